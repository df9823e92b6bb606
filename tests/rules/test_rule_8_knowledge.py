"""Rule 8: what a player knows."""

import pytest

from mandala.records.game import Game
from mandala.records.memory import Drew, Gave, SeatMemory
from mandala.records.observation import Observation
from mandala.rules.colours import LETTERS
from support.decks import play_all, written_game
from support.scenarios import before, run_out
from support.table import cup, deck_size, discard, hand

PUBLIC = {
    "format", "to_move", "turn", "phase", "destroying", "mandalas", "hand_sizes", "cup_sizes",
    "cup_seen", "rivers", "discard", "deck_size", "reshuffled", "end_near", "idle_turns", "ply",
    "over", "result",
}  # fmt: skip
RED, ORANGE = LETTERS.index("R"), LETTERS.index("O")


def public(view: Observation) -> dict[str, object]:
    return {key: value for key, value in view.to_json().items() if key in PUBLIC}


def test_what_is_public_is_the_same_for_everyone() -> None:
    """Rule 8.1: mountains, fields, rivers and whose turn it is, for both seats and a spectator."""
    game = before("four_against_three", 8)
    views = [game.observation(seat) for seat in (0, 1, None)]
    assert public(views[0]) == public(views[1]) == public(views[2])
    assert set(views[2].to_json()) - PUBLIC == {"seat"}
    assert set(views[0].to_json()) - PUBLIC == {"seat", "hand", "cup"}
    assert views[0].mandalas[0].fields == ("YYYY", "GGG")
    assert views[0].rivers == ("RP", "O")


def test_the_whole_discard_pile_and_all_sizes_are_public() -> None:
    """Rule 8.1 (clarification): every discard was seen; deck, hands and cups can be counted."""
    game = written_game(("RO", "YY"), ("RRRRRR", "OOOGGG"), moves="DR3 DO1 M1R F2G2")
    view = game.observation(None)
    assert view.discard == discard(game) == "RRRO"
    assert view.deck_size == deck_size(game) == 88 - 3 - 1 - 3
    assert view.hand_sizes == (8, 4)
    assert view.cup_sizes == (2, 2)


def test_claimed_cards_were_seen_dealt_ones_were_not() -> None:
    """Rule 8.2: cup_seen holds what came by a choice, for both seats."""
    game = written_game(
        ("RR", "OO"),
        ("YYGOPB", "RGGPPB"),
        cups=("RR", "BB"),
        moves="F1Y2 M1G M1O M1P M1B CR CG CB CO CP",
    )
    assert cup(game, 0) == "RR" + "R"
    for seat in (0, 1, None):
        assert game.observation(seat).cup_seen == ("R", "")
    assert game.observation(0).cup == "RRR"
    assert game.observation(1).cup == "BB"


def test_a_reshuffled_deck_is_known_to_be_the_discard_pile() -> None:
    """Rule 8.3 (clarification): its cards are public, its order is not."""
    game, move = run_out("deck_runs_out_in_discard")
    assert game.observation(None).reshuffled is None
    assert game.memory(0) is game.memory(1) is None
    game.play(move)
    for seat in (0, 1, None):
        assert game.observation(seat).reshuffled == "RRRROY"


def test_each_player_knows_the_pile_the_other_held() -> None:
    """Rule 8.3 (clarification): hand and dealt cup cards of the other as one pile."""
    game, move = run_out("deck_runs_out_in_discard")
    assert (hand(game, 0), hand(game, 1)) == ("RRRRRRRB", "RRRRRRRG")
    assert (cup(game, 0), cup(game, 1)) == ("OP", "GB")
    last_two = game.state.deck[game.state.deck_next : game.state.deck_end]
    assert [LETTERS[card] for card in last_two] == ["O", "Y"]
    game.play(move)
    assert game.reshuffles == ["ORRYRR"]
    # The first player gave four reds, drew O and Y, then the shuffle, then O and R of the new deck.
    assert game.memory(0) == SeatMemory(pile="RRRRRRRGGB", pool="RRRY", since=())
    assert game.memory(1) == SeatMemory(pile="RRROOYPB", pool="RRRROY", since=(Drew(2),))


def test_memory_grows_with_what_the_other_player_does() -> None:
    """Rule 8.3: own draws are known; of the other's hand, what was given and how many drawn."""
    game, move = run_out("deck_runs_out_twice")
    play_all(game, f"{move} M2R")
    assert game.reshuffles == ["ORRYRR"]
    assert game.memory(0) == SeatMemory("RRRRRRRGGB", "RRRY", (Gave(RED, 1), Drew(1)))
    assert game.memory(1) == SeatMemory("RRROOYPB", "RRROY", (Drew(2),))
    game.play("M1O")
    assert game.memory(0) == SeatMemory("RRRRRRRGGB", "RRR", (Gave(RED, 1), Drew(1)))
    assert game.memory(1) == SeatMemory("RRROOYPB", "RRROY", (Drew(2), Gave(ORANGE, 1), Drew(1)))


def test_a_second_reshuffle_adds_to_what_was_remembered() -> None:
    """Rule 8.3: the pile and the earlier deck are still known, and now the new deck too."""
    game, move = run_out("deck_runs_out_twice")
    play_all(game, f"{move} M2R DR4")
    assert game.reshuffles == ["ORRYRR", "RRRR"]
    # The first player drew O and R, then Y, R and R that were left, then one R of the new deck.
    assert game.memory(0) == SeatMemory(
        pile="RRRRRRRGGB", pool="RRR", since=(Gave(RED, 1), Drew(1)), earlier=("R",)
    )
    assert game.memory(1) == SeatMemory(
        pile="RRROOYPB",
        pool="RRRR",
        since=(Drew(2), Gave(RED, 4), Drew(3), Drew(1)),
        earlier=("RRROY",),
    )


def test_cards_dealt_to_a_mountain_are_seen_by_both() -> None:
    """Rule 8.3: in the deal of Rule 5.5 nobody draws, and both see what leaves the new deck."""
    game, move = run_out("deck_runs_out_at_first_dealt_card")
    game.play(move)
    dealt = game.reshuffles[0][0]
    for seat in (0, 1):
        memory = game.memory(seat)
        assert memory is not None
        assert sorted(memory.pool + dealt) == sorted(game.reshuffles[0])
        assert sorted(memory.pile) == sorted(hand(game, 1 - seat) + dealt_cup(game, 1 - seat))
        assert memory.since == ()


def dealt_cup(game: Game, seat: int) -> str:
    first_cup = 16 if seat == game.first else 18  # Rule 2.2
    return game.deck[first_cup : first_cup + 2]


@pytest.mark.parametrize("seat", [0, 1])
def test_secrets_are_not_in_an_observation(seat: int) -> None:
    """Rule 8.4: two games that differ in the deck's order, the other's hand and dealt cup only."""
    mine, theirs = ("RRRRRR", "OY"), [("OOOOOO", "GG"), ("YYGGPP", "BB")]
    seen = []
    for number, (their_hand, their_cup) in enumerate(theirs):
        pairs = (mine, (their_hand, their_cup)) if seat == 0 else ((their_hand, their_cup), mine)
        hands, cups = zip(*pairs, strict=True)
        game = written_game(("RO", "PB"), hands, cups, draws="YG" if number else "PB")
        seen.append(game.observation(seat).to_json())
    assert seen[0] == seen[1]
