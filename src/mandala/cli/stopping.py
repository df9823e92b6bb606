"""Being told to stop (Ctrl-C, or SIGTERM), and doing it where it does no harm."""

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Any, Final

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopping:
    """Within its ``with`` block a request to stop is remembered; the second one is obeyed at once.

    Also where a shell started the program in the background, deaf to Ctrl-C.
    """

    def __init__(self) -> None:
        self.asked = False
        self._at_once = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Stopping":
        self._before = {number: signal.signal(number, self._hear) for number in _SIGNALS}
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    @contextlib.contextmanager
    def at_once(self) -> Iterator[None]:
        """A place to stop: raises KeyboardInterrupt, now if it was asked for, or when it is."""
        self._at_once = True
        try:
            if self.asked:
                raise KeyboardInterrupt
            yield
        finally:
            self._at_once = False

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if self.asked or self._at_once:
            raise KeyboardInterrupt
        self.asked = True
