"""The inputs of both networks for three positions, as text for a golden file."""

import numpy as np
import numpy.typing as npt

from mandala.engine.eval import feature_index
from mandala.engine.eval.afterstates import encode_afterstate, new_afterstate_buffers
from mandala.engine.eval.policy_network import (
    cache_mandalas,
    encode_move,
    new_policy_network,
    shipped_policy_weights,
)
from mandala.engine.jit.state_arrays import fill_record, new_states
from mandala.engine.rng import new_rng
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.rules.colours import NAMES
from support.playthrough import wrapped
from support.scenarios import before

POSITIONS = (  # scenario, number of the move, how the encoded moves start
    ("four_against_three", 4, ("M1", "F2", "D")),
    ("one_field_empty", 6, ("C",)),
    ("river", 27, ("M1", "F2", "D")),
)


def feature_text() -> str:
    """Returns the inputs of some moves in three positions; inputs that are 0 are left out."""
    lines = [
        "Inputs of the value network (for each colour, then for the table) and of the policy network.",
        "Inputs that are 0 are left out. The names are those of engine/eval/feature_index.py.",
    ]
    for name, number, starts in POSITIONS:
        game = before(name, number)
        lines += ["", f"{name}, before move {number}, for seat {game.to_move}"]
        for start in starts:
            move = next(move for move in game.legal_moves() if str(move).startswith(start))
            lines += ["", f"{move}:", *_move_lines(game, move)]
    return "\n".join(lines) + "\n"


def _move_lines(game: Game, move: Move) -> list[str]:
    seat = game.to_move
    assert seat is not None
    states, a = new_states(2), new_afterstate_buffers()
    fill_record(states[0], game.state)
    encode_afterstate(
        states, 0, 1, move.index, new_rng(1), a, a.colour_inputs[0], a.table_inputs[0]
    )
    lines = []
    for colour, name in enumerate(NAMES):
        lines += _row(f"  {name}", _names("C_"), a.colour_inputs[0, colour])
    lines += _row("  table", _names("T_"), a.table_inputs[0])
    policy = new_policy_network(shipped_policy_weights())
    cache_mandalas(states[0], seat, policy.mandala_cache)
    encode_move(states[0], seat, move.index, policy.mandala_cache, policy.inputs)
    kind = {"C": "CLAIM", "D": "DISCARD"}.get(str(move)[0], "PLACE")
    return lines + _row("  policy", _names("M_", kind), policy.inputs)


def _names(prefix: str, kind: str = "") -> dict[int, str]:
    """Returns the names of inputs by their index; of the policy network those of one kind."""
    named = {name: value for name, value in vars(feature_index).items() if name.startswith(prefix)}
    kinds = ("M_CLAIM_", "M_DISCARD_", "M_PLACE_")
    return {
        value: name[2:].lower()
        for name, value in named.items()
        if not name.startswith(kinds) or name.startswith(f"M_{kind}_")
    }


def _row(title: str, names: dict[int, str], values: npt.NDArray[np.float32]) -> list[str]:
    cells = []
    for i, value in enumerate(values):
        last = max(index for index in names if index <= i)
        name = names[last] + (f"+{i - last}" if i > last else "")
        if value:
            cells.append(f"{name} {float(value):.4g}")
    return wrapped(f"{title}: {', '.join(cells)}", "    ")
