### Mots employés partout : couleurs, lieux, joueurs.

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

player-nobody = Encore personne
player-gone = Invité
player-ai = { $level ->
    [1] Apprenti
    [2] Compagnon
    [3] Adepte
    [4] Expert
   *[5] Maître
}

greeting-hello = Bonjour !
greeting-good_luck = Bonne chance !
greeting-nice_move = Bien joué !
greeting-thanks = Merci !
greeting-one_moment = Un instant, s’il vous plaît.
greeting-sorry = Pardon !
greeting-good_game = Belle partie !
greeting-again = On rejoue ?
