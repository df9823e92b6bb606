### Tips: zetten om te overwegen, wat ervan kan komen, en waarom.

advice-title = Zetten om te overwegen
advice-short = { $colourName }: { $where }
advice-win = wint { $percent } %
advice-lead = { $side ->
    [ahead] { $count } voor
    [behind] { $count } achter
   *[level] gelijk
}
advice-ready = { $count ->
    [one] Eén zet om te overwegen.
   *[other] { $count } zetten om te overwegen, de beste eerst.
}
advice-note = Berekend uit wat je kunt zien en onthouden, en uit niets anders.
study-title = Wat { $name } kon overwegen
study-note = “Je” is hier { $name }: alles is berekend uit wat { $name } kon zien en onthouden, en uit niets anders.
study-played = gespeeld
study-instead = Gespeeld werd:

## Waarom.

why-only-move = Er is geen andere zet.
why-ends-ahead = Beëindigt het spel terwijl jij voor staat.
why-hastens-end = Maakt de trekstapel op terwijl jij voor staat: de volgende mandala is de laatste.
why-delays-end = Houdt het spel gaande: je hebt tijd nodig om in te halen.
why-completes-alone = Maakt mandala { $mandala } klaar terwijl daar alleen jij een kaart in je veld hebt: ongeveer +{ $points }.
why-completes-first = { $points ->
    [0] Maakt mandala { $mandala } klaar, en jij kiest eerst.
   *[other] Maakt mandala { $mandala } klaar, en jij kiest eerst: ongeveer +{ $points }.
}
why-completes-second = Maakt mandala { $mandala } klaar: { $name } kiest eerst, maar jij krijgt ongeveer +{ $points }.
why-completes-early = Maakt mandala { $mandala } klaar voordat hij meer waard is voor { $name }.
why-threatens = Dan ontbreekt in { $mandala } alleen nog { $colourName }: die heb je, en je zou eerst kiezen.
why-foot = Brengt je in { $mandala }: met een leeg veld krijg je daar niets.
why-takes-lead = Neemt de leiding in { $mandala }: { $mine } tegen { $theirs }.
why-extends-lead = Versterkt je voorsprong in { $mandala }: { $mine } tegen { $theirs }.
why-draws-level = Komt gelijk in { $mandala }: { $mine } tegen { $theirs }.
why-narrows-gap = Komt dichterbij in { $mandala }: { $mine } tegen { $theirs }.
why-keeps-out = Houdt { $colourName } van berg { $mandala } weg: { $name } heeft het op plaats { $place }.
why-spends-cheap = Gebruikt { $colourName }, dat jou maar { $place } per kaart oplevert.
why-spends-single = Je enige kaart in { $colourName }: meer van één kleur doet meer in een veld.
why-feeds = Meer { $colourName } op berg { $mandala }: het heeft plaats { $place } in je rivier.
why-could-wake = Meer { $colourName } op berg { $mandala }: { $count ->
    [one] 1 daarvan slaapt
   *[other] { $count } daarvan slapen
} in je kelk.
why-offers-place = Legt { $colourName } klaar in { $mandala } voor plaats { $place } van je rivier.
why-draws = { $count ->
    [0] Kost niet meer dan één kaart.
    [one] Brengt 1 nieuwe kaart in je hand.
   *[other] Brengt { $count } nieuwe kaarten in je hand.
}
why-discards-stuck = Je kunt { $colourName } nu nergens kwijt.
why-renews = { $count ->
    [one] Ruilt 1 kaart voor een nieuwe.
   *[other] Ruilt { $count } kaarten voor nieuwe.
}
why-passes = Laat beide mandala’s zoals ze zijn: { $name } moet eerst kleur bekennen.
why-claim-wakes = Wekt { $cards } in je kelk: samen +{ $points }.
why-claim-most = Geen kleur hier levert je meteen meer op: +{ $points }.
why-claim-gains = Maakt je kelk { $points } meer waard.
why-claim-place = Zet { $colourName } op plaats { $place }: elke volgende kaart telt { $place }.
why-claim-new = Brengt { $colourName } in je rivier, op plaats { $place }.
why-claim-saves = Bewaart { $colourName } voor een hogere plaats: { $count ->
    [one] 1 daarvan slaapt
   *[other] { $count } daarvan slapen
} in je kelk.
why-claim-denies = Houdt { $colourName } weg bij { $name }: daar is het { $points } of meer waard.
why-claim-idle = Van { $colourName } hangt hier weinig af.
