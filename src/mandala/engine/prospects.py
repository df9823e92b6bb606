"""What sharing out each mountain would bring both seats, for the network to see.

Who gets which colour depends on the order of claims: a little game of its own, and nothing a small
network could work out by itself. It is played in thought (``sharing.py``), with either seat
choosing first, and the network is told how it ends. Nothing hidden is read (Rule 8): of the other
cup what was seen and the odds of the rest, and no card that was drawn or dealt for the move.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import Record, compilable
from mandala.engine.heuristics import chance_to_hold
from mandala.engine.knowledge import count_unseen, what_is_missing
from mandala.engine.sharing import (
    Paper,
    begin_share,
    ends_game,
    expect_cups,
    new_paper,
    points,
    share_out,
    worth,
)
from mandala.rules.colours import COLOURS
from mandala.rules.play import CUP_DEALT
from mandala.rules.state import Cards

SHARE_INPUTS: Final = 7  # for each mandala and first chooser
HOLD_INPUTS: Final = 2  # for each mandala: who has its last missing colour
MANDALA_INPUTS: Final = 2 * SHARE_INPUTS + HOLD_INPUTS
PROSPECT_INPUTS: Final = 2 * MANDALA_INPUTS  # of the table
TAKER_INPUTS: Final = 4  # of each colour: who takes it, for each mandala and first chooser
NOTHING_FRESH: Final = -1  # no mandala was just dealt new cards

# Scales bring points to around 1, where the network learns fastest.
_POINT: Final = np.float32(0.05)
_CLEAR_LEAD: Final = np.float32(4)  # a lead of five points at the end is as good as any

_KEY: Final = COLOURS + 3  # the mountain, whether each field has a card, whether the end is near


class Prospects(NamedTuple):
    """Room to look ahead, and what was found last: most moves leave a mountain as it was."""

    paper: Paper
    unseen: npt.NDArray[np.int64]  # one number: the cards the seat has not looked at
    seen: npt.NDArray[np.int64]  # [mandala, key]: what the rest was worked out for
    values: npt.NDArray[np.float32]  # [mandala, input]
    takers: npt.NDArray[np.float32]  # [mandala, chooser, colour]: 1 own, -1 the other's, 0 nobody's


def new_prospects() -> Prospects:
    return Prospects(
        paper=new_paper(),
        unseen=np.zeros(1, np.int64),
        seen=np.full((2, _KEY), -1, np.int64),
        values=np.zeros((2, 2 * SHARE_INPUTS), np.float32),
        takers=np.zeros((2, 2, COLOURS), np.float32),
    )


@compilable
def forget_prospects(prospects: Prospects) -> None:
    """Remember nothing: needed where more than the key of a mandala may have changed."""
    prospects.seen[0, 0] = -1
    prospects.seen[1, 0] = -1


@compilable
def fill_prospects(
    s: Record,
    seat: int,
    kept: Cards,
    fresh: int,
    nearer: int,
    prospects: Prospects,
    rows: Any,
    row: Any,
) -> None:
    """Write what ``seat`` can expect of both mandalas, of ``nearer`` first.

    ``rows`` [colour, input] and ``row`` [input] are where it goes; ``kept`` and ``fresh`` as in
    ``features.py``. Of a fresh mandala nothing is known.
    """
    for k in range(2):
        m = nearer if k == 0 else 1 - nearer
        values = row[k * MANDALA_INPUTS : (k + 1) * MANDALA_INPUTS]
        if m == fresh:
            values[:] = np.float32(0)
            rows[:, 2 * k : 2 * k + 2] = np.float32(0)
            continue
        if not is_known(s, m, seat, prospects):
            work_out(s, m, seat, kept, fresh, prospects)
        for i in range(2 * SHARE_INPUTS):
            values[i] = prospects.values[m, i]
        note_holders(s, m, seat, kept, prospects, values[2 * SHARE_INPUTS :])
        for c in range(COLOURS):
            rows[c, 2 * k] = prospects.takers[m, 0, c]
            rows[c, 2 * k + 1] = prospects.takers[m, 1, c]


@compilable
def is_known(s: Record, m: int, seat: int, prospects: Prospects) -> bool:
    """Whether mandala ``m`` was just worked out as it is; if not, it is about to be."""
    seen = prospects.seen[m]
    same = True
    for c in range(COLOURS):
        same = same and seen[c] == s.mountain[m, c]
        seen[c] = s.mountain[m, c]
    own = np.int64(s.field_size[m, seat] > 0)
    their = np.int64(s.field_size[m, 1 - seat] > 0)
    near = np.int64(s.end_near)
    same = same and seen[COLOURS] == own and seen[COLOURS + 1] == their
    same = same and seen[COLOURS + 2] == near
    seen[COLOURS] = own
    seen[COLOURS + 1] = their
    seen[COLOURS + 2] = near
    return same


@compilable
def work_out(s: Record, m: int, seat: int, kept: Cards, fresh: int, prospects: Prospects) -> None:
    """Share mandala ``m`` out in thought, with either seat choosing first."""
    paper = prospects.paper
    prospects.unseen[0] = count_unlooked(s, seat, kept, fresh, paper)
    expect_cups(s, seat, prospects.unseen[0], paper)
    begin_share(s, paper)
    own_before = worth(paper, seat)
    their_before = worth(paper, 1 - seat)
    both_gain = s.field_size[m, 0] > 0 and s.field_size[m, 1] > 0
    for k in range(2):
        first = seat if k == 0 else 1 - seat
        values = prospects.values[m, k * SHARE_INPUTS : (k + 1) * SHARE_INPUTS]
        begin_share(s, paper)
        share_out(paper, m, first, seat)
        note_takers(s, m, seat, paper, prospects.takers[m, k])
        note_gains(paper, seat, own_before, their_before, values[:2])
        lead = np.float32(points(paper, seat) - points(paper, 1 - seat)) * _POINT
        ends = ends_game(paper)
        values[2] = lead
        values[3] = np.float32(1) if ends else np.float32(0)
        clear = min(np.float32(1), max(np.float32(-1), _CLEAR_LEAD * lead))
        values[4] = clear if ends else np.float32(0)
        if not both_gain:  # and if both had a field
            begin_share(s, paper)
            paper.table[0].field_size[m] = 1
            share_out(paper, m, first, seat)
        note_gains(paper, seat, own_before, their_before, values[5:])


@compilable
def count_unlooked(s: Record, seat: int, kept: Cards, fresh: int, paper: Paper) -> int:
    """Count the cards that ``seat`` has not looked at, also those drawn or dealt for its move."""
    unseen = count_unseen(s, seat, paper.unseen)
    for c in range(COLOURS):
        more = s.hand[seat, c] - kept[c]
        if fresh != NOTHING_FRESH:
            more += s.mountain[fresh, c]
        paper.unseen[c] += more
        unseen += more
    # Whoever miscounts (misperceiving.py) would sometimes leave fewer than there must be.
    return max(unseen, CUP_DEALT + int(s.hand_size[1 - seat]))


@compilable
def note_takers(s: Record, m: int, seat: int, paper: Paper, takers: Any) -> None:
    """Write who took each colour of the mountain on the table."""
    for c in range(COLOURS):
        takers[c] = np.float32(0)
        if s.mountain[m, c] > 0:
            takers[c] = np.float32(1) if paper.takers[c] == seat else np.float32(-1)


@compilable
def note_gains(
    paper: Paper, seat: int, own_before: float, their_before: float, values: Any
) -> None:
    """Write what both gained on the table."""
    values[0] = np.float32(worth(paper, seat) - own_before) * _POINT
    values[1] = np.float32(worth(paper, 1 - seat) - their_before) * _POINT


@compilable
def note_holders(
    s: Record, m: int, seat: int, kept: Cards, prospects: Prospects, values: Any
) -> None:
    """If one colour is missing: how likely the other holds it, and whether the seat does."""
    lacking, lacks = what_is_missing(s, m)
    values[0] = np.float32(0)
    values[1] = np.float32(0)
    if lacking == 1:
        wanted = prospects.paper.unseen[lacks]
        hand = s.hand_size[1 - seat]
        values[0] = np.float32(chance_to_hold(wanted, prospects.unseen[0], hand))
        values[1] = np.float32(1) if kept[lacks] > 0 else np.float32(0)
