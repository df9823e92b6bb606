"""Draws a QR code as text, so that a phone can scan it from the terminal."""

import io
import sys
from typing import Final

_WHITE_ON_BLACK: Final = "\x1b[38;5;231;48;5;16m"
_DEFAULT: Final = "\x1b[0m"


def qr_code(text: str) -> str:
    """Returns the code in half blocks, or nothing if standard error cannot show half blocks.

    The blocks are the light parts. The foreground and the background colour are both set. Otherwise
    the code would be inverted on a light background, and many cameras cannot read that.
    """
    import segno

    try:
        "▀▄█".encode(sys.stderr.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out=drawn, border=2, compact=True)
    lines = drawn.getvalue().rstrip("\n").split("\n")
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_DEFAULT}" for line in lines)
