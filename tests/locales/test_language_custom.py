"""The customs of each language that a machine can check: plurals, percent signs, quotation marks, forbidden words.

The customs come from CLDR, by way of Babel. Each check is also shown a text that breaks it.
"""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from babel.numbers import format_percent
from fluent.syntax import ast, parse

from mandala.locales.languages import LANGUAGES
from mandala.locales.pages import help_text, rules_text
from mandala.locales.translate import sources, translate
from support.catalogues import NUMERIC, entries, nodes

Entry = ast.Message | ast.Term

NBSP = "\u00a0"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

# CLDR gives Italian and French "many" for whole millions. No number of the game is that large.
TOO_LARGE = {"many"}

# The parts of a catalogue that are not language: placeables, file names, switches, JSON.
CODE = re.compile(r"\{[^{}]*\}|`[^`]*`")

# Words of a draft, a wrong register or another meaning, per language, with the reason.
FORBIDDEN = {
    "en": {
        r"\basleep\b|\bawake": "never explained: say that the card is worth nothing yet",
        r"\bin \{ \$mandala \}": "a numeral alone: say mandala I",
        r"\bhas not the\b": "not English: does not have",
        r"\bchooses 2nd\b": "the number in words",
        r"\bchance decides\b|\d a card\b|\} a card\b": "not English: leave it to chance; per card",
    },
    "it": {
        r"\bl’altro (ha|sceglie|vince)\b": "the printed book says avversario",
        r"(mano|tempo|nome) dell’altro\b": "the printed book says avversario",
        r"\bal posto \{ \$place|\bposto \{ \$place": "the river has zone; a posto is a seat",
        r"\ba riposo\b|\baddestrament": "never explained; the project says allenamento",
        r"\bscegli prima\b|\bsceglie prima\b": "per primo",
        r"\bonest[ao]\b": "a deal is regolare",
    },
    "hu": {
        r"\ba másik (nyer|választ|keze|ideje|kezd)": "the printed book says ellenfél",
        r"\blefú": "a referee's word: megszakítani",
        r"\bszerver": "the project says kiszolgáló",
        r"közel a (vég|játék vége)": "doomsday: say that the next mandala is the last",
        r"\bkell legyen\b": "not standard: legyen",
        r"\btakarva\b|\bmindkét kéz\b": "a hand is a part of the body: say lapok",
    },
    "de": {
        r"\b[Dd](ie|er) anderen? Seite\b": "the printed book says Mitspieler",
        r"\bGegenübers?\b": "the printed book says Mitspieler; Gegner is the computer",
        r"\bdein Mitspieler (füllen|spielen)|für dein Mitspieler": "du und er: ihr füllt; deinen",
        r"\b[Dd]as Spiel (ist (aus|zu Ende)|endet)\b": "one match is a Partie",
        r"\bTipp bestätigt": "a Tipp is a hint: Tippen",
        r"\baufgehoben\b": "also means cancelled: gespeichert",
        r"\behrlich\b": "a deal is fair",
        r"\bin \{ \$mandala \}": "a numeral alone: say Mandala I",
    },
    "nl": {
        r"klaargemaakt|klaar(maakt|maken)\b": "to prepare food, and vulgar: afmaken",
        r"\b[Mm]aa?kt? (hem|mandala \{ \$mandala \}|de mandala) klaar": "vulgar: afmaken",
        r"\b(kiest|zou) eerst\b|\beerst (kiest|kiezen)": "als eerste",
        r"\bplaats \{ \$place": "the river has vakjes; a plaats is a seat",
        r"\bhaar\b": "things are not women: die, de … ervan",
        r"\b[Hh]et spel is (afgelopen|afgebroken)": "one match is a partij",
        r"\btoestel\b|die welke": "apparaat; dezelfde die",
        r"\bin \{ \$mandala \}": "a numeral alone: say mandala I",
    },
    "fr": {
        r"choisi(t|s|ssez|riez|rait) d[’']abord": "en premier",
        r"\b[Pp]lace \{ \$place": "the river has cases; a place is a seat",
        r"– \{ \$name \}": "a name after a dash: put it into brackets",
        r"\bsainement\b|\bouvriers?\b": "healthily, and factory hands",
        r"\bpas plus à\b|ne rapporte plus à": "says the opposite: davantage",
        r"\bhonnêtes?\b|\bfinit la partie\b": "régulière; met fin à la partie",
    },
}  # fmt: skip

