"""Whole-number geometry agrees with that of floating-point numbers."""

import math

from mandala.picture.geometry import TURN, arc_length, polar, sine


def test_sines_are_right_to_nine_digits() -> None:
    for angle in range(-TURN, 2 * TURN, 7):
        assert abs(sine(angle) / 10**12 - math.sin(math.tau * angle / TURN)) < 1e-9, angle


def test_points_lie_on_their_circle_clockwise_from_the_top() -> None:
    assert [polar(1000, quarter * TURN // 4) for quarter in range(4)] == [
        (0, -1000),
        (1000, 0),
        (0, 1000),
        (-1000, 0),
    ]
    for angle in range(0, TURN, 113):
        assert abs(math.hypot(*polar(4000, angle)) - 4000) < 1


def test_an_arc_of_a_full_turn_is_the_circumference() -> None:
    assert abs(arc_length(1000, TURN) - 2000 * math.pi) < 2
