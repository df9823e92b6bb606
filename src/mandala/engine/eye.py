"""The quick eye: which moves look worth trying, told at a glance.

A tree search asks that at every new situation, far too often to value each move with the network. The
eye looks at a few numbers about a move, has one tiny network for each kind of move, and was taught
to point where the value network points (``training/glancing.py``). It says how much a move stands
out among the others of the same position, in log odds, and nothing about who is ahead.

Only what the mover may know is read (Rule 8).
"""

from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import Record, compilable, compilable_fused
from mandala.engine.features import claim_points, yes
from mandala.engine.knowledge import what_is_missing
from mandala.engine.sharing import Points
from mandala.rules.colours import COLOURS
from mandala.rules.drawing import cards_in_deck
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.moves import (
    HAND_LIMIT,
    is_claim_move,
    is_discard_move,
    is_mountain_move,
    move_colour,
    move_count,
    move_mandala,
)
from mandala.rules.play import DRAW_LIMIT

GLANCES: Final = 32  # numbers about a move
KINDS: Final = 4  # mountain, field, discard, claim: each has weights of its own
UNITS: Final = 32
SHIPPED: Final = "eye.npz"

# What is noted about a mandala before its moves are looked at.
_LACKING: Final = 0
_LACKS: Final = 1
_CARDS: Final = 2
_OWN_POINTS: Final = 3
_THEIR_POINTS: Final = 4
_NOTED: Final = 5

# Scales bring counts to around 1, where the network learns fastest.
_CARD: Final = np.float32(0.3)
_PILE_CARD: Final = np.float32(0.2)
_MANY: Final = np.float32(0.1)
_POINT: Final = np.float32(0.03)
_DECK_CARD: Final = np.float32(0.02)
_CLEAR_LEAD: Final = 4  # of field cards; a larger one makes no difference

_SPECIAL: Final = 14  # the first number that is not about all kinds of moves alike

Glance = npt.NDArray[np.float32]


class EyeWeights(NamedTuple):
    """All that is learnt, for each kind of move."""

    inputs: npt.NDArray[np.float32]  # [kind, glance, unit]
    bias: npt.NDArray[np.float32]  # [kind, unit]
    output: npt.NDArray[np.float32]  # [kind, unit]


class Eye(NamedTuple):
    """Weights, and room to look."""

    weights: EyeWeights
    glance: Glance
    units: npt.NDArray[np.float32]
    noted: Points  # [mandala, number]


@cache
def shipped_eye_weights() -> EyeWeights:
    """Those that come with the package (made by ``make eye``, see docs/ai.md)."""
    with (
        resources.as_file(resources.files("mandala.engine") / SHIPPED) as path,
        path.open("rb") as opened,
    ):
        file = np.load(opened, allow_pickle=False)
        return EyeWeights(
            *(np.ascontiguousarray(file[name], np.float32) for name in EyeWeights._fields)
        )


def new_eye(weights: EyeWeights) -> Eye:
    return Eye(
        weights,
        glance=np.zeros(GLANCES, np.float32),
        units=np.zeros(UNITS, np.float32),
        noted=np.zeros((2, _NOTED)),
    )


@compilable
def kind_of(move: int) -> int:
    """Which of the eye's networks is for the move."""
    if is_claim_move(move):
        return 3
    if is_discard_move(move):
        return 2
    return 0 if is_mountain_move(move) else 1


@compilable
def note_mandalas(s: Record, seat: int, noted: Points) -> None:
    """What is the same for all moves to a mandala."""
    other = 1 - seat
    for m in range(2):
        lacking, lacks = what_is_missing(s, m)
        noted[m, :] = 0.0
        noted[m, _LACKING] = lacking
        noted[m, _LACKS] = lacks
        for c in range(COLOURS):
            cards = s.mountain[m, c]
            place = s.place[seat, c] if s.place[seat, c] > 0 else s.river_size[seat] + 1
            their = s.place[other, c] if s.place[other, c] > 0 else s.river_size[other] + 1
            noted[m, _CARDS] += cards
            noted[m, _OWN_POINTS] += cards * place
            noted[m, _THEIR_POINTS] += cards * their


