"""Runs a child process that exchanges lines: starts it, reads with a deadline, always ends it.

If the program hangs, floods, crashes or stops reading, no call here blocks past its deadline, and
memory stays bounded. The program has its own process group, which is killed with it and with us.
Its standard error is inherited.
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

from mandala.locales.message import Message, PlainText, message
from mandala.records.errors import MandalaError, system_reason

LONGEST_LINE: Final = 64 * 1024  # bytes; an answer needs about 50
MOST_LINES_WAITING: Final = 16
MOST_LINES_UNREAD: Final = 8  # lines kept in memory; the pipe holds a few dozen more
QUIT_SECONDS: Final = 2.0  # time to exit by itself after the farewell

_POSIX: Final = sys.platform != "win32"

# Kills the bot's process group if we are killed: our end of this pipe then closes, and ``read``
# fails. A line means that the bot has ended in order.
_GUARD: Final = 'read all_is_well || kill -s KILL -- "-$1"'


class BotError(MandalaError):
    """The program can no longer be used. The text continues a sentence that starts with its name."""


class BotExited(BotError):
    """The program closed its standard input or output, or its process ended."""


class BotTimeout(BotError):
    """No line came before the deadline."""

    def __init__(self) -> None:
        super().__init__(PlainText("too late"))


class _Reader:
    """Collects lines on its own thread; stops reading once there are too many."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._lines: collections.deque[tuple[float, bytes]] = collections.deque()
        self._trouble: BotError | None = None
        self._changed = threading.Condition()
        threading.Thread(target=self._listen, name="bot output", daemon=True).start()

    def _listen(self) -> None:
        rest = b""
        trouble: BotError | None = None
        while trouble is None:
            chunk = self._pipe.read(
                LONGEST_LINE
            )  # unbuffered: returns the bytes that are there, none at the end
            *lines, rest = (rest + chunk).split(b"\n")
            now = time.monotonic()
            if not chunk:
                trouble = BotExited("bot-output-closed")
            elif max(map(len, (*lines, rest))) > LONGEST_LINE:
                trouble = BotError("bot-line-too-long", limit=LONGEST_LINE // 1024)
                lines = list(itertools.takewhile(lambda line: len(line) <= LONGEST_LINE, lines))
            with self._changed:
                if len(self._lines) + len(lines) > MOST_LINES_WAITING:
                    trouble = trouble or BotError("bot-flood")
                else:
                    self._lines.extend((now, line) for line in lines)
                self._trouble = self._trouble or trouble
                self._changed.notify_all()
        self._pipe.close()  # not in close(), because the system may reuse the file number while we read

    def stop(self, trouble: BotError) -> None:
        """Ends reading; lines that have arrived can still be received."""
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
                    raise BotTimeout
            arrived, line = self._lines.popleft()
            if arrived > deadline:
                raise BotTimeout
            return line

    def waiting(self) -> int:
        """Returns how many lines have arrived and were not received."""
        with self._changed:
            return len(self._lines)

    def is_quiet(self) -> bool:
        """Returns whether the program still reads and no line waits."""
        with self._changed:
            return not self._lines and self._trouble is None


class _Writer:
    """Writes on its own thread, so that a program that does not read cannot block us."""

    def __init__(self, pipe: IO[bytes], reader: _Reader) -> None:
        self._pipe = pipe
        self._reader = reader
        self._queue: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.backlog = 0
        self._lock = threading.Lock()
        threading.Thread(target=self._speak, name="bot input", daemon=True).start()

    def send(self, line: bytes) -> None:
        with self._lock:
            self.backlog += 1
        self._queue.put(line)

    def hang_up(self) -> None:
        """Closes the program's standard input once everything is written."""
        self._queue.put(None)

    def _speak(self) -> None:
        try:
            while (line := self._queue.get()) is not None:
                while line:  # an unbuffered pipe may take a part of it
                    line = line[self._pipe.write(line) :]
                with self._lock:
                    self.backlog -= 1
        except OSError:
            self._reader.stop(BotExited("bot-input-closed"))
        self._pipe.close()


class BotProcess:
    """A started program. Not for several threads at once. Always :meth:`close` it."""

    def __init__(self, command: str) -> None:
        """Starts ``command``; raises :class:`BotError` if that is not possible."""
        try:
            words: str | list[str] = shlex.split(command) if _POSIX else command
        except ValueError:
            raise BotError("bot-command-unreadable") from None
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
            raise BotError("bot-cannot-start", why=why) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._guard = _start_guard(self._process.pid) if _POSIX else None
        self._reader = _Reader(self._process.stdout)
        self._writer = _Writer(self._process.stdin, self._reader)

    def send(self, line: bytes) -> None:
        """Sends one line without waiting. If it cannot be written, the next :meth:`receive` raises."""
        self._writer.send(line + b"\n")

    def receive(self, deadline: float) -> bytes:
        """Returns the next line, without its end; ``deadline`` is a ``time.monotonic`` moment.

        Raises :class:`BotTimeout`, :class:`BotExited`, or :class:`BotError` with the fault of the program.
        """
        return self._reader.next_line(deadline)

    def unasked_lines(self) -> int:
        """Returns how many lines have arrived and were not received."""
        return self._reader.waiting()

    def is_quiet(self) -> bool:
        """Returns whether the program runs, reads and writes, and no line waits."""
        return self._process.poll() is None and self._reader.is_quiet()

    def is_reading(self) -> bool:
        """Returns whether the program reads its input, apart from the last few lines."""
        return self._writer.backlog <= MOST_LINES_UNREAD

    def end_status(self) -> Message | None:
        """Returns how the process ended, or None if it does not end within half a second."""
        try:
            code = self._process.wait(0.5)
        except subprocess.TimeoutExpired:
            return None
        if code < 0:
            return message("bot-signal", signal=-code)
        return message("bot-exit-code", code=code)

    def close(self, farewell: bytes | None = None) -> None:
        """Kills the process and all it started. With a ``farewell`` it may exit by itself first."""
        if farewell is not None:
            self._writer.send(farewell + b"\n")
        self._writer.hang_up()
        if farewell is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(QUIT_SECONDS)
        self._kill_group()
        self._process.wait()
        if self._guard:
            self._guard.communicate(b"\n")

    def _kill_group(self) -> None:
        # The group may outlive its leader, so it is killed even if the leader has ended.
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
