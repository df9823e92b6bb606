"""The catalogues taken apart: messages, their words, their variables, and samples to fill in."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import ast, parse

from mandala.locales.translate import sources

HELPER = "helper-"  # messages that only others of the same language refer to
NUMBERS = (0, 1, 2, 5)
NUMERIC = {
    "count", "drew", "fewer", "from", "fresh", "gain", "limit", "mine", "more", "number", "place",
    "ply", "points", "theirs", "to", "up", "worth",
}  # fmt: skip


class Junk(AssertionError):
    """A piece of a catalogue that is not Fluent."""


@cache
def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    """Every message, and every term under its name with a dash in front."""
    found: dict[str, ast.Message | ast.Term] = {}
    for name, source in sources(language).items():
        for entry in parse(source).body:
            if isinstance(entry, ast.Junk):
                raise Junk(f"{language}/{name}: {str(entry.content)[:80]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                assert key not in found, f"{language}/{name}: {key} stands twice"
                found[key] = entry
    return found


def messages(language: str) -> dict[str, ast.Message]:
    """Returns the texts that code names by key, without helper terms."""
    return {
        key: entry
        for key, entry in entries(language).items()
        if isinstance(entry, ast.Message) and not key.startswith(HELPER)
    }


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all nodes in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for one in node:
            yield from nodes(one)


def references(entry: ast.Message | ast.Term) -> set[str]:
    """The entries that this one refers to, terms with a dash in front."""
    found = set()
    for node in nodes(entry.value):
        if isinstance(node, ast.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            found.add("-" + node.id.name)
    return found


def variables(language: str, key: str) -> set[str]:
    """The values that a message needs, also those of messages it refers to."""
    entry = entries(language)[key]
    own = {node.id.name for node in nodes(entry.value) if isinstance(node, ast.VariableReference)}
    return own.union(*(variables(language, other) for other in references(entry)))


def words(language: str, key: str) -> str:
    """All literal text of a message and what it refers to, without values."""
    entry = entries(language)[key]
    own = [node.value for node in nodes(entry.value) if isinstance(node, ast.TextElement)]
    return " ".join(own + [words(language, other) for other in sorted(references(entry))])


def choices(language: str, key: str) -> dict[str, set[str]]:
    """The variables that a message chooses by, each with the variants it has (numbers too)."""
    entry = entries(language)[key]
    found: dict[str, set[str]] = {}
    for node in nodes(entry.value):
        if isinstance(node, ast.SelectExpression) and isinstance(
            node.selector, ast.VariableReference
        ):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            found.setdefault(node.selector.id.name, set()).update(keys)
    for other in references(entry):
        for name, keys in choices(language, other).items():
            found.setdefault(name, set()).update(keys)
    return found


def samples(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Values for every variant of a message; numbers none, one, two and five."""
    chosen = choices(language, key)
    names = sorted(variables(language, key))
    options: list[tuple[str | int, ...]] = []
    for name in names:
        variants = chosen.get(name, set())
        if variants and not variants & {"one", "other", "0", "1"}:
            options.append(tuple(sorted(variants)))
        elif variants or name in NUMERIC:
            options.append(NUMBERS)
        else:
            options.append(("Ada",))
    for values in product(*options):
        yield dict(zip(names, values, strict=True))
