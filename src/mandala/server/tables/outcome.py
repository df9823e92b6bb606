"""What one move did, read off the states before and after it. It tells; it decides nothing.

An outcome knows hidden things (which cards were drawn). ``views`` chooses what a reader is told.
"""

from dataclasses import dataclass

from mandala.records.notation import Move, pile
from mandala.rules.colours import LETTERS
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, OVER, TURN, State


@dataclass(frozen=True, slots=True)
class ClaimOutcome:
    """``points`` is what the cup truly gained; ``points_seen`` counts only cards both players saw,
    which are those taken now: what was claimed earlier has its river place since then."""

    mandala: int
    colour: str
    cards: int
    river_place: int | None
    to_cup: int
    to_discard: int
    points: int
    points_seen: int


@dataclass(frozen=True, slots=True)
class CompletionOutcome:
    mandala: int
    field_sizes: tuple[int, int]
    first: int


@dataclass(frozen=True, slots=True)
class DestructionOutcome:
    mandala: int
    discarded: str
    dealt: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """``drawn`` is the mover's secret. ``discard_top``: the card that lies on the discard pile now."""

    drawn: str
    claim: ClaimOutcome | None
    completion: CompletionOutcome | None
    destruction: DestructionOutcome | None
    reshuffled: bool
    discard_top: str | None


def outcome(before: State, after: State, move: Move, top: str | None) -> Outcome:
    """What ``move`` did between two states; ``top`` lay on the discard pile before."""
    reshuffled = after.reshuffles > before.reshuffles
    if before.phase == CLAIM:
        destruction = _destruction(before, after)
        claim = _claim(before, after, move.colour)
        if claim.to_discard:
            top = claim.colour
        if destruction and destruction.discarded:
            top = destruction.discarded[-1]
        drawn, completion = "", None
    else:
        claim, destruction = None, None
        seat = before.turn
        drawn_counts = after.hand[seat] - before.hand[seat]
        drawn_counts[move.colour] += move.count
        drawn = pile(drawn_counts)
        completion = _completion(after) if after.phase == CLAIM else None
        if move.mandala is None:  # Rule 3.3
            top = LETTERS[move.colour]
    # Cards discarded by a move lie there before its draw, so a reshuffle takes them all.
    return Outcome(
        drawn, claim, completion, destruction, reshuffled, top if after.discard_size else None
    )


def _completion(after: State) -> CompletionOutcome:
    m = after.destroying
    sizes = int(after.field_size[m, 0]), int(after.field_size[m, 1])
    return CompletionOutcome(m + 1, sizes, int(after.claimer))


def _claim(before: State, after: State, colour: int) -> ClaimOutcome:
    m, seat = before.destroying, before.claimer
    cards = int(before.mountain[m, colour])
    to_cup = int(after.cup[seat, colour] - before.cup[seat, colour])
    place = int(after.place[seat, colour])
    is_new = before.place[seat, colour] == 0 and place > 0
    return ClaimOutcome(
        mandala=m + 1,
        colour=LETTERS[colour],
        cards=cards,
        river_place=place if is_new else None,
        to_cup=to_cup,
        to_discard=cards if before.field_size[m, seat] == 0 else 0,
        # A new colour also wakes cards of it that were dealt to the cup: the seat's secret.
        points=int(score(after, seat) - score(before, seat)),
        points_seen=to_cup * place,
    )


def _destruction(before: State, after: State) -> DestructionOutcome | None:
    m = before.destroying
    if after.phase not in (TURN, OVER):
        return None
    return DestructionOutcome(
        mandala=m + 1,
        # On the pile: the field of seat 0, then that of seat 1, each in the order of colours.
        discarded=pile(before.field[m, 0]) + pile(before.field[m, 1]),
        dealt=pile(after.mountain[m]) if after.phase == TURN else "",
    )
