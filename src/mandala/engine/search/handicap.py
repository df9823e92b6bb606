"""The handicap of weak levels: distorts the state as an inattentive person sees it.

Only numbers of cards are distorted, never which moves are legal: a colour that lies somewhere stays
there, and the own hand is never distorted.
"""

from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    evaluate_afterstates,
    new_afterstate_buffers,
    sample_softmax,
)
from mandala.engine.eval.network_weights import PreparedNetwork, new_weights, prepare_network
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import sample_world
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, StateRecord, new_states
from mandala.engine.rng import Rng, new_rng, randbelow, uniform
from mandala.engine.search.handicap_parameters import Handicap
from mandala.records.game import Game
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.queries import visible_cup


@jit_helper
def miscount(cards: int, rate: float, rng: Rng) -> int:
    """Returns ``cards``, or one more or less with probability ``rate``; 0 stays 0, others stay > 0."""
    if cards == 0 or uniform(rng) >= rate:
        return cards
    return max(1, cards + (1 if randbelow(rng, 2) else -1))


@jit_helper
def distort_state(s: StateRecord, seat: int, handicap: Handicap, rng: Rng) -> None:
    """Changes ``s`` to the position that an inattentive ``seat`` would see."""
    other = 1 - seat
    rate = handicap.miscount_rate
    if uniform(rng) < handicap.ignore_opponent_rate:
        s.river_size[other] = 0
        for c in range(COLOURS):
            s.place[other, c] = 0
            s.cup[other, c] = s.dealt_cup[other, c]
    for m in range(2):
        for c in range(COLOURS):
            s.mountain[m, c] = miscount(int(s.mountain[m, c]), rate, rng)
        for owner in range(2):
            s.field_size[m, owner] = 0
            for c in range(COLOURS):
                cards = miscount(int(s.field[m, owner, c]), rate, rng)
                s.field[m, owner, c] = cards
                s.field_size[m, owner] += cards
    for c in range(COLOURS):  # what went to the own cup after the deal
        s.cup[seat, c] = s.dealt_cup[seat, c] + miscount(visible_cup(s, seat, c), rate, rng)


@jit_entry
def choose_with_handicap(
    states: StateArray,
    seat: int,
    handicap: Handicap,
    network: PreparedNetwork,
    afterstates: AfterstateBuffers,
    rng: Rng,
) -> int:
    """Returns the move of ``seat``, to move in ``states[0]``. Distorts ``states[0]``."""
    distort_state(states[0], seat, handicap, rng)
    count = legal_moves(states[0], afterstates.moves)
    evaluate_afterstates(states, 0, 1, count, rng, network, afterstates)
    choice = sample_softmax(afterstates.value, count, handicap.temperature, rng)
    return int(afterstates.moves[choice])


def warm_up() -> None:
    """Calls every compiled function of this module once."""
    rng = new_rng(0)
    states = new_states(2)
    belief = build_belief(Game.new(seed=0).observation(0), None, rng)
    sample_world(belief, states, 0, rng)
    network = prepare_network(new_weights(0))
    handicap = Handicap(ignore_opponent_rate=1.0, miscount_rate=0.5, temperature=0.1)
    choose_with_handicap(states, 0, handicap, network, new_afterstate_buffers(), rng)
