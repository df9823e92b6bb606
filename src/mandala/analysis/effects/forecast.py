"""Computes the effects of each legal move: plays it and compares the states before and after."""

from collections.abc import Sequence
from typing import Literal, cast

from mandala.analysis.effects.effect_types import (
    ClaimEffects,
    Completion,
    Effects,
    Taking,
    TurnEffects,
)
from mandala.analysis.effects.outlook import first_choice
from mandala.analysis.effects.playable_state import how_it_ends, no_shuffle, playable_state
from mandala.records.move import Move
from mandala.records.observation import Observation
from mandala.rules.deck import cards_in_deck
from mandala.rules.destruction import claim
from mandala.rules.play import play
from mandala.rules.queries import is_missing
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, State


def effects_of(seen: Observation, legal: Sequence[Move]) -> tuple[Effects, ...]:
    """Returns the effects of each legal move of ``seen.seat``, which is to move, in their order.

    Uses the size of the discard pile and the seen cards of the other cup. With fewer cards in
    ``seen`` the points are lower bounds.
    """
    if not legal:
        return ()
    s = playable_state(seen)
    if s.phase == CLAIM:
        return tuple(_claim_effects(s, move.colour) for move in legal)
    # Moves that differ only in the colour have the same effects if both colours lie in the mandala
    # already, or neither does.
    known: dict[tuple[str, int | None, int, bool], TurnEffects] = {}
    answers = []
    for move in legal:
        like = (move.kind.value, move.mandala, move.count, _is_new(s, move))
        if like not in known:
            known[like] = _turn_effects(s, move)
        answers.append(known[like])
    return tuple(answers)


def _is_new(s: State, move: Move) -> bool:
    return move.mandala is not None and is_missing(s, move.mandala, move.colour)


def _turn_effects(s: State, move: Move) -> TurnEffects:
    t = s.copy()
    play(t, move.index, no_shuffle, None)
    drawn = int(t.hand_size[s.turn] - s.hand_size[s.turn]) + move.count
    m = move.mandala
    completes = _completion(t) if t.phase == CLAIM else None
    return TurnEffects(
        drawn=drawn,
        deck_runs_out=t.reshuffles > s.reshuffles or (drawn > 0 and cards_in_deck(t) == 0),
        end_near=bool(t.end_near),
        fields=None if m is None else (int(t.field_size[m, 0]), int(t.field_size[m, 1])),
        first_choice=completes.first if completes else None if m is None else first_choice(t, m),
        completes=completes,
        ends=how_it_ends(t),
    )


def _completion(t: State) -> Completion:
    m = t.destroying
    tie = t.field_size[m, 0] == t.field_size[m, 1]
    return Completion(
        mandala=cast("Literal[1, 2]", m + 1),
        first=int(t.claimer),
        because="did_not_play_last" if tie else "more_cards",
    )


def _claim_effects(s: State, colour: int) -> ClaimEffects:
    t = s.copy()
    claim(t, colour, no_shuffle, None)
    return ClaimEffects(
        cards=int(s.mountain[s.destroying, colour]),
        own=_taking(s, t, s.claimer, colour),
        other=_taking(s, _taken_by(s, 1 - s.claimer, colour), 1 - s.claimer, colour),
        last=t.phase != CLAIM,
        end_near=bool(t.end_near),
        ends=how_it_ends(t),
    )


def _taken_by(s: State, seat: int, colour: int) -> State:
    t = s.copy()
    t.claimer = seat
    claim(t, colour, no_shuffle, None)
    return t


def _taking(s: State, t: State, seat: int, colour: int) -> Taking:
    """Returns what changed for ``seat`` between ``s`` and ``t``, where it took ``colour``."""
    cards = int(s.mountain[s.destroying, colour])
    to_cup = int(t.cup[seat, colour] - s.cup[seat, colour])
    enters = bool(t.river_size[seat] > s.river_size[seat])
    gained = to_cup + enters
    return Taking(
        place=int(t.place[seat, colour]) if gained else None,
        enters_river=enters,
        to_cup=to_cup,
        to_discard=cards - gained,
        wakes=int(s.cup[seat, colour]) if enters else 0,
        points=int(score(t, seat) - score(s, seat)),
        exact=seat == s.claimer,
    )
