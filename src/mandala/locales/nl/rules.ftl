### Wat de regelpagina rond de regels toont, en hoe de gedrukte spelregels verschillen. Alleen geladen met die pagina.

rules-short = In het kort
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Dat staat in geen enkele regel.
    [one] { $count } regel
   *[other] { $count } regels
}

books = Hoe de gedrukte spelregels verschillen
books-intro = We hebben de Italiaanse, Hongaarse, Duitse, Nederlandse en Franse spelregels vergeleken. Alle vijf beschrijven hetzelfde spel. Hier staat waar ze iets anders zeggen, of niets, en hoe deze uitgave speelt.
books-say = De boekjes
books-we = Hier
books-first = In alle vijf bepalen jullie zelf wie begint, bijvoorbeeld de oudste speler.
books-first-here = Je kiest het als je een tafel opent, of het toeval beslist.
books-draw = Alle vijf zeggen “maximaal drie kaarten” en geven dan het aantal voor elke hand. In het Hongaarse boekje mág je ze trekken; één zin van het Nederlandse zegt een tot drie.
books-draw-here = Je trekt precies het aantal dat bij je hand hoort.
books-discard = In het Franse boekje móét je afleggen als je geen kaart kunt of wilt leggen. In de andere mag het.
books-discard-here = Je kiest vrij uit de drie acties.
books-last = Alle vijf verbieden een lege hand waar ze het veld uitleggen.
books-last-here = Het geldt voor elke actie.
books-colours = Het Nederlandse boekje zegt dat een kleur maar één keer in de drie gebieden mag voorkomen. De regels erna bedoelen, net als de andere boekjes: in maar één ervan.
books-colours-here = Waar een kleur al ligt, mogen er altijd meer kaarten bij.
books-when = Een mandala die klaar is, wordt aan het eind van de beurt vernietigd; alleen het Duitse boekje zegt niet wanneer.
books-when-here = Aan het eind van de beurt, na het trekken.
books-deck = Alle vijf: schud de aflegstapel, en de volgende mandala is de laatste. Geen ervan zegt wat er midden in het trekken gebeurt, of als de aflegstapel leeg is.
books-deck-here = De verduidelijkingen zeggen het.
books-stuck = Geen ervan zegt wat er gebeurt als geen enkele mandala nog af kan, of als niemand er een afmaakt.
books-stuck-here = De partij is afgelopen en de kelken worden geteld.
books-left = Kaarten die overblijven, leveren niets op: de Italiaanse, Hongaarse en Nederlandse boekjes houden ze uit de rivieren, het Duitse uit rivier en kelk, het Franse telt ze niet mee.
books-left-here = Ze zijn niets waard.
books-tie = Alle vijf: bij een gelijke stand wint wie de minste kaarten in de kelk heeft. Geen ervan zegt wat er gebeurt als ook die gelijk zijn.
books-tie-here = Gelijkspel.
books-memory = Je eigen hand en je eigen kelk mag je altijd bekijken. Geen ervan zegt of je de aflegstapel mag doorkijken.
books-memory-here = Dat mag.
books-time = De Italiaanse, Hongaarse en Duitse boekjes noemen 30 minuten, het Franse 20.
