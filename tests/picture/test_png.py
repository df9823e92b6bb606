"""The PNG: the right size, and names without a font of the system."""

import struct
import subprocess
import sys

from mandala.picture.png import png
from mandala.picture.svg import svg
from support.scenarios import scenario

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of(image: bytes) -> tuple[int, int]:
    assert image.startswith(SIGNATURE)
    width, height = struct.unpack("!II", image[16:24])
    return width, height


def test_it_has_the_proportions_of_the_picture() -> None:
    assert size_of(png(svg(scenario("drawn")), 200)) == (200, 226)


def test_names_are_drawn() -> None:
    images = {png(svg(scenario("drawn"), (name, "Bea")), 200) for name in ("Ada", "Eve", "Ő")}
    assert len(images) == 3


def test_the_program_renders_standard_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mandala.picture"],
        input=svg(scenario("drawn")).encode(),
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert size_of(done.stdout) == (1000, 1130)
