"""``cmd:…``: a program in any language that speaks the bot protocol, version 1 (docs/reference/bot-protocol.md).

A fault costs the bot that game, never the run or the next game. :class:`PlayerFailed` has the
reason. After a well-formed but illegal move the process stays. After any other fault it is killed
and restarted for the next game, so that its late lines cannot count as answers there.

Between two games, and until the first answer in the new game, faults cost nothing: a bot that
exited is restarted, and its lines are ignored.
"""

import json
import time
from typing import Any, Final, NoReturn

from mandala.locales.message import Text, message
from mandala.locales.numbers import plain
from mandala.players.bot_process import BotError, BotExited, BotProcess, BotTimeout
from mandala.players.effort import BOT_TIME_MS
from mandala.players.player import IllegalAnswer, PlayerFailed
from mandala.records.decision import Decision
from mandala.records.errors import MalformedMove, MandalaError
from mandala.records.move import Move
from mandala.records.observation import Result

PROTOCOL: Final = "mandala-bot/1"
HELLO_SECONDS: Final = 60.0
HELLO: Final = '{"type": "hello", "name": …}'


class ExternalPlayer:
    """A bot behind the :class:`Player` protocol. The constructor starts it and waits for its hello.

    Raises :class:`MandalaError`, one line for the person who typed the command, if it cannot be
    started or does not say hello.
    """

    def __init__(
        self, command: str, time_ms: int = BOT_TIME_MS, hello_seconds: float = HELLO_SECONDS
    ) -> None:
        self.name = f"cmd:{command}"
        self.command = command
        self.time_ms = time_ms
        self.hello_seconds = hello_seconds
        self.title = ""
        self._game = 0
        self._seat = 0
        self._unable: Text | None = None
        self._process: BotProcess | None = None
        self._after_end = False  # ``end`` was sent, and the bot has not answered since
        try:
            self._start()
        except BotError as trouble:
            raise MandalaError("bot-refused", player=self.name, reason=trouble.message) from None

    def new_game(self, number: int, seat: int, seed: int) -> None:  # noqa: ARG002 - bots seed themselves
        """Announces a game. Restarts a bot that failed in the last one, or exited since."""
        self._game, self._seat = number, seat
        self._unable = None
        if self._process is not None and not self._process.is_quiet():
            self._drop()
        try:
            self._announce()
        except BotError as trouble:
            self._unable = trouble.message

    def choose(self, decision: Decision) -> Move:
        """Returns the bot's move. The bot may take twice the time budget plus one second.

        Raises :class:`PlayerFailed`.
        """
        if self._unable:
            raise PlayerFailed(self._unable)
        try:
            line = self._ask(decision)
        except BotTimeout:
            self._fail(message("bot-no-answer", seconds=plain(2 * self.time_ms / 1000 + 1)))
        except BotError as trouble:
            self._fail(self._with_status(trouble))
        self._after_end = False
        move = self._read_move(line)
        if move not in decision.legal:
            raise IllegalAnswer(move)
        return move

    def _ask(self, decision: Decision) -> bytes:
        """Returns the bot's answer; restarts a bot that exited after the last game."""
        try:
            return self._ask_once(decision)
        except BotExited:
            if not self._after_end:
                raise
        self._drop()
        self._announce()
        return self._ask_once(decision)

    def _ask_once(self, decision: Decision) -> bytes:
        assert self._process is not None
        if not self._process.is_reading():
            self._fail(message("bot-not-reading"))
        while self._process.unasked_lines():
            line = self._process.receive(time.monotonic())
            if not self._after_end:
                self._fail(message("bot-unasked", line=_shown(line)))
        deadline = time.monotonic() + 2 * self.time_ms / 1000 + 1
        self._say(
            {
                "type": "go",
                "game": self._game,
                "observation": decision.observation.to_json(),
                "legal": [str(move) for move in decision.legal],
                "history": [str(move) for move in decision.history],
                "time_ms": self.time_ms,
            }
        )
        first = line = self._process.receive(deadline)
        while self._after_end and not self._is_for_this_game(line):
            try:
                line = self._process.receive(deadline)
            except BotTimeout:
                return first  # no other line followed, so this was the answer
        return line

    def _is_for_this_game(self, line: bytes) -> bool:
        answer = _object(line)
        return answer is not None and answer.get("type") == "move" and self._names_game(answer)

    def _names_game(self, answer: dict[str, Any]) -> bool:
        game = answer.get("game")
        return type(game) is int and game == self._game

    def end_game(self, result: Result) -> None:
        """Sends the result, if the bot still runs."""
        if self._process is not None and self._unable is None:
            self._say({"type": "end", "game": self._game, "result": result.to_json()})
            self._after_end = True

    def close(self) -> None:
        """Sends quit and ends the process, at the latest two seconds later."""
        self._drop(farewell=_line({"type": "quit"}))

    def _announce(self) -> None:
        """Sends ``new``, to a new process if there is none; raises :class:`BotError`."""
        if self._process is None:
            self._start()
        self._say({"type": "new", "game": self._game, "seat": self._seat, "time_ms": self.time_ms})

    def _start(self) -> None:
        """Starts a process and waits for its hello; raises :class:`BotError`."""
        self._after_end = False
        self._process = BotProcess(self.command)
        try:
            self._say({"type": "hello", "protocol": PROTOCOL})
            self.title = self._receive_hello()
        except BaseException:
            self._drop()
            raise

    def _receive_hello(self) -> str:
        assert self._process is not None
        try:
            line = self._process.receive(time.monotonic() + self.hello_seconds)
        except BotTimeout:
            raise BotError("bot-no-hello", seconds=plain(self.hello_seconds)) from None
        except BotError as trouble:
            raise BotError("bot-before-hello", reason=self._with_status(trouble)) from None
        hello = _object(line)
        name = hello.get("name") if hello is not None and hello.get("type") == "hello" else None
        if not isinstance(name, str):
            raise BotError("bot-hello-wrong", line=_shown(line), wanted=HELLO)
        return name

    def _read_move(self, line: bytes) -> Move:
        answer = _object(line)
        if answer is None or answer.get("type") != "move":
            self._fail(message("bot-garbage", line=_shown(line)))
        if not self._names_game(answer):
            found = repr(answer.get("game"))[:20]
            self._fail(message("bot-other-game", found=found, number=self._game))
        try:
            return Move.parse(answer.get("move", ""))
        except MalformedMove as error:
            self._fail(message("bot-garbage", line=error.message))

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        self._process.send(_line(message))

    def _with_status(self, trouble: BotError) -> Text:
        """Returns what the bot did, or how its process ended if that is the cause."""
        gone = self._process if isinstance(trouble, BotExited) else None
        status = gone.end_status() if gone else None
        return message("bot-stopped", status=status) if status else trouble.message

    def _fail(self, reason: Text) -> NoReturn:
        self._drop()
        raise PlayerFailed(reason)

    def _drop(self, farewell: bytes | None = None) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.close(farewell)


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):  # not JSON, not UTF-8, nested without end
        return None
    return value if isinstance(value, dict) else None


def _shown(line: bytes) -> str:
    """Returns a line as a short printable text, for any bytes."""
    text = repr(line[:60].decode(errors="replace"))
    return text + "…" if len(line) > 60 else text
