"""Output and errors of the commands in every language. Machine-readable output is the same in all."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.capture import CaptureResult

from mandala.cli.app import run
from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import set_language, t

ROOT = Path(__file__).parents[2]
BROKEN = str(ROOT / "docs/examples/broken.jsonl")
VECTORS = json.loads((ROOT / "docs/reference/fair-deal-vectors.json").read_text(encoding="utf-8"))
Printed = Callable[..., CaptureResult[str]]
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    set_language("en")


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Printed:
    """Returns what a command prints, by stream, in one language."""

    def one(language: str, *arguments: str, code: int = 0) -> CaptureResult[str]:
        assert run(["--lang", language, *arguments]) == code
        return capsys.readouterr()

    return one


@pytest.fixture
def fair(tmp_path: Path) -> str:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(VECTORS["records"][0]["record"]), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_of_a_match_is_translated(printed: Printed, language: str) -> None:
    match = printed(language, "arena", "random", "random", "--games", "4", "--seed", "1").out
    for key in ("arena-won", "arena-drawn", "arena-score", "arena-interval", "arena-points-ahead"):
        assert t(key) in match
    table = printed(
        language, "arena", "random", "random", "random", "--games", "2", "--seed", "1",
    ).out  # fmt: skip
    assert t("arena-rating") in table
    assert t("arena-match") in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_of_a_deal_is_translated(printed: Printed, fair: str, language: str) -> None:
    shown = printed(language, "verify", fair).out
    assert shown.startswith(t("verify-fair", number=1))
    assert t("fair-seed-same") in shown
    assert t("fair-deck-same") in shown


@pytest.mark.parametrize("language", OTHERS)
def test_json_is_the_same_in_every_language(printed: Printed, fair: str, language: str) -> None:
    for arguments in (
        ("verify", fair, "--json"),
        ("replay", fair, "--json"),
        ("arena", "random", "random", "--games", "2", "--seed", "1", "--json"),
    ):
        texts = [printed(one, *arguments).out for one in (language, "en")]
        here, there = (json.loads(text) | {"ms_per_move": None} for text in texts)
        assert here == there


RULES = {
    "en": "Rule 4.1",
    "it": "Regola 4.1",
    "hu": "4.1. szabály",
    "de": "Regel 4.1",
    "nl": "Regel 4.1",
    "fr": "Règle 4.1",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (("replay", BROKEN), "refusal-field-colour_in_other_field"),
        (("replay", "nowhere.jsonl"), "system-ENOENT"),
        (("backup", "x", "--database", "nonsense"), "database-address"),
        (("restore", "nowhere.backup", "--database", "sqlite:///x.db"), "backup-no-such-file"),
        (("serve", "--public-url", "ftp://x"), None),
        (("connect", "ftp://x", "random"), None),
        (("arena", "nobody", "random"), None),
        (("arena", "random", "random", "--games", "3"), None),
        (("delete-guest", "nobody", "--database", "sqlite:///nowhere.db"), None),
        (("bench", "--rounds", "0"), None),
        (("play", "--first", "9"), None),
    ],
)  # fmt: skip
def test_misuse_is_one_line_in_every_language(
    printed: Printed, language: str, arguments: tuple[str, ...], key: str | None
) -> None:
    told = printed(language, *arguments, code=2)
    assert told.out == ""
    assert told.err.count("\n") == 1
    if key:
        words = t(key, colourName=t("colour-G")) if key.startswith("refusal") else t(key)
        assert words in told.err
    if arguments == ("replay", BROKEN):
        assert RULES[language] in told.err
    if language != "en":
        assert told.err != printed("en", *arguments, code=2).err
