### The players’ own words, as in the printed rulebooks, and cards that are counted.

-red = rosso
-orange = arancione
-yellow = giallo
-green = verde
-purple = viola
-black = nero
-mountain = Montagna
-field = Campo
-cup = Coppa
-river = Fiume
-colour-rule = Regola del Colore
-deck = mazzo di pesca
-discard = pila degli scarti
-build = costruire la Montagna e pescare
-grow = accrescere il Campo e non pescare
-redraw = scartare e ripescare
-complete = completo
-claim = reclamare
-destroy = distruggere un Mandala

## Tante carte di un colore, come oggetto di una frase.

cards-R = { $count } { $count ->
    [one] carta rossa
   *[other] carte rosse
}
cards-O = { $count } { $count ->
    [one] carta arancione
   *[other] carte arancioni
}
cards-Y = { $count } { $count ->
    [one] carta gialla
   *[other] carte gialle
}
cards-G = { $count } { $count ->
    [one] carta verde
   *[other] carte verdi
}
cards-P = { $count } { $count ->
    [one] carta viola
   *[other] carte viola
}
cards-B = { $count } { $count ->
    [one] carta nera
   *[other] carte nere
}

## Used by other messages of this language only.

helper-cards = { $count } { $count ->
    [one] carta
   *[other] carte
}
