"""Reasons for an action of a turn: a mountain built, a field grown, cards exchanged."""

from collections.abc import Iterator
from typing import Final, assert_never

from mandala.analysis.advice import ReasonCode
from mandala.analysis.effects.imagining import as_it_lies
from mandala.analysis.effects.values import TurnEffects
from mandala.analysis.sharing import share
from mandala.analysis.weighing import Situation, Weighed, lacking, letter, weighed
from mandala.records.notation import Move, MoveKind
from mandala.rules.destruction import first_chooser
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.legality import most_to_field
from mandala.rules.play import play
from mandala.rules.state import State

HIGH_PLACE: Final = 4  # from here on a colour is worth keeping from the other player
WORTH_PLACE: Final = 2  # from here on a colour is worth having more of
CHEAP_PLACE: Final = 2  # up to here cards are better spent in a field, once the river is longer
SMALL_HAND: Final = 3


def turn_reasons(at: Situation, move: Move) -> Iterator[Weighed]:
    """Everything that speaks for ``move``; at least one, in no order."""
    effect = at.effects[move]
    assert isinstance(effect, TurnEffects)
    t = at.s.copy()
    play(t, move.index, as_it_lies, None)
    t.hand[at.seat] = at.s.hand[at.seat]  # which cards are drawn is not known: only their number
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


def _completion(at: Situation, t: State) -> Weighed:
    m = t.destroying
    gains = share(t)
    own, others = gains[at.seat], gains[at.other]
    mandala = m + 1
    if t.field_size[m, at.other] == 0 and own:  # Rule 5.4
        return weighed(12 + own, "completes-alone", mandala=mandala, points=own)
    if t.claimer == at.seat:
        return weighed(8 + own, "completes-first", mandala=mandala, points=own)
    if own and own >= others:
        return weighed(6 + own, "completes-second", mandala=mandala, points=own)
    return weighed(5, "completes-early", mandala=mandala)


def _what_is_left(at: Situation, t: State, move: Move) -> Iterator[Weighed]:
    """What the mandala played to promises once the move is made and has not completed it."""
    m = move.mandala
    missing = [] if m is None else lacking(t, m)
    if m is None or len(missing) != 1:
        return
    (colour,) = missing
    lead = int(t.field_size[m, at.seat] - t.field_size[m, at.other])
    # The last colour may be laid into the own field, as many as one can spare (Rule 3.2).
    spare = most_to_field(t, at.seat, colour)
    if spare and t.field_size[m, at.seat] and lead + spare > 0:
        yield weighed(5, "threatens", mandala=m + 1, colour=letter(colour))


def _field(at: Situation, t: State, move: Move, *, completes: bool) -> Iterator[Weighed]:
    s = at.s
    m, c = move.mandala, move.colour
    assert m is not None
    urgency = 6 - len(lacking(t, m))  # the fuller the mandala, the sooner the fields matter
    first_there = s.field_size[m, at.seat] == 0
    unopposed = first_there and t.field_size[m, at.other] == 0  # then the one thing says the other
    if first_there and not (unopposed and move.count > 1):  # Rule 5.4
        yield weighed((3 + urgency) * (0.5 if completes else 1.0), "foot", mandala=m + 1)
    if not completes and not (unopposed and move.count == 1):
        yield _balance(at, t, m, urgency)
    others = int(s.place[at.other, c])
    place = int(s.place[at.seat, c])
    if others >= HIGH_PLACE and others > place and s.field[m, at.seat, c] == 0:  # Rule 4.1
        yield weighed(0.7 * others, "keeps-out", mandala=m + 1, colour=letter(c), place=others)
    yield from _cheap(at, c)


def _cheap(at: Situation, colour: int) -> Iterator[Weighed]:
    place = int(at.s.place[at.seat, colour])
    if 0 < place <= CHEAP_PLACE < at.s.river_size[at.seat]:
        yield weighed(3.5 - place, "spends-cheap", colour=letter(colour), place=place)


def _balance(at: Situation, t: State, m: int, urgency: int) -> Weighed:
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
    return weighed(weight + 0.5 * urgency, code, mandala=m + 1, mine=mine, theirs=theirs)


def _leads(s: State, mandala: int, seat: int) -> bool:
    """Whether ``seat`` would choose first whoever plays the last card."""
    t = s.copy()
    choosers = set()
    for t.turn in (0, 1):
        choosers.add(int(first_chooser(t, mandala)))
    return choosers == {seat}


def _mountain(at: Situation, move: Move, effect: TurnEffects) -> Iterator[Weighed]:
    s = at.s
    m, c = move.mandala, move.colour
    assert m is not None
    if not effect.completes or s.field_size[m, at.seat]:  # Rule 5.4: else it is never ours
        yield from _what_is_offered(at, m, c)
    if s.hand[at.seat, c] == 1 < s.hand[at.seat].max():
        yield weighed(1.6, "spends-single", colour=letter(c))
    short = 2.0 if s.hand_size[at.seat] <= SMALL_HAND else 0.0
    yield weighed(0.4 * effect.drawn + short, "draws", count=effect.drawn)


def _what_is_offered(at: Situation, m: int, c: int) -> Iterator[Weighed]:
    """What a card of colour ``c`` more in mountain ``m`` may be to us when it is claimed."""
    s = at.s
    place, others = int(s.place[at.seat, c]), int(s.place[at.other, c])
    here: dict[str, int | str] = {"mandala": m + 1, "colour": letter(c)}
    mine = 0.5 if _leads(s, m, at.other) else 1.0  # the other would choose before us
    if place >= WORTH_PLACE and place > others:
        yield weighed(0.9 * place * mine, "feeds", place=place, **here)
    elif place == 0 and s.river_size[at.seat] < RIVER_PLACES:
        asleep = int(s.cup[at.seat, c])
        if asleep:
            yield weighed((1.5 + 0.9 * asleep) * mine, "could-wake", count=asleep, **here)
        elif s.mountain[m, c] == 0:
            next_place = int(s.river_size[at.seat]) + 1
            yield weighed(1.8 * mine, "offers-place", place=next_place, **here)


def _exchange(at: Situation, move: Move, effect: TurnEffects) -> Iterator[Weighed]:
    playable = any(
        other.colour == move.colour and other.mandala is not None for other in at.effects
    )
    if not playable:
        yield weighed(4, "discards-stuck", colour=letter(move.colour))
    yield from _cheap(at, move.colour)
    yield weighed(0.4 * effect.drawn, "renews", count=effect.drawn)
    if effect.ends == "no":  # else nobody commits to anything any more (Rule 6.4)
        yield weighed(1.2, "passes")
