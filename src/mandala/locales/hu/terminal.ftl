### Az asztal a terminálban, és amit a játékokról szóló parancsok kiírnak.

you = Te

## A játék elmesélve.

tell-mountain = { $who ->
    [you] { $cards } teszel { helper-the-mandala } hegyre, és { $drawn } húzol.
   *[they] { $name } { $cards } tesz { helper-the-mandala } hegyre, és { $drawn } húz.
}
tell-field = { $who ->
    [you] { $cards } teszel a meződre { helper-the-mandala } mandalában.
   *[they] { $name } { $cards } tesz a mezőjére { helper-the-mandala } mandalában.
}
tell-discard = { $who ->
    [you] { $cards } dobsz el, és { $drawn } húzol.
   *[they] { $name } { $cards } dob el, és { $drawn } húz.
}
tell-claim = { $who ->
    [you] { $cards } veszel el: { $where }.
   *[they] { $name } { $cards } vesz el: { $where }.
}
drawn-nothing = semmit sem
drawn-count = { $count } kártyát
where-river = egy a folyó { $place }. helyére{ $count ->
    [0] {""}
   *[other] , { $count } a csészébe
}
where-cup = { $count ->
    [1] a csészébe
    [5] mind az 5 a csészébe
   *[other] mind a { $count } a csészébe
}
where-discard = üres mezővel a dobópaklira
tell-deck-out = Elfogyott a húzópakli. A következő megsemmisülő mandalával vége a játéknak.
tell-deck-out-shuffled = Elfogyott a húzópakli, a dobópakliból lesz az új. A következő megsemmisülő mandalával vége a játéknak.
tell-shuffled = A dobópakliból lesz az új húzópakli.
tell-anew = Újrakezdődik { helper-the-mandala } mandala: { $firstName } és { $secondName }.
tell-complete = { $who ->
    [you] Elkészült { helper-the-mandala } mandala: te választasz először ({ $mine } : { $theirs } a mezőkön).
   *[they] Elkészült { helper-the-mandala } mandala: { $name } választ először ({ $mine } : { $theirs } a mezőkön).
}
tell-complete-tie = { $who ->
    [you] Elkészült { helper-the-mandala } mandala: te választasz először ({ $mine } : { $theirs } a mezőkön, az utolsó kártyát { $last } játszotta).
   *[they] Elkészült { helper-the-mandala } mandala: { $name } választ először ({ $mine } : { $theirs } a mezőkön, az utolsó kártyát { $lastWho ->
        [you] te játszottad
       *[they] { $last } játszotta
    }).
}
tell-resign = { $who ->
    [you] Feladod.
   *[they] { $name } feladja.
}
tell-forfeit = { $name } elveszíti a játékot: { $why }

ending-won = { $who ->
    [you] Nyertél: { $reason }.
   *[they] { $name } nyert: { $reason }.
}
ending-drawn = A játék döntetlen: { $reason }.
ending-aborted = Senki sem nyert: { $reason }.
ending-fewer = Kevesebb kártya a csészében, { $fewer } : { $more } (7.2. szabály).
reason-river = megtelt egy folyó (6.1. szabály)
reason-deck = elfogyott a húzópakli (6.2. szabály)
reason-deadlock = már egyik mandala sem készülhet el (6.3. szabály)
reason-stall = harminc kör mandalába tett kártya nélkül (6.4. szabály)
reason-resign = a másik feladta
reason-timeout = a másiknak lejárt az ideje
reason-forfeit = a másik hibázott, és elvesztette a játékot
reason-agreed = mindketten így akarták
reason-aborted = a játék félbeszakadt

## A lerajzolt asztal. Rövid: egy sor 80 oszlop.

status-move = { $number }. lépés
status-deck = húzópakli { $count }
status-end-near = közel a vég
status-discard = dobópakli { $count }
label-river = { -river }
label-hand = kéz
label-cup = { -cup }
label-mountain = { -mountain }
label-points = pont
label-no-place = nincs hely
cup-points = = { $points } pont
cup-unseen = { $count } ismeretlen
mandala-destroyed = { $mandala }. mandala: megsemmisül
mandala-missing = hiányzik
chooses-now = { $who ->
    [you] Most te választasz
   *[they] Most { $name } választ
}
would-choose-first = { $who ->
    [you] Te választanál először
   *[they] { $name } választana először
}
tie-chooses-second = egyenlő: aki befejezi, 2. választ

## Lépés választása.

heading-discard = Dobás
legend-completes = { $who ->
    [you] elkészül a mandala, te választasz először
   *[they] elkészül a mandala, { $name } választ először
}
offer-discard = a dobópaklira (üres mező)
offer-place = a folyó { $place }. helye
offer-cup = { $count } a csészébe
offer-points = { $points } pont
offer-other = { $name } számára { $points }
hint-type-turn = Írj be egy lépést (M1R) vagy a számát; ? segít.
hint-type-claim = Írj be egy színt (CY) vagy a számát; ? segít.
prompt-you = A lépésed
prompt-name = { $name } lépése
no-such-number = Nincs { $typed } számú lépés: 1 és { $last } között válassz.
no-such-rule = Nincs { $number } szabály; a számok 1.1 és 8.4 között vannak.

## A játék körül.

takes-a-seat = { $name } leül
is-thinking = { $name } gondolkodik
is-thinking-first = { $name } gondolkodik (egy gépen a legelső lépés egy percig is tarthat)
nothing-yet = Még nem történt semmi.
back-to-table = Az Enter visszavisz az asztalhoz
give-up = Tényleg feladod? Írd be: igen
answer-yes = i igen
hand-over = { $name } következik. Most más ne nézzen ide.
hand-over-enter = { $name }, nyomj Entert a kártyáidhoz
name-first = Észak
name-second = Dél
name-alone = Játékos
kept = A játék { $ply } lépés után itt van: { $file }. Folytatás: { $command }
not-kept = A játék nem lett elmentve. A --record FILE kapcsolóval folytatható lesz.
resume-question = { $file }: { $first } – { $second }, { $count } lépés. Folytassuk? Írd be: igen vagy nem
resume-or-other = { $file } egy folyamatban lévő játékot tartalmaz: folytasd így: --resume { $file }, vagy ments másik fájlba
resume-alone = { $file }: a folytatható játék egyedül áll a fájljában, itt { $count } van
resume-over = { $file }: ennek a játéknak vége ({ $mine } : { $theirs }), nincs mit folytatni
resume-options = a --seed, --first és --names új játékhoz való, nem a --resume mellé
cannot-save = a játék nem menthető ide: { $file }: { $why }

## Játékok listája.

outcome-progress = folyamatban { $count } lépés után
outcome-moves = { $count } lépés
game-line = { $number }. játék: { $outcome }
position-start = { $number }. játék, az első lépés előtt
position-after = { $number }. játék, { $ply } lépés után, { $move }
position-mountain = { -mountain }
position-fields = mezők
position-discard = dobópakli
position-deck = húzópakli
position-may-play = { $name } lépései:
