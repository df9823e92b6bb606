### Mindenütt használt szavak: színek, helyek, játékosok.

colour-R = { -red }
colour-O = { -orange }
colour-Y = { -yellow }
colour-G = { -green }
colour-P = { -purple }
colour-B = { -black }

mandala = { $mandala }. mandala
mandala-number = { $mandala }
list-comma = ,{" "}
range = { $from }–{ $to }

player-nobody = Még senki
player-gone = Vendég
player-ai = { $level ->
    [1] Tanonc
    [2] Társ
    [3] Haladó
    [4] Szakértő
   *[5] Mester
}

greeting-hello = Szia!
greeting-good_luck = Sok szerencsét!
greeting-nice_move = Szép lépés!
greeting-thanks = Köszönöm!
greeting-one_moment = Egy pillanat, kérlek.
greeting-sorry = Bocsánat!
greeting-good_game = Jó játék volt!
greeting-again = Még egyet?
