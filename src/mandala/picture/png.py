"""The picture as PNG: the same SVG, rendered by resvg with the font that is shipped here."""

from pathlib import Path
from typing import Final

_FONTS: Final = Path(__file__).parent / "fonts"
PNG_WIDTH: Final = 1_000  # pixels


def png(svg: str, width: int = PNG_WIDTH) -> bytes:
    """Renders an SVG. It takes about half a second, and no other thread runs meanwhile.

    Names in Latin letters look the same everywhere. For other letters resvg looks for a font of the
    system; without one they are left out.
    """
    import resvg_py

    rendered = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        font_files=[str(font) for font in sorted(_FONTS.glob("*.ttf"))],
    )
    return bytes(rendered)
