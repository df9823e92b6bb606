"""What a judge sees besides: the other hand, and the two cards dealt into the other cup.

A search that has made up a whole world knows both hands in it. Whoever values a move as its mover
sees it forgets one of them, after every move of the other player our own. A judge is a value network
that is told both: how likely the mover wins from here when both play on as they do, each seeing
only their own cards. Of a real table nobody may ask that; players ask it of worlds they sampled.
"""

import numpy as np

from mandala.engine.compiling import Record, compilable
from mandala.engine.features import (
    CARD,
    CUP_CARD,
    FIRST_OPEN,
    POINT,
    TABLE_OPEN,
    Row,
    Rows,
    first_mandala,
    max_of,
    yes,
)
from mandala.rules.colours import COLOURS
from mandala.rules.legality import colour_may_join_field, colour_may_join_mountain
from mandala.rules.state import Cards


@compilable
def show_hands(s: Record, seat: int, kept: Cards, fresh: int, rows: Rows, row: Row) -> None:
    """Write the other hand into what ``seat`` sees of afterstate ``s`` (see ``fill_features``)."""
    other = 1 - seat
    a = first_mandala(s, fresh)
    b = 1 - a
    lacking_a = lacking_b = 0
    held_a = held_b = 0
    kept_a = kept_b = 0
    for c in range(COLOURS):
        r = rows[c, FIRST_OPEN:]
        hand = np.float32(s.hand[other, c])
        has = s.hand[other, c] > 0
        dealt = np.float32(s.dealt_cup[other, c])
        lacks_a = fresh == a or s.mountain[a, c] + s.field[a, 0, c] + s.field[a, 1, c] == 0
        lacks_b = fresh == b or s.mountain[b, c] + s.field[b, 0, c] + s.field[b, 1, c] == 0
        grows_a = fresh != a and colour_may_join_field(s, a, other, c)
        grows_b = fresh != b and colour_may_join_field(s, b, other, c)
        r[0] = hand * CARD
        r[1] = yes(has)
        r[2] = dealt * CUP_CARD
        r[3] = dealt * np.float32(s.place[other, c]) * POINT
        r[4] = hand * CARD if grows_a else np.float32(0)
        r[5] = hand * CARD if grows_b else np.float32(0)
        r[6] = yes(has and colour_may_join_mountain(s, a, c))
        r[7] = yes(has and colour_may_join_mountain(s, b, c))
        r[8] = yes(has and lacks_a)
        r[9] = yes(has and lacks_b)
        lacking_a += int(lacks_a)
        lacking_b += int(lacks_b)
        held_a += int(has and lacks_a)
        held_b += int(has and lacks_b)
        kept_a += int(kept[c] > 0 and lacks_a)
        kept_b += int(kept[c] > 0 and lacks_b)
    t = row[TABLE_OPEN:]
    t[0] = max_of(rows[:, FIRST_OPEN + 4])  # by how much the other's fields could grow in a turn
    t[1] = max_of(rows[:, FIRST_OPEN + 5])
    t[2] = np.float32(held_a) * CARD
    t[3] = np.float32(held_b) * CARD
    t[4] = np.float32(kept_a) * CARD
    t[5] = np.float32(kept_b) * CARD
    t[6] = yes(lacking_a == 1 and held_a == 1)
    t[7] = yes(lacking_b == 1 and held_b == 1)
