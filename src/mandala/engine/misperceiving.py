"""Seeing a table as an inattentive person does: the other side unwatched, cards miscounted.

What is misperceived is only ever how much there is, never whether a move is legal: a colour that
lies somewhere stays there, and the own hand is always read aright.
"""

from typing import NamedTuple

from mandala.engine.afterstates import Looking, new_looking, rate_moves, softly
from mandala.engine.belief import new_belief
from mandala.engine.compiling import Record, States, compilable, compiled, new_states
from mandala.engine.randomness import Source, below, new_source, unit
from mandala.engine.weights import Network, network_of, new_weights
from mandala.engine.worlds import sample_world
from mandala.records.game import Game
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves


class Weakness(NamedTuple):
    """How a person falls short.

    ``unwatched``: how often the other player's river and cup are not looked at in a turn.
    ``miscounts``: how often a count of cards is off by one.
    ``temperature``: how far apart two moves must be before the better one is felt to be better.
    """

    unwatched: float
    miscounts: float
    temperature: float


@compilable
def miscounted(cards: int, chance: float, source: Source) -> int:
    """``cards``, or one more or one less; what lies there does not vanish, nothing appears."""
    if cards == 0 or unit(source) >= chance:
        return cards
    return max(1, cards + (1 if below(source, 2) else -1))


@compilable
def misperceive(s: Record, seat: int, weakness: Weakness, source: Source) -> None:
    """Turn ``s`` into what ``seat`` takes it for."""
    other = 1 - seat
    if unit(source) < weakness.unwatched:
        s.river_size[other] = 0
        for c in range(COLOURS):
            s.place[other, c] = 0
            s.cup[other, c] = s.dealt_cup[other, c]
    for m in range(2):
        for c in range(COLOURS):
            s.mountain[m, c] = miscounted(int(s.mountain[m, c]), weakness.miscounts, source)
        for owner in range(2):
            s.field_size[m, owner] = 0
            for c in range(COLOURS):
                cards = miscounted(int(s.field[m, owner, c]), weakness.miscounts, source)
                s.field[m, owner, c] = cards
                s.field_size[m, owner] += cards
    for c in range(COLOURS):  # what came into the own cup long ago
        taken = int(s.cup[seat, c]) - int(s.dealt_cup[seat, c])
        s.cup[seat, c] = s.dealt_cup[seat, c] + miscounted(taken, weakness.miscounts, source)


@compiled
def choose_weakly(
    states: States, seat: int, weakness: Weakness, w: Network, look: Looking, source: Source
) -> int:
    """The move that ``seat``, to move in ``states[0]``, would take with such a weakness."""
    misperceive(states[0], seat, weakness, source)
    count = legal_moves(states[0], look.moves)
    rate_moves(states, 0, 1, count, source, w, look)
    return int(look.moves[softly(look.value, count, weakness.temperature, source)])


def warm_up() -> None:
    """Use every compiled loop of this module once."""
    source = new_source(0)
    states = new_states(2)
    belief = new_belief(Game.new(seed=0).observation(0), None, source)
    sample_world(belief, states, 0, source)
    choose_weakly(
        states, 0, Weakness(1.0, 0.5, 0.1), network_of(new_weights(0)), new_looking(), source
    )
