"""A language that nobody speaks, for looking at the page: every text two fifths longer, and marked.

Unchanged text on the page comes from the code instead of a catalogue. Text that is cut off or leaves
its box shows where a longer language does not fit.
"""

import json
import math
import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import BrowserContext, Route

from mandala.locales.pages import rules_text
from mandala.locales.translate import sources
from support.catalogues import nodes

LONGER = 0.4
ACCENTED = str.maketrans("aceinosuyACEINOSUY", "àçéîñöšûýÀÇÉÎÑÖŠÛÝ")
FILLER = "·"

# The rules come as data in a script; the same is done to their words where the page would get them.
LENGTHEN_RULES = (
    "const longer = (value, name) => typeof value === 'string'"
    " ? (['kind', 'number', 'rule'].includes(name) ? value"
    f"   : value.replace(/\\p{{L}}+/gu, (word) => word + '{FILLER}'.repeat(Math.ceil(word.length * {LONGER}))))"
    " : Array.isArray(value) ? value.map((one) => longer(one, name))"
    " : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, longer(one, key)]));"
)
EXPORTED = re.compile(r"export\{(\w+) as default\};?\s*$")


def lengthened(text: str) -> str:
    """``text`` with accents on its letters, and longer, word by word; blanks around it stay."""
    bare = text.strip()
    if not any(letter.isalpha() for letter in bare):
        return text
    more = math.ceil(len(bare) * LONGER)
    read = filled = 0
    words = []
    for word in bare.split(" "):
        read += len(word) + 1
        wanted = min(more, math.ceil(more * read / len(bare)))
        words.append(word.translate(ACCENTED) + FILLER * (wanted - filled))
        filled = wanted
    return text.replace(bare, " ".join(words))


def pseudo(source: str) -> str:
    """A catalogue in the language that nobody speaks."""
    resource = FluentParser().parse(source)
    for node in nodes(resource):
        if isinstance(node, ast.TextElement):
            node.value = lengthened(node.value)
    return FluentSerializer().serialize(resource)


def pseudo_module() -> str:
    """Returns the script that replaces the English catalogues in a browser test."""
    words = "\n".join(pseudo(source) for source in sources("en").values())
    return f"export default {json.dumps(words)};"


def pseudo_script(name: str, script: str) -> str | None:
    """A script of the built page with its words lengthened; None if it holds no English words."""
    if name.startswith("en-"):
        return pseudo_module()
    tutorial = sources("en")["tutorial.ftl"]
    if name.startswith("tutorial-") and tutorial.splitlines()[0] in script:
        return f"export default {json.dumps(pseudo(tutorial))};"
    if name.startswith("rules-") and f"`{rules_text('en').splitlines()[0][2:]}`" in script:
        plain = EXPORTED.search(script)
        assert plain, "the rules are no longer exported as one value"
        return f"{script[: plain.start()]}{LENGTHEN_RULES}export default longer({plain[1]});"
    return None


def speak_pseudo(context: BrowserContext) -> set[str]:
    """Let every page of this person speak it instead of English; gives what was replaced so far."""
    replaced: set[str] = set()

    def answer(route: Route) -> None:
        response = route.fetch()
        name = route.request.url.rpartition("/")[2]
        script = pseudo_script(name, response.text())
        if script is None:
            route.fulfill(response=response)
            return
        replaced.add(name.partition("-")[0])
        route.fulfill(body=script, content_type="text/javascript")

    context.route("**/assets/*.js", answer)
    return replaced
