### Ce qui ne va pas dans un coup, un enregistrement ou une donne : une ligne chacun. La page les lit là où l’on revoit des parties.

at-file = { $file } : { $why }
at-line = { $file } : ligne { $line } : { $why }
at-move = coup { $number } : { $why }
at-move-entry = coup { $number } (moves[{ $index }]) : { $why }
standard-input = entrée standard

## Coups.

not-a-move = { $typed } n’est pas un coup : écrivez M1R (montagne), F2G3 (champ), DB2 (défausse) ou CY (récupérer), avec les couleurs R O Y G P B
not-legal = { $move } n’est pas permis : { $why } (Règle { $rule })

## La forme d’un enregistrement. Les noms comme “moves” sont des clés du fichier et restent tels quels.

record-own-key = { $key } est une clé de l’enregistrement lui-même et ne peut pas s’y ajouter
record-extra-not-json = les clés ajoutées à un enregistrement doivent être du JSON : { $why }
record-line-too-long = la ligne dépasse { $limit } Mo
record-not-object = un enregistrement est un objet JSON, ici on trouve { $kind }
record-format = format doit valoir "{ $format }", pas { $found }
record-missing = il manque { $key }
record-byte-order-mark = le texte commence par une marque d’ordre des octets : enregistrez-le en UTF-8 sans elle
record-not-utf8 = texte qui n’est pas en UTF-8 à l’octet { $at }
record-not-json = ce n’est pas du JSON au caractère { $at }
record-not-json-cut = ce n’est pas du JSON au caractère { $at } (le fichier est-il coupé ?)
record-too-deep = JSON illisible : trop de niveaux imbriqués
record-too-many-digits = JSON illisible : un nombre a trop de chiffres
record-key-twice = la clé { $key } apparaît deux fois
record-number-too-large = { $found } est un nombre trop grand
record-not-number = { $found } n’est pas un nombre JSON
record-two-names = players doit être une liste de deux noms
record-half-character = { $where } contient un demi-caractère (un substitut isolé)
record-reshuffles-list = reshuffles doit être une liste de pioches, pas { $kind }
record-reshuffle-empty = { $where } est vide : une défausse vide ne se note pas (Règle 6.2)
record-reshuffle-letter = { $where } contient une lettre qui n’est pas parmi { $letters } (Règle 1.1)
record-moves-list = moves doit être une liste de coups, pas { $kind }
record-result-object = result doit être un objet, pas { $kind } ; pendant la partie, on ne le met pas
record-two-scores = result.scores doit être de deux nombres entiers
record-reason = result.reason { $found } n’est pas connu
record-seat = { $where } doit être la place 0 ou 1, pas { $found }
record-text = { $where } doit être du texte, pas { $kind }
record-none = le fichier ne contient aucun enregistrement
kind-object = un objet
kind-list = une liste
kind-text = du texte
kind-boolean = vrai ou faux
kind-null = rien (null)
kind-number = un nombre

## Pioches, coups et résultats contraires aux règles.

deck-letter = deck contient { $found }, qui n’est pas parmi les lettres { $letters } (Règle 1.1)
deck-size = deck a { $count } { $count ->
    [one] carte
   *[other] cartes
}, pas { $wanted } (Règle 1.1)
deck-colour = deck a { $count } { $count ->
    [one] carte
   *[other] cartes
} de couleur { $letter }, pas { $wanted } (Règle 1.1)
record-past-end = { $move } vient après la fin de la partie ({ $reason }, Règle 6)
record-reshuffles-surplus = reshuffles compte { $written } pioches, mais les coups mènent à { $made } (Règle 6.2)
record-reshuffle-lacking = la défausse est mélangée ici, mais reshuffles n’a pas d’entrée { $index } (Règle 6.2)
record-reshuffle-foreign = reshuffles[{ $index }] n’est pas la défausse dont elle vient : il faudrait { $pile } dans un ordre quelconque (Règle 6.2)
record-not-over = result dit { $reason }, mais après le coup { $ply } la partie n’est pas finie (Règle 6)
record-result-differs = result vaut { $stated }, mais les coups mènent à { $reached } (Règles 6 et 7)
game-first-seat = first est la place qui commence, 0 ou 1, pas { $found } (Règle 2.2)
dealer-other-cards = la pioche { $number } du donneur ne contient pas les cartes reçues : il faudrait { $pile } dans un ordre quelconque
game-no-such-seat = { $found } n’est pas une place : les places sont 0 et 1 (Règle 1.1)
game-over-already = la partie est déjà finie (Règle 6)
game-no-such-end = { $reason } n’est pas parmi { $reasons }
game-nothing-to-decide = la partie est finie : il n’y a plus rien à décider (Règle 6)
spectator-no-hand = un spectateur ne voit pas de main avec laquelle jouer (Règle 8)

## La vérification d’une donne.

fair-not-over = la partie n’est pas finie : la graine est publiée à la fin
fair-seed-size = seed doit avoir { $wanted } octets, pas { $found }
fair-seed-other = la graine n’est pas celle de l’engagement : leurs empreintes diffèrent
fair-seed-same = la graine est celle de l’engagement pris avant la partie
fair-start-other = le joueur qui commence ne découle pas de l’engagement et des nombres des joueurs
fair-start-same = le joueur qui commence découle de l’engagement et des nombres des joueurs
fair-deck-other = la pioche ne découle pas de la graine et de la table
fair-deck-same = la pioche découle de la graine et de la table
fair-reshuffle-other = reshuffles[{ $index }] n’est pas l’ordre qui découle de la graine
fair-reshuffles-same = { $count ->
    [0] rien n’a été remélangé
   *[other] { $count } mélanges sur { $count } découlent de la graine
}
fair-moves-legal = les { $count } coups suivent tous les règles, chaque mélange est la défausse du moment
fair-entropy = entropy doit être une liste de textes hexadécimaux
fair-starts = starts doit être "random", 0 ou 1
fair-nonces = nonces doit contenir deux textes hexadécimaux de { $wanted } octets, ou null
fair-version = la version { $found } de la donne est inconnue
fair-lacks = il manque { $key } à l’enregistrement : cette donne ne peut pas être vérifiée
fair-no-commitment = l’enregistrement n’a pas d’engagement : rien n’a été promis avant cette partie
fair-table-text = table n’est pas un texte que l’on puisse écrire en UTF-8
fair-hexadecimal = { $where } doit être écrit en hexadécimal minuscule
