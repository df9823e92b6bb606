"""The base of all errors, and the errors of moves and records: each one line for a person."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mandala.locales.message import Message, PlainText, Text, Value, message
from mandala.locales.translate import has_text


class MandalaError(Exception):
    """Base of every error this package raises on purpose.

    ``message`` is its text: one line for a person, in the current language.
    """

    message: Text

    def __init__(self, what: str | Text, /, **values: Value) -> None:
        """``what`` is a key of the catalogues (``values`` fill its text in), or the whole text."""
        self.message = Message(what, values) if isinstance(what, str) else what
        super().__init__(self.message.key if isinstance(self.message, Message) else str(what))

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        """Makes every subclass picklable, whatever its constructor takes."""
        return type(self).__new__, (type(self), *self.args), self.__dict__


class MalformedMove(MandalaError):
    """Text that is not a move in the notation."""

    def __init__(self, text: object) -> None:
        self.text = text
        shown = repr(text) if len(repr(text)) <= 40 else repr(text)[:37] + "...'"
        super().__init__("not-a-move", typed=shown)


class IllegalMove(MandalaError):
    """A well-formed move that the rules do not allow now.

    ``code`` names the reason (and is the translation key), ``rule`` the clause it breaks.
    """

    def __init__(self, move: str, code: str, rule: str, why: Text) -> None:
        self.move = move
        self.code = code
        self.rule = rule
        super().__init__("not-legal", move=move, why=why, rule=rule)


class RecordError(MandalaError):
    """A record that cannot be trusted: where it is wrong, and which rule or contract it breaks."""


def system_reason(error: OSError) -> Text:
    """Returns why the operating system refused something: our text if there is one, else its own."""
    key = f"system-{errno.errorcode.get(error.errno or 0)}"
    return message(key) if has_text(key) else PlainText(error.strerror or str(error))


@contextmanager
def file_errors(path: Path, key: str, kind: type[MandalaError] = MandalaError) -> Iterator[None]:
    """Raises ``kind`` with the text ``key`` and the file's name for an OSError in the block."""
    try:
        yield
    except OSError as error:
        raise kind(key, file=str(path), why=system_reason(error)) from None
