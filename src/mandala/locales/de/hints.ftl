### Tipps: Züge, die sich lohnen, was daraus werden kann, und warum.

advice-title = Züge zur Auswahl
advice-short = { $colourName }: { $where }
advice-win = { $percent } % Gewinnchance
advice-lead = { $side ->
    [ahead] { $count } voraus
    [behind] { $count } zurück
   *[level] gleichauf
}
advice-ready = { $count ->
    [one] Ein Zug zur Auswahl.
   *[other] { $count } Züge zur Auswahl, der beste zuerst.
}
advice-note = Nur aus dem berechnet, was du sehen und dir merken kannst.
advice-also = Ebenso gut mit anderer Anzahl: { $counts }.
advice-even = { $which ->
    [both] Beide sind praktisch gleich gut.
    [first] Die ersten beiden sind praktisch gleich gut.
   *[all] Alle drei sind praktisch gleich gut.
}

## Warum.

why-only-move = Es gibt keinen anderen Zug.
why-ends-ahead = Beendet die Partie, während du vorn liegst.
why-hastens-end = Leert den Zugstapel, während du vorn liegst: Das nächste Mandala ist das letzte.
why-delays-end = Zieht die Partie in die Länge: Du brauchst Zeit, um aufzuholen.
why-completes-alone = Vollendet Mandala { $mandala }, solange dort nur in deinem Feld Karten liegen: etwa +{ $points }.
why-completes-first = { $points ->
    [0] Vollendet Mandala { $mandala }, und du wählst zuerst.
   *[other] Vollendet Mandala { $mandala }, und du wählst zuerst: etwa +{ $points }.
}
why-completes-second = Vollendet Mandala { $mandala }: { $name } wählt zuerst, doch du bekommst etwa +{ $points }.
why-completes-early = Vollendet Mandala { $mandala }, bevor es für { $name } mehr wert wird.
why-threatens = Dann fehlt in Mandala { $mandala } nur noch { $colourName }: Du hast es auf der Hand und würdest zuerst wählen.
why-foot = Bringt dich in Mandala { $mandala } ins Spiel: Mit leerem Feld gehst du dort leer aus.
why-takes-lead = Übernimmt die Führung in Mandala { $mandala }: { $mine } zu { $theirs }.
why-extends-lead = Baut deine Führung in Mandala { $mandala } aus: { $mine } zu { $theirs }.
why-draws-level = Gleicht in Mandala { $mandala } aus: { $mine } zu { $theirs }.
why-narrows-gap = Verkürzt den Rückstand in Mandala { $mandala }: { $mine } zu { $theirs }.
why-keeps-out = Hält { $colourName } aus dem Zentrum { $mandala } heraus: Bei { $name } liegt es auf Flussplatz { $place }.
why-spends-cheap = Nutzt { $colourName }, das dir nur { $place } je Karte bringt.
why-spends-single = Deine einzige Karte in { $colourName }: Im Feld bewirken mehrere Karten einer Farbe mehr.
why-feeds = Mehr { $colourName } im Zentrum { $mandala }: In deinem Fluss liegt es auf Platz { $place }.
why-could-wake = Mehr { $colourName } im Zentrum { $mandala }: In deinem Kelch { $count ->
    [one] wartet 1 davon
   *[other] warten { $count } davon
} auf einen Platz im Fluss.
why-offers-place = Legt { $colourName } in Mandala { $mandala } für Platz { $place } deines Flusses bereit.
why-draws = { $count ->
    [0] Kostet nur eine Karte.
    [one] Du ziehst 1 neue Karte.
   *[other] Du ziehst { $count } neue Karten.
}
why-discards-stuck = { $colourName } kannst du jetzt nirgends anlegen.
why-renews = { $count ->
    [one] Tauscht 1 Karte gegen eine neue.
   *[other] Tauscht { $count } Karten gegen neue.
}
why-passes = Lässt beide Mandalas, wie sie sind: { $name } muss sich zuerst festlegen.
why-claim-wakes = Dadurch zählen { $cards } in deinem Kelch: zusammen +{ $points }.
why-claim-most = Keine andere Farbe bringt dir jetzt mehr: +{ $points }.
why-claim-gains = Macht deinen Kelch um { $points } wertvoller.
why-claim-place = Bringt { $colourName } auf Platz { $place }: Jede weitere Karte zählt { $place }.
why-claim-new = Bringt { $colourName } in deinen Fluss, auf Platz { $place }.
why-claim-saves = Hebt { $colourName } für einen höheren Platz auf: In deinem Kelch { $count ->
    [one] liegt 1 davon
   *[other] liegen { $count } davon
}.
why-claim-denies = Nimmt { $name } die Farbe weg, die dort { $points } oder mehr wert wäre: { $colourName }.
why-claim-idle = Von { $colourName } hängt hier wenig ab.
