### Tips: zetten om te overwegen, wat ervan kan komen, en waarom.

advice-title = Zetten om te overwegen
advice-short = { $colourName }: { $where }
advice-win = { $percent }% winstkans
advice-lead = { $side ->
    [ahead] { $count } voor
    [behind] { $count } achter
   *[level] gelijk
}
advice-ready = { $count ->
    [one] Eén zet om te overwegen.
   *[other] { $count } zetten om te overwegen, de beste eerst.
}
advice-note = Alleen berekend uit wat je kunt zien en onthouden.
advice-also = Net zo goed met een ander aantal: { $counts }.
advice-even = { $which ->
    [both] Beide zijn vrijwel even goed.
    [first] De eerste twee zijn vrijwel even goed.
   *[all] Alle drie zijn vrijwel even goed.
}

## Waarom.

why-only-move = Er is geen andere zet.
why-ends-ahead = Maakt een eind aan de partij terwijl jij voorstaat.
why-hastens-end = Maakt de trekstapel op terwijl jij voorstaat: de volgende mandala is de laatste.
why-delays-end = Houdt de partij gaande: je hebt tijd nodig om in te halen.
why-completes-alone = Maakt mandala { $mandala } af terwijl daar alleen in jouw veld kaarten liggen: ongeveer +{ $points }.
why-completes-first = { $points ->
    [0] Maakt mandala { $mandala } af, en jij kiest als eerste.
   *[other] Maakt mandala { $mandala } af, en jij kiest als eerste: ongeveer +{ $points }.
}
why-completes-second = Maakt mandala { $mandala } af: { $name } kiest als eerste, maar jij krijgt ongeveer +{ $points }.
why-completes-early = Maakt mandala { $mandala } af voordat { $name } er meer aan heeft.
why-threatens = Dan ontbreekt in mandala { $mandala } alleen nog { $colourName }: die kleur heb je, en je zou als eerste kiezen.
why-foot = Brengt je in mandala { $mandala }: met een leeg veld krijg je daar niets.
why-takes-lead = Neemt de leiding in mandala { $mandala }: { $mine } tegen { $theirs }.
why-extends-lead = Versterkt je voorsprong in mandala { $mandala }: { $mine } tegen { $theirs }.
why-draws-level = Komt gelijk in mandala { $mandala }: { $mine } tegen { $theirs }.
why-narrows-gap = Loopt in bij mandala { $mandala }: { $mine } tegen { $theirs }.
why-keeps-out = Houdt { $colourName } van berg { $mandala } weg: bij { $name } ligt die kleur op riviervakje { $place }.
why-spends-cheap = Gebruikt { $colourName }, die jou maar { $place } per kaart oplevert.
why-spends-single = Je enige kaart in { $colourName }: in een veld doen meerdere kaarten van dezelfde kleur meer.
why-feeds = Meer { $colourName } op berg { $mandala }: die kleur ligt op vakje { $place } van je rivier.
why-could-wake = Meer { $colourName } op berg { $mandala }: in je kelk { $count ->
    [one] wacht er 1
   *[other] wachten er { $count }
} op een vakje in je rivier.
why-offers-place = Legt { $colourName } in mandala { $mandala } voor vakje { $place } van je rivier.
why-draws = { $count ->
    [0] Kost maar één kaart.
    [one] Je trekt 1 nieuwe kaart.
   *[other] Je trekt { $count } nieuwe kaarten.
}
why-discards-stuck = Je kunt { $colourName } nu nergens kwijt.
why-renews = { $count ->
    [one] Ruilt 1 kaart voor een nieuwe.
   *[other] Ruilt { $count } kaarten voor nieuwe.
}
why-passes = Laat beide mandala’s zoals ze zijn: { $name } moet als eerste iets laten zien.
why-claim-wakes = Hierdoor tellen { $cards } in je kelk mee: samen +{ $points }.
why-claim-most = Geen andere kleur levert je nu meer op: +{ $points }.
why-claim-gains = Maakt je kelk { $points } meer waard.
why-claim-place = Zet { $colourName } op vakje { $place }: elke volgende kaart telt { $place }.
why-claim-new = Zet { $colourName } in je rivier, op vakje { $place }.
why-claim-saves = Bewaart { $colourName } voor een hoger vakje: in je kelk { $count ->
    [one] ligt er 1
   *[other] liggen er { $count }
}.
why-claim-denies = Houdt { $colourName } weg bij { $name }, voor wie het { $points } of meer waard is.
why-claim-idle = Van { $colourName } hangt hier weinig af.
