### La table dans le terminal, et ce qu’impriment les commandes sur les parties.

you = Vous

## Une partie racontée.

tell-mountain = { $who ->
    [you] Vous posez { $cards } sur la montagne { $mandala } et piochez { $drawn }.
   *[they] { $name } pose { $cards } sur la montagne { $mandala } et pioche { $drawn }.
}
tell-field = { $who ->
    [you] Vous posez { $cards } dans votre champ du mandala { $mandala }.
   *[they] { $name } pose { $cards } dans son champ du mandala { $mandala }.
}
tell-discard = { $who ->
    [you] Vous défaussez { $cards } et piochez { $drawn }.
   *[they] { $name } défausse { $cards } et pioche { $drawn }.
}
tell-claim = { $who ->
    [you] Vous récupérez { $cards } : { $where }.
   *[they] { $name } récupère { $cards } : { $where }.
}
drawn-nothing = zéro carte
drawn-count = { helper-cards }
where-river = une à la place { $place } de la rivière{ $count ->
    [0] {""}
   *[other] , { $count } au bassin
}
where-cup = { $count ->
    [1] au bassin
   *[other] toutes les { $count } au bassin
}
where-discard = le champ étant vide, à la défausse
tell-deck-out = La pioche est épuisée. Le prochain mandala détruit finit la partie.
tell-deck-out-shuffled = La pioche est épuisée et la défausse devient la nouvelle pioche. Le prochain mandala détruit finit la partie.
tell-shuffled = La défausse devient la nouvelle pioche.
tell-anew = Le mandala { $mandala } recommence avec { $firstName } et { $secondName }.
tell-complete = { $who ->
    [you] Le mandala { $mandala } est terminé : vous choisissez d’abord ({ $mine } contre { $theirs } dans les champs).
   *[they] Le mandala { $mandala } est terminé : { $name } choisit d’abord ({ $mine } contre { $theirs } dans les champs).
}
tell-complete-tie = { $who ->
    [you] Le mandala { $mandala } est terminé : vous choisissez d’abord ({ $mine } contre { $theirs } dans les champs, et { $last } a joué la dernière carte).
   *[they] Le mandala { $mandala } est terminé : { $name } choisit d’abord ({ $mine } contre { $theirs } dans les champs, et { $lastWho ->
        [you] vous avez
       *[they] { $last } a
    } joué la dernière carte).
}
tell-resign = { $who ->
    [you] Vous abandonnez.
   *[they] { $name } abandonne.
}
tell-forfeit = { $name } perd la partie : { $why }

ending-won = { $who ->
    [you] Vous gagnez : { $reason }.
   *[they] { $name } gagne : { $reason }.
}
ending-drawn = La partie est nulle : { $reason }.
ending-aborted = Personne ne gagne : { $reason }.
ending-fewer = Moins de cartes dans le bassin, { $fewer } contre { $more } (Règle 7.2).
reason-river = une rivière est pleine (Règle 6.1)
reason-deck = la pioche était épuisée (Règle 6.2)
reason-deadlock = aucun mandala ne peut plus être terminé (Règle 6.3)
reason-stall = trente tours sans une carte dans un mandala (Règle 6.4)
reason-resign = l’autre a abandonné
reason-timeout = l’autre n’a plus de temps
reason-forfeit = l’autre a perdu par une faute
reason-agreed = les deux étaient d’accord
reason-aborted = la partie a été interrompue

## La table telle qu’on la dessine. Court : une ligne fait 80 colonnes.

status-move = coup { $number }
status-deck = pioche { $count }
status-end-near = la fin est proche
status-discard = défausse { $count }
label-river = { -river }
label-hand = main
label-cup = { -cup }
label-mountain = { -mountain }
label-points = points
label-no-place = sans
cup-points = = { $points } { $points ->
    [one] point
   *[other] points
}
cup-unseen = { $count } { $count ->
    [one] inconnue
   *[other] inconnues
}
mandala-destroyed = Le mandala { $mandala } est détruit
mandala-missing = manque
chooses-now = { $who ->
    [you] À vous de choisir
   *[they] À { $name } de choisir
}
would-choose-first = { $who ->
    [you] Vous choisiriez d’abord
   *[they] { $name } choisirait d’abord
}
tie-chooses-second = égalité : qui termine vient après

## Choisir un coup.

heading-discard = Défausser
legend-completes = { $who ->
    [you] termine le mandala, vous choisissez d’abord
   *[they] termine le mandala, { $name } choisit d’abord
}
offer-discard = à la défausse (champ vide)
offer-place = place { $place } de la rivière
offer-cup = { $count } au bassin
offer-points = { $points } { $points ->
    [one] point
   *[other] points
}
offer-other = vaut { $points } pour { $name }
hint-type-turn = Tapez un coup (M1R) ou son numéro ; ? pour l’aide.
hint-type-claim = Tapez une couleur (CY) ou son numéro ; ? pour l’aide.
prompt-you = Votre coup
prompt-name = À { $name }
no-such-number = Il n’y a pas de coup { $typed } : choisissez de 1 à { $last }.
no-such-rule = Il n’y a pas de règle { $number } ; les numéros vont de 1.1 à 8.4.

## Autour de la partie.

takes-a-seat = { $name } prend place
is-thinking = { $name } réfléchit
is-thinking-first = { $name } réfléchit (le tout premier coup sur une machine peut durer une minute)
nothing-yet = Rien n’a encore été joué.
back-to-table = Entrée ramène à la table
give-up = Vraiment abandonner ? Tapez oui
answer-yes = o oui
hand-over = À { $name } de jouer. Personne d’autre ne doit regarder maintenant.
hand-over-enter = { $name }, appuyez sur Entrée pour voir vos cartes
name-first = Nord
name-second = Sud
name-alone = Joueur
kept = La partie est gardée dans { $file } après le coup { $ply }. Pour continuer : { $command }
not-kept = La partie n’a pas été gardée. Avec --record FICHIER, on peut la reprendre.
resume-question = { $file } contient { $first } contre { $second }, { $count } { $count ->
    [one] coup joué
   *[other] coups joués
}. Continuer ? Tapez oui ou non
resume-or-other = { $file } contient une partie en cours : continuez avec --resume { $file }, ou choisissez un autre fichier
resume-alone = { $file } : une partie à reprendre est seule dans son fichier, ici il y en a { $count }
resume-over = { $file } : cette partie est finie ({ $mine } : { $theirs }), il n’y a rien à reprendre
resume-options = --seed, --first et --names sont pour une nouvelle partie, pas avec --resume
cannot-save = impossible de garder la partie dans { $file } : { $why }

## Listes de parties.

outcome-progress = en cours après { $count } { $count ->
    [one] coup
   *[other] coups
}
outcome-moves = { $count } { $count ->
    [one] coup
   *[other] coups
}
game-line = partie { $number } : { $outcome }
position-start = partie { $number }, avant le premier coup
position-after = partie { $number }, après le coup { $ply }, { $move }
position-mountain = { -mountain }
position-fields = champs
position-discard = défausse
position-deck = pioche
position-may-play = { $name } peut jouer
