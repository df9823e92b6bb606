### La table dans le terminal, et ce qu’impriment les commandes sur les parties.

you = Vous

## Une partie racontée.

tell-mountain = { $who ->
    [you] Vous posez { $cards } sur la montagne { $mandala } et piochez { $drawn }.
   *[they] { $name } pose { $cards } sur la montagne { $mandala } et pioche { $drawn }.
}
tell-discard = { $who ->
    [you] Vous défaussez { $cards } et piochez { $drawn }.
   *[they] { $name } défausse { $cards } et pioche { $drawn }.
}
drawn-nothing = zéro carte
drawn-count = { helper-cards }
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
reason-resign = { $who ->
    [you] vous avez abandonné
   *[they] { $name } a abandonné
}
reason-timeout = { $who ->
    [you] vous n’avez plus de temps
   *[they] { $name } n’a plus de temps
}
reason-forfeit = { $who ->
    [you] vous avez perdu par une faute
   *[they] { $name } a perdu par une faute
}
reason-agreed = les deux étaient d’accord
reason-aborted = la partie a été interrompue

## La table telle qu’on la dessine. Court : une ligne fait 80 colonnes.

status-move = coup { $number }
status-deck = pioche { $count }
status-end-near = prochain mandala : le dernier
status-discard = défausse { $count }
label-river = { -river }
label-hand = main
label-cup = { -cup }
label-mountain = { -mountain }
label-points = points
label-no-place = sans case
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
    [you] Vous choisiriez en premier
   *[they] { $name } choisirait en premier
}
tie-chooses-second = égalité : qui termine est second
news-cut = … encore { $count } au-dessus : tapez log
window-small = Cette fenêtre a { $width } colonnes et { $height } lignes. Il en faut { $columns } et { $lines } à la table : agrandissez la fenêtre.

## Choisir un coup.

heading-discard = Défausser
legend-completes = { $who ->
    [you] termine le mandala, vous choisissez en premier
   *[they] termine le mandala, { $name } choisit en premier
}
offer-discard = à la défausse (champ vide)
offer-place = case { $place } de la rivière
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
which-move = { $typed } peut être un de ces coups : { $moves }
key-alone = { $typed } demande d’abord une couleur, comme dans le navigateur : 3q pose du jaune sur la montagne I. Pour quitter, tapez quit.
not-understood = { $typed } n’est ni un coup ni une commande.
not-understood-like = { $typed } n’est ni un coup ni une commande. Vouliez-vous dire { $names } ?
no-such-rule = Il n’y a pas de règle { $number } ; les numéros vont de 1.1 à 8.4.

## Autour de la partie.

takes-a-seat = { $name } prend place
is-thinking = { $name } réfléchit
is-thinking-first = { $name } réfléchit (le tout premier coup sur une machine peut durer une minute)
nothing-yet = Rien n’a encore été joué.
back-to-table = Entrée ramène à la table
page-more = Entrée : page suivante ; b : retour ; q : à la table
page-last = Entrée : à la table ; b : retour
give-up = Vraiment abandonner ? Tapez oui
answer-yes = o oui
hand-over = À { $name } de jouer. Personne d’autre ne doit regarder maintenant.
hand-over-enter = { $name }, appuyez sur Entrée pour voir vos cartes
name-first = Nord
name-second = Sud
name-alone = Joueur
kept = La partie est enregistrée après le coup { $ply }. Pour la continuer :
not-kept = Cette partie n’est pas enregistrée.
kept-finished = La partie jouée est enregistrée. Pour la vérifier :
kept-nothing = Aucun coup n’a été joué : rien n’est enregistré.
end-prompt = again : rejouer ; same : mêmes cartes, places échangées ; review ; log ; Entrée : quitter
review-prompt = Entrée : coup suivant ; b : retour ; un nombre : ce coup ; hint ; q : au score
review-no-hint = Il n’y a de conseils que là où vous deviez décider.
resume-none = il n’y a pas de partie inachevée : commencez-en une avec mandala play
resume-waits = Votre dernière partie n’est pas finie ({ $first } – { $second }). Pour la continuer : { $command }
record-one-game = { $file } contient une partie finie, et un fichier .json n’en contient qu’une : choisissez un autre fichier
resume-question = { $file } contient { $first } contre { $second }, { $count } { $count ->
    [one] coup joué
   *[other] coups joués
}. Continuer ? Tapez oui ou non
resume-or-other = { $file } contient une partie en cours : continuez avec --resume { $file }, ou choisissez un autre fichier
resume-over = { $file } : cette partie est finie ({ $mine } : { $theirs }), il n’y a rien à reprendre
resume-options = --seed, --first et --names sont pour une nouvelle partie, pas avec --resume
cannot-save = impossible d’enregistrer la partie dans { $file } : { $why }

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
