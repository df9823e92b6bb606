### Een partij bestuderen: zetten die iemand kon overwegen, en vanaf daar verder spelen.

study-title = Wat { $name } kon overwegen
study-note = Alleen berekend uit wat { $name } kon zien en onthouden.
study-ready = { $count ->
    [one] Eén zet die { $name } kon overwegen.
   *[other] { $count } zetten die { $name } kon overwegen, de beste eerst.
}
study-played = gespeeld
study-instead = Gespeeld werd:
study-nothing = Hier valt niets te beslissen.
study-covered = { $name } is aan de beurt. Toon alle kaarten om de zet te bestuderen.
study-before = Dit zijn nog de zetten bij de vorige stelling.

## Verder spelen tegen de computer.

what-if = Vanaf hier verder spelen
what-if-what = Neem een plaats over en speel verder tegen de computer. Kaarten die je daar niet kon zien, worden opnieuw gedeeld: niemand weet meer dan aan tafel.
what-if-seat = Met wiens kaarten speel je?
what-if-level = Tegenstander
what-if-at = Vanaf zet { $ply }

## Waarom.

their-ends-ahead = Maakt een eind aan de partij terwijl { $mover } voorstaat.
their-hastens-end = Maakt de trekstapel op terwijl { $mover } voorstaat: de volgende mandala is de laatste.
their-delays-end = Houdt de partij gaande: { $mover } heeft tijd nodig om in te halen.
their-completes-alone = Maakt mandala { $mandala } af terwijl daar alleen in het veld van { $mover } kaarten liggen: ongeveer +{ $points }.
their-completes-first = { $points ->
    [0] Maakt mandala { $mandala } af, en { $mover } kiest als eerste.
   *[other] Maakt mandala { $mandala } af, en { $mover } kiest als eerste: ongeveer +{ $points }.
}
their-completes-second = Maakt mandala { $mandala } af: { $name } kiest als eerste, maar { $mover } krijgt ongeveer +{ $points }.
their-threatens = Dan ontbreekt in mandala { $mandala } alleen nog { $colourName }: { $mover } heeft die kleur en zou als eerste kiezen.
their-foot = Brengt { $mover } in mandala { $mandala }: met een leeg veld valt daar niets te halen.
their-extends-lead = Versterkt de voorsprong van { $mover } in mandala { $mandala }: { $mine } tegen { $theirs }.
their-spends-cheap = Gebruikt { $colourName }, die { $mover } maar { $place } per kaart oplevert.
their-spends-single = De enige kaart van { $mover } in { $colourName }: in een veld doen meerdere kaarten van dezelfde kleur meer.
their-feeds = Meer { $colourName } op berg { $mandala }: die kleur ligt op vakje { $place } van de rivier van { $mover }.
their-could-wake = Meer { $colourName } op berg { $mandala }: in de kelk van { $mover } { $count ->
    [one] wacht er 1
   *[other] wachten er { $count }
} op een vakje in de rivier.
their-offers-place = Legt { $colourName } in mandala { $mandala } voor vakje { $place } van de rivier van { $mover }.
their-draws = { $count ->
    [0] Kost maar één kaart.
    [one] { $mover } trekt 1 nieuwe kaart.
   *[other] { $mover } trekt { $count } nieuwe kaarten.
}
their-discards-stuck = { $mover } kan { $colourName } nu nergens kwijt.
their-claim-wakes = Hierdoor tellen { $cards } in de kelk van { $mover } mee: samen +{ $points }.
their-claim-most = Geen andere kleur levert { $mover } nu meer op: +{ $points }.
their-claim-gains = Maakt de kelk van { $mover } { $points } meer waard.
their-claim-new = Zet { $colourName } in de rivier van { $mover }, op vakje { $place }.
their-claim-saves = Bewaart { $colourName } voor een hoger vakje: in de kelk van { $mover } { $count ->
    [one] ligt er 1
   *[other] liggen er { $count }
}.
