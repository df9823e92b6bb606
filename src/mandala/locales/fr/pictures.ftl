### La fin d’une partie, son image et la liste de ses parties.

# Comment le résultat s’est fait. $who : le lecteur a gagné ("you"), perdu ("other") ou regardé ("they").
end-how-standing = Le score était de { $mine } : { $theirs }.
end-how-drawn = Autant de points, et autant de cartes dans les deux bassins.
end-how-colour = { $who ->
    [you] La couleur décisive : { $colourName }, { $points } { $points ->
        [one] point
       *[other] points
    } pour vous ({ $count } { $count ->
        [one] carte
       *[other] cartes
    }, case { $place }) et { $theirs } pour { $other }.
    [other] La couleur décisive : { $colourName }, { $points } { $points ->
        [one] point
       *[other] points
    } pour { $name } ({ $count } { $count ->
        [one] carte
       *[other] cartes
    }, case { $place }) et { $theirs } pour vous.
   *[they] La couleur décisive : { $colourName }, { $points } { $points ->
        [one] point
       *[other] points
    } pour { $name } ({ $count } { $count ->
        [one] carte
       *[other] cartes
    }, case { $place }) et { $theirs } pour { $other }.
}
end-how-colours = { $who ->
    [you] Vos meilleures couleurs : { $colourName } ({ $points }, case { $place }) et { $secondName } ({ $secondPoints }, case { $secondPlace }).
   *[they] Pour { $name }, les meilleures couleurs : { $colourName } ({ $points }, case { $place }) et { $secondName } ({ $secondPoints }, case { $secondPlace }).
}

picture = L’image de cette partie
picture-of = Mandala de la partie { $first } – { $second }
picture-what = Le temps va vers l’extérieur : les anneaux fins sont les tours, les larges les mandalas détruits. Aucune autre partie n’a cette image.
picture-save = Enregistrer en { $kind }
share-game = Partager
all-games = Toutes vos parties

history-title = Vos parties
history-none = Aucune partie terminée pour l’instant. Chacune laissera ici une image.
history-no-match = Aucune partie ne correspond à ce choix.
history-opponent = Adversaire
history-kind = Genre
history-all = Tous
history-ai = Contre l’ordinateur
history-online = En ligne
history-hotseat = Sur un même écran
history-won = Gagnée
history-lost = Perdue
history-count = { $count } { $count ->
    [one] partie
   *[other] parties
}
history-more = En voir plus
history-download = Télécharger toutes les parties
history-downloading = { $count } { $count ->
    [one] partie
   *[other] parties
} pour l’instant …
