"""The errors a reader of moves and records can meet: each one clear line for a person."""

import errno
from typing import Final

from mandala.locales.saying import Saying, Value, say


class MandalaError(Exception):
    """Base of every error this package raises on purpose.

    It carries a key of the catalogues and its values (``said``); its text is one line for a
    person, in the language that is spoken.
    """

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.said = Saying(key, values)

    def __str__(self) -> str:
        return str(self.said)


class MalformedMove(MandalaError):
    """Text that is not a move in the notation at all."""

    def __init__(self, text: object) -> None:
        self.text = text
        shown = repr(text) if len(repr(text)) <= 40 else repr(text)[:37] + "...'"
        super().__init__("not-a-move", typed=shown)


class IllegalMove(MandalaError):
    """A well-formed move that the rules do not allow now.

    ``code`` names the reason (and is the translation key), ``rule`` the clause it breaks.
    """

    def __init__(self, move: str, code: str, rule: str, why: Saying) -> None:
        self.move = move
        self.code = code
        self.rule = rule
        super().__init__("not-legal", move=move, why=why, rule=rule)


class RecordError(MandalaError):
    """A record that cannot be trusted: where it goes wrong, and which rule or contract it breaks."""


# What a system most often has against a file or an address; the rest is said in its own words.
_KNOWN: Final = (
    errno.ENOENT,
    errno.EACCES,
    errno.EPERM,
    errno.EISDIR,
    errno.ENOTDIR,
    errno.ENAMETOOLONG,
    errno.ELOOP,
    errno.EEXIST,
    errno.ENOSPC,
    errno.EROFS,
    errno.EADDRINUSE,
    errno.EADDRNOTAVAIL,
    errno.ECONNREFUSED,
)


def system_reason(error: OSError) -> Saying:
    """Why the operating system refused something."""
    if error.errno in _KNOWN:
        return say(f"system-{errno.errorcode[error.errno]}")
    return say(error.strerror or str(error))
