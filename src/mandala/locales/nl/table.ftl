### De tafel in de browser.

side = { $who ->
    [you] Jouw kant
   *[they] Kant van { $name }
}
to-move = { $who ->
    [you] jij bent aan de beurt
   *[they] aan de beurt
}
river-of = { $who ->
    [you] Jouw rivier
   *[they] Rivier van { $name }
}
river-place = Vakje { $place }: { $colourName }
river-place-free = Vakje { $place }: vrij
cup-of = { $who ->
    [you] Jouw kelk, { helper-cards }
   *[they] Kelk van { $name }, { helper-cards }
}
cup-cards = { helper-cards }
cup-worth = { $worth } waard
hand-of = { $who ->
    [you] { helper-cards } in je hand
   *[they] { helper-cards } in de hand van { $name }
}
deck = Trekstapel: { helper-cards }
discard = Aflegstapel: { helper-cards }

first-choice = { $who ->
    [you] jij kiest als eerste
   *[they] { $name } als eerste
}
first-choice-tie = gelijk: wie afmaakt, kiest als tweede
first-choice-tie-short = gelijk

# What lies in a mandala, for screen readers: the drawing is silent.
mountain-holds = Berg: { $cards }
field-holds = { $who ->
    [you] Jouw veld: { $cards }
   *[they] Veld van { $name }: { $cards }
}
mandala-lacks = Ontbreekt: { $colours }
holds-nothing = geen kaarten

your-hand = Je hand
well = { $colourName }: { $count ->
    [0] geen
   *[other] { $count } in de hand
}{ $up ->
    [0] {""}
   *[other] , { $up } gekozen
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } net getrokken
}
fresh = +{ $count }
how-many = Hoeveel kaarten

targets = Waarheen
target-mountain = Berg { $mandala }
target-field = Veld { $mandala }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $count } kaarten
}
target-discard = Leg { $count } af
tap-again = tik nog eens om te spelen
undo = Terugleggen

effect-balance = { $mine } : { $theirs }
effect-draw = { $count ->
    [0] trek niets
   *[other] trek { $count }
}
effect-draw-limit = trek { $count }, hand vol ({ $limit })
effect-completes = maakt hem af
effect-first = { $who ->
    [you] jij kiest als eerste
   *[they] { $name } kiest als eerste
}
effect-deck-out = de trekstapel raakt op
effect-may-end = einde mogelijk
effect-ends-game = beëindigt de partij

claims = Kies een kleur
claim-colour = { $colourName } ×{ $count }
claim-to-river = vakje { $place }: +{ $gain } voor jou
claim-to-cup = in je kelk: +{ $gain }
claim-other = voor { $name } { $gain } waard
claim-other-or-more = { $gain ->
    [0] kan { $name } punten opleveren
   *[other] voor { $name } minstens { $gain } waard
}
claim-no-field = Je veld is leeg, dus wat je neemt wordt afgelegd: neem wat je tegenstander het liefst wil.

headline-turn = { $who ->
    [you] Jij bent aan de beurt
   *[they] { $name } is aan de beurt
}
headline-claim = { $who ->
    [you] Kies een kleur
   *[they] { $name } kiest
}
headline-sharing = Mandala { $mandala } wordt vernietigd
hint-turn = Kies een kleur uit je hand.
hint-claim = Kies een kleur van de berg.
advice-ask = Tip
end-near = De trekstapel is op: de volgende mandala is de laatste.

