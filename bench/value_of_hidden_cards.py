"""The value of the hidden cards: ``master`` with more knowledge than allowed, against ``net``.

    python bench/value_of_hidden_cards.py nothing|hand|all [--ms 100] [--games 200] [--jobs 2]

``hand``: it knows the other hand and the two cards dealt to the other cup. ``all``: the order of the deck
as well. No player of the package can know this; here the belief contains only the true cards. Each deal
is played from both seats. Results are in bench/experiments/ai-trials.md.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from mandala.arena.intervals import mean, score_interval
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import NO_LIMIT, Belief
from mandala.engine.rng import Rng
from mandala.players.effort import Milliseconds
from mandala.players.master import MasterPlayer
from mandala.players.registry import make_player
from mandala.records.game import Game
from mandala.records.memory import SeatMemory
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS
from mandala.rules.play import CUP_DEALT
from mandala.rules.state import State


def informed(state: State, seat: int, belief: Belief, deck_too: bool) -> Belief:
    """Returns the belief of ``seat`` with the true cards in every slot that it knows."""
    cards = [
        [c for c in range(COLOURS) for _ in range(state.dealt_cup[1 - seat, c])],
        [c for c in range(COLOURS) for _ in range(state.hand[1 - seat, c])],
        state.deck[state.deck_next : state.deck_end].tolist(),
    ]
    layout = np.array([card for pile in cards for card in pile], np.int64)
    certain = len(layout) if deck_too else CUP_DEALT + len(cards[1])
    each = np.arange(len(layout))
    return belief._replace(
        layout=layout,
        scratch_layout=layout.copy(),
        pile_first=np.where(each < certain, each, certain),
        pile_end=np.where(each < certain, each + 1, len(layout)),
        hand_slots=len(cards[1]),
        drawn_slots=0,
        hand_events=np.zeros((0, 2), np.int64),
        deck_limit=np.full(COLOURS, NO_LIMIT, np.int64),
        rejection_tries=1,
    )


def informed_player(game: Game, knows: str, ms: int) -> MasterPlayer:
    """Returns a player for ``game`` that knows so much."""

    def believe(observation: Observation, memory: SeatMemory | None, rng: Rng) -> Belief:
        fair = build_belief(observation, memory, rng)
        assert observation.seat is not None
        return informed(game.state, observation.seat, fair, deck_too=knows == "all")

    belief = build_belief if knows == "nothing" else believe
    return MasterPlayer("informed", Milliseconds(ms), believe=belief)


def play_pair(number: int, knows: str, ms: int) -> float:
    """Returns the share of points over the two games of a deal."""
    points = 0.0
    for seat in range(2):
        game = Game.new(seed=f"hidden/{number}")
        player = informed_player(game, knows, ms)
        other = make_player("net")
        player.new_game(0, seat, number)
        other.new_game(0, 1 - seat, number)
        while not game.over:
            decision = game.decision()
            mine = game.to_move == seat
            game.play((player if mine else other).choose(decision))
        result = game.result
        assert result is not None
        points += 0.5 if result.winner is None else float(result.winner == seat)
    return points / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("knows", choices=("nothing", "hand", "all"))
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    play = partial(play_pair, knows=chosen.knows, ms=chosen.ms)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        scores = list(pool.map(play, range(chosen.games // 2)))
    low, high = score_interval(scores)
    print(
        f"master:{chosen.ms} knows {chosen.knows} of the hidden cards, against net: "
        f"{mean(scores):.1%} ({low:.1%} to {high:.1%}, {2 * len(scores)} games)"
    )


if __name__ == "__main__":
    main()
