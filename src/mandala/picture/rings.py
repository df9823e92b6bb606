"""The rings of the disc: a thin one for each round of turns, a broad one for each destruction.

Time goes outwards. In every ring the pattern goes around several times; seat 0 has the first half of
each wedge, seat 1 the second.
"""

from typing import Final

from mandala.picture.canvas import Layers, dot, fold_for, petal, ring, scale, shape
from mandala.picture.chronicle import Chronicle, Claim, Destruction, Turn
from mandala.picture.geometry import TURN, arc_length
from mandala.picture.palette import CREAM, DEEP, GOLD, PALE_GOLD, PAPER, SANDS
from mandala.records.move import MoveKind

Round = tuple[Turn, ...]
"""One turn of each player, one after the other; one turn alone before a destruction or the end."""

# How broad a ring is, relative to the others.
_DESTRUCTION: Final = 72
_DISCARD: Final = 8
_TURN: Final = 8
_CARD: Final = 2
_SHORT_GAME: Final = 320  # a game of less was given up: its disc is not filled
_SMALLEST: Final = 20  # a ring in which grains can be seen


def rounds(story: Chronicle) -> list[Round | Destruction]:
    """Returns the rings from the inside outwards."""
    found: list[Round | Destruction] = []
    for moment in story.moments:
        last = found[-1] if found else ()
        if isinstance(moment, Destruction):
            found.append(moment)
        elif isinstance(last, tuple) and len(last) == 1 and last[0].seat != moment.seat:
            found[-1] = (*last, moment)
        else:
            found.append((moment,))
    return found


def radii(bands: list[Round | Destruction], inner: int, outer: int) -> list[tuple[int, int]]:
    """Returns where each ring begins and ends. Only a game that was given up leaves room outside."""
    weights = [_weight(band) for band in bands]
    whole, done, found = max(sum(weights), _SHORT_GAME), 0, []
    for weight in weights:
        start = inner + (outer - inner) * done // whole
        done += weight
        found.append((start, inner + (outer - inner) * done // whole))
    return found


def _weight(band: Round | Destruction) -> int:
    if isinstance(band, Destruction):
        return _DESTRUCTION
    return max(
        _DISCARD if turn.kind is MoveKind.DISCARD else _TURN + _CARD * turn.count for turn in band
    )


def draw_rings(layers: Layers, story: Chronicle, inner: int, outer: int) -> None:
    """Adds all rings, the outermost first: the petals of each ring lie over the next one."""
    bands = rounds(story)
    for band, (start, end) in reversed(list(zip(bands, radii(bands, inner, outer), strict=True))):
        if isinstance(band, Destruction):
            layers.add(
                ring(end, DEEP[band.claims[0].colour], GOLD, 16), ring(end, "none", CREAM, 5)
            )
            fold = fold_for(start, (end - start) * 17 // 10)
            layers.add_turned(_leaves(start, end, TURN // fold), fold)
            layers.add_turned(_destruction(band, start, end, TURN // fold), fold)
            layers.add(ring(start, PAPER, GOLD, 12))
        else:
            fold = fold_for(start, (end - start) * 3)
            parts = [part for turn in band for part in _turn(turn, start, end, TURN // fold)]
            layers.add_turned(parts, fold)


def _turn(turn: Turn, inner: int, outer: int, wedge: int) -> list[str]:
    """Returns one petal for cards that went to a mandala, with a grain for each card; open circles
    for cards that went to the discard pile."""
    axis, sand = wedge // 2 * turn.seat, SANDS[turn.colour]
    thick, middle = outer - inner, (inner + outer) // 2
    if turn.kind is MoveKind.DISCARD:
        room = arc_length(middle, wedge // 2) // (2 * turn.count + 2)
        size = min(thick * 40 // 100, room * 45 // 100)
        return [
            dot(middle, at, size, "none", sand.ground, max(size * 6 // 10, 4))
            for at in _spread(axis, wedge // 2 // (turn.count + 1), turn.count)
        ]
    outline = petal if turn.kind is MoveKind.MOUNTAIN else scale
    edge = CREAM if turn.mandala == 0 else sand.dark
    foot, tip = inner - thick // 4, outer + thick // 3
    parts = [shape(outline(foot, tip, axis, wedge // 4), sand.ground, edge, 10)]
    if thick >= _SMALLEST:
        size = min(thick // 9, arc_length(middle, wedge // 2) // (3 * turn.count))
        places = _spread(axis, wedge * 40 // 100 // (turn.count + 1), turn.count)
        parts += [dot(middle, at, max(size, 4), sand.sign) for at in places]
    return parts


def _spread(axis: int, gap: int, count: int) -> list[int]:
    """Returns ``count`` angles with a gap between them, around an axis."""
    return [axis + gap * (2 * n - count + 1) // 2 for n in range(count)]


def _leaves(inner: int, outer: int, wedge: int) -> list[str]:
    """Returns the golden leaves between the petals of a destruction."""
    thick = outer - inner
    return [
        part
        for axis in (wedge // 4, wedge * 3 // 4)
        for part in (
            shape(petal(inner, outer - thick // 3, axis, wedge // 9), GOLD),
            dot(outer - thick // 5, axis, thick // 18, PALE_GOLD),
            dot(outer - thick // 11, axis, thick // 30, PALE_GOLD),
        )
    ]


def _destruction(band: Destruction, inner: int, outer: int, wedge: int) -> list[str]:
    """Returns what each player claimed. The petals of the one who chose first are longer."""
    thick = outer - inner
    parts: list[str] = []
    for seat in range(2):
        claims = [claim for claim in band.claims if claim.seat == seat]
        chose_first = band.claims[0].seat == seat
        tip = outer - thick // (14 if chose_first else 6)
        parts += _claims(claims, wedge // 2 * seat, wedge // 4, inner, tip)
    return parts


def _claims(claims: list[Claim], axis: int, most: int, inner: int, outer: int) -> list[str]:
    """Returns nested petals, the first claim innermost, each broad as its number of cards.

    Cards that went to the discard pile have a pale petal. A dot marks a card that went to the river.
    """
    parts: list[str] = []
    height = outer - inner
    whole = done = sum(claim.count + 1 for claim in claims)
    for claim in reversed(claims):
        sand = SANDS[claim.colour]
        part = 200 + done * 800 // whole
        tip, half = inner + height * part // 1000, most * (150 + part * 800 // 1000) // 1000
        fill, edge = (sand.ground, CREAM) if claim.kept else (PAPER, sand.ground)
        parts.append(shape(petal(inner, tip, axis, half), fill, edge, 14))
        if claim.to_river:
            parts.append(dot(tip - height // 11, axis, height // 40, sand.sign))
        done -= claim.count + 1
    return parts
