### Eine Partie untersuchen: Züge, die jemand hätte erwägen können, und von dort weiterspielen.

study-title = Was { $name } hätte erwägen können
study-note = Nur aus dem berechnet, was { $name } sehen und sich merken konnte.
study-ready = { $count ->
    [one] Ein Zug, den { $name } hätte erwägen können.
   *[other] { $count } Züge, die { $name } hätte erwägen können, der beste zuerst.
}
study-played = gespielt
study-instead = Gespielt wurde:
study-nothing = Hier gibt es nichts zu entscheiden.
study-covered = { $name } ist am Zug. Zeige alle Karten, um den Zug zu untersuchen.
study-before = Das sind noch die Züge zur vorigen Stellung.

## Gegen den Computer weiterspielen.

what-if = Von hier weiterspielen
what-if-what = Übernimm einen Platz und spiele gegen den Computer weiter. Karten, die man dort nicht sehen konnte, werden neu gegeben: Niemand weiß mehr als am Tisch.
what-if-seat = Wessen Karten spielst du?
what-if-level = Gegner
what-if-at = Ab Zug { $ply }

## Warum.

their-ends-ahead = Beendet die Partie, während { $mover } vorn liegt.
their-hastens-end = Leert den Zugstapel, während { $mover } vorn liegt: Das nächste Mandala ist das letzte.
their-delays-end = Zieht die Partie in die Länge: { $mover } braucht Zeit, um aufzuholen.
their-completes-alone = Vollendet Mandala { $mandala }, solange dort nur im Feld von { $mover } Karten liegen: etwa +{ $points }.
their-completes-first = { $points ->
    [0] Vollendet Mandala { $mandala }, und { $mover } wählt zuerst.
   *[other] Vollendet Mandala { $mandala }, und { $mover } wählt zuerst: etwa +{ $points }.
}
their-completes-second = Vollendet Mandala { $mandala }: { $name } wählt zuerst, doch { $mover } bekommt etwa +{ $points }.
their-threatens = Dann fehlt in Mandala { $mandala } nur noch { $colourName }: { $mover } hat es auf der Hand und würde zuerst wählen.
their-foot = Bringt { $mover } in Mandala { $mandala } ins Spiel: Mit leerem Feld gäbe es dort nichts zu holen.
their-extends-lead = Baut die Führung von { $mover } in Mandala { $mandala } aus: { $mine } zu { $theirs }.
their-spends-cheap = Nutzt { $colourName }, das { $mover } nur { $place } je Karte bringt.
their-spends-single = Die einzige Karte von { $mover } in { $colourName }: Im Feld bewirken mehrere Karten einer Farbe mehr.
their-feeds = Mehr { $colourName } im Zentrum { $mandala }: Im Fluss von { $mover } liegt es auf Platz { $place }.
their-could-wake = Mehr { $colourName } im Zentrum { $mandala }: Im Kelch von { $mover } { $count ->
    [one] wartet 1 davon
   *[other] warten { $count } davon
} auf einen Platz im Fluss.
their-offers-place = Legt { $colourName } in Mandala { $mandala } für Platz { $place } im Fluss von { $mover } bereit.
their-draws = { $count ->
    [0] Kostet nur eine Karte.
    [one] { $mover } zieht 1 neue Karte.
   *[other] { $mover } zieht { $count } neue Karten.
}
their-discards-stuck = { $colourName } kann { $mover } jetzt nirgends anlegen.
their-claim-wakes = Dadurch zählen { $cards } im Kelch von { $mover }: zusammen +{ $points }.
their-claim-most = Keine andere Farbe bringt { $mover } jetzt mehr: +{ $points }.
their-claim-gains = Macht den Kelch von { $mover } um { $points } wertvoller.
their-claim-new = Bringt { $colourName } in den Fluss von { $mover }, auf Platz { $place }.
their-claim-saves = Hebt { $colourName } für einen höheren Platz auf: Im Kelch von { $mover } { $count ->
    [one] liegt 1 davon
   *[other] liegen { $count } davon
}.
