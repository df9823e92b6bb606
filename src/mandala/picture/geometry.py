"""Shapes around a centre, in whole numbers.

A length is a whole number of tenths of a pixel, an angle a whole number of hundredths of a degree,
0 at the top and clockwise. Floating-point sines differ between machines in their last digit; these
do not, so the same game gives the same bytes everywhere.
"""

from functools import cache
from typing import Final

TURN: Final = 36_000  # a full circle
_ONE: Final = 10**12
_PI: Final = 3_141_592_653_590  # in units of 1 / _ONE

Point = tuple[int, int]


@cache
def sine(angle: int) -> int:
    """Returns the sine of an angle in units of 1 / 10**12 (Taylor series of whole numbers)."""
    angle %= TURN
    if angle > TURN // 2:
        return -sine(angle - TURN // 2)
    if angle > TURN // 4:
        angle = TURN // 2 - angle
    x = angle * _PI // (TURN // 2)
    term = total = x
    for n in range(2, 24, 2):
        term = -term * x // _ONE * x // _ONE // (n * (n + 1))
        total += term
    return total


def polar(radius: int, angle: int) -> Point:
    """Returns the point at a distance from the centre, as x to the right and y downwards."""
    return _round(radius * sine(angle)), -_round(radius * sine(angle + TURN // 4))


def _round(scaled: int) -> int:
    return (scaled + _ONE // 2) // _ONE


def arc_length(radius: int, angle: int) -> int:
    """Returns the length of an arc."""
    return radius * angle * _PI // (TURN // 2) // _ONE


class Path:
    """Writes the ``d`` of an SVG path; points are given as radius and angle."""

    def __init__(self, start: Point) -> None:
        self._at = polar(*start)
        self._parts = [f"M{_pair(self._at)}"]

    def curve(self, first: Point, second: Point, to: Point) -> "Path":
        """Adds a Bézier curve with two control points."""
        x, y = self._at
        points = [polar(*point) for point in (first, second, to)]
        steps = " ".join(_pair((px - x, py - y)) for px, py in points)
        self._parts.append("c" + steps.replace(" -", "-"))
        self._at = points[-1]
        return self

    def close(self) -> str:
        return "".join([*self._parts, "z"])


def _pair(point: Point) -> str:
    x, y = point
    return f"{x}{y}" if y < 0 else f"{x} {y}"
