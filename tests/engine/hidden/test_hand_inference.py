"""Hand inference: particles stay feasible, and hands that make the played move likely gain weight."""

import numpy as np
import pytest

from mandala.engine.eval.afterstates import evaluate_afterstates, new_afterstate_buffers
from mandala.engine.eval.network_weights import Widths, new_weights, prepare_network
from mandala.engine.eval.policy_network import (
    keep_top_moves,
    new_policy_network,
    shipped_policy_weights,
)
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief, sample_world
from mandala.engine.hidden.hand_inference import (
    COMPARED_MOVES,
    LIKELIHOOD_TEMPERATURE,
    NOISE_RATE,
    HandInferenceBuffers,
    binomial,
    finish_inference,
    new_inference_buffers,
    reweight_by_turn,
    start_inference,
)
from mandala.engine.hidden.public_replay import MAX_TURNS
from mandala.engine.jit.state_arrays import new_states, to_state
from mandala.engine.rng import new_rng
from mandala.records.game import Game
from mandala.records.observation import observe
from mandala.rules.legality import legal_moves
from mandala.rules.moves import is_discard_move, move_colour, move_count
from mandala.rules.queries import count_unseen
from mandala.rules.state import TURN
from support.random_games import RandomGame

NETWORK = prepare_network(new_weights(5, Widths(16, 16, 8)))  # narrow: tests also run interpreted


def started(game: Game, particles: int = 12) -> tuple[HandInferenceBuffers, Belief, int]:
    """Returns a started inference for the seat to move, and how many turns it can take back."""
    seat = game.to_move
    assert seat is not None
    rng = new_rng(7)
    belief = build_belief(game.observation(seat), game.memory(seat), rng)
    inference = new_inference_buffers(particles)
    turns = start_inference(inference, belief, game.moves, game.face_up_deals, rng)
    return inference, belief, turns


def game_with_turns(seed: int, turns: int) -> Game:
    """Returns a game in which the seat to move can take so many turns back."""
    for game in RandomGame(seed=seed, temperament="builder", first=seed % 2).positions():
        if game.state.phase == TURN and started(game, particles=2)[2] == turns:
            return game
    raise AssertionError("no such game")


@pytest.mark.parametrize("seed", range(4))
def test_hands_stay_feasible_however_many_turns_are_taken_back(seed: int) -> None:
    game = game_with_turns(seed, turns=5)
    inference, belief, turns = started(game)
    other = 1 - belief.seat
    unseen = np.zeros(6, np.int64)
    count_unseen(game.state, belief.seat, unseen)
    rng = new_rng(3)
    for _ in range(turns):
        reweight_by_turn(inference, belief, NETWORK, rng)
        before = to_state(inference.turns.states[int(inference.turns.turn_count[0]) % MAX_TURNS])
        assert (inference.hands_before.sum(axis=1) == before.hand_size[other]).all()
        assert (inference.hands_before >= 0).all()
        assert inference.weights.mean() == pytest.approx(1)
        assert ((inference.hands_now + inference.dealt_cups) <= unseen).all()
    finish_inference(inference, rng)
    assert (inference.hands_now.sum(axis=1) == game.state.hand_size[other]).all()
    worlds = new_states(1)
    inferred = {tuple(hand) for hand in inference.hands_now.tolist()}
    met = 0
    for _ in range(60):
        sample_world(belief._replace(hand_particles=inference.hands_now), worlds, 0, rng)
        world = to_state(worlds[0])
        assert observe(world, belief.seat, game.ply) == game.observation(belief.seat)
        met += tuple(world.hand[other].tolist()) in inferred
    assert met >= 40  # most worlds, but not all, have an inferred hand


def likelihood(inference: HandInferenceBuffers, belief: Belief, index: int, particle: int) -> float:
    """Returns how likely the played move is with the hand of ``particle``, by the plain formula."""
    other = 1 - belief.seat
    states, afterstates = new_states(2), new_afterstate_buffers()
    states[0] = inference.turns.states[index]
    s, dealt = states[0], inference.dealt_cups[particle]
    s.hand[other] = inference.hands_before[particle]
    s.cup[other] += dealt - s.dealt_cup[other]
    s.dealt_cup[other] = dealt
    played = int(inference.turns.moves[index])
    count = legal_moves(s, afterstates.moves)
    legal = [int(move) for move in afterstates.moves[:count]]
    compared = np.array([m for m in legal if is_discard_move(m) <= is_discard_move(played)])
    policy = new_policy_network(shipped_policy_weights())
    kept = keep_top_moves(s, other, compared, len(compared), COMPARED_MOVES, policy)
    if played not in compared[:kept]:
        compared[kept - 1] = played
    afterstates.moves[:kept] = compared[:kept]
    evaluate_afterstates(states, 0, 1, kept, new_rng(1), NETWORK, afterstates)
    weights = np.exp((afterstates.value[:kept] - 0.5) / LIKELIHOOD_TEMPERATURE)
    chosen = weights[compared[:kept].tolist().index(played)] / weights.sum()
    return float((1 - NOISE_RATE) * chosen + NOISE_RATE / kept)


@pytest.mark.parametrize("seed", [2, 3])
def test_weights_are_the_likelihoods_of_the_played_move(seed: int) -> None:
    """Fails if the likelihood is inverted, or if the number of ways is not divided out."""
    game = game_with_turns(seed, turns=4)
    inference, belief, _ = started(game, particles=12)
    reweight_by_turn(inference, belief, NETWORK, new_rng(3))
    index = int(inference.turns.turn_count[0]) % MAX_TURNS
    played = int(inference.turns.moves[index])
    expected = np.array([likelihood(inference, belief, index, k) for k in range(12)])
    for k, hand in enumerate(inference.hands_before):
        expected[k] /= binomial(int(hand[move_colour(played)]), move_count(played))
    assert inference.weights.std() > 0.1  # no resampling, which would make all weights equal
    assert inference.weights == pytest.approx(expected / expected.mean(), rel=1e-2)


def test_binomial_counts_the_ways_to_choose_cards() -> None:
    assert [binomial(4, taken) for taken in range(5)] == [1, 4, 6, 4, 1]
