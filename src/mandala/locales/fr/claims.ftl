claim-list = Choisir des couleurs à l’avance
claim-list-what = Quand un mandala est détruit et que c’est à vous de choisir, la première couleur de votre liste encore présente est prise pour vous, sans vous attendre. La liste vaut pour un seul mandala.
claim-list-rank = { $rank }. { $colourName }
claim-list-store = Déposer la liste
claim-list-withdraw = Retirer la liste
