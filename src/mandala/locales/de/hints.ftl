### Tipps: Züge, die sich lohnen, was daraus werden kann, und warum.

advice-title = Züge, die sich lohnen
advice-short = { $colourName }: { $where }
advice-win = gewinnt { $percent } %
advice-lead = { $side ->
    [ahead] { $count } voraus
    [behind] { $count } zurück
   *[level] gleichauf
}
advice-ready = { $count ->
    [one] Ein Zug zur Auswahl.
   *[other] { $count } Züge zur Auswahl, der beste zuerst.
}
advice-note = Berechnet aus dem, was du sehen und wissen kannst, und aus nichts sonst.
study-title = Was sich für { $name } lohnte
study-note = „Du“ ist hier { $name }: Alles ist aus dem berechnet, was { $name } sehen und wissen konnte, und aus nichts sonst.
study-played = gespielt
study-instead = Gespielt wurde:

## Warum.

why-only-move = Es gibt keinen anderen Zug.
why-ends-ahead = Beendet das Spiel, während du vorn liegst.
why-hastens-end = Leert den Zugstapel, während du vorn liegst: Das nächste Mandala ist das letzte.
why-delays-end = Hält das Spiel offen: Du brauchst Zeit, um aufzuholen.
why-completes-alone = Vollendet Mandala { $mandala }, solange dort nur du eine Karte im Feld hast: etwa +{ $points }.
why-completes-first = { $points ->
    [0] Vollendet Mandala { $mandala }, und du wählst zuerst.
   *[other] Vollendet Mandala { $mandala }, und du wählst zuerst: etwa +{ $points }.
}
why-completes-second = Vollendet Mandala { $mandala }: { $name } wählt zuerst, doch du bekommst etwa +{ $points }.
why-completes-early = Vollendet Mandala { $mandala }, bevor es für { $name } mehr wert wird.
why-threatens = Dann fehlt in { $mandala } nur noch { $colourName }: Du hast es auf der Hand und würdest zuerst wählen.
why-foot = Bringt dich in { $mandala } ins Spiel: Mit leerem Feld gehst du dort leer aus.
why-takes-lead = Übernimmt die Führung in { $mandala }: { $mine } zu { $theirs }.
why-extends-lead = Baut deine Führung in { $mandala } aus: { $mine } zu { $theirs }.
why-draws-level = Gleicht in { $mandala } aus: { $mine } zu { $theirs }.
why-narrows-gap = Verkürzt in { $mandala }: { $mine } zu { $theirs }.
why-keeps-out = Hält { $colourName } aus dem Zentrum { $mandala } heraus: { $name } hat es auf Platz { $place }.
why-spends-cheap = Nutzt { $colourName }, das dir nur { $place } je Karte bringt.
why-spends-single = Deine einzige Karte in { $colourName }: Mehrere einer Farbe leisten im Feld mehr.
why-feeds = Mehr { $colourName } im Zentrum { $mandala }: In deinem Fluss hat es Platz { $place }.
why-could-wake = Mehr { $colourName } im Zentrum { $mandala }: { $count ->
    [one] 1 davon schläft
   *[other] { $count } davon schlafen
} in deinem Kelch.
why-offers-place = Legt { $colourName } in { $mandala } bereit für Platz { $place } deines Flusses.
why-draws = { $count ->
    [0] Kostet nur eine Karte.
    [one] Bringt dir 1 neue Karte auf die Hand.
   *[other] Bringt dir { $count } neue Karten auf die Hand.
}
why-discards-stuck = { $colourName } kannst du jetzt nirgends anlegen.
why-renews = { $count ->
    [one] Tauscht 1 Karte gegen eine neue.
   *[other] Tauscht { $count } Karten gegen neue.
}
why-passes = Lässt beide Mandalas, wie sie sind: { $name } muss sich zuerst festlegen.
why-claim-wakes = Weckt { $cards } in deinem Kelch: zusammen +{ $points }.
why-claim-most = Keine Farbe hier bringt dir sofort mehr: +{ $points }.
why-claim-gains = Macht deinen Kelch um { $points } wertvoller.
why-claim-place = Bringt { $colourName } auf Platz { $place }: Jede weitere Karte zählt { $place }.
why-claim-new = Bringt { $colourName } in deinen Fluss, auf Platz { $place }.
why-claim-saves = Hebt { $colourName } für einen höheren Platz auf: { $count ->
    [one] 1 davon schläft
   *[other] { $count } davon schlafen
} in deinem Kelch.
why-claim-denies = Nimmt { $name } { $colourName } weg: Dort wäre es { $points } oder mehr wert.
why-claim-idle = An { $colourName } hängt hier wenig.
