### Woorden die overal voorkomen: kleuren, plaatsen, spelers.

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

player-nobody = Nog niemand
player-gone = Gast
player-ai = { $level ->
    [1] Leerling
    [2] Metgezel
    [3] Gevorderde
    [4] Expert
   *[5] Meester
}

greeting-hello = Hallo!
greeting-good_luck = Succes!
greeting-nice_move = Mooie zet!
greeting-thanks = Dank je!
greeting-one_moment = Een ogenblik, alsjeblieft.
greeting-sorry = Sorry!
greeting-good_game = Goed gespeeld!
greeting-again = Nog een potje?
