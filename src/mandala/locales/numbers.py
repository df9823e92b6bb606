"""Numbers as people of each language write them: which sign stands before tenths and thousands."""

from typing import Final

from mandala.locales.speaking import spoken

_NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_SPACE: Final = "\N{NO-BREAK SPACE}"

# Before tenths, then between thousands.
_SIGNS: Final = {
    "en": (".", ","),
    "it": (",", "."),
    "hu": (",", _SPACE),
    "de": (",", "."),
    "nl": (",", "."),
    "fr": (",", _NARROW_SPACE),
}
_SMALLEST_GROUPED: Final = 10_000  # below it, most of these languages write four digits together


def decimal(value: float, digits: int, *, signed: bool = False) -> str:
    """``value`` with so many digits after the sign for tenths; a true minus, a plus if ``signed``."""
    tenths, thousands = _SIGNS[spoken()]
    shown = (
        f"{value:{'+' if signed else ''}{',' if abs(value) >= _SMALLEST_GROUPED else ''}.{digits}f}"
    )
    return shown.translate({ord(","): thousands, ord("."): tenths, ord("-"): "−"})


def grouped(value: int) -> str:
    """A whole number, its thousands apart: ``10,000,000``."""
    return decimal(value, 0)


def plain(value: float) -> str:
    """A number as short as it goes: ``3``, ``2.5``."""
    return f"{value:g}".replace(".", _SIGNS[spoken()][0])
