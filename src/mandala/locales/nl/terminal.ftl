### De tafel in de terminal, en wat de opdrachten over partijen afdrukken.

you = Jij

## Een partij verteld.

tell-mountain = { $who ->
    [you] Je legt { $cards } op berg { $mandala } en trekt { $drawn }.
   *[they] { $name } legt { $cards } op berg { $mandala } en trekt { $drawn }.
}
tell-discard = { $who ->
    [you] Je legt { $cards } af en trekt { $drawn }.
   *[they] { $name } legt { $cards } af en trekt { $drawn }.
}
drawn-nothing = niets
drawn-count = { helper-cards }
tell-resign = { $who ->
    [you] Je geeft op.
   *[they] { $name } geeft op.
}
tell-forfeit = { $name } verliest de partij: { $why }

ending-won = { $who ->
    [you] Je wint: { $reason }.
   *[they] { $name } wint: { $reason }.
}
ending-drawn = De partij eindigt in gelijkspel: { $reason }.
ending-aborted = Niemand wint: { $reason }.
ending-fewer = Minder kaarten in de kelk, { $fewer } tegen { $more } (Regel 7.2).
reason-river = een rivier is vol (Regel 6.1)
reason-deck = de trekstapel was op (Regel 6.2)
reason-deadlock = geen mandala kan nog worden afgemaakt (Regel 6.3)
reason-stall = dertig beurten zonder kaart in een mandala (Regel 6.4)
reason-resign = { $who ->
    [you] jij hebt opgegeven
   *[they] { $name } heeft opgegeven
}
reason-timeout = { $who ->
    [you] jouw tijd is om
   *[they] de tijd van { $name } is om
}
reason-forfeit = { $who ->
    [you] jij hebt door een fout verloren
   *[they] { $name } heeft door een fout verloren
}
reason-agreed = beiden waren het eens
reason-aborted = de partij is afgebroken

## De tafel zoals die getekend wordt. Kort: een regel heeft 80 kolommen.

status-move = zet { $number }
status-deck = trekstapel { $count }
status-end-near = volgende mandala is de laatste
status-discard = aflegstapel { $count }
label-river = { -river }
label-hand = hand
label-cup = { -cup }
label-mountain = { -mountain }
label-points = punten
label-no-place = geen vakje
cup-unseen = { $count } onbekend
mandala-destroyed = Mandala { $mandala } wordt vernietigd
mandala-missing = mist
chooses-now = { $who ->
    [you] Jij kiest nu
   *[they] { $name } kiest nu
}
would-choose-first = { $who ->
    [you] Jij zou als eerste kiezen
   *[they] { $name } zou als eerste kiezen
}
tie-chooses-second = gelijk: wie afmaakt, is tweede
news-cut = … erboven nog { $count }: typ log
window-small = Dit venster heeft { $width } kolommen en { $height } regels. De tafel heeft er { $columns } en { $lines } nodig: maak het venster groter.

## Een zet kiezen.

heading-discard = Afleggen
legend-completes = { $who ->
    [you] maakt de mandala af, jij kiest als eerste
   *[they] maakt de mandala af, { $name } kiest als eerste
}
offer-discard = naar de aflegstapel (leeg veld)
offer-place = vakje { $place } van de rivier
offer-cup = { $count } naar de kelk
offer-points = { $points } { $points ->
    [one] punt
   *[other] punten
}
offer-other = voor { $name } { $points } waard
hint-type-turn = Typ een zet (M1R) of zijn nummer; ? helpt.
hint-type-claim = Typ een kleur (CY) of het nummer; ? helpt.
prompt-you = Jouw zet
prompt-name = Zet van { $name }
no-such-number = Er is geen zet { $typed }: kies van 1 tot en met { $last }.
which-move = { $typed } kan een van deze zetten zijn: { $moves }
key-alone = { $typed } heeft eerst een kleur nodig, net als in de browser: 3q legt geel op berg I. Typ quit om te stoppen.
not-understood = { $typed } is geen zet en geen opdracht.
not-understood-like = { $typed } is geen zet en geen opdracht. Bedoelde je { $names }?
no-such-rule = Er is geen regel { $number }; de nummers gaan van 1.1 tot en met 8.4.

## Rond de partij.

takes-a-seat = { $name } gaat zitten
is-thinking = { $name } denkt na
is-thinking-first = { $name } denkt na (de allereerste zet op een computer kan een minuut duren)
nothing-yet = Er is nog niets gespeeld.
back-to-table = Enter gaat terug naar de tafel
page-more = Enter: volgende pagina; b: terug; q: naar de tafel
page-last = Enter: naar de tafel; b: terug
give-up = Echt opgeven? Typ ja
answer-yes = j ja
hand-over = { $name } is aan de beurt. Niemand anders mag nu kijken.
hand-over-enter = { $name }, druk op Enter om je kaarten te zien
name-first = Noord
name-second = Zuid
name-alone = Speler
kept = De partij is na zet { $ply } bewaard. Ga verder met:
not-kept = Deze partij is niet bewaard.
kept-finished = Het verslag van de partij is bewaard. Controleer het met:
kept-nothing = Er is geen zet gedaan, dus er is niets bewaard.
end-prompt = again: nog een partij; same: zelfde kaarten, plaatsen gewisseld; review; log; Enter: stoppen
review-prompt = Enter: volgende zet; b: terug; een getal: die zet; hint; q: naar de score
review-no-hint = Tips zijn er alleen waar jij moest beslissen.
resume-none = er is geen onvoltooide partij: begin er een met mandala play
resume-waits = Je vorige partij is niet afgelopen ({ $first } – { $second }). Ga verder met: { $command }
record-one-game = { $file } bevat een afgelopen partij, en in een .json-bestand past er maar één: kies een ander bestand
resume-question = { $file } bevat { $first } tegen { $second }, { $count } { $count ->
    [one] zet
   *[other] zetten
} gespeeld. Verder gaan? Typ ja of nee
resume-or-other = { $file } bevat een lopende partij: ga verder met --resume { $file }, of kies een ander bestand
resume-over = { $file }: deze partij is afgelopen ({ $mine } : { $theirs }), er is niets te hervatten
resume-options = --seed, --first en --names horen bij een nieuwe partij, niet bij --resume
cannot-save = de partij kan niet bewaard worden in { $file }: { $why }

## Lijsten van partijen.

outcome-progress = nog bezig na { $count } { $count ->
    [one] zet
   *[other] zetten
}
outcome-moves = { $count } { $count ->
    [one] zet
   *[other] zetten
}
game-line = partij { $number }: { $outcome }
position-start = partij { $number }, voor de eerste zet
position-after = partij { $number }, na zet { $ply }, { $move }
position-mountain = { -mountain }
position-fields = velden
position-discard = aflegstapel
position-deck = trekstapel
position-may-play = { $name } mag spelen:
