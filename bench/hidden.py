"""What the hidden cards are worth: ``master`` told more than it may know, against ``net``.

    python bench/hidden.py nothing|hand|all [--ms 100] [--games 200] [--jobs 2]

``hand``: it is told the other hand and the two cards dealt into the other cup, ``all``: the order of the
deck as well. No player of the package can be told this; here a belief is made up that has only the true
cards in it. Each deal is played from both seats. What came out is in
docs/decisions/0014-sampled-worlds-stay-equally-likely.md.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from unittest.mock import patch

import numpy as np

from mandala.engine.belief import new_belief
from mandala.engine.intervals import mean, score_interval
from mandala.engine.randomness import Source
from mandala.engine.worlds import NO_LIMIT, Belief
from mandala.players import master
from mandala.players.protocol import Decision, decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game
from mandala.records.memory import SeatMemory
from mandala.records.notation import Move
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS
from mandala.rules.play import CUP_DEALT
from mandala.rules.state import State


def told(state: State, seat: int, belief: Belief, deck_too: bool) -> Belief:
    """The belief of ``seat`` with every slot that it is told about filled with the true card."""
    cards = [
        [c for c in range(COLOURS) for _ in range(state.dealt_cup[1 - seat, c])],
        [c for c in range(COLOURS) for _ in range(state.hand[1 - seat, c])],
        state.deck[state.deck_next : state.deck_end].tolist(),
    ]
    slots = np.array([card for pile in cards for card in pile], np.int64)
    certain = len(slots) if deck_too else CUP_DEALT + len(cards[1])
    each = np.arange(len(slots))
    return belief._replace(
        slots=slots,
        trial=slots.copy(),
        pile_first=np.where(each < certain, each, certain),
        pile_end=np.where(each < certain, each + 1, len(slots)),
        hand_slots=len(cards[1]),
        drawn_slots=0,
        events=np.zeros((0, 2), np.int64),
        deck_limit=np.full(COLOURS, NO_LIMIT, np.int64),
        fresh_tries=1,
    )


def choose(player: master.MasterPlayer, game: Game, decision: Decision, knows: str) -> Move:
    """What ``player`` plays who is told so much."""

    def believing(observation: Observation, memory: SeatMemory | None, source: Source) -> Belief:
        fair = new_belief(observation, memory, source)
        assert observation.seat is not None
        return told(game.state, observation.seat, fair, deck_too=knows == "all")

    if knows == "nothing":
        return player.choose(decision)
    with patch.object(master, "new_belief", believing):
        return player.choose(decision)


def play_pair(number: int, knows: str, ms: int) -> float:
    """The share of points over the two games of a deal."""
    points = 0.0
    for seat in range(2):
        game = Game.new(seed=f"hidden/{number}")
        player = master.MasterPlayer("told", master.Milliseconds(ms))
        other = player_from_name("net")
        player.new_game(0, seat, number)
        other.new_game(0, 1 - seat, number)
        while not game.over:
            decision = decision_for(game)
            mine = game.to_move == seat
            game.play(choose(player, game, decision, knows) if mine else other.choose(decision))
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
        f"master:{chosen.ms} told {chosen.knows} of the hidden cards, against net: "
        f"{mean(scores):.1%} ({low:.1%} to {high:.1%}, {2 * len(scores)} games)"
    )


if __name__ == "__main__":
    main()
