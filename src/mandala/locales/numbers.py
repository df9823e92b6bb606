"""Formats numbers as the current language writes them."""

from typing import Final

from mandala.locales.languages import NUMBER_SIGNS
from mandala.locales.translate import current_language

_SMALLEST_GROUPED: Final = (
    10_000  # below it numbers have no separator, as is usual in most of these languages
)


def decimal(value: float, digits: int, *, signed: bool = False) -> str:
    """Returns ``value`` rounded to ``digits`` digits: a true minus, a plus if ``signed``, never −0."""
    tenths, thousands = NUMBER_SIGNS[current_language()]
    value = round(value, digits) + 0.0  # −0.0 + 0.0 is 0.0
    shown = (
        f"{value:{'+' if signed else ''}{',' if abs(value) >= _SMALLEST_GROUPED else ''}.{digits}f}"
    )
    return shown.translate({ord(","): thousands, ord("."): tenths, ord("-"): "−"})


def grouped(value: int) -> str:
    """Returns a whole number with grouped thousands: ``10,000,000``."""
    return decimal(value, 0)


def plain(value: float) -> str:
    """Returns a number in its shortest form: ``3``, ``2.5``."""
    return f"{value:g}".replace(".", NUMBER_SIGNS[current_language()][0])
