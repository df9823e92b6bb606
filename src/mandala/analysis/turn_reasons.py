"""Reasons for an action of a turn: building a mountain, growing a field, discarding."""

from collections.abc import Iterator
from typing import Final, assert_never

from mandala.analysis.effects.effect_types import TurnEffects
from mandala.analysis.effects.playable_state import no_shuffle
from mandala.analysis.hint_types import ReasonCode
from mandala.analysis.mountain_split import expected_split
from mandala.analysis.reason_context import ReasonContext, ScoredReason, letter, scored
from mandala.records.move import Move, MoveKind
from mandala.rules.colours import COLOURS
from mandala.rules.game_end import RIVER_PLACES
from mandala.rules.legality import most_to_field
from mandala.rules.play import play
from mandala.rules.queries import first_chooser, missing_colours
from mandala.rules.state import State

HIGH_PLACE: Final = 4  # from this river place on, a colour is worth denying
WORTH_PLACE: Final = 2  # from this river place on, more cards of a colour are worth having
CHEAP_PLACE: Final = 2  # up to this river place, a colour is cheap once the river is longer
SMALL_HAND: Final = 3


def turn_reasons(at: ReasonContext, move: Move) -> Iterator[ScoredReason]:
    """Yields every reason for ``move``; at least one, in no order."""
    effect = at.effects[move]
    assert isinstance(effect, TurnEffects)
    t = at.s.copy()
    play(t, move.index, no_shuffle, None)
    t.hand[at.seat] = at.s.hand[at.seat]  # the seat does not know which cards it will draw
    t.hand[at.seat, move.colour] -= move.count
    if effect.completes:
        yield _completion(at, t)
    else:
        yield from _what_is_left(at, t, move)
    match move.kind:
        case MoveKind.FIELD:
            yield from _field(at, t, move, completes=effect.completes is not None)
        case MoveKind.MOUNTAIN:
            yield from _mountain(at, move, effect)
        case MoveKind.DISCARD:
            yield from _exchange(at, move, effect)
        case MoveKind.CLAIM:
            raise AssertionError("a claim is no action of a turn")
        case _ as never:
            assert_never(never)


def _completion(at: ReasonContext, t: State) -> ScoredReason:
    m = t.destroying
    gains = expected_split(t)
    own, others = gains[at.seat], gains[at.other]
    mandala = m + 1
    if t.field_size[m, at.other] == 0 and own:  # Rule 5.4
        return scored(12 + own, "completes-alone", mandala=mandala, points=own)
    if t.claimer == at.seat:
        return scored(8 + own, "completes-first", mandala=mandala, points=own)
    if own and own >= others:
        return scored(6 + own, "completes-second", mandala=mandala, points=own)
    return scored(5, "completes-early", mandala=mandala)


def _what_is_left(at: ReasonContext, t: State, move: Move) -> Iterator[ScoredReason]:
    """Yields a threat to complete the mandala next, if the move has not completed it."""
    m = move.mandala
    if m is None:
        return
    missing, colour = missing_colours(t, m)
    if missing != 1 or missing_colours(at.s, m)[0] == 1:  # the threat existed before the move
        return
    lead = int(t.field_size[m, at.seat] - t.field_size[m, at.other])
    # The last colour may be laid into the own field, as many as one can spare (Rule 3.2).
    spare = most_to_field(t, at.seat, colour)
    if spare and t.field_size[m, at.seat] and lead + spare > 0:
        yield scored(5, "threatens", mandala=m + 1, colour=letter(colour))


