### La table dans le navigateur. Jamais « de » devant un nom : il faudrait l’élider parfois.

side = { $who ->
    [you] Votre côté
   *[they] Côté – { $name }
}
to-move = { $who ->
    [you] à vous
   *[they] à jouer
}
river-of = { $who ->
    [you] Votre rivière
   *[they] Rivière – { $name }
}
river-place = Place { $place } : { $colourName }
river-place-free = Place { $place } : libre
cup-of = { $who ->
    [you] Votre bassin, { helper-cards }
   *[they] Bassin – { $name }, { helper-cards }
}
cup-cards = { helper-cards }
cup-worth = vaut { $worth }
hand-of = { $who ->
    [you] { helper-cards } dans votre main
   *[they] Main – { $name } : { helper-cards }
}
deck = Pioche : { helper-cards }
discard = Défausse : { helper-cards }

first-choice = { $who ->
    [you] premier choix à vous
   *[they] { $name } d’abord
}
first-choice-tie = égalité : qui termine choisit en 2e

your-hand = Votre main
well = { $colourName } : { $count ->
    [0] aucune
   *[other] { $count } en main
}{ $up ->
    [0] {""}
   *[other] , { $up } à jouer
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } tout juste { $fresh ->
        [one] piochée
       *[other] piochées
    }
}
fresh = +{ $count }
how-many = Combien de cartes

targets = Où
target-mountain = Montagne { $mandala }
target-field = Champ { $mandala }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $count } cartes
}
target-discard = Défausser { $count }
tap-again = encore une fois pour jouer
undo = Reposer

effect-balance = { $mine } : { $theirs }
effect-draw = piochez { $count }
effect-draw-limit = piochez { $count }, limite { $limit }
effect-completes = le termine
effect-first = { $who ->
    [you] premier choix à vous
   *[they] { $name } choisit d’abord
}
effect-deck-out = la pioche s’épuise
effect-may-end = peut finir la partie
effect-ends-game = finit la partie

claims = Choisissez une couleur
claim-colour = { $colourName } ×{ $count }
claim-to-river = place { $place } : vous +{ $gain }
claim-to-cup = bassin : vous +{ $gain }
claim-other = vaut { $gain } pour { $name }
claim-other-or-more = vaut { $gain }+ pour { $name }
claim-no-field = Ce que vous choisissez va dans la défausse : choisissez ce que l’autre ne doit pas avoir.

headline-turn = { $who ->
    [you] À vous de jouer
   *[they] À { $name } de jouer
}
headline-claim = { $who ->
    [you] Choisissez une couleur
   *[they] { $name } choisit
}
headline-sharing = Destruction du mandala { $mandala }
hint-turn = Prenez une couleur de votre main.
hint-claim = Choisissez une couleur de la montagne.
advice-ask = Conseil
end-near = La pioche est épuisée : le prochain mandala est le dernier.

