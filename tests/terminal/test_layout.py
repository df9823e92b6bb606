"""The terminal table shows all visible cards, on a small screen too, and no hidden cards."""

import io
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from rich.console import Console, RenderableType
from rich.text import Text

from mandala.analysis.effects.outlook import cup_worth
from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import set_language
from mandala.records.game import Game
from mandala.records.observation import Observation
from mandala.records.replay import steps
from mandala.terminal.board import Frame, draw_board
from mandala.terminal.layout import ScreenContent, board_frame, render_screen
from mandala.terminal.narration import Names, narrate
from mandala.terminal.styles import INKS, PLAIN, PRETTY
from support.decks import written_game
from support.random_games import RandomGame, random_games
from support.scenarios import scenario

# No shrinking: it takes minutes, and the seed names a failing game already.
few = settings(max_examples=6, phases=(Phase.explicit, Phase.reuse, Phase.generate))
SMALL = Frame(80, 24, PRETTY)


def shown(parts: Iterable[RenderableType], frame: Frame, **options: Any) -> list[str]:
    """The lines on the screen."""
    out = io.StringIO()
    console = Console(file=out, width=frame.width, highlight=False, markup=False, **options)
    for part in parts:
        console.print(part)
    return out.getvalue().rstrip("\n").split("\n")


def board(
    game: Game,
    seat: int | None,
    frame: Frame = SMALL,
    names: tuple[str, str] = ("North", "South"),
    **options: Any,
) -> list[str]:
    return shown([draw_board(game.observation(seat), Names(names), frame)], frame, **options)


def screen(game: Game, you: int) -> list[str]:
    """The whole screen of the seat ``you``, which is to move."""
    names = Names(("North", "South"), you)
    content = ScreenContent(game.observation(you), game.legal_moves(), names)
    return shown(render_screen(content, SMALL), SMALL)


@few
@given(random_games)
def test_every_position_fits_80_by_24(random_game: RandomGame) -> None:
    names = Names(("A player, a long name", "search:800"), you=0)
    seen: Observation | None = None
    news: list[str] = []
    for game in random_game.positions():
        if seen is not None:
            news += narrate(names, seen, game.moves[-1], game.observation(0))
        seen = game.observation(0)
        if game.to_move == 0:
            content = ScreenContent(seen, game.legal_moves(), names, news, memory=game.memory(0))
            lines = shown(render_screen(content, SMALL), SMALL)
            assert "window" not in " ".join(lines), "no notice: it fits"
            assert len(lines) <= 23, "the line to type in needs its place"
            assert max(map(len, lines)) <= 80
            news = []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_positions_fit_80_by_24_in_every_language(language: str) -> None:
    set_language(language)
    names = Names(("A player, a long name", "level:4"), you=0)
    seen: Observation | None = None
    news: list[str] = []
    for game in RandomGame(7, "grower", 0).positions():
        if game.to_move == 0 and seen is not None and game.ply % 3 == 0:
            content = ScreenContent(
                game.observation(0), game.legal_moves(), names, news, memory=game.memory(0)
            )
            lines = shown(render_screen(content, SMALL), SMALL)
            assert any("1" in line and str(game.legal_moves()[0]) in line for line in lines)
            assert len(lines) <= 23
            assert max(map(len, lines)) <= 80
            news = []
        if seen is not None:
            news += narrate(names, seen, game.moves[-1], game.observation(0))
        seen = game.observation(0)


@few
@given(random_games)
def test_every_legal_move_is_listed_at_any_width(random_game: RandomGame) -> None:
    for game in random_game.positions():
        if game.ply % 7 or game.over:
            continue
        seen = game.observation(game.to_move)
        for width in (40, 80, 120):
            frame = Frame(width, 100, PRETTY)
            content = ScreenContent(seen, game.legal_moves(), Names(("N", "S")))
            text = "\n".join(shown(render_screen(content, frame), frame))
            for number, move in enumerate(game.legal_moves(), start=1):
                assert any(f"{number}{mark}{move}" in text for mark in " +-")


def opening() -> Game:
    return written_game(
        mountains=("YP", "RB"), hands=("RRRGGO", "BBBYYP"), cups=("OG", "PP"), draws="RYG"
    )


