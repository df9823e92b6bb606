### Ce que dit --help, et ce qui ne va pas dans les mots d’une commande. Les noms des options, fichiers et joueurs restent tels quels.

## Titres et remarques de chaque page.

usage = Utilisation : { $line }
usage-options = [OPTIONS …]
usage-command = [COMMANDE] …
help-heading-options = Les options
help-heading-commands = Commandes
help-example = Exemple :
help-examples = Exemples :
help-default = sinon : { $value }
help-required = obligatoire
flag-help = Montre cette aide.
flag-version = Montre la version.
flag-lang = Langue : { $languages } (sans elle : celle du système).
flag-rules-lang = Langue : { $languages } (sans elle : celle de mandala --lang, ou du système).
flag-json = Un objet JSON par ligne, pour les programmes.
flag-json-one = Un objet JSON, pour les programmes.
flag-database = sqlite:///FILE ou postgresql://… (aussi MANDALA_DATABASE) [sinon : votre dossier de données]

## Le programme et ses commandes : une ligne dans la liste, puis la page.

summary-mandala = Mandala, le jeu de cartes à deux (édition non officielle).
help-mandala = Sans commande : la table dans votre navigateur.
example-browser = jouer maintenant, dans le navigateur
example-terminal = jouer dans ce terminal
example-clause = un point des règles
example-language = dans une autre langue
example-record = vérifier une partie enregistrée

summary-play = Jouer une partie dans ce terminal.
help-play =
    La table est dessinée avec des couleurs et des lettres. Les coups se tapent comme dans la liste, ou par leur numéro ; "?" aide, "quit" quitte. Une partie gardée avec --record est enregistrée après chaque coup.
flag-terminal = Dans ce terminal (c’est toujours le cas ; gardé pour les scripts).
flag-opponent = Qui joue contre vous : "person" pour deux personnes à cet écran, ou un joueur comme level:2.
flag-names = Comment s’appellent les joueurs.
flag-first = Qui commence : le joueur 1 (vous), 2, ou random (au hasard).
flag-seed = La même graine donne les mêmes cartes.
flag-record = Garde la partie dans un fichier.
flag-resume = Reprend la partie gardée dans un fichier.

summary-replay = Vérifier des parties enregistrées en les rejouant.
help-replay =
    FILE contient un enregistrement par ligne (un fichier .json : un seul) ; "-" lit l’entrée standard. Le premier enregistrement qui enfreint une règle arrête tout, avec sa ligne, son coup et la règle.
flag-states = Écrit chaque position, pas seulement le résultat.

summary-verify = Vérifier que les parties finies ont été données honnêtement.
help-verify =
    RECORD contient un enregistrement par ligne (un fichier .json : un seul) ; "-" lit l’entrée standard. On compare la graine publiée à l’engagement pris avant la partie, la pioche et chaque mélange à la graine, et tous les coups aux règles.

    Code de sortie : 0 tout est honnête, 1 une partie ne l’est pas, 2 le fichier est illisible.

summary-arena = Faire jouer des matchs sur des donnes doublées.
help-arena =
    Chaque donne est jouée deux fois, places échangées. Deux joueurs font un match ; à plusieurs, chacun rencontre tous les autres et il y a un classement. Les intervalles sont à 95 %.

    Joueurs : { $players } ; le dernier est tout programme qui parle le protocole des bots.
flag-games = Parties de chaque match ; nombre pair.
flag-arena-seed = Donne à nouveau les mêmes cartes ; sans elle, de nouvelles.
flag-records = Écrit chaque partie dans ce fichier, un enregistrement par ligne.
flag-jobs = Processus qui jouent en même temps.
flag-arena-json = Écrit le résultat comme un objet JSON.
flag-sprt = S’arrête dès que les parties départagent ces écarts Elo.
flag-time-ms = Temps par coup des bots extérieurs, en millisecondes.
flag-cluster = Joue sur la grappe Dask de cet ordonnanceur.

summary-train = Entraîner le réseau en le faisant jouer contre lui-même.
help-train =
    FOLDER reçoit un point de reprise, les poids atteints, leurs états antérieurs, un journal (un objet JSON par ligne) et la courbe d’apprentissage. La même commande reprend là où elle a été interrompue et finit avec les mêmes poids.
flag-train-games = Longueur de tout l’entraînement, en parties.
flag-train-seed = Fixe chaque partie et chaque pas.
flag-measure-every = Parties entre deux mesures (0 : une seule, à la fin).
flag-against = Contre qui mesurer, sur des donnes que l’entraînement ne voit jamais ; peut se répéter. previous est son propre état à la mesure précédente. Sans elle : greedy, net et previous.
flag-measure-games = Parties de chaque mesure contre un joueur qui n’est pas un réseau ; nombre pair.
flag-net-games = Parties de chaque mesure contre un réseau ; nombre pair.
flag-train-cores = Cœurs à employer. Le résultat ne dépend pas de leur nombre.
flag-train-cluster = Fait jouer les parties par la grappe Dask de cet ordonnanceur. Le résultat est le même.
flag-begin-with = Commence avec les poids de ce fichier au lieu de poids au hasard.
flag-exploit = N’apprend qu’à battre ce réseau : net, ou un fichier de poids. C’est alors lui qui sert de mesure.
flag-plain = Apprendre sans savoir ce que rapporterait le partage des montagnes : pour voir ce que vaut ce savoir.
flag-plot-only = Retrace seulement la courbe d’apprentissage, d’après le journal.
flag-png = Trace la courbe d’apprentissage aussi en PNG.

