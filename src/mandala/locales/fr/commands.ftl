### Ce qui ne va pas dans une commande : une ligne chacun.

see-help = (voir { $command } --help)
no-rules-in = pas de règles en { $language } ; il y a : { $languages }
no-rule = pas de règle { $number } ; les numéros vont de 1.1 à 8.4
one-or-two-names = donnez un nom ou deux, comme Nord,Sud
record-or-resume = --record et --resume s’excluent : une partie reprise est gardée