def _field(at: ReasonContext, t: State, move: Move, *, completes: bool) -> Iterator[ScoredReason]:
    s = at.s
    m, c = move.mandala, move.colour
    assert m is not None
    # The fuller the mandala, the sooner the fields matter.
    urgency = COLOURS - missing_colours(t, m)[0]
    first_there = s.field_size[m, at.seat] == 0
    unopposed = first_there and t.field_size[m, at.other] == 0  # then ``first_there`` adds nothing
    if first_there and not (unopposed and move.count > 1):  # Rule 5.4
        yield scored((3 + urgency) * (0.5 if completes else 1.0), "foot", mandala=m + 1)
    if not completes and not (unopposed and move.count == 1):
        yield _balance(at, t, m, urgency)
    others = int(s.place[at.other, c])
    place = int(s.place[at.seat, c])
    if others >= HIGH_PLACE and others > place and s.field[m, at.seat, c] == 0:  # Rule 4.1
        yield scored(0.7 * others, "keeps-out", mandala=m + 1, colour=letter(c), place=others)
    yield from _cheap(at, c)


def _cheap(at: ReasonContext, colour: int) -> Iterator[ScoredReason]:
    place = int(at.s.place[at.seat, colour])
    if 0 < place <= CHEAP_PLACE < at.s.river_size[at.seat]:
        yield scored(3.5 - place, "spends-cheap", colour=letter(colour), place=place)


def _balance(at: ReasonContext, t: State, m: int, urgency: int) -> ScoredReason:
    mine, theirs = int(t.field_size[m, at.seat]), int(t.field_size[m, at.other])
    chose_first = _leads(at.s, m, at.seat)
    code: ReasonCode
    if mine == theirs:
        code, weight = "draws-level", 2.5
    elif mine < theirs:
        code, weight = "narrows-gap", 1.5
    elif chose_first:
        code, weight = "extends-lead", 2.0
    else:
        code, weight = "takes-lead", 3.5
    return scored(weight + 0.5 * urgency, code, mandala=m + 1, mine=mine, theirs=theirs)


def _leads(s: State, mandala: int, seat: int) -> bool:
    """Returns True if ``seat`` chooses first regardless of the player of the last card."""
    return all(first_chooser(s, mandala, completer) == seat for completer in (0, 1))


def _mountain(at: ReasonContext, move: Move, effect: TurnEffects) -> Iterator[ScoredReason]:
    s = at.s
    m, c = move.mandala, move.colour
    assert m is not None
    if not effect.completes or s.field_size[m, at.seat]:  # Rule 5.4: else it is never ours
        yield from _what_is_offered(at, m, c)
    if s.hand[at.seat, c] == 1 < s.hand[at.seat].max():
        yield scored(1.6, "spends-single", colour=letter(c))
    short = 2.0 if s.hand_size[at.seat] <= SMALL_HAND else 0.0
    yield scored(0.4 * effect.drawn + short, "draws", count=effect.drawn)


def _what_is_offered(at: ReasonContext, m: int, c: int) -> Iterator[ScoredReason]:
    """Yields what one more card of colour ``c`` in mountain ``m`` may bring when it is claimed."""
    s = at.s
    place, others = int(s.place[at.seat, c]), int(s.place[at.other, c])
    here: dict[str, int | str] = {"mandala": m + 1, "colour": letter(c)}
    mine = 0.5 if _leads(s, m, at.other) else 1.0  # the other seat would choose first
    if place >= WORTH_PLACE and place > others:
        yield scored(0.9 * place * mine, "feeds", place=place, **here)
    elif place == 0 and s.river_size[at.seat] < RIVER_PLACES:
        asleep = int(s.cup[at.seat, c])
        if asleep:
            yield scored((1.5 + 0.9 * asleep) * mine, "could-wake", count=asleep, **here)
        elif s.mountain[m, c] == 0:
            next_place = int(s.river_size[at.seat]) + 1
            yield scored(1.8 * mine, "offers-place", place=next_place, **here)


def _exchange(at: ReasonContext, move: Move, effect: TurnEffects) -> Iterator[ScoredReason]:
    playable = any(
        other.colour == move.colour and other.mandala is not None for other in at.effects
    )
    if not playable:
        yield scored(4, "discards-stuck", colour=letter(move.colour))
    yield from _cheap(at, move.colour)
    yield scored(0.4 * effect.drawn, "renews", count=effect.drawn)
    if effect.ends == "no":  # else the game is over (Rule 6.4)
        yield scored(1.2, "passes")
