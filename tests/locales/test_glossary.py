"""The glossary page is current, and its words are the ones agreed on."""

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from support.glossary import COLOURS, PAGE, page, rows, term

# The words of the printed rulebooks: a row per thing; English, Italian, Hungarian, German, Dutch,
# French.
AGREED = """
red, orange, yellow, green, purple, black | rosso, arancione, giallo, verde, viola, nero | piros, narancs, sárga, zöld, lila, fekete | rot, orange, gelb, grün, violett, schwarz | rood, oranje, geel, groen, paars, zwart | rouge, orange, jaune, vert, violet, noir
mountain | Montagna | hegy | Zentrum | berg | montagne
field | Campo | mező | Feld | veld | champ
cup | Coppa | csésze | Kelch | kelk | bassin
river | Fiume | folyó | Fluss | rivier | rivière
colour rule | Regola del Colore | színszabály | Goldene Regel | kleurenregel | règle des couleurs
draw deck | mazzo di pesca | húzópakli | Zugstapel | trekstapel | pioche
discard pile | pila degli scarti | dobópakli | Ablagestapel | aflegstapel | défausse
build the mountain & draw | costruire la Montagna e pescare | hegyépítés és húzás | eine Karte ins Zentrum spielen und nachziehen | breid de berg uit en trek | construire la montagne et piocher
grow your field, no draw | accrescere il Campo e non pescare | növeld a meződ, és ne húzz | Karten ins Feld spielen, aber nicht nachziehen | breid het eigen veld uit en trek niet | agrandir votre champ et ne pas piocher
discard & redraw | scartare e ripescare | dobás és újrahúzás | abwerfen und nachziehen | leg af en trek | défausser des cartes et piocher
complete (adjective) | completo | elkészült | vollendet | klaar | terminé
claim, take a colour | reclamare | megszerezni, elvenni | nehmen | nemen | récupérer
destroy a mandala | distruggere un Mandala | egy mandala megsemmisítése | ein Mandala auflösen | een mandala vernietigen | détruire un mandala
"""


def test_the_words_are_those_of_the_rulebooks() -> None:
    assert rows() == [line.split(" | ") for line in AGREED.strip().splitlines()]


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: make glossary"


def test_colours_are_called_as_in_the_glossary() -> None:
    """German writes them with a capital where they stand alone: then they are nouns."""
    for language in LANGUAGES:
        for letter, name in zip("ROYGPB", COLOURS, strict=True):
            assert translate(language, f"colour-{letter}", {}).lower() == term(language, name)
