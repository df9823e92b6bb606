"""``mandala rules``: one text, whole or by number."""

import re
from pathlib import Path

import pexpect
import pytest

from mandala.locales.pages import languages, rules_parts, rules_text
from support.program import PROGRAM, environment, mandala, refused

DOCS = Path(__file__).parents[2] / "docs" / "reference"

SECTIONS = {"1": 4, "2": 3, "3": 4, "4": 2, "5": 7, "6": 6, "7": 2, "8": 4}
CLAUSES = [f"{section}.{n}" for section, last in SECTIONS.items() for n in range(1, last + 1)]
CLARIFICATION = {
    "en": "*(clarification)*",
    "it": "*(chiarimento)*",
    "hu": "*(pontosítás)*",
    "de": "*(Klarstellung)*",
    "nl": "*(verduidelijking)*",
    "fr": "*(précision)*",
}
CLARIFIED = {"3.1", "3.4", "5.7", "6.2", "6.3", "6.4", "7.2", "8.1", "8.3"}


def test_english_is_the_first_language() -> None:
    assert languages()[0] == "en"


@pytest.mark.parametrize("language", languages())
def test_every_clause_appears_once_and_in_order(language: str) -> None:
    numbers = re.findall(r"^\*\*(\d\.\d)", rules_text(language), flags=re.MULTILINE)
    assert numbers == CLAUSES
    assert set(rules_parts(language)) == {*SECTIONS, *CLAUSES}


@pytest.mark.parametrize("language", languages())
def test_clarifications_are_marked(language: str) -> None:
    parts = rules_parts(language)
    marked = {number for number in CLAUSES if CLARIFICATION[language] in parts[number]}
    assert marked == CLARIFIED


@pytest.mark.parametrize("language", languages())
def test_clauses_refer_to_the_same_clauses_in_every_language(language: str) -> None:
    for number in CLAUSES:
        references = [
            re.findall(r"\d\.\d", part)
            for part in (rules_parts(c)[number] for c in ("en", language))
        ]
        assert references[0] == references[1], number


@pytest.mark.parametrize("language", languages())
def test_language_is_chosen_or_taken_from_the_system(language: str) -> None:
    text = rules_parts(language)["4"]
    assert mandala("rules", "4", "--lang", language).stdout == text
    assert mandala("rules", "4", LC_ALL=None, LC_MESSAGES=f"{language}_XX.UTF-8").stdout == text


def test_unknown_system_language_gives_english() -> None:
    assert mandala("rules", "4", LC_ALL="fi_FI.UTF-8").stdout == rules_parts("en")["4"]


def test_docs_hold_the_same_text() -> None:
    """One truth: ``mandala rules > docs/reference/rules.md`` makes the page."""
    assert mandala("rules", "--lang", "en").stdout == (DOCS / "rules.md").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "one or more cards"),
        ("it", "una o più carte"),
        ("hu", "egy vagy több kártyát"),
        ("de", "eine oder mehrere Karten"),
        ("nl", "één of meer kaarten"),
        ("fr", "une ou plusieurs cartes"),
    ],
)
def test_turn_needs_at_least_one_card(language: str, words: str) -> None:
    """Rules 3.2 and 3.3: at least one card; "as many as you like" could be none."""
    for number in ("3.2", "3.3"):
        assert words in " ".join(rules_parts(language)[number].split()), number


def test_one_clause_is_printed() -> None:
    shown = mandala("rules", "5.3").stdout
    assert shown.startswith("**5.3** ")
    assert "- if your river has the colour" in shown
    assert "5.4" not in shown


def test_one_section_is_printed() -> None:
    shown = mandala("rules", "4.").stdout
    assert shown.startswith("## 4. ")
    assert "**4.2**" in shown
    assert "**5.1**" not in shown


def test_unknown_clause_is_refused() -> None:
    assert refused("rules", "9.1") == (
        "mandala rules: no rule '9.1'; the numbers go from 1.1 to 8.4 (see mandala rules --help)"
    )


def test_word_finds_the_clauses_it_is_in() -> None:
    shown = mandala("rules", "River").stdout
    found = re.findall(r"^\*\*(\d\.\d)", shown, flags=re.MULTILINE)
    assert found == [n for n in CLAUSES if "river" in rules_parts("en")[n].lower()]
    assert len(found) > 3
    assert "fiume" in mandala("rules", "fiume", "--lang", "it").stdout.lower()


def test_unknown_language_is_refused() -> None:
    complaint = refused("rules", "--lang", "tlh")
    assert complaint.startswith("mandala rules: invalid value for '--lang': 'tlh' is not one of")


def test_terminal_shows_formatted_text() -> None:
    terminal = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], "rules", "4"],
        env=environment(TERM="xterm-256color", NO_COLOR=None),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=30,
    )
    terminal.expect(pexpect.EOF)
    assert "**4.1**" not in terminal.before
    assert "\x1b[1m4.1\x1b[0m" in terminal.before
    terminal.close()
    assert terminal.exitstatus == 0


def test_terminal_pages_the_whole_text(tmp_path: Path) -> None:
    pager = tmp_path / "less"
    pager.write_text("#!/bin/sh\necho paged as $LESSCHARSET; cat > /dev/null\n")
    pager.chmod(0o755)
    terminal = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], "rules"],
        env=environment(TERM="xterm-256color", PAGER=str(pager), LESSCHARSET=None),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=30,
    )
    terminal.expect("paged as utf-8")  # else less shows bytes where the locale is not installed
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
