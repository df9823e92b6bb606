"""The observation of one seat has exactly the fields of the contract."""

import json
from dataclasses import replace

import pytest

from mandala.records.game import Game
from mandala.records.observation import Result
from support.decks import written_game
from support.scenarios import before, played_to_end

KEYS = [
    "format", "seat", "to_move", "turn", "phase", "destroying", "mandalas", "hand", "cup",
    "hand_sizes", "cup_sizes", "cup_seen", "rivers", "discard", "deck_size", "reshuffled",
    "end_near", "idle_turns", "ply", "over", "result",
]  # fmt: skip


def example() -> Game:
    return written_game(
        ("YP", "RO"),
        ("OYYGGB", "RGGPPP"),
        ("OY", "GB"),
        draws="YGP" + "R" + "YYY" + "O",
        moves="M2Y F1R1 DB1 DP3 M1Y F2G2",
    )


def test_the_bytes_of_an_observation() -> None:
    """Keys in the order of the contract, piles in canonical order."""
    game = example()
    assert json.dumps(game.observation(0).to_json()) == (
        '{"format": "mandala-observation/1", "seat": 0, "to_move": 0, "turn": 0, "phase": "turn",'
        ' "destroying": null, "mandalas": [{"mountain": "YYP", "fields": ["", "R"]},'
        ' {"mountain": "ROY", "fields": ["", "GG"]}], "hand": "ROOYGGGP", "cup": "OY",'
        ' "hand_sizes": [8, 3], "cup_sizes": [2, 2], "cup_seen": ["", ""], "rivers": ["", ""],'
        ' "discard": "PPPB", "deck_size": 80, "reshuffled": null, "end_near": false,'
        ' "idle_turns": 0, "ply": 6, "over": false, "result": null}'
    )


def test_the_keys_stand_in_the_order_of_the_contract() -> None:
    game = before("four_against_three", 7)
    for seat in (0, 1):
        assert list(game.observation(seat).to_json()) == KEYS
    spectator = [key for key in KEYS if key not in ("hand", "cup")]
    assert list(game.observation(None).to_json()) == spectator
    assert game.observation(None).to_json()["seat"] is None


def test_while_a_mandala_is_destroyed() -> None:
    """``turn`` is whose turn it was when the destruction began, ``to_move`` who chooses."""
    data = before("four_against_three", 6).observation(0).to_json()
    assert [data[key] for key in ("to_move", "turn", "phase", "destroying")] == [1, 1, "claim", 1]
    data = before("four_against_three", 7).observation(0).to_json()
    assert [data[key] for key in ("to_move", "turn", "phase", "destroying")] == [0, 1, "claim", 1]


def test_rivers_stand_in_river_order() -> None:
    game = played_to_end("one_field_empty")
    assert game.observation(1).rivers == ("RGB", "")
    game = before("one_field_empty", 6)
    for claim in ("CB", "CG", "CR", "CP", "CO"):
        game.play(claim)
    assert game.observation(None).rivers == ("BRO", "")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_when_the_game_is_over(seat: int) -> None:
    game = played_to_end("drawn")
    data = game.observation(seat).to_json()
    assert (data["turn"], data["to_move"], data["phase"]) == (None, None, "over")
    assert data["destroying"] is None
    assert data["over"] is True
    assert data["result"] == {"scores": [15, 15], "winner": None, "reason": "river"}
    assert list(data["result"]) == ["scores", "winner", "reason"]


def test_when_people_end_the_game_in_a_destruction() -> None:
    game = before("four_against_three", 6)
    game.end(Result((0, 0), 1, "timeout"))
    data = game.observation(0).to_json()
    assert (data["turn"], data["to_move"], data["destroying"]) == (None, None, None)
    assert (data["phase"], data["over"]) == ("over", True)
    assert data["result"] == {"scores": [0, 0], "winner": 1, "reason": "timeout"}


def test_after_a_reshuffle() -> None:
    data = before("deck_runs_out_in_discard", 84).observation(1).to_json()
    assert (data["reshuffled"], data["deck_size"], data["end_near"]) == ("RRRROY", 4, True)


def test_every_value_is_plain_json() -> None:
    """No number of NumPy, no tuple: what is encoded equals what was given."""
    for name in ("deck_runs_out_twice", "deck_runs_out_at_first_dealt_card"):
        data = played_to_end(name).observation(0).to_json()
        assert json.loads(json.dumps(data)) == data
        assert all(type(data[key]) is bool for key in ("end_near", "over"))


def test_observations_are_values() -> None:
    """Equal where everything known is equal, and not to be changed."""
    one, same = example().observation(0), example().observation(0)
    assert one == same
    assert hash(one) == hash(same)
    assert one != replace(one, ply=7)
    with pytest.raises(AttributeError):
        one.ply = 7  # type: ignore[misc]  # frozen: this is the test
