### The players’ own words, as in the printed rulebooks, and cards that are counted.

-red = rood
-orange = oranje
-yellow = geel
-green = groen
-purple = paars
-black = zwart
-mountain = berg
-field = veld
-cup = kelk
-river = rivier
-colour-rule = kleurenregel
-deck = trekstapel
-discard = aflegstapel
-build = breid de berg uit en trek
-grow = breid het eigen veld uit en trek niet
-redraw = leg af en trek
-complete = klaar
-claim = nemen
-destroy = een mandala vernietigen

## Zoveel kaarten van een kleur, als lijdend voorwerp.

cards-R = { $count } { $count ->
    [one] rode kaart
   *[other] rode kaarten
}
cards-O = { $count } { $count ->
    [one] oranje kaart
   *[other] oranje kaarten
}
cards-Y = { $count } { $count ->
    [one] gele kaart
   *[other] gele kaarten
}
cards-G = { $count } { $count ->
    [one] groene kaart
   *[other] groene kaarten
}
cards-P = { $count } { $count ->
    [one] paarse kaart
   *[other] paarse kaarten
}
cards-B = { $count } { $count ->
    [one] zwarte kaart
   *[other] zwarte kaarten
}

## Used by other messages of this language only.

helper-cards = { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
