"""The names of the warm-up steps. Imports no compiler."""

from enum import Enum


class WarmUpStep(Enum):
    """A group of compiled functions that a program makes ready before it uses them."""

    PLAYOUTS = "playouts"
    HEURISTICS = "heuristics"
    IS_MCTS = "is_mcts"
    FLAT = "flat"
    HANDICAP = "handicap"
    ROLLOUTS = "rollouts"
    TREE_SEARCH = "tree_search"
    HAND_INFERENCE = "hand_inference"
