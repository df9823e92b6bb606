### Étudier une partie : les coups qu’un joueur pouvait envisager, et reprendre de là.

study-title = Ce que pouvait envisager { $name }
study-note = Calculé seulement d’après ce que pouvait voir et retenir { $name }.
study-ready = { $count ->
    [one] Un coup que pouvait envisager { $name }.
   *[other] { $count } coups que pouvait envisager { $name }, le meilleur d’abord.
}
study-played = joué
study-instead = Coup joué :
study-nothing = Il n’y a rien à décider ici.
study-covered = C’est à { $name } de jouer. Affichez toutes les cartes pour étudier ce coup.
study-before = Ce sont encore les coups de la position précédente.

## Reprendre contre l’ordinateur.

what-if = Reprendre à partir d’ici
what-if-what = Prenez la place d’un joueur et continuez contre l’ordinateur. Les cartes qu’il ne pouvait pas voir sont redistribuées : personne n’en sait plus qu’à la table.
what-if-seat = Avec les cartes de qui jouez-vous ?
what-if-level = Adversaire
what-if-at = À partir du coup { $ply }

## Pourquoi.

their-ends-ahead = Met fin à la partie alors que { $mover } mène.
their-hastens-end = Épuise la pioche alors que { $mover } mène : le prochain mandala est le dernier.
their-delays-end = Prolonge la partie : { $mover } a besoin de temps pour revenir.
their-completes-alone = Termine le mandala { $mandala } alors qu’il n’y a que { $mover } qui ait des cartes dans un champ : environ +{ $points }.
their-completes-first = { $points ->
    [0] Termine le mandala { $mandala }, et { $mover } choisit en premier.
   *[other] Termine le mandala { $mandala }, et { $mover } choisit en premier : environ +{ $points }.
}
their-completes-second = Termine le mandala { $mandala } : { $name } choisit en premier, mais { $mover } gagne environ +{ $points }.
their-threatens = Il ne manquera alors au mandala { $mandala } qu’une couleur : { $colourName }. { $mover } l’a en main et choisirait en premier.
their-foot = Fait entrer { $mover } dans le mandala { $mandala } : le champ vide, il n’y aurait rien à y gagner.
their-extends-lead = Renforce l’avance de ce joueur ({ $mover }) dans le mandala { $mandala } : { $mine } à { $theirs }.
their-spends-cheap = Utilise une couleur qui ne rapporte que { $place } par carte à { $mover } : { $colourName }.
their-spends-single = La seule carte de cette couleur pour { $mover } ({ $colourName }) : dans un champ, mieux vaut en poser plusieurs.
their-feeds = Ajoute à la montagne { $mandala } une couleur que { $mover } a à la case { $place } de sa rivière : { $colourName }.
their-could-wake = Ajoute à la montagne { $mandala } une couleur que { $mover } a dans son bassin et pas encore dans sa rivière : { $colourName }, { $count }.
their-offers-place = Prépare dans le mandala { $mandala } une couleur pour { $mover }, case { $place } de sa rivière : { $colourName }.
their-draws = { $count ->
    [0] Ne coûte qu’une carte.
    [one] { $mover } pioche 1 nouvelle carte.
   *[other] { $mover } pioche { $count } nouvelles cartes.
}
their-discards-stuck = { $mover } ne peut placer cette couleur nulle part pour le moment : { $colourName }.
their-claim-wakes = Donne leur valeur à { $cards } que { $mover } a dans son bassin : +{ $points } en tout.
their-claim-most = Aucune autre couleur ne rapporte davantage à { $mover } tout de suite : +{ $points }.
their-claim-gains = Pour { $mover }, le bassin vaut { $points } de plus.
their-claim-new = Pour { $mover }, une nouvelle couleur dans la rivière, case { $place } : { $colourName }.
their-claim-saves = Garde pour une case plus haute une couleur que { $mover } a déjà dans son bassin : { $colourName }, { $count }.
