"""Writes the reader's language into the HTML of the page: its head, and what is there without scripts.

Search engines and previews of links read this; the page itself loads its texts by script.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from msgspec import Struct

from mandala.locales.languages import LANGUAGES
from mandala.locales.message import Text, message

PREVIEW: Final = "/preview.png"
PREVIEW_SIZE: Final = (1200, 630)

_HTML: Final = '<html lang="en">'
_HEAD: Final = ("<!-- head -->", "<!-- /head -->")
_NOSCRIPT: Final = ("<noscript>", "</noscript>")


@dataclass(frozen=True)
class PageHead:
    """The values in the head of a page. ``picture``: its address on this server.

    ``public``: search engines may list the page, in all languages. ``named``: the language that
    the address names.
    """

    title: Text
    description: Text
    path: str
    public: bool = False
    picture: str = PREVIEW
    named: str = ""


class FirstLoad(Struct, frozen=True):
    """The files of the first picture that the built page does not name (``first-load.ts``)."""

    words: dict[str, str] = {}
    start: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    fonts: tuple[str, ...] = ()

    def links(self, language: str, path: str) -> list[str]:
        """Returns the links that let the browser fetch them at once."""
        scripts = [self.words[language]] if language in self.words else []
        scripts += self.start if path == "/" else ()
        styles = self.styles if path == "/" else ()
        font = 'rel="preload" as="font" type="font/woff2" crossorigin'
        return [
            *(f'<link rel="modulepreload" crossorigin href="{script}">' for script in scripts),
            *(f'<link rel="stylesheet" crossorigin href="{style}">' for style in styles),
            *(f'<link {font} href="{letters}">' for letters in self.fonts),
        ]


def localized(
    index: str, head: PageHead, language: str, base_url: str, first_load: FirstLoad
) -> str:
    """Returns the built ``index.html`` with the head and the words in ``language``."""
    page = index.replace(_HTML, f'<html lang="{language}">', 1)
    lines = [*_lines(head, language, base_url), *first_load.links(language, head.path)]
    page = _between(page, _HEAD, "\n".join(lines))
    return _between(page, _NOSCRIPT, _without_script(language))


def _lines(head: PageHead, language: str, base_url: str) -> list[str]:
    title, description = head.title.text(language), head.description.text(language)
    name = message("title").text(language)
    lines = [
        f"<title>{escape(title if title == name else f'{title} · {name}')}</title>",
        _meta({"name": "description", "content": description}),
        _meta({"property": "og:type", "content": "website"}),
        _meta({"property": "og:site_name", "content": name}),
        _meta({"property": "og:title", "content": title}),
        _meta({"property": "og:description", "content": description}),
        _meta({"property": "og:image", "content": base_url + head.picture}),
        _meta({"property": "og:locale", "content": language}),
        _meta({"name": "twitter:card", "content": "summary_large_image"}),
    ]
    if head.picture == PREVIEW:
        sizes = zip(("width", "height"), PREVIEW_SIZE, strict=True)
        lines += [
            _meta({"property": f"og:image:{side}", "content": str(size)}) for side, size in sizes
        ]
    address = base_url + head.path
    if not head.public:
        return [*lines, _meta({"name": "robots", "content": "noindex"})]
    own = f"{address}?lang={language}" if head.named == language else address
    lines.append(f'<link rel="canonical" href="{own}">')
    for code in LANGUAGES:
        link = f'<link rel="alternate" hreflang="{code}" href="{address}?lang={code}">'
        lines.append(link)
    return [*lines, f'<link rel="alternate" hreflang="x-default" href="{address}">']


def _without_script(language: str) -> str:
    return f"<p>{escape(message('site-noscript').text(language))}</p>"


def _meta(attributes: Mapping[str, str]) -> str:
    inside = " ".join(f'{name}="{escape(value)}"' for name, value in attributes.items())
    return f"<meta {inside}>"


def _between(page: str, marks: tuple[str, str], inside: str) -> str:
    """Replaces what stands between two marks; a page without them stays as it is."""
    before, opening, rest = page.partition(marks[0])
    _, closing, after = rest.partition(marks[1])
    return f"{before}{opening}{inside}{closing}{after}" if closing else page
