### Conseils : des coups à envisager, ce qu’on peut en attendre, et pourquoi.

advice-title = Coups à envisager
advice-short = { $colourName } : { $where }
advice-win = gagne à { $percent } %
advice-lead = { $side ->
    [ahead] { $count } d’avance
    [behind] { $count } de retard
   *[level] à égalité
}
advice-ready = { $count ->
    [one] Un coup à envisager.
   *[other] { $count } coups à envisager, le meilleur en premier.
}
advice-note = Calculé d’après ce que vous pouvez voir et retenir, et rien d’autre.
study-title = Ce que pouvait envisager { $name }
study-note = « Vous », c’est ici { $name } : tout est calculé d’après ce que pouvait voir et retenir { $name }, et rien d’autre.
study-played = joué
study-instead = Coup joué :

## Pourquoi.

why-only-move = Il n’y a pas d’autre coup.
why-ends-ahead = Finit la partie alors que vous menez.
why-hastens-end = Épuise la pioche alors que vous menez : le prochain mandala est le dernier.
why-delays-end = Prolonge la partie : il vous faut du temps pour revenir.
why-completes-alone = Termine le mandala { $mandala } alors que vous seul avez une carte dans un champ : environ +{ $points }.
why-completes-first = { $points ->
    [0] Termine le mandala { $mandala }, et vous choisissez d’abord.
   *[other] Termine le mandala { $mandala }, et vous choisissez d’abord : environ +{ $points }.
}
why-completes-second = Termine le mandala { $mandala } : { $name } choisit d’abord, mais vous gagnez environ +{ $points }.
why-completes-early = Termine le mandala { $mandala } avant qu’il ne rapporte plus à { $name }.
why-threatens = Il ne manque plus alors au mandala { $mandala } que cette couleur : { $colourName }. Vous l’avez, et vous choisiriez d’abord.
why-foot = Vous fait entrer dans le mandala { $mandala } : avec un champ vide, vous n’y gagneriez rien.
why-takes-lead = Prend la tête dans le mandala { $mandala } : { $mine } à { $theirs }.
why-extends-lead = Renforce votre avance dans le mandala { $mandala } : { $mine } à { $theirs }.
why-draws-level = Égalise dans le mandala { $mandala } : { $mine } à { $theirs }.
why-narrows-gap = Se rapproche dans le mandala { $mandala } : { $mine } à { $theirs }.
why-keeps-out = Écarte une couleur de la montagne { $mandala } : { $colourName }, en place { $place } pour { $name }.
why-spends-cheap = Dépense une couleur qui ne vous rapporte que { $place } par carte : { $colourName }.
why-spends-single = Votre seule carte de cette couleur ({ $colourName }) : plusieurs à la fois servent mieux un champ.
why-feeds = Ajoute à la montagne { $mandala } une couleur en place { $place } de votre rivière : { $colourName }.
why-could-wake = Ajoute à la montagne { $mandala } une couleur qui dort dans votre bassin : { $colourName }, { $count }.
why-offers-place = Prépare dans le mandala { $mandala } une couleur pour la place { $place } de votre rivière : { $colourName }.
why-draws = { $count ->
    [0] Ne coûte qu’une carte.
    [one] Apporte 1 nouvelle carte dans votre main.
   *[other] Apporte { $count } nouvelles cartes dans votre main.
}
why-discards-stuck = Cette couleur ne peut aller nulle part pour le moment : { $colourName }.
why-renews = { $count ->
    [one] Échange 1 carte contre une nouvelle.
   *[other] Échange { $count } cartes contre des nouvelles.
}
why-passes = Laisse les deux mandalas tels quels : à { $name } de se découvrir.
why-claim-wakes = Réveille { $cards } dans votre bassin : +{ $points } en tout.
why-claim-most = Aucune couleur ici ne vous rapporte plus tout de suite : +{ $points }.
why-claim-gains = Ajoute { $points } à votre bassin.
why-claim-place = Met en place { $place } : { $colourName }. Chaque carte suivante comptera { $place }.
why-claim-new = Une couleur nouvelle dans votre rivière, en place { $place } : { $colourName }.
why-claim-saves = Garde pour une place plus haute une couleur qui dort dans votre bassin : { $colourName }, { $count }.
why-claim-denies = Prive { $name } d’une couleur qui y vaut { $points } ou plus : { $colourName }.
why-claim-idle = Peu de chose en dépend ici : { $colourName }.
