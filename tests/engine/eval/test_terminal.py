"""The value of a finished game."""

import pytest

from mandala.engine.eval.terminal import terminal_outcome, terminal_value
from mandala.rules.state import DECK, OVER, State


def finished(lead: int) -> State:
    """Returns a finished game that seat 0 leads by so many points."""
    s = State()
    s.phase, s.reason = OVER, DECK
    leader = 0 if lead > 0 else 1
    s.place[leader, 0], s.cup[leader, 0] = 1, abs(lead)
    return s


@pytest.mark.parametrize(
    ("lead", "win", "margin"),
    [(30, 1.0, 1.0), (90, 1.0, 1.0), (12, 1.0, 0.7), (0, 0.5, 0.5), (-12, 0.0, 0.3)],
)
def test_outcome_is_win_and_clipped_margin(lead: int, win: float, margin: float) -> None:
    found = terminal_outcome(finished(lead), 0)
    assert found == pytest.approx((win, margin))
    assert terminal_outcome(finished(lead), 1) == pytest.approx((1 - win, 1 - margin))


def test_value_mixes_win_and_margin_by_the_weight() -> None:
    assert terminal_value(finished(12), 0, 0.0) == 1
    assert terminal_value(finished(12), 0, 0.1) == pytest.approx(0.97)
    assert terminal_value(finished(12), 1, 0.1) == pytest.approx(0.03)
    assert terminal_value(finished(0), 0, 0.1) == 0.5
