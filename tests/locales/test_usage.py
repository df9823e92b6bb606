"""Keys and code fit together: nothing unused, nothing unsaid, and no text in the code itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from mandala.cli.app import app, command_groups, command_modules
from mandala.locales.languages import LANGUAGES
from mandala.records.errors import MandalaError
from mandala.records.illegal import REASONS
from mandala.records.observation import RULE_REASONS
from mandala.records.record import PEOPLE_REASONS
from mandala.rules.colours import LETTERS
from mandala.server.actions import ERRORS
from mandala.server.actions.greet import GREETINGS
from support.catalogues import choices, entries, messages, references, variables
from support.error_classes import error_classes
from support.reason_values import REASON_VALUES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
PACKAGE = ROOT / "src" / "mandala"

WORDS = re.compile(r"[^\W\d_]{2,}")


def page_sources() -> dict[Path, str]:
    found = {
        path: path.read_text(encoding="utf-8")
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in {".ts", ".svelte", ".json"} and "generated" not in path.parts
    }
    assert found
    return found


def python_sources() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def test_every_message_is_used() -> None:
    code = "\n".join([*page_sources().values(), *python_sources().values()])
    literal = set(re.findall(r"""["'`]([A-Za-z][\w-]*)["'`]""", code))
    # Keys that are put together: what stands before the first hole.
    families = set(re.findall(r"`([a-z][\w-]*)\$\{", code))
    families |= set(re.findall(r"""f["']([a-z][\w]*-[\w-]*)\{""", code))
    referred = set().union(*(references(entry) for entry in entries("en").values()))
    unused = {
        key
        for key in set(messages("en")) - literal - referred
        if not any(key.startswith(family) for family in families)
    }
    assert not unused, sorted(unused)


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in messages("en") if key.startswith(prefix)}


def as_key(code: str) -> str:
    return code.replace("/", "-")


def test_every_error_code_has_a_message() -> None:
    codes = {*ERRORS, *(reason.code for reason in REASONS.values()), "network/unreachable"}
    assert family("refusal-") == {*map(as_key, codes), "rule"}


def test_every_reason_of_a_hint_has_a_message_with_its_values() -> None:
    assert family("why-") == set(REASON_VALUES)
    for code, told in REASON_VALUES.items():
        said = variables("en", f"why-{code}") - {"name"}  # the other player, whom readers know
        assert {name.replace("colourName", "colour") for name in said} == set(told), code


