"""SVG elements as text, in the units of :mod:`~mandala.picture.geometry`."""

from typing import Final

from mandala.picture.geometry import TURN, Path, arc_length, polar

FOLDS: Final = (6, 12, 18, 24, 36, 48, 72)  # multiples of 6 have common axes


class Layers:
    """Collects drawn elements; the last one added lies on top."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._groups = 0

    def add(self, *parts: str) -> None:
        self._parts += parts

    def add_turned(self, parts: list[str], fold: int) -> None:
        """Adds elements ``fold`` times, turned around the centre by equal angles.

        Groups are doubled or tripled until there are enough, so the text grows with the logarithm
        of ``fold``.
        """
        inside, angle = "".join(parts), TURN // fold
        while fold > 1:
            factor = 2 if fold % 2 == 0 else 3
            name = f"g{self._groups}"
            self._groups += 1
            inside = f'<g id="{name}">{inside}</g>' + "".join(
                f'<use href="#{name}" transform="rotate({degrees(angle * n)})"/>'
                for n in range(1, factor)
            )
            fold //= factor
            angle *= factor
        self.add(inside)

    def text(self) -> str:
        return "".join(self._parts)


def fold_for(radius: int, wedge: int) -> int:
    """Returns how often a pattern goes around a ring, so that it is about ``wedge`` long."""
    return min(FOLDS, key=lambda fold: abs(arc_length(radius, TURN) // fold - wedge))


def degrees(angle: int) -> str:
    whole, rest = divmod(angle, 100)
    return f"{whole}.{rest:02}".rstrip("0") if rest else str(whole)


def shape(d: str, fill: str, edge: str = "", width: int = 0) -> str:
    return f'<path d="{d}"{_paint(fill, edge, width)}/>'


def dot(radius: int, angle: int, size: int, fill: str, edge: str = "", width: int = 0) -> str:
    """Returns a disc around the point at ``radius`` and ``angle``."""
    x, y = polar(radius, angle)
    return f'<circle cx="{x}" cy="{y}" r="{size}"{_paint(fill, edge, width)}/>'


def ring(radius: int, fill: str, edge: str = "", width: int = 0) -> str:
    """Returns a disc around the centre."""
    return f'<circle r="{radius}"{_paint(fill, edge, width)}/>'


def dots(points: list[tuple[int, int]], size: int, fill: str) -> str:
    """Returns many equal discs as one short path: lines without length have round ends."""
    d = "".join(f"M{x} {y}h0" for x, y in points)
    return f'<path d="{d}" stroke="{fill}" stroke-width="{2 * size}" stroke-linecap="round"/>'


def petal(inner: int, outer: int, axis: int, half: int, belly: int = 55) -> str:
    """Returns a petal with a point, from radius ``inner`` to ``outer``.

    ``axis``: the angle of its point. ``half``: about half of its width, as an angle. ``belly``: at
    how many hundredths of its length it is widest.
    """
    height = outer - inner
    shoulder, neck = inner + height * belly // 100, outer - height * 38 // 100
    foot, wide, slim = half * 70 // 100, half * 130 // 100, half * 12 // 100
    return (
        Path((inner, axis - foot))
        .curve((shoulder, axis - wide), (neck, axis - slim), (outer, axis))
        .curve((neck, axis + slim), (shoulder, axis + wide), (inner, axis + foot))
        .close()
    )


def scale(inner: int, outer: int, axis: int, half: int) -> str:
    """Returns a petal without a point, round as the scale of a fish."""
    height = outer - inner
    shoulder, top = inner + height * 60 // 100, outer - height // 24
    near = half * 70 // 100
    return (
        Path((inner, axis - half))
        .curve((shoulder, axis - half), (top, axis - near), (outer, axis))
        .curve((top, axis + near), (shoulder, axis + half), (inner, axis + half))
        .close()
    )


def _paint(fill: str, edge: str, width: int) -> str:
    return f' fill="{fill}"' + (f' stroke="{edge}" stroke-width="{width}"' if edge else "")
