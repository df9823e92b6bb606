### The players' own words, as in the printed rulebooks, and cards that are counted.

-red = piros
-orange = narancs
-yellow = sárga
-green = zöld
-purple = lila
-black = fekete
-mountain = hegy
-field = mező
-cup = csésze
-river = folyó
-colour-rule = színszabály
-deck = húzópakli
-discard = dobópakli
-build = hegyépítés és húzás
-grow = növeld a meződ, és ne húzz
-redraw = dobás és újrahúzás
-complete = elkészült
-claim = megszerezni, elvenni
-destroy = egy mandala megsemmisítése

## Ennyi kártya egy színből, tárgyesetben.

cards-R = { $count } piros kártyát
cards-O = { $count } narancs kártyát
cards-Y = { $count } sárga kártyát
cards-G = { $count } zöld kártyát
cards-P = { $count } lila kártyát
cards-B = { $count } fekete kártyát

## Used by other messages of this language only.

helper-the-mandala = { $mandala ->
    [I] az I.
   *[II] a II.
}
helper-cards = { $count } kártya
