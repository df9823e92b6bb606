### Der Tisch im Browser.

side = { $who ->
    [you] Deine Seite
   *[they] Seite von { $name }
}
to-move = { $who ->
    [you] du bist dran
   *[they] am Zug
}
river-of = { $who ->
    [you] Dein Fluss
   *[they] Fluss von { $name }
}
river-place = Platz { $place }: { $colourName }
river-place-free = Platz { $place }: frei
cup-of = { $who ->
    [you] Dein Kelch, { helper-cards }
   *[they] Kelch von { $name }, { helper-cards }
}
cup-cards = { helper-cards }
cup-worth = Wert { $worth }
hand-of = { $who ->
    [you] { helper-cards } auf deiner Hand
   *[they] { helper-cards } auf der Hand von { $name }
}
deck = { -deck }: { helper-cards }
discard = { -discard }: { helper-cards }

first-choice = { $who ->
    [you] du wählst zuerst
   *[they] { $name } zuerst
}
first-choice-tie = gleich: wer vollendet, wählt als 2.

your-hand = Deine Hand
well = { $colourName }: { $count ->
    [0] keine
   *[other] { $count } auf der Hand
}{ $up ->
    [0] {""}
   *[other] , { $up } aufgenommen
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } gerade gezogen
}
fresh = +{ $count }
how-many = Wie viele Karten

targets = Wohin
target-mountain = { -mountain } { $mandala }
target-field = { -field } { $mandala }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $count } Karten
}
target-discard = { $count } abwerfen
tap-again = noch einmal zum Spielen
undo = Zurück

effect-balance = { $mine } : { $theirs }
effect-draw = { $count } nachziehen
effect-draw-limit = { $count } nachziehen, Grenze { $limit }
effect-completes = vollendet es
effect-first = { $who ->
    [you] du wählst zuerst
   *[they] { $name } wählt zuerst
}
effect-deck-out = der Zugstapel geht aus
effect-may-end = kann das Spiel beenden
effect-ends-game = beendet das Spiel

claims = Wähle eine Farbe
claim-colour = { $colourName } ×{ $count }
claim-to-river = Platz { $place }: du +{ $gain }
claim-to-cup = Kelch: du +{ $gain }
claim-other = für { $name } { $gain } wert
claim-other-or-more = für { $name } { $gain }+ wert
claim-no-field = Was du wählst, kommt auf den Ablagestapel: Wähle, was die andere Seite nicht bekommen soll.

headline-turn = { $who ->
    [you] Du bist am Zug
   *[they] { $name } ist am Zug
}
headline-claim = { $who ->
    [you] Wähle eine Farbe
   *[they] { $name } wählt
}
headline-sharing = Mandala { $mandala } wird aufgelöst
hint-turn = Nimm eine Farbe aus deiner Hand.
hint-claim = Wähle eine Farbe aus dem Zentrum.
advice-ask = Tipp
end-near = Der Zugstapel ist leer: Das nächste Mandala ist das letzte.