# Further words that only the pages and the tables of players show, not the tutorial.
SLEEP = {
    "en": r"\ba?sleep|\bslept\b|\bwakes?\b",
    "it": r"\bdorm|\bsvegli",
    "hu": r"\balszik|\balusz|ébreszt",
    "de": r"\bschl[aä]f|\bweckt?\b",
    "nl": r"\bsla(ap|pen)|\bwekt?\b",
    "fr": r"\bsommeil|\bdor(t|ment)\b|réveill",
}


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Yields the source lines of all texts of a language, without comments, each with its place."""
    for name, source in sources(language).items():
        for number, line in enumerate(source.splitlines(), 1):
            if not line.startswith("#"):
                yield f"{language}/{name}:{number}", re.sub(r"^-?[\w-]+ = ?", "", line)
    for name, page in (("rules.md", rules_text(language)), ("help.md", help_text(language))):
        for number, line in enumerate(page.splitlines(), 1):
            yield f"{language}/{name}:{number}", line


def wrong_plurals(language: str, entry: Entry) -> list[str]:
    """Returns what is wrong with the plural variants of an entry.

    A choice by a number has the categories of the language and ``other``; numbers such as 0 may be
    added. It has no category that the language does not know: that text would never be shown.
    """
    known = set(Locale(language).plural_form.rules) | {"other"}
    wrong = []
    for node in nodes(entry.value):
        if not isinstance(node, ast.SelectExpression):
            continue
        named = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if not named & CATEGORIES or not named <= CATEGORIES:
            continue  # a choice by a word, such as who
        if named - known:
            wrong.append(f"{language} has no plural {sorted(named - known)}")
        asked = {name for name in named if name != "other"}
        if asked and known - TOO_LARGE - named:
            wrong.append(f"lacks the plural {sorted(known - TOO_LARGE - named)}")
    return wrong


def wrong_percent_signs(language: str, text: str) -> list[str]:
    """Returns the percent signs of a text that do not follow their number as CLDR writes it."""
    space = format_percent(0.5, locale=language).removeprefix("50").removesuffix("%")
    space = space.replace("\u202f", NBSP)
    found = re.findall(r"(?<=[\d}])([ \u00a0\u202f]?)%(?![A-Z]{2})", text)
    return [f"{one}%" for one in found if one.replace("\u202f", NBSP) != space]


def wrong_quotation_marks(language: str, text: str) -> list[str]:
    """Returns the quotation marks of a text that are not those of the language.

    A straight mark stands only around what is typed or written in a file: ``"-"``, ``"?"``.
    """
    own = OWN_MARKS[language]
    bare = re.sub(r'"(-|\?|quit|random|\{ \$format \})"', "", CODE.sub(_kept, text))
    return [mark for mark in re.findall(r'["“”„«»]', bare) if mark not in own]


def _kept(found: re.Match[str]) -> str:
    return found[0] if "$format" in found[0] else ""


# Italian prints both pairs; inside a sentence of the page it uses the angled ones.
OWN_MARKS = {"en": "“”", "it": "“”«»", "hu": "„”", "de": "„“", "nl": "“”", "fr": "«»"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    found = {key: wrong_plurals(language, entry) for key, entry in entries(language).items()}
    assert {key: wrong for key, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("language", "variants"),
    [
        ("hu", "[few] a\n   *[other] b"),
        ("de", "[two] a\n   *[other] b"),
        ("fr", "[zero] a\n   *[other] b"),
    ],
)
def test_a_plural_that_a_language_does_not_have_is_found(language: str, variants: str) -> None:
    (entry,) = parse(f"key = {{ $count ->\n    {variants}\n}}\n").body
    assert isinstance(entry, ast.Message)
    assert wrong_plurals(language, entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_noun_agrees_with_one(language: str) -> None:
    """Where English tells one from many, a language with an inflected noun does so too."""
    for key in ("cup-cards", "game-moves", "clock-days", "offer-points"):
        one, five = (translate(language, key, {"count": n, "points": n}) for n in (1, 5))
        same = one.replace("1", "") == five.replace("5", "")
        assert same == (language == "hu"), f"{language} {key}: {one} / {five}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_signs_follow_the_custom(language: str) -> None:
    found = {place: wrong_percent_signs(language, line) for place, line in lines(language)}
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_a_percent_sign_of_another_language_is_found() -> None:
    assert wrong_percent_signs("en", "95 % of the games")
    assert wrong_percent_signs("hu", "{ $share } %")
    assert wrong_percent_signs("de", "{ $share }%")
    assert wrong_percent_signs("de", "95 % der Spiele")  # a breaking space
    assert wrong_percent_signs("fr", "à 95%")
    assert not wrong_percent_signs("fr", f"à 95{NBSP}%")
    assert not wrong_percent_signs("en", "write special characters as %XX")


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    found = {place: wrong_quotation_marks(language, line) for place, line in lines(language)}
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_a_quotation_mark_of_another_language_is_found() -> None:
    assert wrong_quotation_marks("hu", 'az "első" lépés')
    assert wrong_quotation_marks("de", "der “erste” Zug")
    assert wrong_quotation_marks("nl", "de „eerste” zet")
    assert wrong_quotation_marks("fr", "le “premier” coup")
    assert not wrong_quotation_marks("de", 'der „erste“ Zug, "-" liest, `"x"`')


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_word(language: str) -> None:
    found = [
        f"{place}: {reason}: {line.strip()}"
        for place, line in lines(language)
        for pattern, reason in FORBIDDEN[language].items()
        if re.search(pattern, line)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_without_a_river_place_are_not_said_to_sleep(language: str) -> None:
    """The image is explained nowhere outside the tutorial, so the tables and hints do not use it."""
    found = [
        f"{place}: {line}"
        for place, line in lines(language)
        if re.search(r"/(table|screens|hints|terminal)\.ftl", place)
        and re.search(SLEEP[language], line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Then only red is missing in { $mandala }."),
        ("it", "al posto { $place }"),
        ("hu", "A játékot lefújták."),
        ("de", "Die andere Seite gewinnt."),
        ("nl", "Maakt mandala { $mandala } klaar"),
        ("nl", "jij kiest eerst"),
        ("nl", "het getal onder haar kleur"),
        ("nl", "het spel is afgelopen"),
        ("de", "Dein Gegenüber gewinnt."),
        ("de", "Das Spiel ist aus"),
        ("de", "der zweite Tipp bestätigt"),
        ("hu", "akkor is közel a vég"),
        ("en", "worth only { $place } a card to you"),
        ("fr", "vous choisissez d’abord"),
    ],
)
def test_a_forbidden_word_is_found(language: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in FORBIDDEN[language])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_placeholder_of_english_is_used_with_the_same_name(language: str) -> None:
    """A number that English shows is shown, not only chosen by (Hungarian needs no plural)."""
    for key in ("advice-win", "effect-draw-limit", "claim-to-river", "end-take-backs"):
        own, english = (_placeables(entries(code)[key]) for code in (language, "en"))
        assert own == english, f"{language} {key}: {own ^ english}"
    assert {"count", "gain", "points"} <= NUMERIC


def _placeables(entry: Entry) -> set[str]:
    return {
        node.expression.id.name
        for node in nodes(entry.value)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }
