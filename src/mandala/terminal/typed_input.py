"""Reads the line typed at the prompt: a command, or a move in one of its short forms."""

import re
from difflib import get_close_matches
from enum import Enum, auto
from typing import Final, NamedTuple

from mandala.records.errors import MandalaError
from mandala.records.move import Move, MoveKind
from mandala.rules.colours import LETTERS

LONGEST_NUMBER: Final = 9  # digits
LONGEST_ECHO: Final = 24  # letters of the text that an answer repeats


class Command(Enum):
    """The commands of a person besides moves."""

    QUIT = auto()
    HELP = auto()
    HINT = auto()
    LOG = auto()
    CUPS = auto()
    RULES = auto()
    UNDO = auto()
    RESIGN = auto()


# Each word with its command. Single letters are the keys of the browser: H is a hint there.
WORDS: Final = {
    "quit": Command.QUIT,
    "exit": Command.QUIT,
    "?": Command.HELP,
    "help": Command.HELP,
    "h": Command.HINT,
    "hint": Command.HINT,
    "hints": Command.HINT,
    "log": Command.LOG,
    "cups": Command.CUPS,
    "cup": Command.CUPS,
    "score": Command.CUPS,
    "rules": Command.RULES,
    "undo": Command.UNDO,
    "give up": Command.RESIGN,
    "resign": Command.RESIGN,
}

# The words that a roomy window lists.
SHOWN_WORDS: Final = ("hint", "undo", "cups", "log", "rules", "give up", "quit")

# The browser's keys: a colour's number for each card, then the target.
_TARGETS: Final = {"q": "M1", "w": "M2", "a": "F1", "s": "F2", "d": "D"}
_BROWSER_KEYS: Final = re.compile(r"(([1-6])\2{0,7})([qwasd])")
_LIKE_A_MOVE: Final = re.compile(rf"[MFDC][1-9]?[{LETTERS}]?\d*|\w*\d\w*")


class Typed(NamedTuple):
    """A command and the rest of the line."""

    command: Command
    rest: str


def command_of(typed: str) -> Typed | None:
    """Returns the command that was typed, or None if the text is another one."""
    line = " ".join(typed.lower().split())
    if line in WORDS:
        return Typed(WORDS[line], "")
    word, _, rest = line.partition(" ")
    return Typed(Command.RULES, rest) if WORDS.get(word) is Command.RULES else None


def choose(typed: str, legal: list[Move]) -> Move:
    """Returns the move that was typed.

    The text may be the number of a listed move, notation in any case, or the beginning of only one
    legal move. It may also be the browser's keys (``33a``: two yellow cards into field I), or in a
    destruction the letter of a colour alone.
    May return an illegal move: the caller checks it. Raises MandalaError for other text.
    """
    text = "".join(typed.split())
    if text.isdecimal():
        return _numbered(text, typed, legal)
    if keys := _BROWSER_KEYS.fullmatch(text.lower()):
        return _by_keys(len(keys[1]), LETTERS[int(keys[2]) - 1], _TARGETS[keys[3]])
    text = text.upper()
    if text in LETTERS and legal and legal[0].kind == MoveKind.CLAIM:
        text = f"C{text}"
    try:
        return Move.parse(text)
    except MandalaError:
        return _by_beginning(text, typed, legal)


def _numbered(text: str, typed: str, legal: list[Move]) -> Move:
    number = int(text[:LONGEST_NUMBER])  # Python refuses to read thousands of digits
    if len(text) > LONGEST_NUMBER:
        raise MandalaError("no-such-number", typed=f"{number}...", last=len(legal))
    if not 1 <= number <= len(legal):
        raise MandalaError("no-such-number", typed=typed.strip(), last=len(legal))
    return legal[number - 1]


def _by_keys(count: int, letter: str, target: str) -> Move:
    if target.startswith("M"):  # a mountain takes one card (Rule 3.1)
        return Move.parse(f"{target}{letter}")
    return Move.parse(f"{target}{letter}{count}")


def _by_beginning(text: str, typed: str, legal: list[Move]) -> Move:
    """Returns the only legal move that begins with ``text``; raises MandalaError otherwise."""
    echo = typed.strip()
    echo = echo if len(echo) <= LONGEST_ECHO else echo[: LONGEST_ECHO - 1] + "…"
    fitting = [move for move in legal if str(move).startswith(text)]
    if len(fitting) == 1 and len(text) > 1:
        return fitting[0]
    if fitting:
        moves = ", ".join(map(str, fitting))
        raise MandalaError("which-move", typed=echo, moves=moves)
    if text in ("Q", "W", "A", "S", "D"):
        raise MandalaError("key-alone", typed=echo)
    if _LIKE_A_MOVE.fullmatch(text):
        raise MandalaError("not-a-move", typed=repr(echo))
    if names := get_close_matches(echo.lower(), [word for word in WORDS if len(word) > 2], n=2):
        raise MandalaError("not-understood-like", typed=echo, names=", ".join(names))
    raise MandalaError("not-understood", typed=echo)