def test_the_table_before_the_first_move() -> None:
    assert board(opening(), 0) == [
        " MANDALA · move 1 · deck 88 · discard 0 ",
        " South        hand   ▮▮▮▮▮▮ 6                cup 2 unseen",
        "              river  1 ·  2 ·  3 ·  4 ·  5 ·  6 ·   worth 0",
        "╭─ Mandala I  missing R O G B ─────────╮╭─ Mandala II  missing O Y G P ────────╮",
        "│ South        ·                       ││ South        ·                       │",
        "│ mountain      Y  P                 2 ││ mountain      R  B                 2 │",
        "│ North        ·                       ││ North        ·                       │",
        "╰─ tie: last to play chooses second ───╯╰─ tie: last to play chooses second ───╯",
        "▸North        river  1 ·  2 ·  3 ·  4 ·  5 ·  6 ·   worth 0",
        "              hand   RRR  O  GG  6           cup  O  G ",
    ]


def test_each_seat_sees_itself_at_the_bottom() -> None:
    lines = board(opening(), 1)
    assert lines[1].startswith("▸North        hand   ▮▮▮▮▮▮ 6")
    assert lines[-1] == "              hand   YY  P  BBB  6           cup  PP "


def test_a_spectator_sees_no_hand_and_no_dealt_cards() -> None:
    lines = board(opening(), None)
    assert lines[-1] == "              hand   ▮▮▮▮▮▮ 6                cup 2 unseen"


def test_plain_signs_for_plain_terminals() -> None:
    text = "\n".join(board(opening(), 0, Frame(80, 24, PLAIN), safe_box=True))
    assert ">North" in text
    assert "######" in text


def test_without_colour_the_letters_remain() -> None:
    coloured = board(opening(), 0, force_terminal=True, color_system="256", no_color=False)
    plain = board(opening(), 0, force_terminal=True, color_system="256", no_color=True)
    assert any("48;5;" in line for line in coloured)
    assert not any("48;5;" in line for line in plain)


def test_a_narrow_window_stacks_the_mandalas() -> None:
    lines = board(opening(), 0, Frame(60, 40, PRETTY))
    titles = [line for line in lines if "Mandala" in line]
    assert len(titles) == 2


def test_a_destruction_is_marked() -> None:
    game = written_game(
        mountains=("YY", "RR"), hands=("GGOPRY", "BRRRRR"), moves="F1G2 M1R M1O M2R M1P M1B"
    )
    lines = screen(game, 0)
    text = "\n".join(lines)
    assert "┏━ Mandala I is destroyed ━" in text
    assert "┗━ You choose now ━" in text
    assert "  3 CY   YY  river place 1, 1 to the cup: 1 point" in lines


def test_a_claim_without_gain_is_marked() -> None:
    game = written_game(
        mountains=("YY", "RR"), hands=("GGOPRY", "BRRRRR"), moves="F1G2 M1R M1O M2R M1P M1B CY"
    )
    lines = screen(game, 1)
    assert "  1 CR   R  to the discard pile (empty field); worth 0+ to North" in lines


def test_completing_moves_are_marked_with_who_chooses_first() -> None:
    game = written_game(
        mountains=("YY", "RR"), hands=("OPGRRR", "BBRRRR"), moves="M1O M1R M1P M2R M1G"
    )
    lines = screen(game, 1)
    text = "\n".join(lines)
    assert "-M1B" in text, "fields are even, and South plays the last card"
    assert "+F1B1" in text, "one card in the field is more than none"
    assert " + completes the mandala, you choose first" in text
    assert " - completes the mandala, North chooses first" in text


def test_a_near_end_is_announced() -> None:
    ends = [game.observation(None).end_near for game in steps(scenario("deck_runs_out_twice"))]
    assert True in ends
    for game in steps(scenario("deck_runs_out_twice")):
        near = "next mandala is the last" in board(game, 0)[0]
        assert near == game.observation(None).end_near


def of_opening(frame: Frame, **more: Any) -> list[str]:
    """The screen of North before the first move."""
    game = opening()
    content = ScreenContent(
        game.observation(0), game.legal_moves(), Names(("North", "South")), **more
    )
    return shown(render_screen(content, frame), frame)


def test_a_complaint_stands_above_the_help_line() -> None:
    assert of_opening(SMALL)[-1].startswith(" Type a move")
    lines = of_opening(SMALL, complaint="No such thing.", news=["News."])
    assert lines[-2] == " No such thing."
    assert lines[-1].startswith(" Type a move")


def test_a_low_window_keeps_the_latest_news_and_says_what_is_missing() -> None:
    news = [f"Event {n}." for n in range(30)]
    for height in (20, 24):
        lines = of_opening(Frame(80, height, PRETTY), news=news)
        assert " Event 29." in lines
        assert len(lines) == height - 1
    shown_events = sum("Event" in line for line in lines)
    assert f" … {30 - shown_events} more above: type log" in lines


