"""Handles Ctrl-C and SIGTERM: defers them during a block, or remembers them until a batch ends."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final, Self

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def _may_handle() -> bool:
    """Returns whether this is the main thread, the only one that may handle signals."""
    return threading.current_thread() is threading.main_thread()


@contextlib.contextmanager
def defer_sigint() -> Iterator[None]:
    """Defers Ctrl-C to the end of the ``with`` block."""
    before = signal.getsignal(signal.SIGINT)
    if not _may_handle() or not callable(before):
        yield
        return
    pressed: list[FrameType | None] = []
    signal.signal(signal.SIGINT, lambda _number, frame: pressed.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if pressed:
            before(signal.SIGINT, pressed[0])


@contextlib.contextmanager
def children_ignore_sigint() -> Iterator[None]:
    """Lets processes that are started within the block ignore Ctrl-C from their beginning."""
    if not _may_handle():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class StopRequests:
    """Remembers a request to stop within its ``with`` block; the second one takes effect at once.

    This also holds in a program that a shell started in the background with SIGINT ignored.
    """

    def __init__(self) -> None:
        self.asked = False
        self._interruptible = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        self._before = {number: signal.signal(number, self._on_signal) for number in _SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    @contextlib.contextmanager
    def interruptible(self) -> Iterator[None]:
        """Raises KeyboardInterrupt at the beginning if a stop was requested, or when one comes."""
        self._interruptible = True
        try:
            if self.asked:
                raise KeyboardInterrupt
            yield
        finally:
            self._interruptible = False

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        if self.asked or self._interruptible:
            raise KeyboardInterrupt
        self.asked = True
