### De tafel in de terminal, en wat de opdrachten over spellen afdrukken.

you = Jij

## Een spel verteld.

tell-mountain = { $who ->
    [you] Je legt { $cards } op berg { $mandala } en trekt { $drawn }.
   *[they] { $name } legt { $cards } op berg { $mandala } en trekt { $drawn }.
}
tell-field = { $who ->
    [you] Je legt { $cards } in je veld van mandala { $mandala }.
   *[they] { $name } legt { $cards } in het eigen veld van mandala { $mandala }.
}
tell-discard = { $who ->
    [you] Je legt { $cards } af en trekt { $drawn }.
   *[they] { $name } legt { $cards } af en trekt { $drawn }.
}
tell-claim = { $who ->
    [you] Je neemt { $cards }: { $where }.
   *[they] { $name } neemt { $cards }: { $where }.
}
drawn-nothing = niets
drawn-count = { helper-cards }
where-river = één naar plaats { $place } van de rivier{ $count ->
    [0] {""}
   *[other] , { $count } naar de kelk
}
where-cup = { $count ->
    [1] naar de kelk
   *[other] alle { $count } naar de kelk
}
where-discard = met een leeg veld, naar de aflegstapel
tell-deck-out = De trekstapel is op. De volgende vernietigde mandala beëindigt het spel.
tell-deck-out-shuffled = De trekstapel is op en de aflegstapel wordt de nieuwe. De volgende vernietigde mandala beëindigt het spel.
tell-shuffled = De aflegstapel wordt de nieuwe trekstapel.
tell-anew = Mandala { $mandala } begint opnieuw met { $firstName } en { $secondName }.
tell-complete = { $who ->
    [you] Mandala { $mandala } is klaar: jij kiest eerst ({ $mine } tegen { $theirs } in de velden).
   *[they] Mandala { $mandala } is klaar: { $name } kiest eerst ({ $mine } tegen { $theirs } in de velden).
}
tell-complete-tie = { $who ->
    [you] Mandala { $mandala } is klaar: jij kiest eerst ({ $mine } tegen { $theirs } in de velden, en { $last } speelde de laatste kaart).
   *[they] Mandala { $mandala } is klaar: { $name } kiest eerst ({ $mine } tegen { $theirs } in de velden, en { $lastWho ->
        [you] jij
       *[they] { $last }
    } speelde de laatste kaart).
}
tell-resign = { $who ->
    [you] Je geeft op.
   *[they] { $name } geeft op.
}
tell-forfeit = { $name } verliest het spel: { $why }

ending-won = { $who ->
    [you] Je wint: { $reason }.
   *[they] { $name } wint: { $reason }.
}
ending-drawn = Het spel is onbeslist: { $reason }.
ending-aborted = Niemand wint: { $reason }.
ending-fewer = Minder kaarten in de kelk, { $fewer } tegen { $more } (Regel 7.2).
reason-river = een rivier is vol (Regel 6.1)
reason-deck = de trekstapel was op (Regel 6.2)
reason-deadlock = geen mandala kan nog worden afgemaakt (Regel 6.3)
reason-stall = dertig beurten zonder kaart in een mandala (Regel 6.4)
reason-resign = de ander gaf op
reason-timeout = de tijd van de ander was om
reason-forfeit = de ander verloor door een fout
reason-agreed = beiden waren het eens
reason-aborted = het spel is afgebroken

## De tafel zoals ze getekend wordt. Kort: een regel heeft 80 kolommen.

status-move = zet { $number }
status-deck = trekstapel { $count }
status-end-near = het einde is nabij
status-discard = aflegstapel { $count }
label-river = { -river }
label-hand = hand
label-cup = { -cup }
label-mountain = { -mountain }
label-points = punten
label-no-place = geen
cup-points = = { $points } { $points ->
    [one] punt
   *[other] punten
}
cup-unseen = { $count } onbekend
mandala-destroyed = Mandala { $mandala } wordt vernietigd
mandala-missing = mist
chooses-now = { $who ->
    [you] Jij kiest nu
   *[they] { $name } kiest nu
}
would-choose-first = { $who ->
    [you] Jij zou eerst kiezen
   *[they] { $name } zou eerst kiezen
}
tie-chooses-second = gelijk: wie afmaakt, kiest daarna

## Een zet kiezen.

heading-discard = Afleggen
legend-completes = { $who ->
    [you] maakt de mandala klaar, jij kiest eerst
   *[they] maakt de mandala klaar, { $name } kiest eerst
}
offer-discard = naar de aflegstapel (leeg veld)
offer-place = plaats { $place } van de rivier
offer-cup = { $count } naar de kelk
offer-points = { $points } { $points ->
    [one] punt
   *[other] punten
}
offer-other = voor { $name } { $points } waard
hint-type-turn = Typ een zet (M1R) of zijn nummer; ? helpt.
hint-type-claim = Typ een kleur (CY) of haar nummer; ? helpt.
prompt-you = Jouw zet
prompt-name = Zet van { $name }
no-such-number = Er is geen zet { $typed }: kies van 1 tot en met { $last }.
no-such-rule = Er is geen regel { $number }; de nummers gaan van 1.1 tot en met 8.4.

## Rond het spel.

takes-a-seat = { $name } gaat zitten
is-thinking = { $name } denkt na
is-thinking-first = { $name } denkt na (de allereerste zet op een computer kan een minuut duren)
nothing-yet = Er is nog niets gespeeld.
back-to-table = Enter gaat terug naar de tafel
give-up = Echt opgeven? Typ ja
answer-yes = j ja
hand-over = { $name } is aan de beurt. Niemand anders mag nu kijken.
hand-over-enter = { $name }, druk op Enter om je kaarten te zien
name-first = Noord
name-second = Zuid
name-alone = Speler
kept = Het spel is na zet { $ply } bewaard in { $file }. Ga verder met: { $command }
not-kept = Het spel is niet bewaard. Met --record BESTAND kun je het later hervatten.
resume-question = { $file } bevat { $first } tegen { $second }, { $count } { $count ->
    [one] zet
   *[other] zetten
} gespeeld. Verder gaan? Typ ja of nee
resume-or-other = { $file } bevat een lopend spel: ga verder met --resume { $file }, of kies een ander bestand
resume-alone = { $file }: een spel om te hervatten staat alleen in zijn bestand, hier zijn het er { $count }
resume-over = { $file }: dit spel is afgelopen ({ $mine } : { $theirs }), er is niets te hervatten
resume-options = --seed, --first en --names horen bij een nieuw spel, niet bij --resume
cannot-save = het spel kan niet bewaard worden in { $file }: { $why }

## Lijsten van spellen.

outcome-progress = nog bezig na { $count } { $count ->
    [one] zet
   *[other] zetten
}
outcome-moves = { $count } { $count ->
    [one] zet
   *[other] zetten
}
game-line = spel { $number }: { $outcome }
position-start = spel { $number }, voor de eerste zet
position-after = spel { $number }, na zet { $ply }, { $move }
position-mountain = { -mountain }
position-fields = velden
position-discard = aflegstapel
position-deck = trekstapel
position-may-play = { $name } mag spelen:
