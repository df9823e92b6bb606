"""Text for people: a message of the catalogues, or plain text that is shown as it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, Union

from mandala.locales.translate import current_language, translate


@dataclass(frozen=True, slots=True)
class Message:
    """A text of the catalogues: ``key`` names it, ``values`` fill it in.

    A value may be a message itself. It is then shown in the same language.
    """

    key: str
    values: Mapping[str, "Value"]

    def __str__(self) -> str:
        """Returns the text in the current language; raises LookupError as :meth:`text` does."""
        return self.text(current_language())

    def text(self, language: str) -> str:
        """Returns the text in ``language``.

        Raises LookupError if the catalogues have no such key or if a value is missing.
        """
        values = {
            name: value if isinstance(value, str | int) else value.text(language)
            for name, value in self.values.items()
        }
        return translate(language, self.key, values)


@dataclass(frozen=True, slots=True)
class PlainText:
    """Text without translation: a person's own words, or a line for developers."""

    words: str

    def __str__(self) -> str:
        return self.words

    def text(self, language: str) -> str:  # noqa: ARG002  (the same in every language)
        """Returns the words; the language makes no difference."""
        return self.words


Text: TypeAlias = Message | PlainText
Value = Union[str, int, "Text"]


def message(key: str, /, **values: Value) -> Message:
    """Returns the message of ``key`` with these values."""
    return Message(key, values)
