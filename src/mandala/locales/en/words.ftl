### The players' own words, as in the printed rulebooks, and cards that are counted.

-red = red
-orange = orange
-yellow = yellow
-green = green
-purple = purple
-black = black
-mountain = mountain
-field = field
-cup = cup
-river = river
-colour-rule = colour rule
-deck = draw deck
-discard = discard pile
-build = build the mountain & draw
-grow = grow your field, no draw
-redraw = discard & redraw
-complete = complete (adjective)
-claim = claim, take a colour
-destroy = destroy a mandala

## So many cards of a colour, as the object of a sentence: “3 yellow”.

cards-R = { $count } red
cards-O = { $count } orange
cards-Y = { $count } yellow
cards-G = { $count } green
cards-P = { $count } purple
cards-B = { $count } black
