"""One running program that speaks in lines: started, listened to with a deadline, always ended.

Whatever the program does (hang, flood, crash, stop reading), no call here blocks past its deadline
and no memory grows without bound. The program gets a process group of its own, which dies with it
and with us. Standard error is left alone: it goes where ours goes.
"""

import collections
import contextlib
import itertools
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from typing import IO, Final

from mandala.locales.saying import Saying, say
from mandala.records.errors import MandalaError, system_reason

LONGEST_LINE: Final = 64 * 1024  # bytes; an answer needs about 50
MOST_LINES_WAITING: Final = 16
MOST_LINES_UNREAD: Final = 8  # on our side; the pipe itself holds some dozen more
QUIT_SECONDS: Final = 2.0  # to leave by itself once it is told to quit

_POSIX: Final = sys.platform != "win32"

# Ends the bot's process group if we vanish without a word (killed): our end of this pipe then
# closes, and ``read`` fails. A line says that all is well.
_GUARD: Final = 'read all_is_well || kill -s KILL -- "-$1"'


class BotTrouble(MandalaError):
    """The program cannot be talked to any more; the text says what it did, after its name."""


class Gone(BotTrouble):
    """It closed its standard input or output, or its process ended."""


class TooLate(BotTrouble):
    """No line came before the deadline; whoever asked knows how long that was."""

    def __init__(self) -> None:
        super().__init__("too late")


class _Listener:
    """Collects lines on a thread of its own; stops reading for good once there are too many."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._lines: collections.deque[tuple[float, bytes]] = collections.deque()
        self._trouble: BotTrouble | None = None
        self._changed = threading.Condition()
        threading.Thread(target=self._listen, name="bot output", daemon=True).start()

    def _listen(self) -> None:
        rest = b""
        trouble: BotTrouble | None = None
        while trouble is None:
            chunk = self._pipe.read(LONGEST_LINE)  # unbuffered: whatever is there, empty at the end
            *lines, rest = (rest + chunk).split(b"\n")
            now = time.monotonic()
            if not chunk:
                trouble = Gone("bot-output-closed")
            elif max(map(len, (*lines, rest))) > LONGEST_LINE:
                trouble = BotTrouble("bot-line-too-long", limit=LONGEST_LINE // 1024)
                lines = list(itertools.takewhile(lambda line: len(line) <= LONGEST_LINE, lines))
            with self._changed:
                if len(self._lines) + len(lines) > MOST_LINES_WAITING:
                    trouble = trouble or BotTrouble("bot-flood")
                else:
                    self._lines.extend((now, line) for line in lines)
                self._trouble = self._trouble or trouble
                self._changed.notify_all()
        self._pipe.close()  # here, not in close(): a number still being read must not be reused

    def stop(self, trouble: BotTrouble) -> None:
        """No further line can be an answer; those that came are still heard."""
        with self._changed:
            self._trouble = self._trouble or trouble
            self._changed.notify_all()

    def next_line(self, deadline: float) -> bytes:
        with self._changed:
            while not self._lines:
                if self._trouble:
                    raise self._trouble
                left = deadline - time.monotonic()
                if left <= 0 or not self._changed.wait(left):
                    raise TooLate
            arrived, line = self._lines.popleft()
            if arrived > deadline:
                raise TooLate
            return line

    def waiting(self) -> int:
        """Lines that arrived and were not asked for."""
        with self._changed:
            return len(self._lines)

    def is_quiet(self) -> bool:
        """Whether it goes on listening and nothing waits to be heard."""
        with self._changed:
            return not self._lines and self._trouble is None


class _Speaker:
    """Writes on a thread of its own, so that a program that does not read cannot hold us up."""

    def __init__(self, pipe: IO[bytes], listener: _Listener) -> None:
        self._pipe = pipe
        self._listener = listener
        self._queue: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.backlog = 0
        self._lock = threading.Lock()
        threading.Thread(target=self._speak, name="bot input", daemon=True).start()

    def say(self, line: bytes) -> None:
        with self._lock:
            self.backlog += 1
        self._queue.put(line)

    def hang_up(self) -> None:
        """Close the program's standard input once everything is said."""
        self._queue.put(None)

    def _speak(self) -> None:
        try:
            while (line := self._queue.get()) is not None:
                while line:  # an unbuffered pipe may take a part of it
                    line = line[self._pipe.write(line) :]
                with self._lock:
                    self.backlog -= 1
        except OSError:
            self._listener.stop(Gone("bot-input-closed"))
        self._pipe.close()


class BotProcess:
    """A started program. Not for several threads at once. Always :meth:`close` it."""

    def __init__(self, command: str) -> None:
        """Start ``command``; raises :class:`BotTrouble` if that is not possible."""
        try:
            words: str | list[str] = shlex.split(command) if _POSIX else command
        except ValueError:
            raise BotTrouble("bot-command-unreadable") from None
        try:
            self._process = subprocess.Popen(
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=_POSIX,
            )
        except (OSError, ValueError) as error:
            why = system_reason(error) if isinstance(error, OSError) else str(error)
            raise BotTrouble("bot-cannot-start", why=why) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._guard = _start_guard(self._process.pid) if _POSIX else None
        self._listener = _Listener(self._process.stdout)
        self._speaker = _Speaker(self._process.stdin, self._listener)

    def say(self, line: bytes) -> None:
        """Send one line; never waits. If nobody reads it, the next :meth:`hear` tells."""
        self._speaker.say(line + b"\n")

    def hear(self, deadline: float) -> bytes:
        """The next line, without its end; ``deadline`` is a ``time.monotonic`` moment.

        Raises :class:`TooLate`, :class:`Gone`, or :class:`BotTrouble` with what it did instead.
        """
        return self._listener.next_line(deadline)

    def unasked_lines(self) -> int:
        """How many lines it has written that nobody has heard yet."""
        return self._listener.waiting()

    def is_quiet(self) -> bool:
        """Whether it runs, has written nothing that nobody has heard yet, and can be talked to."""
        return self._process.poll() is None and self._listener.is_quiet()

    def is_reading(self) -> bool:
        """Whether what was said is taken, apart from the last few lines on their way."""
        return self._speaker.backlog <= MOST_LINES_UNREAD

    def end_status(self) -> Saying | None:
        """How the process ended, in words; None if it has not (it gets a moment to)."""
        try:
            code = self._process.wait(0.5)
        except subprocess.TimeoutExpired:
            return None
        return say("bot-exit-code", code=code) if code >= 0 else say("bot-signal", signal=-code)

    def close(self, farewell: bytes | None = None) -> None:
        """End the process and all it started. With a ``farewell`` it may leave by itself first."""
        if farewell is not None:
            self._speaker.say(farewell + b"\n")
        self._speaker.hang_up()
        if farewell is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(QUIT_SECONDS)
        self._kill_group()
        self._process.wait()
        if self._guard:
            self._guard.communicate(b"\n")

    def _kill_group(self) -> None:
        # The group may outlive its leader, so this is asked for even when the leader has ended.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if _POSIX:
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()


def _start_guard(group: int) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        ["/bin/sh", "-c", _GUARD, "mandala-bot-guard", str(group)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
