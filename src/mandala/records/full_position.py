"""Every card of a position as JSON, for ``mandala replay --states --json``.

For finished games only, because it shows hidden cards.
"""

from typing import Any

from mandala.records.game import Game
from mandala.records.move import Move, in_order, pile
from mandala.records.observation import river


def position(game_number: int, game: Game, move: Move | None) -> dict[str, Any]:
    """Returns the position of ``game`` just after ``move`` (None: before the first)."""
    s = game.state
    seen = [game.observation(seat).to_json() for seat in (0, 1)]
    public = seen[0]
    return {
        "game": game_number,
        "ply": game.ply,
        "move": None if move is None else str(move),
        "to_move": public["to_move"],
        "phase": public["phase"],
        "destroying": public["destroying"],
        "mandalas": public["mandalas"],
        "hands": [pile(s.hand[seat]) for seat in (0, 1)],
        "cups": [pile(s.cup[seat]) for seat in (0, 1)],
        "rivers": [river(s, seat) for seat in (0, 1)],
        "discard": pile(s.discard),
        "deck": in_order(s.deck[s.deck_next : s.deck_end]),
        "end_near": bool(s.end_near),
        "idle_turns": int(s.idle_turns),
        "legal": [str(legal) for legal in game.legal_moves()],
        "scores": list(game.scores),
        "over": public["over"],
        "observations": seen,
    }