def test_every_greeting_colour_language_and_ending_has_a_message() -> None:
    assert family("greeting-") == set(GREETINGS)
    assert family("colour-") == family("cards-") == set(LETTERS)
    assert family("language-") == set(LANGUAGES)
    assert family("reason-") == {*RULE_REASONS.values(), *PEOPLE_REASONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_every_end_has_its_variant(language: str) -> None:
    for key in ("player-ai", "log-ai-took-over"):
        assert choices(language, key)["level"] == {"1", "2", "3", "4", "5"}
    ends = choices(language, "log-finished")["reason"]
    assert set(RULE_REASONS.values()) <= ends
    assert "other" in ends


def texts_in_template(source: str) -> list[str]:
    """The words that a Svelte file would show as they stand in it."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    shown = re.findall(r"""\b(?:aria-label|title|placeholder|alt)="([^"{]*)\"""", markup)
    previous = None
    while previous != markup:  # the innermost expressions first
        previous, markup = markup, re.sub(r"\{[^{}]*\}", "", markup)
    markup = re.sub(r"<[^<>]*>", "\n", markup)
    return [text for text in (*shown, *markup.split("\n")) if WORDS.search(text)]


@pytest.mark.parametrize(
    "path", sorted(PAGE.rglob("*.svelte")), ids=lambda path: str(path.relative_to(PAGE))
)
def test_the_page_shows_no_text_of_its_own(path: Path) -> None:
    assert texts_in_template(path.read_text(encoding="utf-8")) == []


def test_text_in_a_template_is_found() -> None:
    source = (
        '<!-- no --><script>let a = "no";</script><p class="no" title="Tip">{t("no")} Hello</p>'
    )
    assert texts_in_template(source) == ["Tip", " Hello"]


# Strings that users never read, or that are the same in every language.
NOT_TEXT = re.compile(
    r"[a-z]+-[\w-]*"  # keys
    r"|[\w.]+|\W+"  # single words: names of styles, columns, options
    r"|[a-z]+:\w+|mandala \S.*|--[\w-]+"  # a player, a command, an option
    r"|give up"  # a command of the game in the terminal
    r"|[A-Z\d ]+"  # what stands for a value
    r"|[{]task\..*|%[(]prog[)]s.*|Literal\[.*|[A-Z]\w+ \| None"  # rich, click, types
    r"|(?:(?:bold|not|default|green|yellow) ?)+"  # styles
)


def texts_in_python(source: str) -> list[str]:
    """String constants that read like text: several words, and no docstring."""
    tree = ast.parse(source)
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    documented |= {id(node.msg) for node in ast.walk(tree) if isinstance(node, ast.Assert)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in documented
        and len(WORDS.findall(node.value)) > 1
        and not NOT_TEXT.fullmatch(node.value)
    ]


@pytest.mark.parametrize(
    "path",
    sorted([*(PACKAGE / "terminal").glob("*.py"), *(PACKAGE / "cli").rglob("*.py")]),
    ids=lambda p: f"{p.parent.name}/{p.name}",
)
def test_terminal_and_commands_have_no_text_of_their_own(path: Path) -> None:
    assert texts_in_python(path.read_text(encoding="utf-8")) == []


def test_text_in_python_is_found() -> None:
    source = '"""Doc string here."""\nx = "hint-type-turn"\ny = f"It is {name} again and more"\n'
    assert texts_in_python(source) == ["It is ", " again and more"]


# Callables whose first argument is a key: two functions, errors, and the constructors of errors.
KEYED = {"t", "message", "__init__"}
KEYED |= {one.__name__ for one in error_classes() if one.__init__ is MandalaError.__init__}

# Files with plain text in their errors, and who reads it: never a player or a host.
PLAIN_TEXT = {
    "analysis/possible_deal.py": "developers: the caller is a worker process",
    "client/errors.py": "a code of a server of another version",
    "engine/hidden/belief.py": "authors of players",
    "players/bot_process.py": "never shown: the caller writes how long it waited",
    "players/contract.py": "authors of players",
    "players/player.py": "authors of players",
    "records/errors.py": "the operating system's own words",
    "records/record.py": "authors of programs: what Python says about their value",
    "server/actions/event_log.py": "the server's log",
    "server/errors.py": "codes, never shown as text",
    "server/state/events.py": "the server's log",
    "server/state/table.py": "developers: the callers ask first whether the cards are dealt",
    "training/policy_distillation.py": "developers: it is no command",
    "tutorial/build.py": "authors of lessons",
    "tutorial/exercises.py": "authors of lessons",
    "tutorial/setup_position.py": "authors of lessons",
}


def keyed_calls(source: str) -> Iterator[tuple[str, set[str | None] | None]]:
    """Yields the key and the names of the values of every call with a literal key."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        first = node.args[0]
        keys = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        if name in KEYED:
            values = {keyword.arg for keyword in node.keywords}
            for key in keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, None if None in values else values


@pytest.mark.parametrize(
    "file", sorted(str(path.relative_to(PACKAGE)) for path in python_sources())
)
def test_keys_in_code_are_in_the_catalogues_with_their_values(file: str) -> None:
    source = (PACKAGE / file).read_text(encoding="utf-8")
    for key, values in keyed_calls(source):
        assert key in messages("en"), f"{file} uses {key!r}"
        if values is not None:
            assert values == variables("en", key), f"{file} uses {key!r}"


def test_plain_text_is_only_where_it_is_listed() -> None:
    sources = python_sources().items()
    found = {str(path.relative_to(PACKAGE)) for path, text in sources if "PlainText(" in text}
    assert found == set(PLAIN_TEXT)


def test_keyed_calls_are_found() -> None:
    source = (
        'raise RecordError("deck-size", count=1)\nt("a" if x else "b", **values)\nmessage(key)\n'
    )
    assert list(keyed_calls(source)) == [("deck-size", {"count"}), ("a", None), ("b", None)]


def test_every_command_and_option_has_its_help() -> None:
    """A text for each command, and every option's text in use."""
    assert family("summary-") == {"mandala", *command_modules()}
    headings = {key for key in family("help-") if key.startswith("heading-")}
    assert headings == {
        "heading-options",
        "heading-commands",
        *(key[5:] for key in command_groups()),
    }
    assert family("help-") - headings - {"example", "examples", "from", "above"} == {
        *family("summary-"), "default", "required",
    }  # fmt: skip
    used: set[str | None] = set()
    for name in command_modules():
        command = app.get_command(click.Context(app), name)
        assert command is not None
        used |= {one.help for one in command.params if isinstance(one, click.Option)}
    assert {key for key in messages("en") if key.startswith("flag-")} == (
        {key for key in used if key}
        | {one.help for one in app.params if isinstance(one, click.Option)}
        | {"flag-help", "flag-lang"}
    )
