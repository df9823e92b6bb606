### Amit a parancsok kiírnak, ha minden rendben van. A kapcsolók, fájlok és játékosok neve marad, ahogy van.

## Amíg a motor lefordul.

compiling = A motor fordítása ({ $how })
compiling-kept = verziónként egyszer
compiling-not-kept = nincs mappa, ahol megmaradna
compiling-function = { $number }. függvény: { $name }
compiling-function-of = { $number }. függvény a körülbelül { $expected } közül: { $name }

## Hosszabb munkák sávjai.

work-replaying = Lejátszás
work-verifying = Ellenőrzés
work-measuring = Mérés
work-writing = Írás
work-restoring = Visszaállítás
work-exporting = Kiírás
arena-bar-games = { $done } játék, összesen { $total }
arena-bar-score = arány: { $score }
arena-bar-left = van hátra

## Az aréna eredményei.

arena-forfeit-line = { $number }. játék: { $told }
arena-stopped = megállítva { $count } játék után
arena-nothing = Egyetlen játékpár sem fejeződött be.
arena-heading = { $games } játék: { $deals } osztás, mindkét helyről lejátszva · kezdőszám: { $seed }
arena-won = győzelem
arena-drawn = döntetlen
arena-lost = vereség
arena-lost-by-forfeit = vereség hiba miatt
arena-ms-a-move = ms lépésenként
arena-against = { $first } – { $second }
arena-measured = mért érték
arena-interval = 95%-os intervallum
arena-score = arány
arena-elo = Élő-pont
arena-points-ahead = pontelőny játékonként
arena-rating = ranglista (0: az átlag)
arena-games = játék
arena-match = mérkőzés
arena-forfeits = hibák
arena-test = próba
arena-test-accept = elfogadva
arena-test-reject = elvetve
arena-test-open = nyitott { $llr }
arena-range = { $low } … { $high }
arena-percent = { $share }%
arena-no-difference = Nem mutatható ki különbség: az egyenlőség az intervallumon belül van.
arena-the-first = Az első { $player }
arena-the-second = A második { $player }
arena-stronger = { $player } játszik erősebben.
arena-sprt-told = Szekvenciális próba, { $player } { $larger } Élő-ponttal jobb, nem { $smaller } ponttal: { $decision ->
    [accept] elfogadva
    [reject] elvetve
   *[open] nyitott, több játék kell
} (LLR { $llr }, döntés ±{ $bound } értéknél).

## Sebesség.

bench-random-games = véletlen játékok, egy mag
bench-two-cores = két mag
bench-in-c = ugyanez C-ben
bench-a-game = egy véletlen játék
bench-one-core = { $player }, egy mag
bench-fingerprint = ujjlenyomat
bench-a-state = egy állás
bench-memory = memória legfeljebb
bench-games-per-s = { $figure } játék/s
bench-moves-per-s = { $figure } lépés/s
bench-searches-per-s = { $figure } keresés/s
bench-times-c = { $factor } × ugyanez C-ben
bench-times-one-core = { $factor } × egy mag
bench-no-c = nincs C-fordító
bench-game-is = { $moves } lépés, { $score } pont
bench-bytes = { $figure } bájt
bench-megabytes = { $figure } MB

## Egy osztás ellenőrzése.

verify-fair = { $number }. játék: tisztességes
verify-not-fair = { $number }. játék: NEM IGAZOLT
verify-unchecked = { $number }. játék: NEM ELLENŐRIZHETŐ
verify-unknown = –
verify-seed = kezdőszám
verify-start = kezdés
verify-deck = pakli
verify-reshuffles = újrakeverések
verify-moves = lépések
verify-ok = igen
verify-no = NEM

## A kiszolgáló és az adatbázisa.

serve-open = Az asztal itt nyitva van: { $url }
serve-stop = Ctrl-C leállítja.
serve-port-taken = Foglalt port: { $port }. Helyette másikat választottunk.
serve-only-here = Csak ez a gép tudja megnyitni. A hálózatod többi gépének: { $command }
connect-waiting = Itt vár: { $url }
connect-result = { $outcome ->
    [won] győzelem
    [lost] vereség
   *[drawn] döntetlen
} { $mine } : { $theirs } ({ $reason })
database-holds = { $tables } asztal, { $events } esemény, { $guests } vendég
backup-written = { $file }: { $holds }
backup-restored = Visszaállítva: { $holds }.
export-written = { $file }: { $count } játék
guest-forgotten = A vendég elfelejtve.
admin-done = Kész, és bekerült a naplóba.
admin-tables = asztalok: { $waiting } várakozik, { $playing } játszik, { $over } befejezett
admin-mode = { $mode }: { $on }
admin-banned = kitiltva eddig: { $until }: { $who }
admin-columns-tables = asztal | állapot | utolsó esemény | játékosok
admin-columns-guests = vendég | utoljára látva | név
admin-columns-reports = idő | ok | bejelentett | bejelentő | asztal
admin-columns-log = szám | idő | ki | utasítás | tárgy | meddig | ok

## mandala train

work-training = Tanítás
train-measured = { $games } játék, { $minutes } perc, hiba { $loss }: { $results }
train-result = { $score } { $player } ellen ({ $low } és { $high } között)
train-previous = az előző állapota
train-no-previous = nincs még korábbi állapot, amely ellen játszhatna
train-done = A súlyok itt vannak: { $file }; így játszhatsz ellenük: { $player }
train-plotted = A tanulási görbe itt van: { $file }
train-no-plot = Nem készül tanulási görbe: ehhez telepítsd a Matplotlibet: { $command }
curve-score = Eredmény
curve-loss = Hiba
curve-win = a győzelemnél
curve-margin = a különbségnél
curve-games = Lejátszott játékok
curve-minutes = Percek az óra szerint, alattuk egy mag munkapercei

picture-written = A kép itt van: { $file }
