"""Ctrl-C at the right moment: never between two steps that belong together."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType


def _may_handle() -> bool:
    """Only the main thread may change what a signal does; Ctrl-C reaches no other one anyway."""
    return threading.current_thread() is threading.main_thread()


@contextlib.contextmanager
def ctrl_c_later() -> Iterator[None]:
    """What happens meanwhile is not interrupted: a Ctrl-C takes effect at the end."""
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
def ctrl_c_ignored_by_children() -> Iterator[None]:
    """A process started meanwhile inherits that it ignores Ctrl-C, from its very first moment."""
    if not _may_handle():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
