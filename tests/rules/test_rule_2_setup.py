"""Rule 2: set-up."""

import pytest

from mandala.records.dealers import FixedDealer
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.rules.play import set_up
from mandala.rules.state import LAYOUT, Cards, State
from support.decks import written_deck, written_game
from support.table import cup, deck_size, discard, field, hand, mountain, places

DEALT = written_deck(
    mountains=("RO", "YG"), hands=("RRRRRO", "YYYYYG"), cups=("PP", "BB"), draws="PBPB"
)


@pytest.mark.parametrize("first", [0, 1])
def test_mountains_are_dealt_first(first: int) -> None:
    """Rule 2.1: two cards face up to mountain 1, then two to mountain 2."""
    game = Game.from_deck(DEALT, first=first)
    assert DEALT.startswith("ROYG")
    assert (mountain(game, 1), mountain(game, 2)) == ("RO", "YG")


@pytest.mark.parametrize("first", [0, 1])
def test_hands_then_cups_the_first_player_before_the_other(first: int) -> None:
    """Rule 2.2: six to each hand, then two to each cup, always the first player before the other."""
    game = Game.from_deck(DEALT, first=first)
    assert DEALT[4:20] == "RRRRRO" + "YYYYYG" + "PP" + "BB"
    assert (hand(game, first), cup(game, first)) == ("RRRRRO", "PP")
    assert (hand(game, 1 - first), cup(game, 1 - first)) == ("YYYYYG", "BB")
    assert game.to_move == first
    assert deck_size(game) == 88
    assert game.observation(None).hand_sizes == (6, 6)


def test_the_rest_starts_empty() -> None:
    """Rule 2: no fields, rivers or discards, and nothing has happened yet."""
    game = Game.from_deck(DEALT)
    assert discard(game) == ""
    assert all(field(game, number, seat) == "" for number in (1, 2) for seat in (0, 1))
    assert places(game, 0) == places(game, 1) == {}
    assert game.scores == (0, 0)
    assert not game.over
    assert not game.state.end_near
    assert game.state.idle_turns == 0


def test_first_is_a_seat() -> None:
    """Rule 2.2: somebody has to begin."""
    with pytest.raises(MandalaError, match=r"0 or 1, not 2 \(Rule 2\.2\)"):
        Game(FixedDealer(DEALT), first=2)


def test_setting_up_clears_whatever_the_state_held() -> None:
    """Rule 2: a used state is set up like a new one."""

    def leave(deck: Cards, size: int, _rng: object) -> None:
        deck[:size] = deck[:size][::-1]

    fresh, used = State(), State()
    for name, shape in LAYOUT:
        if shape:
            getattr(used, name)[:] = 5
        else:
            setattr(used, name, 5)
    set_up(fresh, 1, leave, None)
    set_up(used, 1, leave, None)
    assert used == fresh
    assert fresh.turn == 1
    assert [fresh.claimer, fresh.destroying, fresh.reason, fresh.phase] == [0, 0, 0, 0]


def test_the_cards_come_to_the_shuffle_in_canonical_order() -> None:
    """Rule 2.1: the caller shuffles all 108 cards, given colour by colour."""
    seen: list[tuple[list[int], object]] = []

    def look(deck: Cards, size: int, rng: object) -> None:
        seen.append((list(deck[:size]), rng))

    set_up(State(), 0, look, "rng")
    assert seen == [([colour for colour in range(6) for _ in range(18)], "rng")]


@pytest.mark.parametrize("seat", [0, 1])
def test_players_look_at_their_own_hand_and_cup_only(seat: int) -> None:
    """Rule 2.3: the own hand and cup at any time, never the other's."""
    game = written_game(hands=("RRRRRO", "YYYYYG"), cups=("PP", "BB"))
    view = game.observation(seat).to_json()
    assert (view["hand"], view["cup"]) == (hand(game, seat), cup(game, seat))
    assert hand(game, 1 - seat) not in view.values()
    assert cup(game, 1 - seat) not in view.values()
    spectator = game.observation(None).to_json()
    assert "hand" not in spectator
    assert "cup" not in spectator
