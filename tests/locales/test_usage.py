"""Keys and code fit together: nothing unused, nothing unsaid, and no text in the code itself."""

import ast
import re
from pathlib import Path

import pytest

from mandala.analysis.advice import REASON_VALUES
from mandala.cli.app import COMMANDS, app
from mandala.locales.languages import LANGUAGES
from mandala.records.observation import RULE_REASONS
from mandala.records.reasons import REASONS
from mandala.records.record import PEOPLE_REASONS
from mandala.rules.colours import LETTERS
from mandala.server.refusal import CODES
from mandala.server.tables.actions import GREETINGS
from support.catalogues import choices, entries, messages, references, variables

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
PACKAGE = ROOT / "src" / "mandala"

WORDS = re.compile(r"[^\W\d_]{2,}")


def page_sources():
    found = {
        path: path.read_text(encoding="utf-8")
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in {".ts", ".svelte", ".json"} and "generated" not in path.parts
    }
    assert found
    return found


def python_sources():
    return {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def test_every_message_is_used():
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


def family(prefix):
    return {key.removeprefix(prefix) for key in messages("en") if key.startswith(prefix)}


def as_key(code):
    return code.replace("/", "-")


def test_every_reason_for_a_refusal_can_be_said():
    codes = {*CODES, *(reason.code for reason in REASONS.values()), "network/unreachable"}
    assert family("refusal-") == {*map(as_key, codes), "rule"}


def test_every_reason_of_a_hint_can_be_said_with_what_it_tells():
    assert family("why-") == set(REASON_VALUES)
    for code, told in REASON_VALUES.items():
        said = variables("en", f"why-{code}") - {"name"}  # the other player, whom readers know
        assert {name.replace("colourName", "colour") for name in said} == set(told), code


def test_every_greeting_colour_language_and_ending_can_be_said():
    assert family("greeting-") == set(GREETINGS)
    assert family("colour-") == family("cards-") == set(LETTERS)
    assert family("language-") == set(LANGUAGES)
    assert family("reason-") == {*RULE_REASONS.values(), *PEOPLE_REASONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_every_end_has_its_variant(language):
    for key in ("player-ai", "log-ai-took-over"):
        assert choices(language, key)["level"] == {"1", "2", "3", "4", "5"}
    ends = choices(language, "log-finished")["reason"]
    assert set(RULE_REASONS.values()) <= ends
    assert "other" in ends


def texts_in_template(source):
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
def test_the_page_shows_no_text_of_its_own(path):
    assert texts_in_template(path.read_text(encoding="utf-8")) == []


def test_text_in_a_template_would_be_found():
    source = (
        '<!-- no --><script>let a = "no";</script><p class="no" title="Tip">{t("no")} Hello</p>'
    )
    assert texts_in_template(source) == ["Tip", " Hello"]


# What a person never reads, or reads as it is in every language.
NOT_TEXT = re.compile(
    r"[a-z]+-[\w-]*"  # keys
    r"|[\w.]+|\W+"  # single words: names of styles, columns, options
    r"|[a-z]+:\w+|mandala \S.*|--[\w-]+"  # a player, a command, an option
    r"|[A-Z\d ]+"  # what stands for a value
    r"|[{]task\..*|%[(]prog[)]s.*|Literal\[.*"  # for rich, for click, for the type checker
    r"|(?:(?:bold|not|default|green|yellow) ?)+"  # styles
)


def texts_in_python(source):
    """String constants that read like text: several words, and no docstring."""
    tree = ast.parse(source)
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
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
    sorted([*(PACKAGE / "terminal").glob("*.py"), *(PACKAGE / "cli").glob("*.py")]),
    ids=lambda p: f"{p.parent.name}/{p.name}",
)
def test_terminal_and_commands_have_no_text_of_their_own(path):
    assert texts_in_python(path.read_text(encoding="utf-8")) == []


def test_text_in_python_would_be_found():
    source = '"""Doc string here."""\nx = "hint-type-turn"\ny = f"It is {name} again and more"\n'
    assert texts_in_python(source) == ["It is ", " again and more"]


# Whoever says something: the functions, and the errors that carry a key.
SPEAKERS = {"t", "say", "MandalaError", "RecordError", "ArenaError", "AnchorError", "PlayerFailed"}
SPEAKERS |= {"BotTrouble", "Gone", "StorageMisuse", "StorageUnavailable", "__init__"}

# Errors with words of their own, and who reads them: nobody who only plays or hosts.
OWN_WORDS = {
    "client/socket.py": "programs that use the client",
    "engine/belief.py": "authors of players",
    "players/bot_process.py": "nobody: whoever asked says how long it was",
    "players/contract.py": "authors of players",
    "players/search.py": "authors of players",
    "server/tables/brief.py": "the server's log",
    "server/tables/table.py": "the server's log",
    "server/tutorial/exercises.py": "authors of lessons",
    "server/tutorial/laying.py": "authors of lessons",
    "server/tutorial/making.py": "authors of lessons",
}


def sayings(source):
    """The key and the names of the values of everything that is said with a written key."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        first = node.args[0]
        keys = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        if name in SPEAKERS:
            values = {keyword.arg for keyword in node.keywords}
            for key in keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, None if None in values else values


@pytest.mark.parametrize(
    "file", sorted(str(path.relative_to(PACKAGE)) for path in python_sources())
)
def test_what_the_code_says_is_in_the_catalogues_with_its_values(file):
    own = set()
    for key, values in sayings((PACKAGE / file).read_text(encoding="utf-8")):
        if WORDS.search(key) and " " in key:
            own.add(key)
            continue
        assert key in messages("en"), f"{file} says {key!r}"
        if values is not None:
            assert values == variables("en", key), f"{file} says {key!r}"
    assert bool(own) <= (file in OWN_WORDS), f"{file} has words of its own: {own}"


def test_a_wrong_saying_would_be_found():
    source = 'raise RecordError("deck-size", count=1)\nt("a" if x else "b", **values)\nsay(key)\n'
    assert list(sayings(source)) == [("deck-size", {"count"}), ("a", None), ("b", None)]


def test_every_page_of_help_is_there():
    """A text for each command, and every option's text in use."""
    assert family("summary-") == {"mandala", *COMMANDS}
    assert family("help-") - {"heading-options", "heading-commands", "example", "examples"} == {
        *family("summary-"), "default", "required",
    }  # fmt: skip
    used = set()
    for name in COMMANDS:
        used |= {one.help for one in app.get_command(None, name).params if hasattr(one, "help")}
    assert {key for key in messages("en") if key.startswith("flag-")} == (
        {key for key in used if key} | {one.help for one in app.params} | {"flag-help"}
    )
