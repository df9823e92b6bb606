"""The value of a finished game."""

from mandala.engine.eval.value_network import points_to_margin
from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateRecord
from mandala.rules.scoring import DRAWN, score, winner


@jit_helper
def terminal_outcome(s: StateRecord, seat: int) -> tuple[float, float]:
    """Returns win (0, a half or 1) and margin (0 to 1) for ``seat``, as the network counts them."""
    won = winner(s)
    win = 0.5 if won == DRAWN else (1.0 if won == seat else 0.0)
    return win, points_to_margin(float(score(s, seat)) - float(score(s, 1 - seat)))


@jit_helper
def terminal_value(s: StateRecord, seat: int, margin_weight: float) -> float:
    """Returns one value from 0 to 1 for ``seat``; the margin counts ``margin_weight`` of it."""
    win, margin = terminal_outcome(s, seat)
    return win + margin_weight * (margin - win)