@pytest.mark.parametrize(("width", "height"), [(80, 14), (70, 20), (40, 15)])
def test_a_window_that_is_too_small_says_so(width: int, height: int) -> None:
    lines = of_opening(Frame(width, height, PRETTY), complaint="Oops.")
    said = " ".join(line.strip() for line in lines)
    assert f"{width} columns and {height} lines. The table needs 80 and 24" in said
    assert said.endswith("Oops.")
    assert len(lines) < height


@pytest.mark.parametrize(("width", "height"), [(120, 40), (160, 50), (116, 24)])
def test_a_wide_window_is_used_for_cups_and_log(width: int, height: int) -> None:
    story = [f"Event {n}." for n in range(60)]
    lines = of_opening(Frame(width, height, PRETTY), story=story, news=story[-2:])
    assert len(lines) == height - 2, "the prompt, and a line that takes the Enter without scrolling"
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    assert "South’s cup" in text
    assert "2 unseen" in text
    assert "─ Log ─" in text
    half = [line[width // 2 :].strip() for line in lines[11:-1]]
    assert all(half), "nothing is left empty on the right"
    assert "Event 59." in text


def test_a_roomy_window_lists_the_commands() -> None:
    for frame in (Frame(80, 40, PRETTY), Frame(120, 40, PRETTY)):
        assert " hint · cups · log · rules · give up · quit" in of_opening(frame)[-1]
    assert of_opening(SMALL)[-1].startswith(" Type a move")
    game = opening()
    alone = ScreenContent(game.observation(0), game.legal_moves(), Names(("North", "S"), you=0))
    frame = Frame(80, 40, PRETTY)
    assert " hint · undo · cups" in shown(render_screen(alone, frame), frame)[-1]


def test_hints_stand_below_the_moves_of_a_roomy_window() -> None:
    hints = [Text(f" Hint {n}.") for n in range(9)]
    for frame in (Frame(80, 40, PRETTY), Frame(120, 40, PRETTY)):
        text = "\n".join(of_opening(frame, hints=hints))
        assert text.index("1 M1") < text.index("Hint 0.") < text.index("Hint 8.")
        assert text.index("Hint 8.") < text.index("Type a move")
    small = "\n".join(of_opening(SMALL, hints=hints))
    assert "1 M1" not in small
    assert "Hint 8." in small


def test_the_board_is_as_wide_in_a_low_window_as_without_cups_beside_it() -> None:
    assert board_frame(Frame(150, 40, PRETTY)).width == 100
    assert board_frame(Frame(150, 20, PRETTY)).width == 100
    assert board_frame(Frame(120, 40, PRETTY)).width == 84
    assert "Log" not in "\n".join(of_opening(Frame(150, 20, PRETTY)))


def played_by_random(plies: int) -> Game:
    game = Game.new(seed=3)
    for _ in range(plies):
        game.play(game.legal_moves()[game.ply % len(game.legal_moves())])
    return game


def test_the_other_cup_is_worth_a_range() -> None:
    """The dealt cards of the other cup may count or not: the range has both ends."""
    for plies in range(20, 70):
        game = played_by_random(plies)
        if game.over:
            break
        for seat in (0, 1):
            worth = cup_worth(game.observation(seat), 1 - seat)
            top = board(game, seat)[2]
            if worth.at_least < worth.at_most:
                assert top.endswith(f"worth {worth.at_least}–{worth.at_most}")
                assert worth.at_least <= game.scores[1 - seat] <= worth.at_most
                return
    raise AssertionError("no position with a range")


def test_missing_colours_are_drawn_in_their_inks() -> None:
    lines = board(opening(), 0, force_terminal=True, color_system="256")
    title = next(line for line in lines if "Mandala I" in line)
    for letter in "ROGB":
        ink = INKS[letter].color
        assert ink is not None
        assert f"38;5;{ink.number}m{letter}\x1b[0m" in title


@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_cards_change_nothing_on_the_screen(seat: int) -> None:
    """Other hidden cards, the same screen: hand and cup of the other, order of the deck."""
    one = written_game(("YP", "RB"), ("RRRGGO", "BBBYYP"), ("OG", "PP"))
    hands, cups = (("RRRGGO", "OOGGRR"), ("OG", "YB"))
    if seat == 1:
        hands, cups = (("OYOYGP", "BBBYYP"), ("RB", "PP"))
    other = written_game(("YP", "RB"), hands, cups)
    assert board(one, seat) == board(other, seat)
