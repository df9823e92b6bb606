### The players’ own words, as in the printed rulebooks, and cards that are counted.

-red = rouge
-orange = orange
-yellow = jaune
-green = vert
-purple = violet
-black = noir
-mountain = montagne
-field = champ
-cup = bassin
-river = rivière
-colour-rule = règle des couleurs
-deck = pioche
-discard = défausse
-build = construire la montagne et piocher
-grow = agrandir votre champ et ne pas piocher
-redraw = défausser des cartes et piocher
-complete = terminé
-claim = récupérer
-destroy = détruire un mandala

## Tant de cartes d’une couleur, comme objet d’une phrase.

cards-R = { $count } { $count ->
    [one] carte rouge
   *[other] cartes rouges
}
cards-O = { $count } { $count ->
    [one] carte orange
   *[other] cartes orange
}
cards-Y = { $count } { $count ->
    [one] carte jaune
   *[other] cartes jaunes
}
cards-G = { $count } { $count ->
    [one] carte verte
   *[other] cartes vertes
}
cards-P = { $count } { $count ->
    [one] carte violette
   *[other] cartes violettes
}
cards-B = { $count } { $count ->
    [one] carte noire
   *[other] cartes noires
}

## Used by other messages of this language only.

helper-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
