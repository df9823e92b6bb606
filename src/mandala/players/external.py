"""``cmd:…``: a program in any language that speaks the bot protocol, version 1 (docs/bot-protocol.md).

What a bot does wrong costs it that game, never the run and never the next game too:
:class:`PlayerFailed` says why. Unless the fault is a well-formed but illegal move, its process is
ended and started anew for the next game, so that nothing it still writes can be taken for an answer
there. Between two games a bot owes nothing: one that left is started anew, what it wrote is passed
over. When it does so is for the bot to choose, so this holds until its first answer in the new game.
"""

import json
import time
from typing import Any, Final, NoReturn

from mandala.locales.numbers import plain
from mandala.locales.saying import Saying, say
from mandala.players.bot_process import BotProcess, BotTrouble, Gone, TooLate
from mandala.players.protocol import Decision, PlayerFailed
from mandala.records.errors import MalformedMove, MandalaError
from mandala.records.notation import Move
from mandala.records.observation import Result

PROTOCOL: Final = "mandala-bot/1"
HELLO_SECONDS: Final = 60.0
DEFAULT_TIME_MS: Final = 1000
LONGEST_TIME_MS: Final = 24 * 60 * 60 * 1000  # a day: waits beyond a few centuries cannot be timed
HELLO: Final = '{"type": "hello", "name": …}'


class IllegalAnswer(PlayerFailed):
    """A well-formed move that the position does not allow; ``move`` says which."""

    def __init__(self, move: Move) -> None:
        self.move = move
        super().__init__("bot-illegal-here", move=str(move))

    def __reduce__(self) -> tuple[type["IllegalAnswer"], tuple[Move]]:
        return IllegalAnswer, (self.move,)


