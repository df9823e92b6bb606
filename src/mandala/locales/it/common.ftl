### Parole usate ovunque: colori, luoghi, giocatori.

colour-R = { -red }
colour-O = { -orange }
colour-Y = { -yellow }
colour-G = { -green }
colour-P = { -purple }
colour-B = { -black }

mandala = Mandala { $mandala }
mandala-number = { $mandala }
list-comma = ,{" "}
range = { $from }–{ $to }

player-nobody = Ancora nessuno
player-gone = Ospite
player-ai = { $level ->
    [1] Apprendista
    [2] Compagno
    [3] Adepto
    [4] Esperto
   *[5] Maestro
}

greeting-hello = Ciao!
greeting-good_luck = Buona fortuna!
greeting-nice_move = Bella mossa!
greeting-thanks = Grazie!
greeting-one_moment = Un momento, per favore.
greeting-sorry = Scusa!
greeting-good_game = Bella partita!
greeting-again = Un’altra?
