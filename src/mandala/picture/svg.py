"""The whole picture as SVG: the disc in its frame, and the result below it."""

from typing import Final
from xml.sax.saxutils import escape

from mandala.picture.canvas import Layers, ring
from mandala.picture.chronicle import Chronicle, chronicle
from mandala.picture.palette import CREAM, GILT, GOLD, INK, LINEN, LINEN_DEEP, SOFT
from mandala.picture.rings import draw_rings
from mandala.picture.surroundings import draw_beads, draw_crown, draw_heart, draw_swept_sand
from mandala.records.record import Record

WIDTH: Final = 10_000
HEIGHT: Final = 11_300
FONT: Final = "Alegreya"
_FONTS: Final = f"{FONT}, 'Palatino Linotype', Georgia, serif"

# Radii, from the centre outwards.
_HEART: Final = 740
_RINGS: Final = (850, 3_380)
_CROWN: Final = (3_320, 4_210)
_BEADS: Final = 4_470
_RIM: Final = 4_640
_FRAME: Final = 170  # how far the frame is from the edge

_NAME: Final = 420  # font size
_NAME_ROOM: Final = 3_300
_BASE_LINE: Final = 10_640


def svg(record: Record, names: tuple[str, str] | None = None) -> str:
    """Returns the picture of a finished game, 10 units to a pixel of its natural size.

    ``names``: in place of those in the record. The same arguments give the same text everywhere.
    Raises :class:`~mandala.records.errors.MandalaError` for a game that is not finished or does not
    follow the rules.
    """
    story = chronicle(record)
    shown = names or record.players
    scores = story.result.scores
    title = f"{shown[0]} {scores[0]} : {scores[1]} {shown[1]}".strip()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH // 10}" height="{HEIGHT // 10}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}"><title>{_text(title)}</title>{_GROUND}'
        f'<g transform="translate({WIDTH // 2} {WIDTH // 2})">{_disc(story)}</g>'
        f"{_caption(story, shown)}</svg>"
    )


def _disc(story: Chronicle) -> str:
    layers = Layers()
    draw_swept_sand(layers, story, _RIM + 40, WIDTH // 2 - _FRAME - 130)
    draw_beads(layers, story.deck, _BEADS)
    draw_crown(layers, story, *_CROWN)
    layers.add(ring(_RINGS[1] + 70, CREAM, GOLD, 20))
    draw_rings(layers, story, *_RINGS)
    draw_heart(layers, story, _HEART)
    layers.add(ring(_BEADS - 170, "url(#light)"))
    return layers.text()


def _frame(gap: int, width: int) -> str:
    return (
        f'<rect x="{gap}" y="{gap}" width="{WIDTH - 2 * gap}" height="{HEIGHT - 2 * gap}"'
        f' fill="none" stroke="{GOLD}" stroke-width="{width}"/>'
    )


_GROUND: Final = (
    '<defs><radialGradient id="light"><stop stop-color="#fff" stop-opacity=".16"/>'
    '<stop offset=".55" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#3a2a18" stop-opacity=".1"/></radialGradient>'
    '<radialGradient id="linen" cy=".45" r=".75">'
    f'<stop stop-color="{LINEN}"/><stop offset="1" stop-color="{LINEN_DEEP}"/></radialGradient>'
    "</defs>"
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#linen)"/>'
    + _frame(_FRAME, 24)
    + _frame(_FRAME + 60, 8)
)


def _caption(story: Chronicle, names: tuple[str, str]) -> str:
    """Returns the result: names left and right of the score, a star beside the winner's."""
    middle = WIDTH // 2
    scores = story.result.scores
    points = f"{scores[0]} : {scores[1]}"
    parts = [
        f'<g font-family="{_FONTS}" font-weight="700" fill="{INK}">',
        f'<text x="{middle}" y="{_BASE_LINE}" font-size="520" text-anchor="middle">{points}</text>',
    ]
    for seat, (side, anchor) in enumerate(((-1, "end"), (1, "start"))):
        size = _size(names[seat])
        fill = INK if story.result.winner == seat else SOFT
        parts.append(
            f'<text x="{middle + side * 1_150}" y="{_BASE_LINE - 20}" font-size="{size}"'
            f' fill="{fill}" text-anchor="{anchor}">{_text(names[seat])}</text>'
        )
    parts.append("</g>")
    if story.result.winner is not None:
        x = middle + (-930 if story.result.winner == 0 else 930)
        parts.append(
            f'<path d="M{x} {_BASE_LINE - 260}q20 90 110 110q-90 20-110 110q-20-90-110-110q90-20 110'
            f'-110z" fill="{GILT}"/>'
        )
    return "".join(parts)


def _size(name: str) -> int:
    """Returns the font size at which a name has room. Letters of Asia are about twice as broad."""
    width = sum(100 if ord(letter) >= 0x1100 else 58 for letter in name)
    return min(_NAME, _NAME_ROOM * 100 // max(width, 1))


def _text(name: str) -> str:
    """Returns text for XML, without the characters that XML cannot hold."""
    return escape("".join(letter for letter in name if letter.isprintable()))
