"""Renders the SVG on standard input as PNG on standard output: ``python -m mandala.picture``.

The server renders in a process of its own, because rendering stops all threads, and a fault in
native code would end the process.
"""

import contextlib
import os
import sys
from typing import Final

from mandala.picture.png import png

_NICENESS: Final = 10  # games go first


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):  # not on Windows
        os.nice(_NICENESS)
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
