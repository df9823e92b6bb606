"""A refusal as a page, for a person who opened the address in a browser; programs get JSON."""

from html import escape
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from mandala.locales.translate import has_text, translate
from mandala.server.api.reader_language import reader_language

PASSING: Final = ("rate/too_many", "server/failed", "server/unavailable", "server/full")
"""Refusals after which the same address may soon work."""

_PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>{title}</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg">
    <link rel="stylesheet" href="/error.css">
  </head>
  <body>
    <main data-screen="error" data-status="{status}">
      <img src="/icon.svg" alt="" width="96" height="96">
      <h1>{told}</h1>
      <p>{links}</p>
      <p><small>{status}</small></p>
    </main>
  </body>
</html>
"""


def wants_page(scope: Scope) -> bool:
    """Returns whether a browser asked for a page to show, not a script or program for data."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    if scope["path"].startswith("/api/"):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "")


def error_page(scope: Scope, code: str, status: int) -> str:
    """Returns the page that says in the reader's language why the request was refused."""
    language = reader_language(scope)
    key = f"refusal-{code.replace('/', '-')}"
    told = translate(language, key if has_text(key) else "refusal-server-failed", {})
    links = [f'<a href="/">{escape(translate(language, "to-start", {}))}</a>']
    if code in PASSING:
        links.insert(0, f'<a href="">{escape(translate(language, "reload", {}))}</a>')
    return _PAGE.format(
        language=language,
        title=escape(translate(language, "title", {})),
        told=escape(told),
        links="\n".join(links),
        status=status,
    )
