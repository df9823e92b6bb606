### Der Tisch im Terminal, und was die Befehle über Spiele ausgeben.

you = Du

## Ein Spiel erzählt.

tell-mountain = { $who ->
    [you] Du spielst { $cards } ins Zentrum { $mandala } und ziehst { $drawn } nach.
   *[they] { $name } spielt { $cards } ins Zentrum { $mandala } und zieht { $drawn } nach.
}
tell-field = { $who ->
    [you] Du spielst { $cards } in dein Feld von Mandala { $mandala }.
   *[they] { $name } spielt { $cards } ins eigene Feld von Mandala { $mandala }.
}
tell-discard = { $who ->
    [you] Du wirfst { $cards } ab und ziehst { $drawn } nach.
   *[they] { $name } wirft { $cards } ab und zieht { $drawn } nach.
}
tell-claim = { $who ->
    [you] Du nimmst { $cards }: { $where }.
   *[they] { $name } nimmt { $cards }: { $where }.
}
drawn-nothing = nichts
drawn-count = { helper-cards }
where-river = eine auf Platz { $place } im Fluss{ $count ->
    [0] {""}
   *[other] , { $count } in den Kelch
}
where-cup = { $count ->
    [1] in den Kelch
   *[other] alle { $count } in den Kelch
}
where-discard = mit leerem Feld, auf den Ablagestapel
tell-deck-out = Der Zugstapel ist leer. Das nächste aufgelöste Mandala beendet das Spiel.
tell-deck-out-shuffled = Der Zugstapel ist leer, und der Ablagestapel wird der neue. Das nächste aufgelöste Mandala beendet das Spiel.
tell-shuffled = Der Ablagestapel wird der neue Zugstapel.
tell-anew = Mandala { $mandala } beginnt neu mit { $firstName } und { $secondName }.
tell-complete = { $who ->
    [you] Mandala { $mandala } ist vollendet: Du wählst zuerst ({ $mine } zu { $theirs } in den Feldern).
   *[they] Mandala { $mandala } ist vollendet: { $name } wählt zuerst ({ $mine } zu { $theirs } in den Feldern).
}
tell-complete-tie = { $who ->
    [you] Mandala { $mandala } ist vollendet: Du wählst zuerst ({ $mine } zu { $theirs } in den Feldern, und { $last } hat die letzte Karte gespielt).
   *[they] Mandala { $mandala } ist vollendet: { $name } wählt zuerst ({ $mine } zu { $theirs } in den Feldern, und { $lastWho ->
        [you] du hast
       *[they] { $last } hat
    } die letzte Karte gespielt).
}
tell-resign = { $who ->
    [you] Du gibst auf.
   *[they] { $name } gibt auf.
}
tell-forfeit = { $name } verliert das Spiel: { $why }

ending-won = { $who ->
    [you] Du gewinnst: { $reason }.
   *[they] { $name } gewinnt: { $reason }.
}
ending-drawn = Das Spiel endet unentschieden: { $reason }.
ending-aborted = Niemand gewinnt: { $reason }.
ending-fewer = Weniger Karten im Kelch, { $fewer } zu { $more } (Regel 7.2).
reason-river = ein Fluss ist voll (Regel 6.1)
reason-deck = der Zugstapel war leer (Regel 6.2)
reason-deadlock = kein Mandala kann mehr vollendet werden (Regel 6.3)
reason-stall = dreißig Züge ohne eine Karte in einem Mandala (Regel 6.4)
reason-resign = die andere Seite gab auf
reason-timeout = die Zeit der anderen Seite ist um
reason-forfeit = die andere Seite hat durch einen Fehler verloren
reason-agreed = beide waren einverstanden
reason-aborted = das Spiel wurde abgebrochen

## Der Tisch, wie er gezeichnet wird. Kurz: Eine Zeile hat 80 Spalten.

status-move = Zug { $number }
status-deck = Zugstapel { $count }
status-end-near = das Ende ist nah
status-discard = Ablage { $count }
label-river = { -river }
label-hand = Hand
label-cup = { -cup }
label-mountain = { -mountain }
label-points = Punkte
label-no-place = ohne Platz
cup-points = = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
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
tie-chooses-second = gleich: wer vollendet, ist 2.

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
no-such-rule = Es gibt keine Regel { $number }; die Nummern gehen von 1.1 bis 8.4.

## Rund um das Spiel.

takes-a-seat = { $name } nimmt Platz
is-thinking = { $name } denkt nach
is-thinking-first = { $name } denkt nach (der allererste Zug auf einem Rechner kann eine Minute dauern)
nothing-yet = Noch wurde nichts gespielt.
back-to-table = Enter führt zurück zum Tisch
give-up = Wirklich aufgeben? Tippe ja
answer-yes = j ja
hand-over = { $name } ist am Zug. Niemand sonst sollte jetzt hinsehen.
hand-over-enter = { $name }, drücke Enter, um deine Karten zu sehen
name-first = Nord
name-second = Süd
name-alone = Spieler
kept = Das Spiel liegt nach Zug { $ply } in { $file }. Weiter mit: { $command }
not-kept = Das Spiel wurde nicht aufgehoben. Mit --record DATEI lässt es sich fortsetzen.
resume-question = { $file } enthält { $first } gegen { $second }, { $count } { $count ->
    [one] Zug
   *[other] Züge
} gespielt. Fortsetzen? Tippe ja oder nein
resume-or-other = { $file } enthält ein laufendes Spiel: weiter mit --resume { $file }, oder nimm eine andere Datei
resume-alone = { $file }: Ein Spiel zum Fortsetzen steht allein in seiner Datei, hier sind es { $count }
resume-over = { $file }: Dieses Spiel ist aus ({ $mine } : { $theirs }), es gibt nichts fortzusetzen
resume-options = --seed, --first und --names gehören zu einem neuen Spiel, nicht zu --resume
cannot-save = das Spiel lässt sich nicht in { $file } speichern: { $why }

## Listen von Spielen.

outcome-progress = läuft noch, nach { $count } { $count ->
    [one] Zug
   *[other] Zügen
}
outcome-moves = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
game-line = Spiel { $number }: { $outcome }
position-start = Spiel { $number }, vor dem ersten Zug
position-after = Spiel { $number }, nach Zug { $ply }, { $move }
position-mountain = { -mountain }
position-fields = Felder
position-discard = Ablagestapel
position-deck = Zugstapel
position-may-play = { $name } darf spielen:
