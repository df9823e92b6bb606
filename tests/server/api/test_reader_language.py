"""The language of a page follows its address, then the languages that the browser asks for."""

import pytest

from mandala.server.api.reader_language import accepted_language, reader_language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("hu", "hu"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, nl;q=0.9", "nl"),
        ("pt-BR,it;q=0.3", "it"),
        ("fr;q=0,en;q=0.1", "en"),
        ("nlx, hung", "en"),
        ("de;q=high", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_language_that_the_browser_wants_most(header: str, language: str) -> None:
    assert accepted_language(header) == language


@pytest.mark.parametrize(
    ("query", "language"), [(b"lang=it", "it"), (b"lang=xx", "fr"), (b"", "fr")]
)
def test_the_address_decides_before_the_browser(query: bytes, language: str) -> None:
    headers = [(b"accept-language", b"fr")]
    scope = {"type": "http", "query_string": query, "headers": headers}
    assert reader_language(scope) == language
