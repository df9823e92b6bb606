### La table dans le navigateur. Jamais « de » devant un nom : il faudrait l’élider parfois.

side = { $who ->
    [you] Votre côté
   *[they] Côté ({ $name })
}
to-move = { $who ->
    [you] à vous
   *[they] c’est son tour
}
river-of = { $who ->
    [you] Votre rivière
   *[they] Rivière ({ $name })
}
river-place = Case { $place } : { $colourName }
river-place-free = Case { $place } : libre
cup-of = { $who ->
    [you] Votre bassin, { helper-cards }
   *[they] Bassin ({ $name }), { helper-cards }
}
cup-cards = { helper-cards }
cup-worth = vaut { $worth }
hand-of = { $who ->
    [you] { helper-cards } dans votre main
   *[they] Main ({ $name }) : { helper-cards }
}
deck = Pioche : { helper-cards }
discard = Défausse : { helper-cards }

first-choice = { $who ->
    [you] vous choisissez en premier
   *[they] { $name } en premier
}
first-choice-tie = égalité : qui termine choisit en second
first-choice-tie-short = égalité

# What lies in a mandala, for screen readers: the drawing is silent.
mountain-holds = Montagne : { $cards }
field-holds = { $who ->
    [you] Votre champ : { $cards }
   *[they] Champ ({ $name }) : { $cards }
}
mandala-lacks = Il manque : { $colours }
holds-nothing = aucune carte

your-hand = Votre main
well = { $colourName } : { $count ->
    [0] aucune
   *[other] { $count } en main
}{ $up ->
    [0] {""}
   *[other] , { $up } { $up ->
        [one] choisie
       *[other] choisies
    }
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
tap-again = touchez encore pour jouer
undo = Reposer

effect-balance = { $mine } : { $theirs }
effect-draw = { $count ->
    [0] rien à piocher
   *[other] piochez { $count }
}
effect-draw-limit = piochez { $count }, main pleine ({ $limit })
effect-completes = le termine
effect-first = { $who ->
    [you] vous choisissez en premier
   *[they] { $name } choisit en premier
}
effect-deck-out = la pioche s’épuise
effect-may-end = fin possible
effect-ends-game = met fin à la partie

claims = Choisissez une couleur
claim-colour = { $colourName } ×{ $count }
claim-to-river = case { $place } : +{ $gain } pour vous
claim-to-cup = dans votre bassin : +{ $gain }
claim-other = vaut { $gain } pour { $name }
claim-other-or-more = { $gain ->
    [0] peut rapporter à { $name }
   *[other] vaut au moins { $gain } pour { $name }
}
claim-no-field = Votre champ est vide : ce que vous prenez est défaussé. Prenez ce que votre adversaire voudrait le plus.

headline-turn = { $who ->
    [you] À vous de jouer
   *[they] À { $name } de jouer
}
headline-claim = { $who ->
    [you] Choisissez une couleur
   *[they] { $name } choisit
}
headline-sharing = Destruction du mandala { $mandala }
hint-turn = Choisissez une couleur de votre main.
hint-claim = Choisissez une couleur de la montagne.
advice-ask = Conseil
end-near = La pioche est épuisée : le prochain mandala est le dernier.

menu = Menu
log = Historique
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
    [you] Vous récupérez { $cards } : case { $place }, +{ $points }.
   *[they] { $name } récupère { $cards } : case { $place }, +{ $points }.
}
log-claim-river-automatic = { $who ->
    [you] La dernière couleur, { $colourName } ({ $count }), est à vous : case { $place }, +{ $points }.
   *[they] La dernière couleur, { $colourName } ({ $count }), revient à { $name } : case { $place }, +{ $points }.
}
log-claim-cup = { $who ->
    [you] Vous récupérez { $cards } pour votre bassin : +{ $points }.
   *[they] { $name } récupère { $cards } pour son bassin : +{ $points }.
}
log-claim-cup-automatic = { $who ->
    [you] La dernière couleur, { $colourName } ({ $count }), va dans votre bassin : +{ $points }.
   *[they] La dernière couleur, { $colourName } ({ $count }), va dans le bassin de l’adversaire ({ $name }) : +{ $points }.
}
log-claim-discard = { $who ->
    [you] Vous récupérez { $cards } : à la défausse, car votre champ était vide.
   *[they] { $name } récupère { $cards } : à la défausse, car son champ était vide.
}
log-claim-discard-automatic = À la défausse : { $colourName } ({ $count }).
log-reshuffled = La pioche est épuisée : la défausse devient la nouvelle pioche.
log-completed = { $who ->
    [you] Le mandala { $mandala } est terminé : { $mine } : { $theirs }, vous choisissez en premier.
   *[they] Le mandala { $mandala } est terminé : { $mine } : { $theirs }, { $name } choisit en premier.
}
log-completed-tie = { $who ->
    [you] Le mandala { $mandala } est terminé : { $mine } : { $theirs }. Vous ne l’avez pas terminé, donc vous choisissez en premier.
   *[they] Le mandala { $mandala } est terminé : { $mine } : { $theirs }. { $name } ne l’a pas terminé et choisit donc en premier.
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
log-claims-listed = Vous avez indiqué dans quel ordre récupérer les couleurs.
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
    [river] La sixième case d’une rivière est prise : la partie est finie.
    [deck] Le dernier mandala est détruit : la partie est finie.
    [deadlock] Aucun mandala ne peut plus être terminé : la partie est finie.
    [stall] Trente tours sans nouvelle carte dans un mandala : la partie est finie.
    [resign] { $who ->
        [you] Vous abandonnez.
       *[they] { $name } abandonne.
    }
    [timeout] Le temps est écoulé : la partie est finie.
    [aborted] La partie a été annulée.
   *[other] La partie est finie.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] vous choisissez en premier
   *[they] { $name } choisit en premier
}
caption-gain = +{ $points }
caption-gain-or-more = { $points ->
    [0] points inconnus
   *[other] au moins +{ $points }
}

cup-title = { $who ->
    [you] Votre bassin
   *[they] Bassin ({ $name })
}
cup-strict = À cette table, vous devez retenir vous-mêmes ce qui va dans le bassin.
cup-line = { $colourName } : { $count } × { $place } = { $points }
cup-line-asleep = { $colourName } : { $count } sans valeur tant que la couleur n’est pas dans la rivière
cup-line-unseen = { $count } jamais { $count ->
    [one] vue
   *[other] vues
}
cup-sum = Vaut { $worth } jusqu’ici
cup-sum-range = Vaut de { $from } à { $to } jusqu’ici
discard-strict = À cette table, vous devez retenir vous-mêmes ce qui est défaussé.
discard-empty = La défausse est encore vide.

headline-over = La partie est finie
ai-warming_up = Se prépare au premier coup …
ai-queued = Attend son tour pour réfléchir …
ai-queued-place = Attend son tour pour réfléchir (nᵒ { $place } dans la file) …
ai-thinking = Réfléchit …
ai-again = Réfléchit encore …
replay-last = revoir
show-score = Voir le score
cover-what = Passez l’appareil à { $name }. Toutes les mains sont cachées.
cover-show = C’est moi, { $name } : montrer mes cartes
cover-hide = Cacher mes cartes et passer à { $name }

looking-back = La table après le coup { $ply }
back-to-live = Revenir à la partie
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
overdue = Le temps de votre adversaire est écoulé.
overdue-win = Gagner au temps
overdue-ai = Faire continuer l’ordinateur
greetings = Dire quelque chose
