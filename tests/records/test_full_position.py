"""The lines of ``replay --states --json``."""

import json

from mandala.records.full_position import position
from mandala.records.move import Move
from mandala.records.replay import steps
from support.scenarios import before, played_to_end, scenario

KEYS = [
    "game", "ply", "move", "to_move", "phase", "destroying", "mandalas", "hands", "cups", "rivers",
    "discard", "deck", "end_near", "idle_turns", "legal", "scores", "over", "observations",
]  # fmt: skip


def test_the_bytes_of_a_position() -> None:
    """Keys in the order of the contract; the deck in drawing order, the rest canonical."""
    game = before("deck_runs_out_in_discard", 84)
    data = position(3, game, game.moves[-1])
    views = data.pop("observations")
    mountain = "O" * 15 + "Y" * 16 + "G" * 16 + "P" * 17 + "B" * 16
    assert json.dumps(data) == (
        '{"game": 3, "ply": 83, "move": "DR4", "to_move": 1, "phase": "turn", "destroying": null,'
        f' "mandalas": [{{"mountain": "{mountain}", "fields": ["", ""]}},'
        ' {"mountain": "RRRR", "fields": ["", ""]}], "hands": ["RRRROOYB", "RRRRRRRG"],'
        ' "cups": ["OP", "GB"], "rivers": ["", ""], "discard": "", "deck": "RYRR",'
        ' "end_near": true, "idle_turns": 1, "legal": ["M1R", "M1G", "M2R", "M2G", "F1R1", "F1R2",'
        ' "F1R3", "F1R4", "F1R5", "F1R6", "F1R7", "F2G1", "DR1", "DR2", "DR3", "DR4", "DR5",'
        ' "DR6", "DR7", "DG1"], "scores": [0, 0], "over": false}'
    )
    assert views == [game.observation(seat).to_json() for seat in (0, 1)]


def test_before_the_first_move() -> None:
    data = position(0, before("drawn", 1), None)
    assert list(data) == KEYS
    assert (data["game"], data["ply"], data["move"], data["to_move"]) == (0, 0, None, 0)
    assert len(data["deck"]) == 88
    assert scenario("drawn").deck.endswith(data["deck"])


def test_at_the_end() -> None:
    game = played_to_end("drawn")
    data = position(0, game, Move.parse("CR"))
    assert (data["over"], data["phase"], data["to_move"], data["legal"]) == (True, "over", None, [])
    assert data["scores"] == [15, 15]


def test_scores_are_what_each_cup_is_worth_at_that_moment() -> None:
    scores = [position(0, game, None)["scores"] for game in steps(scenario("drawn"))]
    assert scores[0] == [0, 0]
    assert scores[-1] == [15, 15]
    assert len({tuple(pair) for pair in scores}) > 3


def test_a_game_that_people_ended_is_over() -> None:
    game = before("drawn", 10)
    game.resign(0)
    data = position(0, game, None)
    assert (data["over"], data["phase"], data["legal"]) == (True, "over", [])
    assert data["observations"][0]["result"]["reason"] == "resign"
