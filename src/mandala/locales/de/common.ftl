### Wörter, die überall vorkommen: Farben, Orte, Personen.

colour-R = Rot
colour-O = Orange
colour-Y = Gelb
colour-G = Grün
colour-P = Violett
colour-B = Schwarz

mandala = Mandala { $mandala }
mandala-number = { $mandala }
list-comma = ,{" "}
range = { $from }–{ $to }

player-nobody = Noch niemand
player-gone = Gast
player-ai = { $level ->
    [1] Lehrling
    [2] Gefährte
    [3] Kenner
    [4] Experte
   *[5] Meister
}

greeting-hello = Hallo!
greeting-good_luck = Viel Glück!
greeting-nice_move = Schöner Zug!
greeting-thanks = Danke!
greeting-one_moment = Einen Moment, bitte.
greeting-sorry = Entschuldigung!
greeting-good_game = Schöne Partie!
greeting-again = Noch eine Partie?