@compilable
def look_at_move(s: Record, seat: int, move: int, noted: Points, g: Glance) -> None:
    """Write the numbers about ``move`` into ``g``; its mandalas have been noted."""
    other = 1 - seat
    c = move_colour(move)
    place = int(s.place[seat, c])
    their_place = int(s.place[other, c])
    next_place = int(s.river_size[seat]) + 1
    their_next = int(s.river_size[other]) + 1
    cup = np.float32(s.cup[seat, c])
    seen = np.float32(int(s.cup[other, c]) - int(s.dealt_cup[other, c]))  # Rule 8.2
    g[0] = np.float32(1)
    g[1] = np.float32(s.hand[seat, c]) * _CARD
    g[2] = np.float32(move_count(move)) * _CARD
    g[3] = np.float32(s.hand_size[seat]) * _PILE_CARD
    g[4] = np.float32(place) * _PILE_CARD
    g[5] = np.float32(their_place) * _PILE_CARD
    g[6] = np.float32(0 if place > 0 else next_place) * _PILE_CARD
    g[7] = np.float32(0 if their_place > 0 else their_next) * _PILE_CARD
    g[8] = cup * _PILE_CARD
    g[9] = seen * _PILE_CARD
    g[10] = np.float32(s.river_size[seat]) * _PILE_CARD
    g[11] = np.float32(s.river_size[other]) * _PILE_CARD
    g[12] = yes(s.end_near > 0)
    g[13] = np.float32(cards_in_deck(s)) * _DECK_CARD
    for i in range(_SPECIAL, GLANCES):
        g[i] = np.float32(0)
    if is_claim_move(move):
        m = int(s.destroying)
        cards = np.float32(s.mountain[m, c])
        g[14] = cards * _CARD
        g[15] = claim_points(cards, cup, place, next_place) * _MANY
        g[16] = claim_points(cards, seen, their_place, their_next) * _MANY
        g[17] = yes(s.field_size[m, seat] > 0)
        g[18] = yes(s.field_size[m, other] > 0)
        g[19] = yes(place == 0 and next_place == RIVER_PLACES)
    elif is_discard_move(move):
        for m in range(2):
            g[14 + m] = yes(s.mountain[m, c] + s.field[m, 0, c] + s.field[m, 1, c] == 0)
            g[16 + m] = np.float32(s.mountain[m, c]) * _CARD
            g[18 + m] = np.float32(s.field[m, seat, c]) * _CARD
            g[20 + m] = np.float32(s.field[m, other, c]) * _CARD
    else:
        look_at_placing(s, seat, move, noted, g)


@compilable
def look_at_placing(s: Record, seat: int, move: int, noted: Points, g: Glance) -> None:
    """The numbers about a card placed in a mandala, as it then lies."""
    other = 1 - seat
    m = move_mandala(move)
    c = move_colour(move)
    count = move_count(move)
    is_new = s.mountain[m, c] + s.field[m, 0, c] + s.field[m, 1, c] == 0
    lacked = int(noted[m, _LACKING])
    lacking = lacked - int(is_new)
    lead = int(s.field_size[m, seat]) - int(s.field_size[m, other])
    own_field = int(s.field_size[m, seat])
    hand = int(s.hand_size[seat]) - count
    if is_mountain_move(move):
        hand += min(DRAW_LIMIT, HAND_LIMIT - hand)
    else:
        lead += count
        own_field += count
    g[14] = yes(is_new)
    g[15] = np.float32(lacking) * _CARD
    g[16] = yes(lacking == 0)
    g[17] = yes(lacking == 1)
    g[18] = np.float32(s.mountain[m, c]) * _CARD
    g[19] = np.float32(max(-_CLEAR_LEAD, min(_CLEAR_LEAD, lead))) * _CARD
    g[20] = yes(own_field > 0)
    g[21] = yes(s.field_size[m, other] > 0)
    g[22] = yes(lacking == 0 and lead > 0)
    g[23] = np.float32(noted[m, _CARDS]) * _MANY
    g[24] = np.float32(hand) * _PILE_CARD
    g[25] = np.float32(noted[m, _OWN_POINTS]) * _POINT
    g[26] = np.float32(noted[m, _THEIR_POINTS]) * _POINT
    g[27] = np.float32(s.field_size[m, seat]) * _PILE_CARD
    g[28] = yes(noted[1 - m, _LACKING] == 1)
    g[29] = yes(lacking == 1 and lacked == 1 and s.hand[seat, int(noted[m, _LACKS])] > 0)
    g[30] = yes(lead == 0)
    g[31] = (g[25] - g[26]) * yes(lead > 0)


@compilable_fused
def stand_out(g: Glance, w: EyeWeights, kind: int, units: Glance) -> Any:
    """What the tiny network of this kind of move makes of a glance."""
    width = w.bias.shape[1]
    weights = w.inputs[kind]
    for j in range(width):
        units[j] = w.bias[kind, j]
    for i in range(GLANCES):
        value = g[i]
        if value != 0:
            for j in range(width):
                units[j] += value * weights[i, j]
    total = np.float32(0)
    for j in range(width):
        total += max(units[j], np.float32(0)) * w.output[kind, j]
    return total


@compilable
def glance_at(s: Record, seat: int, move: int, eye: Eye) -> float:
    """How much ``move`` stands out for ``seat``, which is to move; its mandalas have been noted."""
    look_at_move(s, seat, move, eye.noted, eye.glance)
    return float(stand_out(eye.glance, eye.weights, kind_of(move), eye.units))