menu = Menu
log = Verloop
log-look = Bekijk de tafel na zet { $ply }
log-seated = { $who ->
    [you] Je gaat zitten.
   *[they] { $name } gaat zitten.
}
log-mountain = { $who ->
    [you] Je legt { $cards } op berg { $mandala } en trekt er { $drew }.
   *[they] { $name } legt { $cards } op berg { $mandala } en trekt er { $drew }.
}
log-field = { $who ->
    [you] Je legt { $cards } in je veld { $mandala }.
   *[they] { $name } legt { $cards } in het eigen veld { $mandala }.
}
log-discard = { $who ->
    [you] Je legt { $cards } af en trekt er { $drew }.
   *[they] { $name } legt { $cards } af en trekt er { $drew }.
}
log-claim-river = { $who ->
    [you] Je neemt { $cards }: vakje { $place }, +{ $points }.
   *[they] { $name } neemt { $cards }: vakje { $place }, +{ $points }.
}
log-claim-river-automatic = { $who ->
    [you] De laatste kleur, { $colourName } ({ $count }), is voor jou: vakje { $place }, +{ $points }.
   *[they] De laatste kleur, { $colourName } ({ $count }), is voor { $name }: vakje { $place }, +{ $points }.
}
log-claim-cup = { $who ->
    [you] Je neemt { $cards } in je kelk: +{ $points }.
   *[they] { $name } neemt { $cards } in de kelk: +{ $points }.
}
log-claim-cup-automatic = { $who ->
    [you] De laatste kleur, { $colourName } ({ $count }), gaat in je kelk: +{ $points }.
   *[they] De laatste kleur, { $colourName } ({ $count }), gaat in de kelk van { $name }: +{ $points }.
}
log-claim-discard = { $who ->
    [you] Je neemt { $cards }: naar de aflegstapel, want je veld was leeg.
   *[they] { $name } neemt { $cards }: naar de aflegstapel, want het veld was leeg.
}
log-claim-discard-automatic = Naar de aflegstapel: { $colourName } ({ $count }).
log-reshuffled = De trekstapel is op: de aflegstapel wordt de nieuwe trekstapel.
log-completed = { $who ->
    [you] Mandala { $mandala } is klaar: { $mine } : { $theirs }, jij kiest als eerste.
   *[they] Mandala { $mandala } is klaar: { $mine } : { $theirs }, { $name } kiest als eerste.
}
log-completed-tie = { $who ->
    [you] Mandala { $mandala } is klaar: { $mine } : { $theirs }. Jij maakte hem niet af, dus jij kiest als eerste.
   *[they] Mandala { $mandala } is klaar: { $mine } : { $theirs }. { $name } maakte hem niet af en kiest dus als eerste.
}
log-destroyed = Mandala { $mandala } is vernietigd.
log-dealt = Nieuwe berg { $mandala }: { $firstName } en { $secondName }.
log-taken-back = { $who ->
    [you] Je neemt je zet terug.
   *[they] { $name } neemt een zet terug.
}
log-ai-took-over = { $level ->
    [1] De Leerling
    [2] De Metgezel
    [3] De Gevorderde
    [4] De Expert
   *[5] De Meester
} speelt verder voor { $name }.
log-greeted = { $name }: { $greetingText }
log-claims-listed = Je hebt vastgelegd in welke volgorde je kleuren neemt.
log-rematch = { $who ->
    [you] Je stelt nog een partij voor.
   *[they] { $name } stelt nog een partij voor.
}
log-rematch-same-deal = { $who ->
    [you] Je stelt nog een partij met dezelfde kaarten voor.
   *[they] { $name } stelt nog een partij met dezelfde kaarten voor.
}
log-rematch-declined = { $who ->
    [you] Je slaat het af.
   *[they] { $name } slaat het af.
}
log-rematch-accepted = De volgende partij staat klaar.
log-finished = { $reason ->
    [river] Het zesde vakje van een rivier is bezet: de partij is afgelopen.
    [deck] De laatste mandala is vernietigd: de partij is afgelopen.
    [deadlock] Geen mandala kan nog worden afgemaakt: de partij is afgelopen.
    [stall] Dertig beurten zonder nieuwe kaart in een mandala: de partij is afgelopen.
    [resign] { $who ->
        [you] Je geeft op.
       *[they] { $name } geeft op.
    }
    [timeout] De tijd is om: de partij is afgelopen.
    [aborted] De partij is afgebroken.
   *[other] De partij is afgelopen.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] jij kiest als eerste
   *[they] { $name } kiest als eerste
}
caption-gain = +{ $points }
caption-gain-or-more = { $points ->
    [0] punten onbekend
   *[other] minstens +{ $points }
}

cup-title = { $who ->
    [you] Jouw kelk
   *[they] Kelk van { $name }
}
cup-strict = Aan deze tafel moeten jullie zelf onthouden wat er in de kelk ging.
cup-line = { $colourName }: { $count } × { $place } = { $points }
cup-line-asleep = { $colourName }: { $count } zonder waarde tot de kleur in de rivier ligt
cup-line-unseen = { $count } niet gezien
cup-sum = Tot nu toe { $worth } waard
cup-sum-range = Tot nu toe { $from } tot { $to } waard
discard-strict = Aan deze tafel moeten jullie zelf onthouden wat er is afgelegd.
discard-empty = Er is nog niets afgelegd.

headline-over = De partij is uit
ai-warming_up = Maakt zich klaar voor de eerste zet …
ai-queued = Wacht tot er rekentijd is …
ai-queued-place = Wacht tot er rekentijd is (nummer { $place } in de rij) …
ai-thinking = Denkt na …
ai-again = Denkt nog eens na …
replay-last = nog eens bekijken
show-score = Toon de score
cover-what = Geef het apparaat aan { $name }. Alle kaarten in de hand zijn verborgen.
cover-show = Ik ben { $name }: toon mijn kaarten
cover-hide = Verberg mijn kaarten en geef door aan { $name }

looking-back = De tafel na zet { $ply }
back-to-live = Terug naar het spel
whose-turn = { $who ->
    [you] jij bent aan de beurt
   *[they] { $name } is aan de beurt
}
headline-after-destruction = { $who ->
    [you] Jij maakte hem af: { $turn }
   *[they] { $name } maakte hem af: { $turn }
}
clock-days = { $count } { $count ->
    [one] dag
   *[other] dagen
}
overdue = De tijd van je tegenstander is om.
overdue-win = Overwinning opeisen
overdue-ai = Laat de computer verder spelen
greetings = Zeg iets
