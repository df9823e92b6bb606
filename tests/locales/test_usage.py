"""Keys and code fit together: nothing unused, nothing unsaid, and no text in the code itself."""

import ast
import re
from pathlib import Path

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.records.observation import RULE_REASONS
from mandala.records.reasons import REASONS
from mandala.records.record import PEOPLE_REASONS
from mandala.rules.colours import LETTERS
from mandala.server.refusal import CODES
from mandala.server.tables.actions import GREETINGS
from support.catalogues import choices, entries, messages, references

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
    r"|[a-z]+:\w+|mandala play --resume ?"  # a player, a command
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
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in documented
        and len(WORDS.findall(node.value)) > 1
        and not NOT_TEXT.fullmatch(node.value)
    ]


@pytest.mark.parametrize("path", sorted((PACKAGE / "terminal").glob("*.py")), ids=lambda p: p.name)
def test_the_terminal_has_no_text_of_its_own(path):
    assert texts_in_python(path.read_text(encoding="utf-8")) == []


def test_text_in_python_would_be_found():
    source = '"""Doc string here."""\nx = "hint-type-turn"\ny = f"It is {name} again and more"\n'
    assert texts_in_python(source) == ["It is ", " again and more"]
