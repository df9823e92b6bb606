"""Cards in a terminal: every one a letter, with or without colour."""

import pytest

from mandala.terminal.styles import INKS, PLAIN, PRETTY, SANDS, Glyphs, cards, glyphs_for, sentence


def test_a_letter_for_each_card() -> None:
    assert cards("RRYB", PRETTY).plain == " RR  Y  B "


def test_counts_where_room_is_short() -> None:
    assert cards("RRRRRRYYB", PRETTY, width=14).plain == " R×6  Y×2  B "
    assert cards("RRRRRRYYB", PLAIN, width=14).plain == " Rx6  Yx2  B "
    assert cards("RRRRRRYYB", PRETTY, width=9).plain == " R6 Y2 B"


def test_an_empty_pile_is_a_sign_too() -> None:
    assert cards("", PRETTY).plain == "·"
    assert cards("", PLAIN).plain == "."


def test_each_sand_has_its_own_colour() -> None:
    assert len({style.bgcolor for style in SANDS.values()}) == 6
    assert len({style.color for style in INKS.values()}) == 6


@pytest.mark.parametrize(
    ("encoding", "glyphs"),
    [("utf-8", PRETTY), ("ascii", PLAIN), ("latin-1", PLAIN), (None, PLAIN), ("nonsense", PLAIN)],
)
def test_glyphs_follow_the_encoding(encoding: str | None, glyphs: Glyphs) -> None:
    assert glyphs_for(encoding) == glyphs


def test_colour_words_are_coloured() -> None:
    told = sentence("You take 2 red and 1 black.")
    assert told.plain == "You take 2 red and 1 black."
    assert [(told.plain[s.start : s.end], s.style) for s in told.spans] == [
        ("red", INKS["R"]),
        ("black", INKS["B"]),
    ]
