"""A language that nobody speaks, for looking at the page: every text two fifths longer, and marked.

Text that stays as it was came from the code and not from a catalogue; text that is cut off or runs
out of its place shows where a longer language will hurt.
"""

import json
import math

from fluent.syntax import FluentParser, FluentSerializer, ast

from mandala.locales.speaking import sources
from support.catalogues import nodes

LONGER = 0.4
ACCENTED = str.maketrans("aceinosuyACEINOSUY", "àçéîñöšûýÀÇÉÎÑÖŠÛÝ")
FILLER = "·"


def lengthened(text: str) -> str:
    """``text`` with accents on its letters, and longer; blanks around it stay."""
    bare = text.strip()
    if not any(letter.isalpha() for letter in bare):
        return text
    more = FILLER * math.ceil(len(bare) * LONGER)
    return text.replace(bare, bare.translate(ACCENTED) + more)


def pseudo(source: str) -> str:
    """A catalogue in the language that nobody speaks."""
    resource = FluentParser().parse(source)
    for node in nodes(resource):
        if isinstance(node, ast.TextElement):
            node.value = lengthened(node.value)
    return FluentSerializer().serialize(resource)


def pseudo_module() -> str:
    """What a browser test answers instead of the chunk of the English catalogues."""
    catalogues = {name: pseudo(source) for name, source in sources("en").items()}
    return f"export default {json.dumps(catalogues)};"
