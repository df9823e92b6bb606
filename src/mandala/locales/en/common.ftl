### Words that are used everywhere: colours, places, players.

colour-R = red
colour-O = orange
colour-Y = yellow
colour-G = green
colour-P = purple
colour-B = black

mandala = Mandala { $mandala }
mandala-number = { $mandala }
list-comma = ,{" "}
range = { $from }–{ $to }

player-nobody = Nobody yet
player-gone = Guest
player-ai = { $level ->
    [1] Apprentice
    [2] Companion
    [3] Adept
    [4] Expert
   *[5] Master
}

greeting-hello = Hello!
greeting-good_luck = Good luck!
greeting-nice_move = Nice move!
greeting-thanks = Thank you!
greeting-one_moment = One moment, please.
greeting-sorry = Sorry!
greeting-good_game = Good game!
greeting-again = Another one?
