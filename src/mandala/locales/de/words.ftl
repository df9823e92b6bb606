### The players' own words, as in the printed rulebooks, and cards that are counted.

-red = rot
-orange = orange
-yellow = gelb
-green = grün
-purple = violett
-black = schwarz
-mountain = Zentrum
-field = Feld
-cup = Kelch
-river = Fluss
-colour-rule = Goldene Regel
-deck = Zugstapel
-discard = Ablagestapel
-build = eine Karte ins Zentrum spielen und nachziehen
-grow = Karten ins Feld spielen, aber nicht nachziehen
-redraw = abwerfen und nachziehen
-complete = vollendet
-claim = nehmen
-destroy = ein Mandala auflösen

## So viele Karten einer Farbe, im Akkusativ.

cards-R = { $count } { $count ->
    [one] rote Karte
   *[other] rote Karten
}
cards-O = { $count } { $count ->
    [one] orange Karte
   *[other] orange Karten
}
cards-Y = { $count } { $count ->
    [one] gelbe Karte
   *[other] gelbe Karten
}
cards-G = { $count } { $count ->
    [one] grüne Karte
   *[other] grüne Karten
}
cards-P = { $count } { $count ->
    [one] violette Karte
   *[other] violette Karten
}
cards-B = { $count } { $count ->
    [one] schwarze Karte
   *[other] schwarze Karten
}

## Used by other messages of this language only.

helper-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
