"""Infers the opponent's hand from their last turns with a particle filter.

Particles are hands the opponent may hold now. Their turns are taken back one by one, the latest
first. For each particle, the cards drawn in that turn are put back at random and the played cards
returned to the hand. Then the weight of the particle is multiplied by the likelihood of the move
with that hand. The policy network selects a few moves; the likelihood is a softmax over their values
by the value network.
Any number of turns may be used; the latest turns reveal most.

A turn without a discard is compared with other non-discards only. So the likelihood is
P(move | no discard), and hands that would rather have discarded get slightly too much weight.

It reads only public cards (Rule 8): ``public_replay.py`` restores the public part of each state.
After a reshuffle nothing is inferred, because the seat then knows more cards (Rule 8.3).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    count_non_discards,
    evaluate_afterstates,
    new_afterstate_buffers,
)
from mandala.engine.eval.network_weights import PreparedNetwork, new_weights, prepare_network
from mandala.engine.eval.policy_network import (
    PolicyNetwork,
    keep_top_moves,
    new_policy_network,
    shipped_policy_weights,
)
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief
from mandala.engine.hidden.public_replay import (
    MAX_TURNS,
    PublicTurns,
    new_public_turns,
    replay_history,
)
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import Rng, new_rng, randbelow, uniform
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.moves import is_discard_move, move_colour, move_count
from mandala.rules.play import CUP_DEALT
from mandala.rules.queries import count_unseen, seat_to_move

PARTICLES: Final = 128
COMPARED_MOVES: Final = 4  # number of moves compared, the played one included
LIKELIHOOD_TEMPERATURE: Final = 0.007  # a move whose value is lower by this is played 1/e as often
NOISE_RATE: Final = 0.05  # share of moves that are played for reasons unknown to the network

# Indices of the working states.
_TABLE: Final = 0
_TRIAL: Final = 1
_STATES: Final = 2

Hands = npt.NDArray[np.int64]  # [particle, colour]: cards


class HandInferenceBuffers(NamedTuple):
    """Preallocated buffers for one decision; reusable."""

    states: StateArray
    afterstates: AfterstateBuffers
    policy: PolicyNetwork
    turns: PublicTurns
    hands_now: Hands
    hands_before: Hands  # the hands before the turns that were taken back
    dealt_cups: Hands  # cards dealt face down to the other cup, sampled for each particle
    weights: npt.NDArray[np.float64]  # [particle]: mean 1
    ancestors: npt.NDArray[np.int64]  # scratch: index of the particle that each kept one comes from
    unseen: npt.NDArray[np.int64]  # scratch: [colour]
    scratch: Hands


def new_inference_buffers(particles: int = PARTICLES) -> HandInferenceBuffers:
    """Returns buffers for so many particles."""
    return HandInferenceBuffers(
        states=new_states(_STATES),
        afterstates=new_afterstate_buffers(),
        policy=new_policy_network(shipped_policy_weights()),
        turns=new_public_turns(),
        hands_now=np.zeros((particles, COLOURS), np.int64),
        hands_before=np.zeros((particles, COLOURS), np.int64),
        dealt_cups=np.zeros((particles, COLOURS), np.int64),
        weights=np.ones(particles),
        ancestors=np.zeros(particles, np.int64),
        unseen=np.zeros(COLOURS, np.int64),
        scratch=np.zeros((particles, COLOURS), np.int64),
    )


def start_inference(
    inference: HandInferenceBuffers,
    belief: Belief,
    history: Sequence[Move],
    dealt: Sequence[str],
    rng: Rng,
) -> int:
    """Replays the game and samples hands; returns how many turns can be taken back."""
    turns = replay_history(inference.turns, belief, history, dealt, rng)
    if turns:
        sample_hands(inference, belief, rng)
    return turns


@jit_entry
def sample_hands(inference: HandInferenceBuffers, belief: Belief, rng: Rng) -> None:
    """Samples hands and dealt cup cards from the unseen cards, all equally likely."""
    known = belief.known[0]
    unseen = inference.unseen
    for k in range(inference.hands_now.shape[0]):
        left = count_unseen(known, belief.seat, unseen)
        inference.hands_now[k] = 0
        inference.dealt_cups[k] = 0
        for _ in range(known.hand_size[1 - belief.seat]):
            inference.hands_now[k, take_random_card(unseen, left, rng)] += 1
            left -= 1
        for _ in range(CUP_DEALT):
            inference.dealt_cups[k, take_random_card(unseen, left, rng)] += 1
            left -= 1
        for c in range(COLOURS):
            inference.hands_before[k, c] = inference.hands_now[k, c]
        inference.weights[k] = 1.0


@jit_helper
def take_random_card(cards: npt.NDArray[np.int64], size: int, rng: Rng) -> int:
    """Removes one of ``size`` cards, each equally likely; returns its colour."""
    place = randbelow(rng, size)
    c = 0
    while place >= cards[c]:
        place -= int(cards[c])
        c += 1
    cards[c] -= 1
    return c


@jit_entry
def reweight_by_turn(
    inference: HandInferenceBuffers, belief: Belief, network: PreparedNetwork, rng: Rng
) -> None:
    """Takes the latest remaining turn back and reweights the particles by it.

    A hand with several cards of the colour could have been played in several ways. The network
    chooses colours, not cards, so the number of ways is divided out.
    """
    turns = inference.turns
    turns.turn_count[0] -= 1
    place = turns.turn_count[0] % MAX_TURNS
    move = int(turns.moves[place])
    drawn = int(turns.drawn[place])
    colour, count = move_colour(move), move_count(move)
    other = 1 - belief.seat
    inference.states[_TABLE] = turns.states[place]
    s = inference.states[_TABLE]
    total = 0.0
    for k in range(inference.hands_before.shape[0]):
        hand = inference.hands_before[k]
        size = int(s.hand_size[other]) - count + drawn
        for _ in range(drawn):
            take_random_card(hand, size, rng)
            size -= 1
        hand[colour] += count
        for c in range(COLOURS):
            s.hand[other, c] = hand[c]
            s.cup[other, c] += inference.dealt_cups[k, c] - s.dealt_cup[other, c]
            s.dealt_cup[other, c] = inference.dealt_cups[k, c]
        inference.weights[k] *= move_likelihood(inference, move, network, rng) / binomial(
            int(hand[colour]), count
        )
        total += inference.weights[k]
    for k in range(inference.weights.shape[0]):
        inference.weights[k] *= inference.weights.shape[0] / total
    if needs_resampling(inference):
        resample_particles(inference, rng)


@jit_helper
def move_likelihood(
    inference: HandInferenceBuffers, move: int, network: PreparedNetwork, rng: Rng
) -> float:
    """Returns the probability that the mover, with the hand it has in the state, plays ``move``."""
    afterstates = inference.afterstates
    s = inference.states[_TABLE]
    count = legal_moves(s, afterstates.moves)
    if not is_discard_move(move):
        count = count_non_discards(afterstates.moves, count)
    count = keep_top_moves(
        s, seat_to_move(s), afterstates.moves, count, COMPARED_MOVES, inference.policy
    )
    is_among = False
    for i in range(count):
        is_among = is_among or afterstates.moves[i] == move
    if not is_among:
        afterstates.moves[count - 1] = move
    best = evaluate_afterstates(inference.states, _TABLE, _TRIAL, count, rng, network, afterstates)
    total = 0.0
    played = 0.0
    for i in range(count):
        likelihood = np.exp(
            (afterstates.value[i] - afterstates.value[best]) / LIKELIHOOD_TEMPERATURE
        )
        total += likelihood
        if afterstates.moves[i] == move:
            played = likelihood
    return float((1.0 - NOISE_RATE) * played / total + NOISE_RATE / count)


@jit_helper
def binomial(cards: int, taken: int) -> float:
    """Returns the binomial coefficient: ways to choose ``taken`` of ``cards``."""
    found = 1.0
    for i in range(taken):
        found *= (cards - i) / (i + 1)
    return found


@jit_helper
def resample_particles(inference: HandInferenceBuffers, rng: Rng) -> None:
    """Resamples systematically: keeps each particle in proportion to its weight, then all weigh 1."""
    particles = inference.weights.shape[0]
    start = uniform(rng)
    sum_ = 0.0
    filled = 0
    for k in range(particles):
        sum_ += inference.weights[k]
        while filled < particles and (filled + start < sum_ or k == particles - 1):
            inference.ancestors[filled] = k
            filled += 1
        inference.weights[k] = 1.0
    gather_particles(inference, inference.hands_now)
    gather_particles(inference, inference.hands_before)
    gather_particles(inference, inference.dealt_cups)


@jit_helper
def gather_particles(inference: HandInferenceBuffers, values: Hands) -> None:
    """Replaces ``values`` by those of the kept particles."""
    for k in range(values.shape[0]):
        for c in range(COLOURS):
            inference.scratch[k, c] = values[inference.ancestors[k], c]
    for k in range(values.shape[0]):
        for c in range(COLOURS):
            values[k, c] = inference.scratch[k, c]


@jit_helper
def needs_resampling(inference: HandInferenceBuffers) -> bool:
    """Returns whether the effective sample size is below half of the particles."""
    squares = 0.0
    for k in range(inference.weights.shape[0]):
        squares += inference.weights[k] * inference.weights[k]
    return bool(squares > 2 * inference.weights.shape[0])


@jit_entry
def finish_inference(inference: HandInferenceBuffers, rng: Rng) -> None:
    """Makes all particles in ``hands_now`` equally likely."""
    resample_particles(inference, rng)


def warm_up() -> None:
    """Calls every compiled function of this module once."""
    rng = new_rng(0)
    game = Game.new(seed=0)
    for _ in range(2):
        game.play(game.legal_moves()[0])
    belief = build_belief(game.observation(0), None, rng)
    inference = new_inference_buffers(2)
    start_inference(inference, belief, game.moves, game.face_up_deals, rng)
    reweight_by_turn(inference, belief, prepare_network(new_weights(0)), rng)
    finish_inference(inference, rng)
