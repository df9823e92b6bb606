### Conseils : des coups à envisager, ce qu’on peut en attendre, et pourquoi.

advice-title = Coups à envisager
advice-short = { $colourName } : { $where }
advice-win = { $percent } % de chances
advice-lead = { $side ->
    [ahead] { $count } d’avance
    [behind] { $count } de retard
   *[level] à égalité
}
advice-ready = { $count ->
    [one] Un coup à envisager.
   *[other] { $count } coups à envisager, le meilleur d’abord.
}
advice-note = Calculé seulement d’après ce que vous pouvez voir et retenir.
advice-also = Tout aussi bien avec un autre nombre de cartes : { $counts }.
advice-even = { $which ->
    [both] Les deux se valent pratiquement.
    [first] Les deux premiers se valent pratiquement.
   *[all] Les trois se valent pratiquement.
}

## Pourquoi.

why-only-move = Il n’y a pas d’autre coup.
why-ends-ahead = Met fin à la partie alors que vous menez.
why-hastens-end = Épuise la pioche alors que vous menez : le prochain mandala est le dernier.
why-delays-end = Prolonge la partie : il vous faut du temps pour revenir.
why-completes-alone = Termine le mandala { $mandala } alors qu’il n’y a que vous qui ayez des cartes dans un champ : environ +{ $points }.
why-completes-first = { $points ->
    [0] Termine le mandala { $mandala }, et vous choisissez en premier.
   *[other] Termine le mandala { $mandala }, et vous choisissez en premier : environ +{ $points }.
}
why-completes-second = Termine le mandala { $mandala } : { $name } choisit en premier, mais vous gagnez environ +{ $points }.
why-completes-early = Termine le mandala { $mandala } avant qu’il ne rapporte davantage à { $name }.
why-threatens = Il ne manquera alors au mandala { $mandala } qu’une couleur : { $colourName }. Vous l’avez, et vous choisiriez en premier.
why-foot = Vous fait entrer dans le mandala { $mandala } : le champ vide, vous n’y gagneriez rien.
why-takes-lead = Prend la tête dans le mandala { $mandala } : { $mine } à { $theirs }.
why-extends-lead = Renforce votre avance dans le mandala { $mandala } : { $mine } à { $theirs }.
why-draws-level = Égalise dans le mandala { $mandala } : { $mine } à { $theirs }.
why-narrows-gap = Réduit l’écart dans le mandala { $mandala } : { $mine } à { $theirs }.
why-keeps-out = Tient une couleur à l’écart de la montagne { $mandala } : { $colourName }, case { $place } de la rivière de l’adversaire ({ $name }).
why-spends-cheap = Utilise une couleur qui ne vous rapporte que { $place } par carte : { $colourName }.
why-spends-single = Votre seule carte de cette couleur ({ $colourName }) : dans un champ, mieux vaut en poser plusieurs.
why-feeds = Ajoute à la montagne { $mandala } une couleur de la case { $place } de votre rivière : { $colourName }.
why-could-wake = Ajoute à la montagne { $mandala } une couleur de votre bassin qui n’est pas encore dans votre rivière : { $colourName }, { $count }.
why-offers-place = Prépare dans le mandala { $mandala } une couleur pour la case { $place } de votre rivière : { $colourName }.
why-draws = { $count ->
    [0] Ne coûte qu’une carte.
    [one] Vous piochez 1 nouvelle carte.
   *[other] Vous piochez { $count } nouvelles cartes.
}
why-discards-stuck = Cette couleur ne peut aller nulle part pour le moment : { $colourName }.
why-renews = { $count ->
    [one] Échange 1 carte contre une nouvelle.
   *[other] Échange { $count } cartes contre des nouvelles.
}
why-passes = Laisse les deux mandalas tels quels : à { $name } de se découvrir.
why-claim-wakes = Donne leur valeur à { $cards } de votre bassin : +{ $points } en tout.
why-claim-most = Aucune autre couleur ne vous rapporte davantage tout de suite : +{ $points }.
why-claim-gains = Votre bassin vaut { $points } de plus.
why-claim-place = Met cette couleur à la case { $place } : { $colourName }. Chaque carte suivante vaudra { $place }.
why-claim-new = Une nouvelle couleur dans votre rivière, case { $place } : { $colourName }.
why-claim-saves = Garde pour une case plus haute une couleur que vous avez dans votre bassin : { $colourName }, { $count }.
why-claim-denies = Prive { $name } d’une couleur qui lui rapporterait { $points } ou plus : { $colourName }.
why-claim-idle = Cette couleur compte peu ici : { $colourName }.
