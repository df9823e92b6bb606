### Az asztal a terminálban, és amit a játékokról szóló parancsok kiírnak.

you = Te

## A játék elmesélve.

tell-mountain = { $who ->
    [you] { $cards } teszel { helper-the-mandala } hegyre, és { $drawn } húzol.
   *[they] { $name } { $cards } tesz { helper-the-mandala } hegyre, és { $drawn } húz.
}
tell-discard = { $who ->
    [you] { $cards } dobsz el, és { $drawn } húzol.
   *[they] { $name } { $cards } dob el, és { $drawn } húz.
}
drawn-nothing = semmit sem
drawn-count = { $count } kártyát
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
reason-resign = { $who ->
    [you] feladtad
   *[they] { $name } feladta
}
reason-timeout = { $who ->
    [you] lejárt az időd
   *[they] { $name } ideje lejárt
}
reason-forfeit = { $who ->
    [you] hibáztál, és elvesztetted a játékot
   *[they] { $name } hibázott, és elvesztette a játékot
}
reason-agreed = közös megegyezés
reason-aborted = a játék félbeszakadt

## A lerajzolt asztal. Rövid: egy sor 80 oszlop.

status-move = { $number }. lépés
status-deck = húzópakli { $count }
status-end-near = utolsó mandala következik
status-discard = dobópakli { $count }
label-river = { -river }
label-hand = lapok
label-cup = { -cup }
label-mountain = { -mountain }
label-points = pont
label-no-place = nincs hely
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
tie-chooses-second = egyenlő: aki befejezi, a második
news-cut = … fölötte még { $count } sor: a log mindet mutatja
window-small = Ez az ablak { $width } oszlop és { $height } sor. Az asztalhoz { $columns } és { $lines } kell: nagyítsd meg az ablakot.

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
which-move = { $typed }: ezek közül lehet valamelyik: { $moves }
key-alone = { $typed } elé szín kell, mint a böngészőben: 3q sárgát tesz az I. hegyre. Kilépéshez írd be: quit.
not-understood = { $typed } se nem lépés, se nem parancs.
not-understood-like = { $typed } se nem lépés, se nem parancs. Erre gondoltál: { $names }?
no-such-rule = Nincs { $number } szabály; a számok 1.1 és 8.4 között vannak.

## A játék körül.

takes-a-seat = { $name } leül
is-thinking = { $name } gondolkodik
is-thinking-first = { $name } gondolkodik (egy gépen a legelső lépés egy percig is tarthat)
nothing-yet = Még nem történt semmi.
back-to-table = Az Enter visszavisz az asztalhoz
page-more = Enter: következő oldal; b: vissza; q: az asztalhoz
page-last = Enter: az asztalhoz; b: vissza
give-up = Tényleg feladod? Írd be: igen
answer-yes = i igen
hand-over = { $name } következik. Most más ne nézzen ide.
hand-over-enter = { $name }, nyomj Entert a kártyáidhoz
name-first = Észak
name-second = Dél
name-alone = Játékos
kept = A játék { $ply } lépés után el van mentve. Így folytathatod:
not-kept = Ez a játék nincs elmentve.
kept-finished = A játék jegyzőkönyve el van mentve. Így ellenőrizheted:
kept-nothing = Nem történt lépés, ezért nincs mit elmenteni.
end-prompt = again: még egy játék; same: ugyanaz az osztás, helycserével; review; log; Enter: kilépés
review-prompt = Enter: következő lépés; b: vissza; egy szám: az a lépés; hint; q: az eredményhez
review-no-hint = Tanács csak ott van, ahol te döntöttél.
resume-none = nincs befejezetlen játék: kezdj egyet így: mandala play
resume-waits = Az előző játékod nincs befejezve ({ $first } – { $second }). Így folytathatod: { $command }
record-one-game = { $file } befejezett játékot tartalmaz, és egy .json fájlban csak egy lehet: válassz másik fájlt
resume-question = { $file }: { $first } – { $second }, { $count } lépés. Folytassuk? Írd be: igen vagy nem
resume-or-other = { $file } egy folyamatban lévő játékot tartalmaz: folytasd így: --resume { $file }, vagy ments másik fájlba
resume-over = { $file }: ennek a játéknak vége ({ $mine } : { $theirs }), nincs mit folytatni
resume-options = a --seed, --first és --names új játékhoz való, nem a --resume mellé
cannot-save = a játék nem menthető ide: { $file } ({ $why })

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