summary-bench = Mesurer à quelle vitesse cette machine joue et cherche.
help-bench =
    Parties au hasard de la donne à la fin sur un et deux cœurs, recherches de positions fixes, mémoire, et empreinte des recherches. Là où se trouvent un compilateur C et le programme de comparaison, aussi le rapport aux parties au hasard en C, mesurées à tour de rôle. Les chiffres sont les médianes des tours, sur un cœur en temps de processeur, sur deux à l’horloge.
flag-rounds = Combien de fois tout mesurer.
flag-seconds = Secondes pour chaque chiffre à chaque tour.
flag-anchor = Le programme C de comparaison, s’il n’est pas à sa place habituelle.

summary-rules = Montrer les règles du jeu.
help-rules =
    NUMBER ne montre qu’un point ou un chapitre. Dans un terminal les règles sont mises en page ; envoyées ailleurs, c’est du simple Markdown.

summary-serve = Faire tourner le serveur de tables pour d’autres.
help-serve =
    Chaque option peut aussi venir de l’environnement : MANDALA_HOST, MANDALA_PUBLIC_URL, … SIGTERM l’arrête proprement.
flag-host = Adresse à écouter.
flag-port = Port ; 0 : n’importe quel port libre.
flag-public-url = L’adresse que tapent les gens, par exemple https://mandala.example.org.
flag-serve-database = sqlite:///FILE ou postgresql://… [sinon : votre dossier de données]
flag-ai-workers = Processus qui réfléchissent pour l’ordinateur ; 0 : pas d’ordinateur ici.
flag-log-level = Ce que raconte le journal.
flag-trusted-proxies = Mandataires dont on croit X-Forwarded-For, séparés par des virgules.
flag-metrics = Qui peut lire /metrics : cette machine, tous, personne.
flag-limits = Facteur sur toutes les limites de fréquence.

summary-connect = Faire jouer un joueur ou votre bot à la table d’un serveur.
help-connect =
    URL est une invitation (…/t/TABLE#invite=…), le lien d’une place (…/t/TABLE#seat=…), ou seulement le serveur : une nouvelle table est alors ouverte et son invitation écrite. PLAYER est le nom d’un joueur ; cmd:… lance un programme qui parle le protocole des bots.
flag-connect-name = Comment le bot s’appelle à la table (sans cela : comme le joueur).

summary-export = Écrire les enregistrements de toutes les parties finies, un par ligne.
help-export =
    Chacun porte son engagement et sa graine, pour que mandala verify puisse le vérifier. Le serveur peut continuer pendant ce temps. Les parties jamais commencées sont laissées de côté.
flag-out = Écrit dans ce fichier plutôt que sur la sortie standard.

summary-backup = Sauvegarder toutes les tables et parties dans un fichier.
help-backup =
    Le serveur peut continuer pendant ce temps : la sauvegarde montre un instant. Le fichier se restaure aussi bien dans SQLite que dans PostgreSQL. Il contient les secrets des parties en cours, vous seul pouvez donc le lire.

summary-restore = Remplir une base de données vide à partir d’une sauvegarde.
help-restore =
    La base de données ne doit pas encore exister, ou doit être vide ; rien n’est écrasé. Arrêtez d’abord le serveur.

summary-delete-guest = Oublier un invité : nom, liens et places.
help-delete-guest =
    Les parties restent, jouées par personne en particulier. Le serveur peut continuer pendant ce temps.

summary-completion = Écrire les lignes de la complétion par la touche Tab.
help-completion =
    Mettez-les là où votre shell lit ses réglages ; la touche Tab complète alors les commandes.

## Ce qui ne va pas dans une commande.

see-help = (voir { $command } --help)
no-rules-in = pas de règles en { $language } ; il y a : { $languages }
no-rule = pas de règle { $number } ; les numéros vont de 1.1 à 8.4
one-or-two-names = donnez un nom ou deux, comme Nord,Sud
record-or-resume = --record et --resume s’excluent : une partie reprise est gardée
cli-no-such-option = Option inconnue : { $option }
cli-no-such-command = Commande inconnue : { $command }
cli-did-you-mean = Vouliez-vous dire { $names } ?
cli-option-usage = il manque une valeur à { $option }, ou elle en a une qu’elle ne prend pas
cli-missing-argument = Il manque { $name }
cli-missing-option = Il manque une option : { $name }
cli-bad-value = Valeur incorrecte pour { $name } : { $why }
cli-extra-arguments = Trop de mots : { $words }
cli-not-a-choice = { $found } n’est pas parmi { $choices }
cli-not-whole = { $found } n’est pas un nombre entier
cli-not-whole-from = { $found } n’est pas un nombre entier à partir de { $least }
cli-not-whole-between = { $found } n’est pas un nombre entier de { $least } à { $most }
cli-not-number = { $found } n’est pas un nombre
cli-not-number-above = { $found } n’est pas un nombre supérieur à { $least }
cli-not-number-between = { $found } n’est pas un nombre de { $least } à { $most }
cli-no-file = il n’y a pas de fichier { $file }
