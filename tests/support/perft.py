"""Perft: how many ways of playing on there are from a written position, move by move deeper.

One wrong rule anywhere within reach changes a count. New decks lie in canonical order.
"""

import numpy as np

from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play
from mandala.rules.state import Cards, State
from support.scenarios import before, run_out, scenario

DEPTHS = (1, 2, 3, 4)


def leave_in_order(_deck: Cards, _size: int, _source: object) -> None:
    """The shuffle of these trees: none."""


def perft(s: State, depth: int) -> int:
    """The number of move sequences of length ``depth``; games that end sooner count none."""
    out = np.zeros(MOVES, np.int64)
    n = legal_moves(s, out)
    if depth == 1:
        return int(n)
    nodes = 0
    for move in out[:n]:
        twin = s.copy()
        play(twin, int(move), leave_in_order, None)
        nodes += perft(twin, depth - 1)
    return nodes


def positions() -> dict[str, Game]:
    """The five positions, by what they are."""
    about_to_run_out, _ = run_out("deck_runs_out_in_completing_draw")
    claims = [i for i, move in enumerate(scenario("drawn").moves, 1) if str(move)[0] == "C"]
    return {
        "a set-up": before("river", 1),
        "one move before a mandala is complete": before("four_against_three", 4),
        "a destruction with two colours left": before("drawn", claims[1]),
        "one move before the deck runs out": about_to_run_out,
        "deck and discard pile empty, few cards in hand": before("only_card", 93),
    }
