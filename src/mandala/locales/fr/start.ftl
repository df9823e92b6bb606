### The start page.

start-against = Adversaire : { $name }
start-opponents = Choisir un autre adversaire
start-choose = Choisissez votre adversaire
start-ways = Autres façons de jouer
start-online-short = avec un lien
start-hotseat-short = en se passant l’appareil
start-sheet-short = pour les cartes imprimées
start-open-tables = { $count ->
    [one] 1 table ouverte
   *[other] { $count } tables ouvertes
}
start-history = Parties terminées
start-more-pages = Autres pages
learn-minutes = en 4 minutes
