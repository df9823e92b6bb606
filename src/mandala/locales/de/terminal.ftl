### Der Tisch im Terminal, und was die Befehle über Partien ausgeben.

you = Du

## Eine Partie erzählt.

tell-mountain = { $who ->
    [you] Du spielst { $cards } ins Zentrum { $mandala } und ziehst { $drawn } nach.
   *[they] { $name } spielt { $cards } ins Zentrum { $mandala } und zieht { $drawn } nach.
}
tell-discard = { $who ->
    [you] Du wirfst { $cards } ab und ziehst { $drawn } nach.
   *[they] { $name } wirft { $cards } ab und zieht { $drawn } nach.
}
drawn-nothing = nichts
drawn-count = { helper-cards }
tell-resign = { $who ->
    [you] Du gibst auf.
   *[they] { $name } gibt auf.
}
tell-forfeit = { $name } verliert die Partie: { $why }

ending-won = { $who ->
    [you] Du gewinnst: { $reason }.
   *[they] { $name } gewinnt: { $reason }.
}
ending-drawn = Die Partie endet unentschieden: { $reason }.
ending-aborted = Niemand gewinnt: { $reason }.
ending-fewer = Weniger Karten im Kelch, { $fewer } zu { $more } (Regel 7.2).
reason-river = ein Fluss ist voll (Regel 6.1)
reason-deck = der Zugstapel war leer (Regel 6.2)
reason-deadlock = kein Mandala kann mehr vollendet werden (Regel 6.3)
reason-stall = dreißig Züge ohne eine Karte in einem Mandala (Regel 6.4)
reason-resign = { $who ->
    [you] du hast aufgegeben
   *[they] { $name } hat aufgegeben
}
reason-timeout = { $who ->
    [you] deine Zeit ist um
   *[they] die Zeit von { $name } ist um
}
reason-forfeit = { $who ->
    [you] du hast durch einen Fehler verloren
   *[they] { $name } hat durch einen Fehler verloren
}
reason-agreed = beide waren einverstanden
reason-aborted = die Partie wurde abgebrochen

## Der Tisch, wie er gezeichnet wird. Kurz: Eine Zeile hat 80 Spalten.

status-move = Zug { $number }
status-deck = Zugstapel { $count }
status-end-near = nächstes Mandala ist das letzte
status-discard = Ablage { $count }
label-river = { -river }
label-hand = Hand
label-cup = { -cup }
label-mountain = { -mountain }
label-points = Punkte
label-no-place = ohne Platz
cup-unseen = { $count } unbekannt
mandala-destroyed = Mandala { $mandala } wird aufgelöst
mandala-missing = es fehlt
chooses-now = { $who ->
    [you] Du wählst jetzt
   *[they] { $name } wählt jetzt
}
would-choose-first = { $who ->
    [you] Du würdest zuerst wählen
   *[they] { $name } würde zuerst wählen
}
tie-chooses-second = gleich: wer vollendet, ist Zweiter
news-cut = … darüber noch { $count }: log zeigt alles
window-small = Dieses Fenster hat { $width } Spalten und { $height } Zeilen. Der Tisch braucht { $columns } und { $lines }: Mach das Fenster größer.

## Einen Zug wählen.

heading-discard = Abwerfen
legend-completes = { $who ->
    [you] vollendet das Mandala, du wählst zuerst
   *[they] vollendet das Mandala, { $name } wählt zuerst
}
offer-discard = auf den Ablagestapel (leeres Feld)
offer-place = Platz { $place } im Fluss
offer-cup = { $count } in den Kelch
offer-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
offer-other = für { $name } { $points } wert
hint-type-turn = Tippe einen Zug (M1R) oder seine Nummer; ? hilft.
hint-type-claim = Tippe eine Farbe (CY) oder ihre Nummer; ? hilft.
prompt-you = Dein Zug
prompt-name = Zug von { $name }
no-such-number = Es gibt keinen Zug { $typed }: Wähle von 1 bis { $last }.
which-move = { $typed } kann einer dieser Züge sein: { $moves }
key-alone = Vor { $typed } gehört eine Farbe, wie im Browser: 3q spielt Gelb ins Zentrum I. Zum Verlassen tippe quit.
not-understood = { $typed } ist weder ein Zug noch ein Befehl.
not-understood-like = { $typed } ist weder ein Zug noch ein Befehl. Meintest du { $names }?
no-such-rule = Es gibt keine Regel { $number }; die Nummern gehen von 1.1 bis 8.4.

## Rund um die Partie.

takes-a-seat = { $name } nimmt Platz
is-thinking = { $name } denkt nach
is-thinking-first = { $name } denkt nach (der allererste Zug auf einem Rechner kann eine Minute dauern)
nothing-yet = Noch wurde nichts gespielt.
back-to-table = Enter führt zurück zum Tisch
page-more = Enter: nächste Seite; b: zurück; q: zum Tisch
page-last = Enter: zum Tisch; b: zurück
give-up = Wirklich aufgeben? Tippe ja
answer-yes = j ja
hand-over = { $name } ist am Zug. Niemand sonst sollte jetzt hinsehen.
hand-over-enter = { $name }, drücke Enter, um deine Karten zu sehen
name-first = Nord
name-second = Süd
name-alone = Spieler
kept = Die Partie ist nach Zug { $ply } gespeichert. Weiter geht es mit:
not-kept = Diese Partie ist nicht gespeichert.
kept-finished = Die Aufzeichnung der Partie ist gespeichert. Prüfen lässt sie sich mit:
kept-nothing = Es wurde noch nicht gezogen, also ist nichts gespeichert.
end-prompt = again: noch eine Partie; same: gleiche Karten, Plätze getauscht; review; log; Enter: Schluss
review-prompt = Enter: nächster Zug; b: zurück; eine Zahl: dieser Zug; hint; q: zur Wertung
review-no-hint = Tipps gibt es nur dort, wo du entscheiden musstest.
resume-none = es gibt keine unfertige Partie: Beginne eine mit mandala play
resume-waits = Deine letzte Partie ist nicht zu Ende ({ $first } – { $second }). So geht es weiter: { $command }
record-one-game = { $file } enthält eine beendete Partie, und eine .json-Datei fasst nur eine: Nimm eine andere Datei
resume-question = { $file } enthält { $first } gegen { $second }, { $count } { $count ->
    [one] Zug
   *[other] Züge
} gespielt. Fortsetzen? Tippe ja oder nein
resume-or-other = { $file } enthält eine laufende Partie: weiter mit --resume { $file }, oder nimm eine andere Datei
resume-over = { $file }: Diese Partie ist zu Ende ({ $mine } : { $theirs }), es gibt nichts fortzusetzen
resume-options = --seed, --first und --names gehören zu einer neuen Partie, nicht zu --resume
cannot-save = die Partie lässt sich nicht in { $file } speichern: { $why }

## Listen von Partien.

outcome-progress = läuft noch, nach { $count } { $count ->
    [one] Zug
   *[other] Zügen
}
outcome-moves = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
game-line = Partie { $number }: { $outcome }
position-start = Partie { $number }, vor dem ersten Zug
position-after = Partie { $number }, nach Zug { $ply }, { $move }
position-mountain = { -mountain }
position-fields = Felder
position-discard = Ablagestapel
position-deck = Zugstapel
position-may-play = { $name } darf spielen:
