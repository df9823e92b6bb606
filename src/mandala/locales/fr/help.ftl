### Ce que dit --help, et ce qui ne va pas dans les mots d’une commande. Les noms des options, fichiers et joueurs restent tels quels.

## Titres et remarques de chaque page.

usage = Utilisation : { $line }
usage-options = [OPTIONS]
usage-command = [COMMANDE] …
help-heading-options = Options
help-heading-commands = Commandes
help-heading-play = Jouer
help-heading-host = Héberger un serveur
help-heading-research = Bots et recherche
help-heading-shell = Shell
help-example = Exemple :
help-examples = Exemples :
help-default = sinon : { $value }
help-required = obligatoire
help-from = à partir de { $least }
help-above = plus de { $least }
flag-help = Montre cette aide.
flag-version = Montre la version.
flag-lang = Langue : { $languages } (sans elle : celle du système).
flag-open-port = Port de la table ; 0 : n’importe lequel de libre.
flag-no-browser = Afficher l’adresse sans ouvrir de navigateur, par exemple par ssh.
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
    La table est dessinée en couleurs et en lettres. On tape les coups comme ils sont dans la liste, ou par numéro ; « ? » aide, « quit » quitte la table. Chaque partie est enregistrée après chaque coup, et mandala play --resume la reprend.

    Joueurs : { $players }
flag-opponent = Qui joue contre vous : « person » pour deux personnes à cet écran, ou un joueur.
flag-names = Comment s’appellent les joueurs.
flag-first = Qui commence : le joueur 1 (vous), 2, ou random (au hasard).
flag-seed = La même graine donne les mêmes cartes.
flag-record = Enregistre la partie dans ce fichier, sous les parties finies qu’il contient.
flag-resume = Reprend la partie de ce fichier ; sans FILE : votre dernière partie inachevée.

summary-replay = Vérifier des parties enregistrées en les rejouant.
help-replay =
    FILE contient un enregistrement par ligne (un fichier .json : un seul) ; "-" lit l’entrée standard. Le premier enregistrement qui enfreint une règle arrête tout, avec sa ligne, son coup et la règle.
flag-states = Écrit chaque position, pas seulement le résultat.

summary-picture = Dessiner l’image d’une partie terminée.
help-picture =
    FILE contient une partie par ligne (un fichier .json : une seule) ; "-" lit l’entrée standard. L’image est un mandala fait des coups joués, avec le résultat en dessous. La même partie donne toujours la même image.
flag-picture-out = Écrire dans ce fichier ; la fin du nom, .svg ou .png, décide du format. "-" affiche le SVG. Sans cette option : un fichier SVG du nom de FILE, dans ce dossier.
flag-picture-game = Dessiner la partie de ce numéro, compté à partir de 1 ; sinon la première.

summary-verify = Vérifier que les cartes des parties finies ont été données régulièrement.
help-verify =
    RECORD contient un enregistrement par ligne (un fichier .json : un seul) ; "-" lit l’entrée standard. On compare la graine publiée à l’engagement pris avant la partie, la pioche et chaque mélange à la graine, et tous les coups aux règles. Une partie sans engagement, ou inachevée, ne peut pas être vérifiée.

    Code de sortie : 0 tout est régulier, 1 une partie ne l’est pas, 2 le fichier est illisible, 3 une partie ne peut pas être vérifiée et aucune n’est irrégulière.

summary-arena = Faire jouer des matchs sur des donnes doublées.
help-arena =
    Chaque donne est jouée deux fois, places échangées. Deux joueurs font un match ; à plusieurs, chacun rencontre tous les autres et il y a un classement. Les intervalles sont à 95 %.

    Joueurs : { $players } ; le dernier est tout programme qui parle le protocole des bots.
flag-games = Parties de chaque match ; nombre pair.
flag-arena-seed = La même graine donne les mêmes cartes ; sans elle, une nouvelle.
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
    Parties au hasard de la donne à la fin sur un et deux cœurs, recherches de positions fixes, mémoire, et empreinte des recherches. Là où se trouve un compilateur C, aussi le rapport aux parties au hasard en C, mesurées à tour de rôle. Les chiffres sont les médianes des tours, sur un cœur en temps de processeur, sur deux à l’horloge.