menu = Menu
log = Récit
log-look = Voir la table après le coup { $ply }
log-seated = { $who ->
    [you] Vous prenez place.
   *[they] { $name } prend place.
}
log-mountain = { $who ->
    [you] Vous posez { $cards } sur la montagne { $mandala } et en piochez { $drew }.
   *[they] { $name } pose { $cards } sur la montagne { $mandala } et en pioche { $drew }.
}
log-field = { $who ->
    [you] Vous posez { $cards } dans votre champ { $mandala }.
   *[they] { $name } pose { $cards } dans son champ { $mandala }.
}
log-discard = { $who ->
    [you] Vous défaussez { $cards } et en piochez { $drew }.
   *[they] { $name } défausse { $cards } et en pioche { $drew }.
}
log-claim-river = { $who ->
    [you] Vous récupérez { $cards } : place { $place }, +{ $points }.
   *[they] { $name } récupère { $cards } : place { $place }, +{ $points }.
}
log-claim-river-automatic = { $who ->
    [you] La dernière couleur, { $colourName } ({ $count }), est à vous : place { $place }, +{ $points }.
   *[they] La dernière couleur, { $colourName } ({ $count }), revient à { $name } : place { $place }, +{ $points }.
}
log-claim-cup = { $who ->
    [you] Vous récupérez { $cards } pour votre bassin : +{ $points }.
   *[they] { $name } récupère { $cards } pour son bassin : +{ $points }.
}
log-claim-cup-automatic = { $who ->
    [you] La dernière couleur, { $colourName } ({ $count }), va dans votre bassin : +{ $points }.
   *[they] La dernière couleur, { $colourName } ({ $count }), revient à { $name }, au bassin : +{ $points }.
}
log-claim-discard = { $who ->
    [you] Vous récupérez { $cards } : défausse, votre champ était vide.
   *[they] { $name } récupère { $cards } : défausse, son champ était vide.
}
log-claim-discard-automatic = À la défausse : { $colourName } ({ $count }).
log-reshuffled = La pioche est épuisée : la défausse devient la nouvelle pioche.
log-completed = { $who ->
    [you] Le mandala { $mandala } est terminé : { $mine } : { $theirs }, vous choisissez d’abord.
   *[they] Le mandala { $mandala } est terminé : { $mine } : { $theirs }, { $name } choisit d’abord.
}
log-completed-tie = { $who ->
    [you] Le mandala { $mandala } est terminé : { $mine } : { $theirs }, vous ne l’avez pas terminé et choisissez d’abord.
   *[they] Le mandala { $mandala } est terminé : { $mine } : { $theirs }, { $name } ne l’a pas terminé et choisit d’abord.
}
log-destroyed = Le mandala { $mandala } est détruit.
log-dealt = Nouvelle montagne { $mandala } : { $firstName } et { $secondName }.
log-taken-back = { $who ->
    [you] Vous reprenez votre coup.
   *[they] { $name } reprend un coup.
}
log-ai-took-over = { $level ->
    [1] L’Apprenti
    [2] Le Compagnon
    [3] L’Adepte
    [4] L’Expert
   *[5] Le Maître
} joue désormais pour { $name }.
log-greeted = { $name } : { $greetingText }
log-claims-listed = Vous avez laissé une liste de couleurs.
log-rematch = { $who ->
    [you] Vous proposez une autre partie.
   *[they] { $name } propose une autre partie.
}
log-rematch-same-deal = { $who ->
    [you] Vous proposez une autre partie avec les mêmes cartes.
   *[they] { $name } propose une autre partie avec les mêmes cartes.
}
log-rematch-declined = { $who ->
    [you] Vous refusez.
   *[they] { $name } refuse.
}
log-rematch-accepted = La prochaine partie est prête.
log-finished = { $reason ->
    [river] La sixième place d’une rivière est prise : la partie est finie.
    [deck] Le dernier mandala est détruit : la partie est finie.
    [deadlock] Aucun mandala ne peut plus être terminé : la partie est finie.
    [stall] Trente tours sans une carte dans un mandala : la partie est finie.
    [resign] { $who ->
        [you] Vous abandonnez.
       *[they] { $name } abandonne.
    }
    [timeout] Le temps est écoulé : la partie est finie.
    [aborted] La partie a été annulée.
   *[other] La partie est finie.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] vous choisissez d’abord
   *[they] { $name } choisit d’abord
}
caption-gain = +{ $points }
caption-gain-or-more = +{ $points } ou plus

cup-title = { $who ->
    [you] Votre bassin
   *[they] Bassin – { $name }
}
cup-strict = À cette table, c’est à vous de retenir ce qui va dans le bassin.
cup-line = { $colourName } : { $count } × { $place } = { $points }
cup-line-asleep = { $colourName } : { $count } en sommeil tant que la couleur n’est pas dans la rivière
cup-line-unseen = { $count } jamais { $count ->
    [one] vue
   *[other] vues
}
cup-sum = Vaut { $worth } jusqu’ici
cup-sum-range = Vaut de { $from } à { $to } jusqu’ici
discard-strict = À cette table, c’est à vous de retenir ce qui est défaussé.
discard-empty = Rien n’est encore défaussé.

headline-over = La partie est finie
ai-warming_up = Se prépare au premier coup …
ai-queued = Attend son tour de réfléchir …
ai-thinking = Réfléchit …
ai-again = Réfléchit encore …
replay-last = revoir
show-score = Voir le score
cover-what = Passez l’appareil à { $name }. Les deux mains sont cachées.
cover-show = C’est moi, { $name } : montrer mes cartes
cover-hide = Cacher mes cartes et passer à { $name }

looking-back = La table après le coup { $ply }
back-to-live = Revenir au présent
whose-turn = { $who ->
    [you] à vous de jouer
   *[they] à { $name } de jouer
}
headline-after-destruction = { $who ->
    [you] Vous l’avez terminé : { $turn }
   *[they] { $name } l’a terminé : { $turn }
}
clock-days = { $count } { $count ->
    [one] jour
   *[other] jours
}
overdue = Le temps de l’autre est écoulé.
overdue-win = Accepter la victoire
overdue-ai = Laisser jouer l’ordinateur
greetings = Dire quelque chose
