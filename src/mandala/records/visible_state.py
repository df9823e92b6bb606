"""An observation as a state, without hidden cards.

The hidden piles are empty: the other hand, the two cards dealt to the other cup, the deck. Their
sizes are as observed. Loads no compiler, so that the server can use it.
"""

from typing import Final

from mandala.records.errors import MandalaError
from mandala.records.move import counts
from mandala.records.observation import PHASES, Observation
from mandala.rules.colours import LETTERS
from mandala.rules.state import State

_PHASE_NUMBERS: Final = {name: number for number, name in PHASES.items()}


def visible_state(observation: Observation) -> State:
    """Returns what the observing seat sees of a running game.

    Raises MandalaError for a spectator's observation and for a finished game.
    """
    seat, turn, to_move = observation.seat, observation.turn, observation.to_move
    if seat is None or observation.hand is None or observation.cup is None:
        raise MandalaError("spectator-no-hand")
    if turn is None or to_move is None:
        raise MandalaError("game-nothing-to-decide")
    s = State()
    for m, mandala in enumerate(observation.mandalas):
        s.mountain[m] = counts(mandala.mountain)
        for owner, field in enumerate(mandala.fields):
            s.field[m, owner] = counts(field)
            s.field_size[m, owner] = len(field)
    s.hand[seat] = counts(observation.hand)
    s.hand_size[:] = observation.hand_sizes
    for owner, river in enumerate(observation.rivers):
        s.cup[owner] = counts(observation.cup_seen[owner])
        s.river_size[owner] = len(river)
        for place, letter in enumerate(river, start=1):
            s.place[owner, LETTERS.index(letter)] = place
    s.dealt_cup[seat] = counts(observation.cup) - s.cup[seat]
    s.cup[seat] = counts(observation.cup)
    s.discard[:] = counts(observation.discard)
    s.discard_size = len(observation.discard)
    if observation.reshuffled is not None:
        s.reshuffled[:] = counts(observation.reshuffled)
        s.reshuffles = 1  # an observation shows whether there was a reshuffle, but not how many
    s.deck_end = observation.deck_size
    s.phase = _PHASE_NUMBERS[observation.phase]
    s.turn = turn
    s.claimer = to_move if observation.phase == "claim" else 0
    s.destroying = observation.destroying - 1 if observation.destroying else 0
    s.end_near = int(observation.end_near)
    s.idle_turns = observation.idle_turns
    return s