class ExternalPlayer:
    """A bot behind the :class:`Player` protocol. The constructor starts it and waits for its hello.

    Raises :class:`MandalaError`, one line for the person who typed the command, if it cannot be
    started or does not say hello.
    """

    def __init__(
        self,
        command: str,
        time_ms: int = DEFAULT_TIME_MS,
        hello_seconds: float = HELLO_SECONDS,
    ) -> None:
        self.name = f"cmd:{command}"
        self.command = command
        self.time_ms = time_ms
        self.hello_seconds = hello_seconds
        self.title = ""
        self._game = 0
        self._seat = 0
        self._unable: Saying | None = None
        self._process: BotProcess | None = None
        self._after_end = False  # it heard the end of a game and has not answered since
        try:
            self._start()
        except BotTrouble as trouble:
            raise MandalaError("bot-refused", player=self.name, reason=trouble.said) from None

    def new_game(self, game: int, seat: int, seed: int) -> None:  # noqa: ARG002 - bots seed themselves
        """Announce a game. A bot that failed in the last one, or left since, is started anew first."""
        self._game, self._seat = game, seat
        self._unable = None
        if self._process is not None and not self._process.is_quiet():
            self._drop()
        try:
            self._announce()
        except BotTrouble as trouble:
            self._unable = trouble.said

    def choose(self, decision: Decision) -> Move:
        """Ask for a move; it may take twice the time budget plus one second."""
        if self._unable:
            raise _failed(self._unable)
        time_ms = self.time_ms if decision.time_ms is None else decision.time_ms
        try:
            line = self._ask(decision, time_ms)
        except TooLate:
            self._fail(say("bot-no-answer", seconds=plain(2 * time_ms / 1000 + 1)))
        except BotTrouble as trouble:
            self._fail(self._with_status(trouble))
        self._after_end = False
        move = self._read_move(line)
        if move not in decision.legal:
            raise IllegalAnswer(move)
        return move

    def _ask(self, decision: Decision, time_ms: int) -> bytes:
        """The line a bot answers with; a bot that left after the last game is asked anew."""
        try:
            return self._ask_once(decision, time_ms)
        except Gone:
            if not self._after_end:
                raise
        self._drop()
        self._announce()
        return self._ask_once(decision, time_ms)

    def _ask_once(self, decision: Decision, time_ms: int) -> bytes:
        assert self._process is not None
        if not self._process.is_reading():
            self._fail(say("bot-not-reading"))
        while self._process.unasked_lines():
            line = self._process.hear(time.monotonic())
            if not self._after_end:
                self._fail(say("bot-unasked", line=_shown(line)))
        deadline = time.monotonic() + 2 * time_ms / 1000 + 1
        self._say(
            {
                "type": "go",
                "game": self._game,
                "observation": decision.observation.to_json(),
                "legal": [str(move) for move in decision.legal],
                "history": [str(move) for move in decision.history],
                "time_ms": time_ms,
            }
        )
        first = line = self._process.hear(deadline)
        while self._after_end and not self._is_for_this_game(line):
            try:
                line = self._process.hear(deadline)
            except TooLate:
                return first  # nothing better followed, so this was the answer
        return line

    def _is_for_this_game(self, line: bytes) -> bool:
        answer = _object(line)
        return answer is not None and answer.get("type") == "move" and self._names_game(answer)

    def _names_game(self, answer: dict[str, Any]) -> bool:
        game = answer.get("game")
        return type(game) is int and game == self._game

    def end_game(self, result: Result) -> None:
        """Tell the bot how it ended, if it is still there to be told."""
        if self._process is not None and self._unable is None:
            self._say({"type": "end", "game": self._game, "result": result.to_json()})
            self._after_end = True

    def close(self) -> None:
        """Say quit and end the process, at the latest two seconds later."""
        self._drop(farewell=_line({"type": "quit"}))

    def _announce(self) -> None:
        """Say ``new``, to a new process if there is none; raises :class:`BotTrouble`."""
        if self._process is None:
            self._start()
        self._say({"type": "new", "game": self._game, "seat": self._seat, "time_ms": self.time_ms})

    def _start(self) -> None:
        """A new process that has said hello; raises :class:`BotTrouble`."""
        self._after_end = False
        self._process = BotProcess(self.command)
        try:
            self._say({"type": "hello", "protocol": PROTOCOL})
            self.title = self._hear_hello()
        except BaseException:
            self._drop()
            raise

    def _hear_hello(self) -> str:
        assert self._process is not None
        try:
            line = self._process.hear(time.monotonic() + self.hello_seconds)
        except TooLate:
            raise BotTrouble("bot-no-hello", seconds=plain(self.hello_seconds)) from None
        except BotTrouble as trouble:
            raise BotTrouble("bot-before-hello", reason=self._with_status(trouble)) from None
        hello = _object(line)
        name = hello.get("name") if hello is not None and hello.get("type") == "hello" else None
        if not isinstance(name, str):
            raise BotTrouble("bot-hello-wrong", line=_shown(line), wanted=HELLO)
        return name

    def _read_move(self, line: bytes) -> Move:
        answer = _object(line)
        if answer is None or answer.get("type") != "move":
            self._fail(say("bot-garbage", line=_shown(line)))
        if not self._names_game(answer):
            found = repr(answer.get("game"))[:20]
            self._fail(say("bot-other-game", found=found, number=self._game))
        try:
            return Move.parse(answer.get("move", ""))
        except MalformedMove as error:
            self._fail(say("bot-garbage", line=error.said))

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        self._process.say(_line(message))

    def _with_status(self, trouble: BotTrouble) -> Saying:
        """What the bot did, or how its process ended if that is why."""
        gone = self._process if isinstance(trouble, Gone) else None
        status = gone.end_status() if gone else None
        return say("bot-stopped", status=status) if status else trouble.said

    def _fail(self, reason: Saying) -> NoReturn:
        self._drop()
        raise _failed(reason)

    def _drop(self, farewell: bytes | None = None) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.close(farewell)


def _failed(reason: Saying) -> PlayerFailed:
    return PlayerFailed(reason.key, **reason.values)


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):  # not JSON, not UTF-8, nested without end
        return None
    return value if isinstance(value, dict) else None


def _shown(line: bytes) -> str:
    """A line as a short printable piece of text, whatever bytes it holds."""
    text = repr(line[:60].decode(errors="replace"))
    return text + "…" if len(line) > 60 else text
