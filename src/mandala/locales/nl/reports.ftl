### Wat de opdrachten tonen als alles goed gaat. Namen van opties, bestanden en spelers blijven zoals ze zijn.

## Terwijl de rekenkern wordt gecompileerd.

compiling = De rekenkern wordt gecompileerd ({ $how })
compiling-kept = één keer per versie
compiling-not-kept = geen map om het in te bewaren
compiling-function = functie { $number }: { $name }
compiling-function-of = functie { $number } van ongeveer { $expected }: { $name }

## Balken voor langer werk.

work-replaying = Naspelen
work-verifying = Controleren
work-measuring = Meten
work-writing = Schrijven
work-restoring = Terugzetten
work-exporting = Uitvoeren
arena-bar-games = { $done } van { $total } partijen
arena-bar-score = aandeel { $score }
arena-bar-left = te gaan

## Uitslagen van de arena.

arena-forfeit-line = partij { $number }: { $told }
arena-stopped = gestopt na { $count } { $count ->
    [one] partij
   *[other] partijen
}
arena-nothing = Geen enkel paar partijen is afgelopen.
arena-heading = { $games } partijen: { $deals ->
    [one] 1 deling, vanaf beide plaatsen gespeeld
   *[other] { $deals } delingen, elk vanaf beide plaatsen gespeeld
} · startgetal { $seed }
arena-won = gewonnen
arena-drawn = gelijk
arena-lost = verloren
arena-lost-by-forfeit = door een fout verloren
arena-ms-a-move = ms per zet
arena-against = { $first } tegen { $second }
arena-measured = gemeten
arena-interval = 95%-interval
arena-score = aandeel
arena-elo = Elo-punten
arena-points-ahead = punten voorsprong per partij
arena-rating = ranglijst (0: het gemiddelde)
arena-games = partijen
arena-match = wedstrijd
arena-forfeits = fouten
arena-test = toets
arena-test-accept = aangenomen
arena-test-reject = verworpen
arena-test-open = nog open { $llr }
arena-range = { $low } tot { $high }
arena-percent = { $share }%
arena-no-difference = Geen verschil aangetoond: gelijkspel ligt binnen het interval.
arena-the-first = De eerste { $player }
arena-the-second = De tweede { $player }
arena-stronger = { $player } speelt sterker.
arena-sprt-told = Sequentiële toets, { $player } is { $larger } Elo beter en niet { $smaller }: { $decision ->
    [accept] aangenomen
    [reject] verworpen
   *[open] nog open, er zijn meer partijen nodig
} (LLR { $llr }, beslist bij ±{ $bound }).

## Snelheid.

bench-random-games = willekeurige partijen, één kern
bench-two-cores = twee kernen
bench-in-c = hetzelfde in C
bench-a-game = een willekeurige partij
bench-one-core = { $player }, één kern
bench-fingerprint = vingerafdruk
bench-a-state = een toestand
bench-memory = geheugen hoogstens
bench-games-per-s = { $figure } partijen/s
bench-moves-per-s = { $figure } zetten/s
bench-searches-per-s = { $figure } zoekopdrachten/s
bench-times-c = { $factor } × hetzelfde in C
bench-times-one-core = { $factor } × één kern
bench-no-c = geen C-compiler
bench-game-is = { $moves } zetten, { $score } punten
bench-bytes = { $figure } byte
bench-megabytes = { $figure } MB

## Controle van het delen.

verify-fair = partij { $number }: eerlijk
verify-not-fair = partij { $number }: NIET BEVESTIGD
verify-unchecked = partij { $number }: NIET TE CONTROLEREN
verify-unknown = –
verify-seed = geheim getal
verify-start = begin
verify-deck = trekstapel
verify-reshuffles = schudden
verify-moves = zetten
verify-ok = ja
verify-no = NEE

## De server en zijn database.

serve-open = De tafel staat open op { $url }
serve-stop = Ctrl-C stopt.
serve-port-taken = Poort { $port } is bezet, dus is er een andere gekozen.
serve-only-here = Alleen deze computer kan hem openen. Voor anderen in je netwerk: { $command }
connect-waiting = Wacht bij { $url }
connect-result = { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[drawn] gelijk
} { $mine } : { $theirs } ({ $reason })
database-holds = tafels: { $tables }, gebeurtenissen: { $events }, gasten: { $guests }
backup-written = { $file }: { $holds }
backup-restored = Teruggezet: { $holds }.
export-written = { $file }: { $count } { $count ->
    [one] partij
   *[other] partijen
}
guest-forgotten = De gast is vergeten.
admin-done = Gedaan, en in het logboek geschreven.
admin-tables = tafels: { $waiting } wachten, { $playing } bezig, { $over } afgelopen
admin-mode = { $mode }: { $on }
admin-banned = geblokkeerd tot { $until }: { $who }
admin-columns-tables = tafel | stand | laatste gebeurtenis | spelers
admin-columns-guests = gast | laatst gezien | naam
admin-columns-reports = tijd | reden | gemeld | door | tafel
admin-columns-log = nummer | tijd | door | opdracht | wat | tot | reden

## mandala train

work-training = Aan het trainen
train-measured = { $games } partijen, { $minutes } min, fout { $loss }: { $results }
train-result = { $score } tegen { $player } ({ $low } tot { $high })
train-previous = zijn vorige stand
train-no-previous = nog geen eerdere stand om tegen te spelen
train-done = De gewichten staan in { $file }: speel ertegen met de naam { $player }
train-plotted = De leercurve staat in { $file }
train-no-plot = Er wordt geen leercurve getekend: installeer daarvoor Matplotlib met { $command }
curve-score = Uitslag
curve-loss = Fout
curve-win = bij het winnen
curve-margin = bij het verschil
curve-games = Gespeelde partijen
curve-minutes = Minuten op de klok, daaronder werkminuten van één kern

picture-written = De prent staat in { $file }.
