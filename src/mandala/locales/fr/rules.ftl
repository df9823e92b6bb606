### Ce que la page des règles montre autour des règles, et en quoi les livrets imprimés diffèrent. Chargé avec cette page.

rules-short = En bref
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient cela.
    [one] { $count } règle
   *[other] { $count } règles
}

books = En quoi les règles imprimées diffèrent
books-intro = Nous avons comparé les livrets italien, hongrois, allemand, néerlandais et français. Tous les cinq décrivent le même jeu. Voici où ils disent autre chose, ou rien, et comment joue cette édition.
books-say = Les livrets
books-we = Ici
books-first = Tous les cinq vous laissent choisir qui commence, par exemple le joueur le plus âgé.
books-first-here = Vous le choisissez en ouvrant une table, ou le hasard décide.
books-draw = Tous les cinq disent « jusqu’à trois cartes », puis donnent le nombre pour chaque main. Dans le livret hongrois, vous pouvez les piocher ; une phrase du livret néerlandais dit d’une à trois.
books-draw-here = Vous piochez exactement le nombre qui correspond à votre main.
books-discard = Dans le livret français, vous devez défausser si vous ne pouvez pas ou ne voulez pas jouer de carte. Dans les autres, vous le pouvez.
books-discard-here = Vous choisissez librement parmi les trois actions.
books-last = Tous les cinq interdisent la main vide là où ils expliquent le champ.
books-last-here = Cela vaut pour chaque action.
books-colours = Le livret néerlandais dit qu’une couleur ne peut apparaître qu’une seule fois dans les trois zones. Ses lignes suivantes, comme les autres livrets, veulent dire : dans une seule d’entre elles.
books-colours-here = Là où une couleur se trouve déjà, on peut toujours en ajouter.
books-when = Un mandala terminé est détruit à la fin du tour ; seul le livret allemand ne dit pas quand.
books-when-here = À la fin du tour, après la pioche.
books-deck = Tous les cinq : on mélange la défausse, et le prochain mandala est le dernier. Aucun ne dit ce qui se passe au milieu d’une pioche, ou si la défausse est vide.
books-deck-here = Les précisions le disent.
books-stuck = Aucun ne dit ce qui se passe quand aucun mandala ne peut plus être terminé, ou que personne n’en termine.
books-stuck-here = La partie est finie et l’on compte les bassins.
books-left = Les cartes qui restent ne rapportent rien : les livrets italien, hongrois et néerlandais les écartent des rivières, l’allemand des rivières et des bassins, le français ne les compte pas.
books-left-here = Elles ne valent rien.
books-tie = Tous les cinq : à égalité, celui qui a le moins de cartes dans son bassin gagne. Aucun ne dit ce qui se passe si là aussi il y a égalité.
books-tie-here = Partie nulle.
books-memory = Vous pouvez regarder votre main et votre bassin à tout moment. Aucun ne dit si vous pouvez regarder dans la défausse.
books-memory-here = Vous le pouvez.
books-time = Les livrets italien, hongrois et allemand annoncent 30 minutes, le français 20.
