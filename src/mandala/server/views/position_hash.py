"""The hash of a position that two equal decisions share, however they are written.

It finds a running online game that somebody rebuilt as a record. A rebuilt record may have other
colours or exchanged mandalas, which changes no decision. So the hash is the same for all these. It
covers the cards on the mandalas and in the rivers, as the seat to move sees them. Early in a game
many games have the same cards there, so the hash then also covers the hand of the seat to move.
"""

import hashlib
from collections.abc import Iterator
from typing import Final

from mandala.records.move import counts
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS, LETTERS
from mandala.server.state.table import Table

ENOUGH_CARDS: Final = 10
"""With so many cards on mandalas and rivers, two games hardly ever look alike by chance."""
HASH_BYTES: Final = 16
LOOKED_BACK: Final = 6  # moves before a question that are looked up among the running games


def position_hash(seen: Observation) -> str:
    """Returns the hash of what the seat to move sees; ``seen`` is its observation."""
    shown = _shown(seen, 0), _shown(seen, 1)
    text = repr((seen.phase, min(shown)))
    return hashlib.sha256(text.encode()).hexdigest()[: 2 * HASH_BYTES]


def recent_hashes(table: Table) -> Iterator[str | None]:
    """Yields the hashes of the position of a running game and of the last ones before it.

    Yields None for each earlier position, so that the caller can pause.
    """
    game, moves = table.game_at(0), [played.move for played in table.plies]
    for ply in range(len(moves) + 1):
        if ply:
            game.play(moves[ply - 1])
        recent = game.to_move is not None and ply >= len(moves) - LOOKED_BACK
        yield position_hash(game.observation(game.to_move)) if recent else None


def _shown(seen: Observation, first: int) -> tuple[object, ...]:
    """Returns the position with mandala ``first`` named first, the same for all names of the colours."""
    own = seen.to_move or 0
    mandalas = (seen.mandalas[first], seen.mandalas[1 - first])
    piles = [
        counts(cards)
        for mandala in mandalas
        for cards in (mandala.mountain, mandala.fields[own], mandala.fields[1 - own])
    ]
    rivers = seen.rivers[own], seen.rivers[1 - own]
    if sum(map(sum, piles)) + sum(map(len, rivers)) < ENOUGH_CARDS:
        piles.append(counts(seen.hand or ""))
    colours = sorted(
        (
            *(int(pile[colour]) for pile in piles),
            *(river.find(LETTERS[colour]) for river in rivers),
        )
        for colour in range(COLOURS)
    )
    destroyed = None if seen.destroying is None else seen.destroying - 1 == first
    return (str(destroyed), colours)
