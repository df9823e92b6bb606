"""The language of the reader of a page: from the address (``?lang=hu``), the browser, or English."""

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from mandala.locales.languages import FALLBACK, LANGUAGES


def reader_language(scope: Scope) -> str:
    """Returns the language for the reader who sent this request."""
    link: str = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0]
    if link in LANGUAGES:
        return link
    return accepted_language(Headers(scope=scope).get("accept-language", ""))


def accepted_language(header: str) -> str:
    """Returns the language that an ``Accept-Language`` header wants most and that has texts."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:50]:
        tag, _, parameters = part.partition(";")
        name, _, value = parameters.strip().partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            weight = 0.0
        code = tag.strip()[:2].lower()
        if code in LANGUAGES and not tag.strip()[2:3].isalpha() and 0 < weight <= 1:
            wishes.append((weight, code))
    return max(wishes, key=lambda wish: wish[0], default=(0.0, FALLBACK))[1]
