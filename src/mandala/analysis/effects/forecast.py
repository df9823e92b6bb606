"""The effects of each legal move: it is played on the imagined state, then compared."""

from collections.abc import Sequence
from typing import Literal, cast

from mandala.analysis.effects.imagining import as_it_lies, how_it_ends, imagined
from mandala.analysis.effects.standing import first_choice
from mandala.analysis.effects.values import ClaimEffects, Completion, Effects, Taking, TurnEffects
from mandala.records.notation import Move
from mandala.records.observation import Observation
from mandala.rules.destruction import claim
from mandala.rules.drawing import cards_in_deck
from mandala.rules.play import play
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, State


def effects_of(seen: Observation, legal: Sequence[Move]) -> tuple[Effects, ...]:
    """What each of the legal moves of ``seen.seat``, who is to move, leads to; in their order.

    Of the discard pile only its height matters, of the other's cup only what was seen: give less
    and the forecast says less ("at least").
    """
    if not legal:
        return ()
    s = imagined(seen)
    if s.phase == CLAIM:
        return tuple(_claim_effects(s, move.colour) for move in legal)
    # Moves that differ in nothing but a colour that lies there already have the same effects.
    known: dict[tuple[str, int | None, int, bool], TurnEffects] = {}
    answers = []
    for move in legal:
        like = (move.kind.value, move.mandala, move.count, _is_new(s, move))
        if like not in known:
            known[like] = _turn_effects(s, move)
        answers.append(known[like])
    return tuple(answers)


def _is_new(s: State, move: Move) -> bool:
    m, c = move.mandala, move.colour
    return m is not None and s.mountain[m, c] + s.field[m, 0, c] + s.field[m, 1, c] == 0


def _turn_effects(s: State, move: Move) -> TurnEffects:
    t = s.copy()
    play(t, move.index, as_it_lies, None)
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
    claim(t, colour, as_it_lies, None)
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
    claim(t, colour, as_it_lies, None)
    return t


def _taking(s: State, t: State, seat: int, colour: int) -> Taking:
    """What changed for ``seat`` between ``s`` and ``t``, where it took ``colour``."""
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
