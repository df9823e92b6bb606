### Der Tisch im Browser.

side = { $who ->
    [you] Deine Seite
   *[they] Seite von { $name }
}
to-move = { $who ->
    [you] du bist dran
   *[they] ist dran
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
first-choice-tie = Gleichstand: Wer vollendet, wählt als Zweiter
first-choice-tie-short = Gleichstand

# What lies in a mandala, for screen readers: the drawing is silent.
mountain-holds = { -mountain }: { $cards }
field-holds = { $who ->
    [you] Dein Feld: { $cards }
   *[they] Feld von { $name }: { $cards }
}
mandala-lacks = Es fehlt: { $colours }
holds-nothing = keine Karten

your-hand = Deine Hand
well = { $colourName }: { $count ->
    [0] keine
   *[other] { $count } auf der Hand
}{ $up ->
    [0] {""}
   *[other] , { $up } ausgewählt
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
tap-again = zum Spielen noch einmal tippen
undo = Zurücklegen

effect-balance = { $mine } : { $theirs }
effect-draw = { $count ->
    [0] nichts nachziehen
   *[other] { $count } nachziehen
}
effect-draw-limit = { $count } nachziehen, Hand voll ({ $limit })
effect-completes = vollendet das Mandala
effect-first = { $who ->
    [you] du wählst zuerst
   *[they] { $name } wählt zuerst
}
effect-deck-out = der Zugstapel wird leer
effect-may-end = Spielende möglich
effect-ends-game = beendet die Partie

claims = Wähle eine Farbe
claim-colour = { $colourName } ×{ $count }
claim-to-river = Platz { $place }: +{ $gain } für dich
claim-to-cup = in deinen Kelch: +{ $gain }
claim-other = für { $name } { $gain } wert
claim-other-or-more = { $gain ->
    [0] kann für { $name } Punkte bringen
   *[other] für { $name } mindestens { $gain } wert
}
claim-no-field = Dein Feld ist leer, also wird abgeworfen, was du nimmst: Nimm, was dein Mitspieler am liebsten hätte.

headline-turn = { $who ->
    [you] Du bist am Zug
   *[they] { $name } ist am Zug
}
headline-claim = { $who ->
    [you] Wähle eine Farbe
   *[they] { $name } wählt
}
headline-sharing = Mandala { $mandala } wird aufgelöst
hint-turn = Wähle eine Farbe aus deiner Hand.
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
    [you] Du nimmst { $cards }: auf den Ablagestapel, weil dein Feld leer war.
   *[they] { $name } nimmt { $cards }: auf den Ablagestapel, weil das Feld leer war.
}
log-claim-discard-automatic = { $colourName } ({ $count }) kommt auf den Ablagestapel.
log-reshuffled = Der Zugstapel ist leer: Der Ablagestapel wird der neue Zugstapel.
log-completed = { $who ->
    [you] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }, du wählst zuerst.
   *[they] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }, { $name } wählt zuerst.
}
log-completed-tie = { $who ->
    [you] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }. Du hast es nicht vollendet, also wählst du zuerst.
   *[they] Mandala { $mandala } ist vollendet: { $mine } : { $theirs }. { $name } hat es nicht vollendet und wählt also zuerst.
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
log-claims-listed = Du hast festgelegt, in welcher Reihenfolge du Farben nimmst.
log-rematch = { $who ->
    [you] Du bietest eine weitere Partie an.
   *[they] { $name } bietet eine weitere Partie an.
}
log-rematch-same-deal = { $who ->
    [you] Du bietest eine weitere Partie mit denselben Karten an.
   *[they] { $name } bietet eine weitere Partie mit denselben Karten an.
}
log-rematch-declined = { $who ->
    [you] Du lehnst ab.
   *[they] { $name } lehnt ab.
}
log-rematch-accepted = Die nächste Partie ist bereit.
log-finished = { $reason ->
    [river] Der sechste Platz eines Flusses ist belegt: Die Partie ist aus.
    [deck] Das letzte Mandala ist aufgelöst: Die Partie ist aus.
    [deadlock] Kein Mandala kann mehr vollendet werden: Die Partie ist aus.
    [stall] Dreißig Züge ohne eine neue Karte in den Mandalas: Die Partie ist aus.
    [resign] { $who ->
        [you] Du gibst auf.
       *[they] { $name } gibt auf.
    }
    [timeout] Die Zeit ist um: Die Partie ist aus.
    [aborted] Die Partie wurde abgebrochen.
   *[other] Die Partie ist aus.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] du wählst zuerst
   *[they] { $name } wählt zuerst
}
caption-gain = +{ $points }
caption-gain-or-more = { $points ->
    [0] Punkte unbekannt
   *[other] mindestens +{ $points }
}

cup-title = { $who ->
    [you] Dein Kelch
   *[they] Kelch von { $name }
}
cup-strict = An diesem Tisch müsst ihr euch selbst merken, was in den Kelch kam.
cup-line = { $colourName }: { $count } × { $place } = { $points }
cup-line-asleep = { $colourName }: { $count } ohne Wert, solange die Farbe nicht im Fluss liegt
cup-line-unseen = { $count } nicht gesehen
cup-sum = Bisher { $worth } wert
cup-sum-range = Bisher { $from } bis { $to } wert
discard-strict = An diesem Tisch müsst ihr euch selbst merken, was abgeworfen wurde.
discard-empty = Noch wurde nichts abgeworfen.

headline-over = Die Partie ist aus
ai-warming_up = Macht sich für den ersten Zug bereit …
ai-queued = Wartet auf Rechenzeit …
ai-queued-place = Wartet auf Rechenzeit (Platz { $place } in der Schlange) …
ai-thinking = Denkt nach …
ai-again = Denkt noch einmal nach …
replay-last = noch einmal zeigen
show-score = Wertung zeigen
cover-what = Gib das Gerät an { $name }. Alle Handkarten sind verdeckt.
cover-show = Ich bin { $name }: meine Karten zeigen
cover-hide = Karten verdecken und an { $name } geben

looking-back = Der Tisch nach Zug { $ply }
back-to-live = Zum aktuellen Stand
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
overdue = Die Zeit deines Mitspielers ist um.
overdue-win = Sieg beanspruchen
overdue-ai = Computer weiterspielen lassen
greetings = Etwas sagen
