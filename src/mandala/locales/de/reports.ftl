### Was die Befehle ausgeben, wenn alles gut geht. Namen von Optionen, Dateien und Spielern bleiben, wie sie sind.

## Während die Rechenkerne übersetzt werden.

compiling = Das Programm wird übersetzt ({ $how })
compiling-kept = einmal je Version
compiling-not-kept = kein Ordner, um es zu speichern
compiling-function = Funktion { $number }: { $name }
compiling-function-of = Funktion { $number } von etwa { $expected }: { $name }

## Balken für längere Arbeiten.

work-replaying = Nachspielen
work-verifying = Prüfen
work-measuring = Messen
work-writing = Schreiben
work-restoring = Einspielen
work-exporting = Ausgeben
arena-bar-games = { $done } von { $total } Partien
arena-bar-score = Wertung { $score }
arena-bar-left = übrig

## Ergebnisse der Arena.

arena-forfeit-line = Partie { $number }: { $told }
arena-stopped = angehalten nach { $count } { $count ->
    [one] Partie
   *[other] Partien
}
arena-nothing = Kein Paar von Partien wurde beendet.
arena-heading = { $games } Partien: { $deals ->
    [one] 1 Verteilung, von beiden Plätzen gespielt
   *[other] { $deals } Verteilungen, jede von beiden Plätzen gespielt
} · Startwert { $seed }
arena-won = gewonnen
arena-drawn = unentschieden
arena-lost = verloren
arena-lost-by-forfeit = durch Fehler verloren
arena-ms-a-move = ms je Zug
arena-against = { $first } gegen { $second }
arena-measured = gemessen
arena-interval = 95-%-Intervall
arena-score = Wertung
arena-elo = Elo-Punkte
arena-points-ahead = Punkte Vorsprung je Partie
arena-rating = Rangliste (0: der Durchschnitt)
arena-games = Partien
arena-match = Wettkampf
arena-forfeits = Fehler
arena-test = Prüfung
arena-test-accept = angenommen
arena-test-reject = abgelehnt
arena-test-open = offen { $llr }
arena-range = { $low } bis { $high }
arena-percent = { $share } %
arena-no-difference = Kein Unterschied gezeigt: Gleichstand liegt im Intervall.
arena-the-first = Der erste { $player }
arena-the-second = Der zweite { $player }
arena-stronger = { $player } spielt stärker.
arena-sprt-told = Sequenzieller Test, { $player } ist { $larger } Elo besser und nicht { $smaller }: { $decision ->
    [accept] angenommen
    [reject] abgelehnt
   *[open] offen, es braucht mehr Partien
} (LLR { $llr }, entschieden bei ±{ $bound }).

## Geschwindigkeit.

bench-random-games = Zufallspartien, ein Kern
bench-two-cores = zwei Kerne
bench-in-c = dasselbe in C
bench-a-game = eine Zufallspartie
bench-one-core = { $player }, ein Kern
bench-fingerprint = Fingerabdruck
bench-a-state = ein Zustand
bench-memory = Speicher höchstens
bench-games-per-s = { $figure } Partien/s
bench-moves-per-s = { $figure } Züge/s
bench-searches-per-s = { $figure } Suchen/s
bench-times-c = { $factor } × dasselbe in C
bench-times-one-core = { $factor } × ein Kern
bench-no-c = kein C-Compiler
bench-game-is = { $moves } Züge, { $score } Punkte
bench-bytes = { $figure } Bytes
bench-megabytes = { $figure } MB

## Prüfung einer Verteilung.

verify-fair = Partie { $number }: fair
verify-not-fair = Partie { $number }: NICHT BESTÄTIGT
verify-unchecked = Partie { $number }: NICHT PRÜFBAR
verify-unknown = –
verify-seed = geheime Zahl
verify-start = Beginn
verify-deck = Zugstapel
verify-reshuffles = Mischen
verify-moves = Züge
verify-ok = ja
verify-no = NEIN

## Der Server und seine Datenbank.

serve-open = Der Tisch ist offen unter { $url }
serve-stop = Strg-C beendet.
serve-port-taken = Port { $port } ist belegt, deshalb wurde ein anderer gewählt.
serve-only-here = Nur dieser Computer kann ihn öffnen. Für andere in deinem Netz: { $command }
connect-waiting = Wartet unter { $url }
connect-result = { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden
} { $mine } : { $theirs } ({ $reason })
database-holds = Tische: { $tables }, Ereignisse: { $events }, Gäste: { $guests }
backup-written = { $file }: { $holds }
backup-restored = Eingespielt: { $holds }.
export-written = { $file }: { $count } { $count ->
    [one] Partie
   *[other] Partien
}
guest-forgotten = Der Gast ist vergessen.
admin-done = Erledigt und ins Protokoll geschrieben.
admin-tables = Tische: { $waiting } warten, { $playing } im Spiel, { $over } beendet
admin-mode = { $mode }: { $on }
admin-banned = gesperrt bis { $until }: { $who }
admin-columns-tables = Tisch | Stand | letztes Ereignis | Spieler
admin-columns-guests = Gast | zuletzt gesehen | Name
admin-columns-reports = Zeit | Grund | gemeldet | von | Tisch
admin-columns-log = Nummer | Zeit | von | Anweisung | was | bis | Grund

## mandala train

work-training = Trainiert
train-measured = { $games } Partien, { $minutes } min, Fehler { $loss }: { $results }
train-result = { $score } gegen { $player } ({ $low } bis { $high })
train-previous = seinen vorigen Stand
train-no-previous = noch kein früherer Stand als Gegner
train-done = Die Gewichte liegen in { $file }: Spiele gegen sie unter dem Namen { $player }
train-plotted = Die Lernkurve liegt in { $file }
train-no-plot = Es wird keine Lernkurve gezeichnet: Installiere dafür Matplotlib mit { $command }
curve-score = Ergebnis
curve-loss = Fehler
curve-win = beim Gewinnen
curve-margin = beim Abstand
curve-games = Gespielte Partien
curve-minutes = Minuten nach der Uhr, darunter Arbeitsminuten eines Kerns

picture-written = Das Bild ist in { $file }.