flag-rounds = Combien de fois tout mesurer.
flag-seconds = Secondes pour chaque chiffre à chaque tour.
flag-anchor = Un autre programme C de comparaison.

summary-rules = Montrer les règles du jeu.
help-rules =
    NUMBER ne montre qu’un point ou un chapitre. Un mot montre les points où il apparaît. Dans un terminal les règles sont mises en page ; envoyées ailleurs, c’est du simple Markdown.

summary-serve = Faire tourner le serveur de tables pour d’autres.
help-serve =
    Chaque option peut aussi venir de l’environnement : MANDALA_HOST, MANDALA_PUBLIC_URL, … SIGTERM l’arrête proprement.
flag-host = Adresse à écouter.
flag-port = Port ; 0 : n’importe quel port libre.
flag-public-url = L’adresse que tapent les gens, par exemple https://mandala.example.org.
flag-serve-database = sqlite:///FILE ou postgresql://… [sinon : votre dossier de données]
flag-ai-workers = Processus qui réfléchissent pour l’ordinateur ; 0 : pas d’ordinateur ici.
flag-log-level = Niveau de détail du journal. Dans un terminal, la valeur par défaut est warning.
flag-trusted-proxies = Mandataires dont on croit X-Forwarded-For, séparés par des virgules.
flag-metrics = Qui peut lire /metrics : cette machine, tous, personne.
flag-limits = Facteur sur toutes les limites de fréquence.
flag-most-tables = Tables en attente ou en cours au même moment ; au-delà, elles sont refusées.

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
    Les parties restent, sans le nom de l’invité. Le serveur peut continuer pendant ce temps.

summary-admin = Gérer un serveur : lister, fermer, bannir, lecture seule, vider.
help-admin =
    TASK est l’un de : status, tables, guests, reports, log (listes) ; close TABLE ; ban et unban INVITÉ ou ADRESSE ;
    read-only on|off ; drain on|off ; motd TEXTE (vide : aucun). Les serveurs en marche obéissent en une
    ou deux secondes. Chaque ordre est inscrit dans un journal que personne ne peut modifier.
example-admin-status = ce qui est en vigueur
example-admin-ban = bannir une adresse deux jours
example-admin-motd = afficher un message sur la page
example-admin-drain = laisser finir, ne rien commencer
flag-admin-for = durée du bannissement : 30m, 12h ou 7d [par défaut : toujours]
flag-admin-reason = pourquoi ; inscrit dans le journal
flag-admin-by = qui donne l’ordre [par défaut : votre nom de connexion]

summary-completion = Écrire les lignes de la complétion par la touche Tab.
help-completion =
    Mettez-les là où votre shell lit ses réglages ; la touche Tab complète alors les commandes.

## Ce qui ne va pas dans une commande.

see-help = (voir { $command } --help)
no-rule = pas de règle { $number } ; les numéros vont de 1.1 à 8.4
one-or-two-names = donnez un nom ou deux, comme Nord,Sud
play-not-option = pour jouer contre { $player }, écrivez { $command }
record-or-resume = --record et --resume s’excluent : une partie reprise est enregistrée
open-options-alone = { $option } va avec mandala seul, sans commande
cli-no-such-option = option inconnue : { $option }
cli-no-such-command = commande inconnue : { $command }
cli-did-you-mean = Vouliez-vous dire { $names } ?
cli-needs-value = { $option } demande une valeur
cli-takes-no-value = { $option } n’accepte pas de valeur
cli-missing-argument = il manque { $name }
cli-missing-option = il manque une option : { $name }
cli-bad-value = valeur incorrecte pour { $name } : { $why }
cli-extra-arguments = trop de mots : { $words }
cli-not-a-choice = { $found } n’est pas parmi { $choices }
cli-not-whole = { $found } n’est pas un nombre entier
cli-not-whole-from = { $found } n’est pas un nombre entier à partir de { $least }
cli-not-whole-between = { $found } n’est pas un nombre entier de { $least } à { $most }
cli-not-number = { $found } n’est pas un nombre
cli-not-number-above = { $found } n’est pas un nombre supérieur à { $least }
cli-not-number-between = { $found } n’est pas un nombre de { $least } à { $most }
cli-no-file = il n’y a pas de fichier { $file }
