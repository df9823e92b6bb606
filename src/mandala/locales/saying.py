"""Something to be said in whatever language is spoken when it is read: a key and its values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

from mandala.locales.speaking import catalogue_of, spoken, text_in

Value = Union[str, int, "Saying"]


@dataclass(frozen=True, slots=True)
class Saying:
    """``key`` names the text in the catalogues, ``values`` fill it in; a value may be a saying too.

    Where the catalogues have no such key, it is somebody's own text and said as it stands.
    """

    key: str
    values: Mapping[str, Value]

    def __str__(self) -> str:
        """In the language spoken now."""
        return self.text(spoken())

    def text(self, language: str) -> str:
        """In ``language``; raises LookupError if a value is missing."""
        if self.key not in catalogue_of(language):
            return self.key
        values = {
            name: value.text(language) if isinstance(value, Saying) else value
            for name, value in self.values.items()
        }
        return text_in(language, self.key, values)


def say(key: str, /, **values: Value) -> Saying:
    """Something to be said later."""
    return Saying(key, values)
