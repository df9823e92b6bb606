"""``cmd:…``: a program in any language that speaks the bot protocol, version 1 (docs/bot-protocol.md).

What a bot does wrong costs it that game, never the run: :class:`PlayerFailed` says why. Unless the
fault is a well-formed but illegal move, its process is ended and started anew for the next game,
so that nothing it still writes can be taken for an answer there.
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
        self._unable: Saying | None = None
        self._process: BotProcess | None = None
        self._start()

    def new_game(self, game: int, seat: int, seed: int) -> None:  # noqa: ARG002 - bots seed themselves
        """Announce a game. A bot that failed in the last one is started anew first."""
        self._game = game
        self._unable = None
        try:
            if self._process is None:
                self._start()
            self._say({"type": "new", "game": game, "seat": seat, "time_ms": self.time_ms})
        except MandalaError as error:
            self._unable = error.said

    def choose(self, decision: Decision) -> Move:
        """Ask for a move; it may take twice the time budget plus one second."""
        if self._unable:
            raise _failed(self._unable)
        assert self._process is not None
        time_ms = self.time_ms if decision.time_ms is None else decision.time_ms
        if not self._process.is_reading():
            self._fail(say("bot-not-reading"))
        if self._process.unasked_lines():
            line = self._process.hear(time.monotonic())
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
        try:
            line = self._process.hear(deadline)
        except TooLate:
            self._fail(say("bot-no-answer", seconds=plain(2 * time_ms / 1000 + 1)))
        except BotTrouble as trouble:
            self._fail(self._with_status(trouble))
        move = self._read_move(line)
        if move not in decision.legal:
            raise IllegalAnswer(move)
        return move

    def end_game(self, result: Result) -> None:
        """Tell the bot how it ended, if it is still there to be told."""
        if self._process is not None and self._unable is None:
            self._say({"type": "end", "game": self._game, "result": result.to_json()})

    def close(self) -> None:
        """Say quit and end the process, at the latest two seconds later."""
        self._drop(farewell=_line({"type": "quit"}))

    def _start(self) -> None:
        self._process = BotProcess(self.command)
        try:
            self._say({"type": "hello", "protocol": PROTOCOL})
            line = self._process.hear(time.monotonic() + self.hello_seconds)
        except TooLate:
            self._refuse(say("bot-no-hello", seconds=plain(self.hello_seconds)))
        except BotTrouble as trouble:
            self._refuse(say("bot-before-hello", reason=self._with_status(trouble)))
        except BaseException:
            self._drop()
            raise
        hello = _object(line)
        if hello is None or hello.get("type") != "hello" or not isinstance(hello.get("name"), str):
            self._refuse(say("bot-hello-wrong", line=_shown(line), wanted=HELLO))
        self.title = hello["name"]

    def _read_move(self, line: bytes) -> Move:
        answer = _object(line)
        if answer is None or answer.get("type") != "move":
            self._fail(say("bot-garbage", line=_shown(line)))
        game = answer.get("game")
        if type(game) is not int or game != self._game:
            self._fail(say("bot-other-game", found=repr(game)[:20], number=self._game))
        try:
            return Move.parse(answer.get("move", ""))
        except MalformedMove as error:
            self._fail(say("bot-garbage", line=error.said))

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        self._process.say(_line(message))

    def _with_status(self, trouble: BotTrouble) -> Saying:
        """What the bot did, or how its process ended if that is why."""
        assert self._process is not None
        status = self._process.end_status() if isinstance(trouble, Gone) else None
        return say("bot-stopped", status=status) if status else trouble.said

    def _fail(self, reason: Saying) -> NoReturn:
        self._drop()
        raise _failed(reason)

    def _refuse(self, reason: Saying) -> NoReturn:
        self._drop()
        raise MandalaError("bot-refused", player=self.name, reason=reason)

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
