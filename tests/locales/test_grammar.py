"""Grammar of each language: plurals, elision, cases, punctuation, and the players' usual words."""

import re

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.locales.pages import rules_text
from mandala.locales.translate import sources, translate
from support.catalogues import messages, words

OTHERS = [language for language in LANGUAGES if language != "en"]
NARROW = 34  # columns under a mandala of the terminal's table

# How the words of the printed rulebooks begin, so that all their cases are found.
STEMS = {
    "mountain": {"it": "Montagn", "hu": "hegy", "de": "Zentr", "nl": "berg", "fr": "montagne"},
    "field": {"it": "Camp", "hu": "mező", "de": "Feld", "nl": "veld", "fr": "champ"},
    "cup": {"it": "Copp", "hu": "csész", "de": "Kelch", "nl": "kelk", "fr": "bassin"},
    "river": {"it": "Fium", "hu": "foly", "de": "Fluss|Flüss", "nl": "rivier", "fr": "rivière"},
    "colour rule": {
        "it": "Regola del Colore",
        "hu": "színszabály",
        "de": "Goldene[nr]? Regel",
        "nl": "kleurenregel",
        "fr": "règle des couleurs",
    },
}

# Sentences that say it in other words: a place is one of the river, two sleepers lie in the cup.
PARAPHRASED = {
    ("hu", "exercise-worth-black"),
    ("hu", "lesson-score-cards"),
    ("de", "exercise-empty-red"),
    ("fr", "exercise-empty-red"),
}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("concept", STEMS)
def test_every_language_uses_its_term_where_english_does(concept: str, language: str) -> None:
    named = re.compile(rf"\b{concept}s?\b", re.IGNORECASE)
    stem = re.compile(STEMS[concept][language], re.IGNORECASE)
    for key in messages("en"):
        if named.search(words("en", key)) and (language, key) not in PARAPHRASED:
            assert stem.search(words(language, key)), f"{language} {key}: {words(language, key)}"


@pytest.mark.parametrize(
    ("language", "count", "letter", "said"),
    [
        ("en", 3, "Y", "3 yellow"),
        ("it", 1, "Y", "1 carta gialla"),
        ("it", 3, "O", "3 carte arancioni"),
        ("it", 3, "P", "3 carte viola"),
        ("hu", 1, "G", "1 zöld kártyát"),
        ("hu", 3, "G", "3 zöld kártyát"),
        ("de", 1, "B", "1 schwarze Karte"),
        ("de", 2, "B", "2 schwarze Karten"),
        ("nl", 2, "R", "2 rode kaarten"),
        ("fr", 1, "G", "1 carte verte"),
        ("fr", 2, "O", "2 cartes orange"),
        ("fr", 2, "B", "2 cartes noires"),
    ],
)
def test_colours_agree_with_their_cards(language: str, count: int, letter: str, said: str) -> None:
    assert translate(language, f"cards-{letter}", {"count": count}) == said


def test_hungarian_articles_follow_the_numeral() -> None:
    """One says "az első" but "a második"."""
    said = [translate("hu", "log-destroyed", {"mandala": m}) for m in ("I", "II")]
    assert said == ["Megsemmisült az I. mandala.", "Megsemmisült a II. mandala."]


def test_hungarian_has_no_article_that_a_number_could_prove_wrong() -> None:
    """Hungarian has "a 4" but "az 5": an article before a number needs both variants."""
    told_apart = {"why-claim-place"}
    article = re.compile(
        r"\ba \{ \$(count|place|points|number|ply|line|event|total|known|limit) \}", re.IGNORECASE
    )
    for name, source in sources("hu").items():
        for entry in re.split(r"\n(?=\S)(?!\})", source):
            assert entry.split(" =")[0] in told_apart or not article.search(entry), name
    placed = {"colourName": "lila"}
    said = [translate("hu", "why-claim-place", placed | {"place": place}) for place in range(1, 7)]
    assert [line.split()[:2] for line in said] == [
        ["Az", "1."], ["A", "2."], ["A", "3."], ["A", "4."], ["Az", "5."], ["A", "6."]
    ]  # fmt: skip


def test_hungarian_has_no_plural_after_numbers() -> None:
    plurals = re.compile(r"\$\w+ \} (kártyák|lapok|lépések|pontok|napok|körök)")
    for name, source in sources("hu").items():
        assert not plurals.search(source), name


def test_french_elides_and_has_no_article_before_a_name() -> None:
    """Before a name nobody can know whether "de" loses its vowel, so it never stands there."""
    before_a_name = re.compile(
        r"\b(de|que|le|la|du) \{ \$(name|first|second|last)\b", re.IGNORECASE
    )
    for name, source in sources("fr").items():
        assert not before_a_name.search(source), name
        assert not _not_elided(source), name


def _not_elided(source: str) -> list[str]:
    """Words that should have lost their vowel; an h or a y may be either, so they are not asked."""
    text = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
    return re.findall(r"\b(?<!-)(?:de|que|le|la|ne|se|je) [aàâeéèêiîoôu]\w*", text, re.IGNORECASE)


@pytest.mark.parametrize("language", ["it", "fr"])
def test_italian_and_french_use_the_typographic_apostrophe(language: str) -> None:
    for name, source in {**sources(language), "rules.md": rules_text(language)}.items():
        assert "'" not in source, name


def test_french_has_no_breaking_space_before_high_signs() -> None:
    for name, source in {**sources("fr"), "rules.md": rules_text("fr")}.items():
        assert not re.search(r" [:;?!»]|« ", source), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_under_a_mandala_is_short(language: str) -> None:
    values: dict[str, str | int] = {"who": "they", "name": "A" * 12}
    assert len(translate(language, "tie-chooses-second", {})) <= NARROW
    assert len(translate(language, "would-choose-first", values)) <= NARROW
    assert len(translate(language, "chooses-now", values)) <= NARROW
