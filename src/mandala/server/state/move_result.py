"""The result of one move, read from the states before and after it.

A result holds hidden things: the cards drawn, and the exact points of a claim. ``actions.move``
chooses what each viewer is sent of it.
"""

from dataclasses import dataclass

from mandala.records.move import Move, pile
from mandala.rules.colours import LETTERS
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, OVER, TURN, State
from mandala.server.protocol.types import Claimed, Completed, Destroyed


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The consequences of one move.

    - ``drawn``: the cards drawn, which only the mover may see.
    - ``claim``: the claim, with the points as the claimer knows them.
    - ``points_seen``: the points of the claim, counting only cards that both players saw.
    - ``discard_top``: the card on top of the discard pile after the move.
    """

    drawn: str
    claim: Claimed | None
    points_seen: int
    completion: Completed | None
    destruction: Destroyed | None
    reshuffled: bool
    discard_top: str | None


def move_result(before: State, after: State, move: Move, top: str | None) -> MoveResult:
    """Compare two states; ``top`` was on top of the discard pile before the move."""
    drawn, points_seen = "", 0
    claim, completion, destruction = None, None, None
    if before.phase == CLAIM:
        destruction = _destruction(before, after)
        claim = _claim(before, after, move.colour)
        points_seen = claim.to_cup * int(after.place[before.claimer, move.colour])
        if claim.to_discard:
            top = claim.colour
        if destruction and destruction.discarded:
            top = destruction.discarded[-1]
    else:
        seat = before.turn
        drawn_counts = after.hand[seat] - before.hand[seat]
        drawn_counts[move.colour] += move.count
        drawn = pile(drawn_counts)
        completion = _completion(after) if after.phase == CLAIM else None
        if move.mandala is None:  # Rule 3.3
            top = LETTERS[move.colour]
    return MoveResult(
        drawn,
        claim,
        points_seen,
        completion,
        destruction,
        after.reshuffles > before.reshuffles,
        # A move discards before it draws, so a reshuffle takes all discarded cards.
        top if after.discard_size else None,
    )


def _completion(after: State) -> Completed:
    m = after.destroying
    sizes = int(after.field_size[m, 0]), int(after.field_size[m, 1])
    return Completed(
        mandala=m + 1, field_sizes=sizes, first=int(after.claimer), tie=sizes[0] == sizes[1]
    )


def _claim(before: State, after: State, colour: int) -> Claimed:
    m, seat = before.destroying, before.claimer
    cards = int(before.mountain[m, colour])
    place = int(after.place[seat, colour])
    is_new = before.place[seat, colour] == 0 and place > 0
    return Claimed(
        mandala=m + 1,
        colour=LETTERS[colour],
        cards=cards,
        river_place=place if is_new else None,
        to_cup=int(after.cup[seat, colour] - before.cup[seat, colour]),
        to_discard=cards if before.field_size[m, seat] == 0 else 0,
        # A new colour also gives value to cards of it that were dealt to the cup: hidden ones.
        points=int(score(after, seat) - score(before, seat)),
        exact=True,
    )


def _destruction(before: State, after: State) -> Destroyed | None:
    m = before.destroying
    if after.phase not in (TURN, OVER):
        return None
    return Destroyed(
        mandala=m + 1,
        # On the pile: the field of seat 0, then that of seat 1, each in the order of colours.
        discarded=pile(before.field[m, 0]) + pile(before.field[m, 1]),
        dealt=pile(after.mountain[m]) if after.phase == TURN else "",
    )