menu = Menü
log = Verlauf
log-look = Den Tisch nach Zug { $ply } ansehen
log-seated = { $who ->
    [you] Du setzt dich.
   *[they] { $name } setzt sich.
}
log-mountain = { $who ->
    [you] Du spielst { $cards } ins Zentrum { $mandala } und ziehst { $drew } nach.
   *[they] { $name } spielt { $cards } ins Zentrum { $mandala } und zieht { $drew } nach.
}
log-field = { $who ->
    [you] Du spielst { $cards } in dein Feld { $mandala }.
   *[they] { $name } spielt { $cards } ins eigene Feld { $mandala }.
}
log-discard = { $who ->
    [you] Du wirfst { $cards } ab und ziehst { $drew } nach.
   *[they] { $name } wirft { $cards } ab und zieht { $drew } nach.
}
log-claim-river = { $who ->
    [you] Du nimmst { $cards }: Platz { $place }, +{ $points }.
   *[they] { $name } nimmt { $cards }: Platz { $place }, +{ $points }.
}
log-claim-river-automatic = { $who ->
    [you] Die letzte Farbe, { $colourName } ({ $count }), gehört dir: Platz { $place }, +{ $points }.
   *[they] Die letzte Farbe, { $colourName } ({ $count }), geht an { $name }: Platz { $place }, +{ $points }.
}
log-claim-cup = { $who ->
    [you] Du nimmst { $cards } in deinen Kelch: +{ $points }.
   *[they] { $name } nimmt { $cards } in den Kelch: +{ $points }.
}
log-claim-cup-automatic = { $who ->
    [you] Die letzte Farbe, { $colourName } ({ $count }), kommt in deinen Kelch: +{ $points }.
   *[they] Die letzte Farbe, { $colourName } ({ $count }), kommt in den Kelch von { $name }: +{ $points }.
}
log-claim-discard = { $who ->
    [you] Du nimmst { $cards }: auf den Ablagestapel, dein Feld war leer.
   *[they] { $name } nimmt { $cards }: auf den Ablagestapel, das Feld war leer.
}
log-claim-discard-automatic = { $colourName } ({ $count }) kommt auf den Ablagestapel.
log-reshuffled = Der Zugstapel ist leer: Der Ablagestapel wird der neue Zugstapel.
log-completed = { $who ->
    [you] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }, du wählst zuerst.
   *[they] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }, { $name } wählt zuerst.
}
log-completed-tie = { $who ->
    [you] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }, du hast es nicht vollendet und wählst zuerst.
   *[they] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }, { $name } hat es nicht vollendet und wählt zuerst.
}
log-destroyed = Mandala { $mandala } ist aufgelöst.
log-dealt = Neues Zentrum { $mandala }: { $firstName } und { $secondName }.
log-taken-back = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[they] { $name } nimmt einen Zug zurück.
}
log-ai-took-over = { $level ->
    [1] Der Lehrling
    [2] Der Gefährte
    [3] Der Kenner
    [4] Der Experte
   *[5] Der Meister
} spielt für { $name } weiter.
log-greeted = { $name }: { $greetingText }
log-claims-listed = Du hast eine Farbliste hinterlassen.
log-rematch = { $who ->
    [you] Du bietest ein weiteres Spiel an.
   *[they] { $name } bietet ein weiteres Spiel an.
}
log-rematch-same-deal = { $who ->
    [you] Du bietest ein weiteres Spiel mit denselben Karten an.
   *[they] { $name } bietet ein weiteres Spiel mit denselben Karten an.
}
log-rematch-declined = { $who ->
    [you] Du lehnst ab.
   *[they] { $name } lehnt ab.
}
log-rematch-accepted = Das nächste Spiel ist bereit.
log-finished = { $reason ->
    [river] Der sechste Platz eines Flusses ist belegt: Das Spiel ist aus.
    [deck] Das letzte Mandala ist aufgelöst: Das Spiel ist aus.
    [deadlock] Kein Mandala kann mehr vollendet werden: Das Spiel ist aus.
    [stall] Dreißig Züge ohne eine Karte in einem Mandala: Das Spiel ist aus.
    [resign] { $who ->
        [you] Du gibst auf.
       *[they] { $name } gibt auf.
    }
    [timeout] Die Zeit ist um: Das Spiel ist aus.
    [aborted] Das Spiel wurde abgebrochen.
   *[other] Das Spiel ist aus.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] du wählst zuerst
   *[they] { $name } wählt zuerst
}
caption-gain = +{ $points }
caption-gain-or-more = +{ $points } oder mehr

cup-title = { $who ->
    [you] Dein Kelch
   *[they] Kelch von { $name }
}
cup-strict = An diesem Tisch merkt ihr euch selbst, was in den Kelch kam.
cup-line = { $colourName }: { $count } × { $place } = { $points }
cup-line-asleep = { $colourName }: { $count } schlafen, bis die Farbe im Fluss liegt
cup-line-unseen = { $count } nicht gesehen
cup-sum = Bisher { $worth } wert
cup-sum-range = Bisher { $from } bis { $to } wert
discard-strict = An diesem Tisch merkt ihr euch selbst, was abgeworfen wurde.
discard-empty = Noch nichts abgeworfen.

headline-over = Das Spiel ist aus
ai-warming_up = Macht sich für den ersten Zug bereit …
ai-queued = Wartet auf Zeit zum Nachdenken …
ai-thinking = Denkt nach …
ai-again = Denkt noch einmal nach …
replay-last = noch einmal zeigen
show-score = Wertung zeigen
cover-what = Gib das Gerät an { $name }. Beide Hände sind verdeckt.
cover-show = Ich bin { $name }: meine Karten zeigen
cover-hide = Karten verdecken und an { $name } geben

looking-back = Der Tisch nach Zug { $ply }
back-to-live = Zurück zu jetzt
whose-turn = { $who ->
    [you] du bist dran
   *[they] { $name } ist dran
}
headline-after-destruction = { $who ->
    [you] Du hast es vollendet: { $turn }
   *[they] { $name } hat es vollendet: { $turn }
}
clock-days = { $count } { $count ->
    [one] Tag
   *[other] Tage
}
overdue = Die Zeit der anderen Seite ist um.
overdue-win = Sieg annehmen
overdue-ai = Computer weiterspielen lassen
greetings = Etwas sagen
