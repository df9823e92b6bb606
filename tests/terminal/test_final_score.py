"""The count at the end."""

import io
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from rich.console import Console

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import set_language, t
from mandala.records.game import Game
from mandala.records.observation import Result
from mandala.terminal.board import Frame
from mandala.terminal.final_score import final_count, outcome_line
from mandala.terminal.narration import Names
from mandala.terminal.styles import PRETTY
from support.random_games import RandomGame, random_games
from support.scenarios import played_to_end


def counted(game: Game, width: int = 80) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    console.print(final_count(game, Names(game.players), Frame(width, 24, PRETTY)))
    return out.getvalue()


@pytest.fixture
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


@settings(max_examples=8)
@given(random_games)
def test_the_points_of_the_places_add_up_to_the_result(random_game: RandomGame) -> None:
    game = random_game.played()
    assert game.result is not None
    rows = [line for line in counted(game).split("\n") if line.startswith(" points")]
    for row, score in zip(rows, game.result.scores, strict=True):
        points, total = row.removeprefix(" points").split("=")
        assert sum(map(int, points.split())) == int(total) == score


@settings(max_examples=8)
@given(random_games)
def test_every_cup_card_is_laid_out(random_game: RandomGame) -> None:
    game = random_game.played()
    halves = counted(game).split("\n\n")
    for seat in (0, 1):
        river_row = next(i for i, line in enumerate(halves[seat].split("\n")) if "river" in line)
        below = [line[11:] for line in halves[seat].split("\n")[river_row + 1 :]]
        laid_out = "".join(line for line in below if set(line) <= set("ROYGPB "))
        assert sorted(laid_out.replace(" ", "")) == sorted(game.observation(seat).cup or "")


def test_long_names_leave_the_places_in_their_columns() -> None:
    game = played_to_end("river").copy()
    game.players = ("Bartholomew the Great", "Gevorderde")
    lines = counted(game).split("\n")
    headed = [line for line in lines if "1        2        3        4" in line]
    assert len(headed) == 2
    assert len({line.index(" 1 ") for line in headed}) == 1
    rivers = [line for line in lines if line.startswith(" river")]
    for numbers, river in zip(headed, rivers, strict=True):
        assert river[numbers.index("1")] in "ROYGPB"


@pytest.mark.usefixtures("english_afterwards")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_without_a_place_are_headed_in_full(language: str) -> None:
    game = next(
        game
        for seed in range(100)
        if set((game := RandomGame(seed, "grower", 0).played()).observation(0).cup or "")
        - set(game.observation(0).rivers[0])
    )
    set_language(language)
    assert f" {t('label-no-place')}" in counted(game)


@settings(max_examples=8)
@given(random_games)
def test_a_narrow_window_counts_line_by_line(random_game: RandomGame) -> None:
    game = random_game.played()
    for width in (30, 40, 79):
        halves = counted(game, width).split("\n\n")
        for seat in (0, 1):
            _, *lines = halves[seat].split("\n")
            places = [line.split() for line in lines if "×" in line and "=" in line]
            assert "".join(words[1] for words in places) == game.observation(None).rivers[seat]
            assert sum(int(words[-1]) for words in places) == game.scores[seat]
            assert f" points = {game.scores[seat]}" in lines


def test_fewer_cards_in_the_cup_are_named_where_they_decide() -> None:
    """Rule 7.2."""
    assert "Fewer cards in the cup" in counted(played_to_end("fewer_cards_win"))
    assert "Fewer cards" not in counted(played_to_end("river"))


def test_cup_sizes_do_not_decide_a_game_that_people_ended() -> None:
    for reason in ("resign", "timeout", "forfeit"):
        game = Game.new(1)
        game.end(Result((0, 0), 1, reason))
        assert game.scores == (0, 0)
        assert "Fewer cards" not in counted(game)


def test_a_game_called_off_is_not_drawn() -> None:
    game = Game.new(1)
    game.end(Result((0, 0), None, "aborted"))
    assert outcome_line(game).endswith("Nobody wins: the game was broken off.")
    assert "drawn" not in counted(game)


def test_a_drawn_game() -> None:
    assert "The game is drawn" in counted(played_to_end("drawn"))


def test_the_outcome_of_a_game_that_the_rules_ended() -> None:
    assert outcome_line(played_to_end("river")).endswith("a river is full (Rule 6.1).")


@pytest.mark.parametrize(
    ("winner", "ending"),
    [(0, "first wins: "), (1, "second wins: "), (None, "The game is drawn: ")],
)
def test_the_outcome_of_a_game_that_people_ended(winner: int | None, ending: str) -> None:
    game = Game.new(1)
    game.end(Result((7, 7), winner, "agreed"))
    assert outcome_line(game).startswith(f"first 7 : 7 second, 0 moves. {ending}")
