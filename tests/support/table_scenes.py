"""Moments of random games as a seat sees them, for the test page that shows a live table.

`python -m support.table_scenes` writes them as JSON: ``{name: Scene}``.
"""

import sys
from collections.abc import Callable

import msgspec

from mandala.records.game import Game
from mandala.server.protocol.replay import Replayed, ReplayStep
from mandala.server.protocol.types import Decision
from mandala.server.views.decision import open_moves
from mandala.server.views.replay import replayed
from support.random_games import RandomGame


class Scene(msgspec.Struct):
    """A position with all moves before it. ``seat`` is to move."""

    seat: int
    steps: list[ReplayStep]
    decision: Decision


def _colours(cards: str) -> int:
    return len(set(cards))


def _first_turn(game: Game) -> bool:
    return game.ply == 1


def _full(game: Game) -> bool:
    """Five colours in a mountain, six colours and eight cards in hand."""
    seen = game.observation(game.to_move)
    mountains = [_colours(mandala.mountain) for mandala in seen.mandalas]
    held = seen.hand or ""
    return seen.phase == "turn" and max(mountains) >= 5 and len(held) == 8 and _colours(held) >= 5


def _late(game: Game) -> bool:
    """Both rivers are half full, and a mandala lacks one colour."""
    seen = game.observation(game.to_move)
    return (
        seen.phase == "turn"
        and min(len(river) for river in seen.rivers) >= 3
        and any(sum(map(len, mandala.fields)) > 4 for mandala in seen.mandalas)
    )


def _claim(game: Game) -> bool:
    """The first claim of at least five colours, with points for some."""
    seen = game.observation(game.to_move)
    return (
        seen.phase == "claim"
        and seen.destroying is not None
        and _colours(seen.mandalas[seen.destroying - 1].mountain) >= 5
        and min(len(river) for river in seen.rivers) >= 1
    )


def _few(game: Game) -> bool:
    """The first claim of a mountain with three colours."""
    seen = game.observation(game.to_move)
    return (
        seen.phase == "claim"
        and seen.destroying is not None
        and _colours(seen.mandalas[seen.destroying - 1].mountain) == 3
    )


def _swept(game: Game) -> bool:
    """The last claim of a destruction, after some turns."""
    moves = game.to_record().moves
    return (
        game.to_move == 0
        and len(moves) > 25
        and str(moves[-1]).startswith("C")
        and (game.observation(0).phase == "turn")
    )


def _end_near(game: Game) -> bool:
    return game.observation(game.to_move).end_near and game.observation(None).phase == "turn"


SCENES: dict[str, tuple[str, Callable[[Game], bool]]] = {
    "first": ("grower", _first_turn),
    "full": ("builder", _full),
    "late": ("grower", _late),
    "claim": ("builder", _claim),
    "few": ("grower", _few),
    "swept": ("grower", _swept),
    "end_near": ("builder", _end_near),
}


def scene(temperament: str, wanted: Callable[[Game], bool]) -> Scene:
    """The first such moment of the first random game that has one."""
    for seed in range(2000):
        for game in RandomGame(seed, temperament, 0).positions():
            seat = game.to_move
            if seat is None or not wanted(game):
                continue
            told = replayed(game.to_record().to_line())
            assert isinstance(told, Replayed)
            return Scene(
                seat=seat,
                steps=list(told.steps),
                decision=open_moves(game, seat, game.observation(seat)),
            )
    raise AssertionError(f"no random game of {temperament} reaches {wanted.__name__}")


def table_scenes() -> bytes:
    return msgspec.json.encode({name: scene(*wish) for name, wish in SCENES.items()})


if __name__ == "__main__":
    sys.stdout.buffer.write(table_scenes())
