"""Rules for the page's sources that tests, types and lint in ``web/`` do not check."""

import re
from pathlib import Path

from mandala.records.illegal import REASONS
from mandala.server.actions import ERRORS
from mandala.server.actions.greet import GREETINGS

ROOT = Path(__file__).parents[2]


def test_every_code_of_the_server_has_words() -> None:
    catalogues = (ROOT / "src/mandala/locales/en").glob("*.ftl")
    keys = {
        key for path in catalogues for key in re.findall(r"^([\w-]+) =", path.read_text(), re.M)
    }
    codes = {*ERRORS, *(reason.code for reason in REASONS.values())}
    wanted = {"refusal-" + code.replace("/", "-") for code in codes} | {
        f"greeting-{key}" for key in GREETINGS
    }
    assert wanted <= keys, wanted - keys


def test_the_lock_file_names_no_registry() -> None:
    assert "resolved" not in (ROOT / "web/package-lock.json").read_text()


def test_no_inline_style_or_html() -> None:
    for path in (ROOT / "web/src").rglob("*.svelte"):
        source = path.read_text()
        assert "{@html" not in source, path
        assert not re.search(r'\sstyle="', source), f"{path}: a static style attribute"
