"""Pictures of finished games, drawn when they are asked for and kept for a while.

Drawing takes some milliseconds, in the thread for records. Rendering as PNG takes half a second of
processor time, in a process of its own (:mod:`mandala.picture.__main__` says why).
"""

import asyncio
import functools
import hashlib
import sys
from collections import OrderedDict
from collections.abc import Iterable
from importlib.resources import files
from typing import Final, Literal

from mandala.server.errors import ApiError

Kind = Literal["svg", "png"]

KEPT: Final[dict[Kind, int]] = {"svg": 100, "png": 12}  # about 4 and 12 MB
MOST_RENDERINGS: Final = 8  # waiting or under way
LONGEST_S: Final = 60.0
RENDERER: Final = (sys.executable, "-m", "mandala.picture")


class Pictures:
    """The pictures drawn last, by their tag, and the renderings under way."""

    def __init__(self, renderer: tuple[str, ...] = RENDERER) -> None:
        self._renderer = renderer
        self._kept: dict[Kind, OrderedDict[str, bytes]] = {
            "svg": OrderedDict(),
            "png": OrderedDict(),
        }
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    def find(self, kind: Kind, tag: str) -> bytes | None:
        """Returns a picture that was kept."""
        kept = self._kept[kind]
        found = kept.get(tag)
        if found is not None:
            kept.move_to_end(tag)
        return found

    def keep(self, kind: Kind, tag: str, content: bytes) -> bytes:
        """Keeps a picture; the one unused for longest is dropped."""
        kept = self._kept[kind]
        kept[tag] = content
        kept.move_to_end(tag)
        if len(kept) > KEPT[kind]:
            kept.popitem(last=False)
        return content

    async def render(self, tag: str, svg: bytes) -> bytes:
        """Returns the PNG of an SVG, one after the other.

        Raises ``rate/too_many`` if too many wait, and ``server/unavailable`` if the renderer fails.
        """
        if self._waiting >= MOST_RENDERINGS:
            raise ApiError("rate/too_many")
        self._waiting += 1
        try:
            async with self._turn:
                # Several people may have waited for the same picture.
                return self.find("png", tag) or self.keep("png", tag, await self._rendered(svg))
        finally:
            self._waiting -= 1

    async def _rendered(self, svg: bytes) -> bytes:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self._renderer, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            async with asyncio.timeout(LONGEST_S):
                content, _ = await process.communicate(svg)
        except TimeoutError:
            raise ApiError("server/unavailable") from None
        finally:
            if process.returncode is None:  # too slow, or nobody waits any more
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise ApiError("server/unavailable")
        return content


def tag_of(*parts: str) -> str:
    """Returns a tag that changes with the parts and with the program that draws."""
    text = "\0".join((_drawing_version(), *parts))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@functools.cache
def _drawing_version() -> str:
    """Returns a hash of the program that draws, so that no cache keeps pictures of an older one."""
    sources: Iterable[bytes] = (
        file.read_bytes()
        for file in sorted(files("mandala.picture").iterdir(), key=lambda file: file.name)
        if file.name.endswith(".py")
    )
    return hashlib.sha256(b"\0".join(sources)).hexdigest()
