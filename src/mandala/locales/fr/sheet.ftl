### La feuille de score et l’aide de jeu, pour une partie avec les cartes imprimées. Chargées avec ces deux pages.

sheet-what = Pour votre partie avec les cartes imprimées : saisissez les deux rivières et les deux bassins. Les points et le vainqueur s’affichent à mesure que vous comptez.
sheet-example = L’exemple des règles imprimées
sheet-example-text = Placez les cartes du bassin sous la rivière. Chaque carte vaut le numéro de la case de sa couleur : 4 + 10 + 18 + 0 + 15 + 6 = 53. La rivière elle-même ne rapporte rien.
sheet-example-name = Un bassin de 19 cartes
sheet-player = Joueur { $number }
sheet-name = Nom du joueur { $number }
sheet-river = Rivière : touchez les couleurs dans l’ordre de leurs cases, de 1 à 6.
sheet-not-in-river = { $colourName } : pas dans la rivière
sheet-cup = Bassin : combien de cartes de chaque couleur ?
sheet-count = Cartes dans le bassin, { $colourName }
sheet-more = Une de plus, { $colourName }
sheet-less = Une de moins, { $colourName }
sheet-cards = { $count ->
    [one] { $count } carte dans le bassin
   *[other] { $count } cartes dans le bassin
}
sheet-nothing = Le résultat s’affichera ici.
sheet-won = { $name } gagne { $more } à { $fewer }
sheet-won-by-cards = { $points } points chacun : { $name } gagne avec moins de cartes dans son bassin, { $fewer } contre { $more }
sheet-drawn = Partie nulle : { $points } points et { $count } cartes dans le bassin chacun
sheet-new = Nouvelle partie, mêmes joueurs
sheet-kept = Vos parties
sheet-kept-what = Elles restent dans ce navigateur et ne sont envoyées nulle part.
sheet-delete = Supprimer
sheet-delete-sure = Vraiment supprimer ?
sheet-delete-what = Supprimer { $what }

overview-print = Imprimer
overview-aim = Marquez le plus de points dans votre bassin. Chaque carte y vaut le numéro, de 1 à 6, de la case de sa couleur dans votre rivière : sa valeur dépend donc de l’ordre dans lequel vous remplissez la rivière.
overview-turn = À votre tour : A, B ou C
overview-build = Construire la montagne et piocher
overview-build-play = Posez exactement 1 carte sur une montagne.
overview-build-draw = Piochez 3 cartes, sans dépasser 8 en main : s’il vous en reste 7, piochez-en 1 ; s’il en reste 6, piochez-en 2.
overview-check = Le mandala est-il terminé ?
overview-grow = Agrandir votre champ et ne pas piocher
overview-grow-play = Posez 1 ou plusieurs cartes d’une même couleur dans l’un de vos champs. Gardez au moins 1 carte en main.
overview-grow-draw = Ne piochez pas.
overview-redraw = Défausser et piocher
overview-redraw-play = Défaussez 1 ou plusieurs cartes d’une même couleur.
overview-redraw-draw = Piochez-en autant. C’est tout votre tour.
overview-colours = La règle des couleurs (A et B)
overview-colours-rule = Dans chaque mandala, une couleur ne peut se trouver qu’à un seul endroit : sur la montagne, dans votre champ ou dans celui de votre adversaire.
overview-colours-more = Là où une couleur se trouve déjà, on peut en ajouter. Ici, le vert vous est fermé. Le noir peut aller sur la montagne ou dans votre champ.
overview-complete = Les six couleurs sont là : le mandala est terminé et il est détruit
overview-first = Celui qui a le plus de cartes dans son champ choisit en premier. À égalité, c’est celui qui n’a pas joué la dernière carte.
overview-take = À tour de rôle, récupérez toutes les cartes d’une couleur de la montagne. Nouvelle dans votre rivière : une carte sur la case suivante, le reste dans le bassin. Déjà dans la rivière : toutes dans le bassin.
overview-empty = Rien dans votre champ ? Vous choisissez aussi, mais vous défaussez ce que vous récupérez.
overview-after = Défaussez les deux champs. Si la partie continue, retournez 2 cartes pour la montagne vide.
overview-end = La fin
overview-end-river = Une rivière reçoit sa sixième couleur : finissez de partager ce mandala.
overview-end-deck = La pioche est vide : mélangez la défausse pour en faire une nouvelle. Le prochain mandala détruit est le dernier.
overview-count = Calcul des points
overview-count-cup = Chaque carte du bassin vaut le numéro sous sa couleur. Les cartes de la rivière et les couleurs qui n’y sont pas ne rapportent rien.
overview-count-tie = À égalité, celui qui a le moins de cartes dans son bassin gagne.
