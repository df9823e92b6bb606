"""Draws the parts inside and around the rings: heart, crown, beads, and sand that was swept away."""

from collections.abc import Iterator
from typing import Final

from mandala.picture.canvas import Layers, dot, dots, petal, ring, shape
from mandala.picture.chronicle import Chronicle, Destruction, Place
from mandala.picture.geometry import TURN, polar
from mandala.picture.palette import CREAM, EDGE, GILT, GOLD, GROUNDS, PAPER, SANDS
from mandala.rules.colours import COLOURS, LETTERS

_CROWN_FOLD: Final = 12
_GRAINS: Final = 8  # for each card


def draw_heart(layers: Layers, story: Chronicle, radius: int) -> None:
    """Adds the cards dealt to the mountains at the start: those of mandala I point upwards."""
    layers.add(ring(radius + 100, CREAM, GOLD, 16))
    parts: list[str] = []
    for mandala in (1, 0):
        outside, inside = (SANDS[colour] for colour in story.mountains[mandala])
        axis = TURN // 12 * mandala
        parts += [
            shape(petal(60, radius, axis, 3400, 62), outside.ground, CREAM, 14),
            shape(petal(60, radius * 72 // 100, axis, 2400, 62), inside.ground, CREAM, 10),
            dot(radius * 40 // 100, axis, 22, CREAM),
        ]
    parts += [dot(radius - 20, axis, 30, GILT) for axis in (1500, 4500)]
    layers.add_turned(parts, 6)
    layers.add(ring(110, SANDS[2].ground if story.first else GILT, EDGE, 12))


def draw_crown(layers: Layers, story: Chronicle, inner: int, outer: int) -> None:
    """Adds the rivers at the end. The petals of the player with more points reach ``outer``; those of
    the other one are shorter by their share."""
    least = inner + (outer - inner) * 4 // 10
    leaves: list[str] = []
    for axis in (750, 2250):
        leaves += [
            shape(petal(inner, least + 180, axis, 560), GROUNDS[0], GOLD, 10),
            shape(petal(inner, least + 40, axis, 300), GOLD),
            dot(least + 260, axis, 26, GOLD),
        ]
    layers.add_turned(leaves, _CROWN_FOLD)
    scores, winner = story.result.scores, story.result.winner
    for seat in (0, 1) if winner == 1 else (1, 0):  # the winner's petals lie on top
        axis = TURN // _CROWN_FOLD // 2 * seat
        tip = least + (outer - least) * scores[seat] // max(*scores, 20)
        size, fill = (44, SANDS[0].ground) if seat == winner else (30, GILT)
        jewel = dot(tip + 60, axis, size, fill, EDGE, 6)
        layers.add_turned([*_river(story.rivers[seat], axis, inner, tip), jewel], _CROWN_FOLD)


def _river(river: tuple[Place, ...], axis: int, inner: int, tip: int) -> list[str]:
    """Returns nested petals, the first place of the river innermost, each broad as its points."""
    half = 780
    parts = [shape(petal(inner, tip, axis, half), CREAM, GOLD, 14)]
    whole = done = sum(place.points + 3 for place in river)
    for place in reversed(river):
        part = 300 + done * 700 // whole
        end = inner + (tip - 40 - inner) * part // 1000
        width = half * (60 + part * 870 // 1000) // 1000
        parts.append(shape(petal(inner, end, axis, width), SANDS[place.colour].ground, CREAM, 10))
        done -= place.points + 3
    return parts


def draw_beads(layers: Layers, deck: str, radius: int) -> None:
    """Adds the 108 cards as beads on a string, in the order in which they were dealt."""
    layers.add(ring(radius + 170, GROUNDS[0], GOLD, 20), ring(radius - 170, PAPER, GOLD, 14))
    for colour, sand in enumerate(SANDS):
        places = [
            polar(radius, TURN * n // len(deck))
            for n, letter in enumerate(deck)
            if letter == LETTERS[colour]
        ]
        layers.add(dots(places, 106, EDGE), dots(places, 95, sand.ground))
        layers.add(dots(places, 35, sand.light))
    layers.add(ring(radius - 220, "none", GOLD, 5))


def draw_swept_sand(layers: Layers, story: Chronicle, inner: int, outer: int) -> None:
    """Adds grains below the beads: eight for each card swept from a field."""
    numbers = _numbers(story.seed)
    swept = [0] * COLOURS
    for moment in story.moments:
        if isinstance(moment, Destruction):
            swept = [a + b for a, b in zip(swept, moment.swept, strict=True)]
    piles = [*zip(swept, (sand.ground for sand in SANDS), strict=True), (6, GILT)]
    for cards, fill in piles:
        places: list[tuple[int, int]] = []
        while len(places) < cards * _GRAINS:
            along, away = next(numbers), next(numbers)
            x, y = polar(
                inner + away * away // 65_536 * away // 65_536 * 1_900 // 65_536,
                TURN // 4 + along * (TURN // 2) // 65_536,
            )
            if abs(x) < outer and y < outer:
                places.append((x, y))
        for size in (9, 14):
            layers.add(dots(places[size == 9 :: 2], size, fill))


def _numbers(seed: bytes) -> Iterator[int]:
    """Yields numbers below 65,536 that follow from the seed (a linear congruential generator)."""
    state = int.from_bytes(seed[:8])
    while True:
        state = (state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        yield state >> 48
