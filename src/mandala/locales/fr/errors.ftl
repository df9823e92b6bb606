### Ce qui peut aussi mal tourner dans une commande : une ligne chacun, pour la personne qui tape.

## Ce que le système y trouve à redire.

system-ENOENT = Fichier ou dossier introuvable
system-EACCES = Accès refusé
system-EPERM = Opération interdite
system-EISDIR = C’est un dossier
system-ENOTDIR = Ce n’est pas un dossier
system-ENAMETOOLONG = Nom de fichier trop long
system-ELOOP = Trop de liens à la suite
system-EEXIST = Le fichier existe déjà
system-ENOSPC = Plus de place sur le disque
system-EROFS = Système de fichiers en lecture seule
system-EADDRINUSE = Adresse déjà utilisée
system-EADDRNOTAVAIL = Adresse indisponible ici
system-ECONNREFUSED = Connexion refusée
cannot-write = impossible d’écrire { $file } : { $why }
cannot-print = impossible d’écrire la sortie : { $why }
not-a-file = { $file } n’est pas un fichier mais autre chose, par exemple un tube : indiquez-en un autre

## Joueurs. Ce qu’a fait un bot se lit après son nom.

no-such-player = il n’y a pas de joueur { $player } : choisissez parmi { $players }
no-such-player-like = il n’y a pas de joueur { $player }. Vouliez-vous dire { $names } ?
player-argument = { $player } n’est pas possible : écrivez { $examples }
no-weights = { $file } ne contient pas les poids d’un réseau : indiquez un fichier écrit par mandala train
other-weights = { $file } contient les poids d’un autre réseau : entraînez à nouveau avec cette version
weights-version = { $file } contient des poids pour la version { $found } des entrées du réseau, et ce programme demande la version { $needed } : entraînez à nouveau avec cette version
no-checkpoint = { $file } n’est pas un point de reprise de cette version : choisissez un autre dossier
other-training = { $folder } contient un entraînement avec d’autres réglages ({ $settings }) : donnez les mêmes pour le reprendre, ou choisissez un autre dossier
no-training-log = la ligne { $line } de { $file } n’est pas ce que mandala train y écrit : mettez ce fichier de côté
nothing-to-draw = { $folder } ne contient pas encore d’entraînement mesuré : entraînez-y d’abord
plot-package = un dessin demande le paquet matplotlib : { $command }
train-even-games = { $option } doit être pair : chaque donne est jouée des deux places
train-folder-busy = Un autre entraînement travaille dans { $folder } : attendez sa fin ou choisissez un autre dossier
bot-command-unreadable = ne se lit pas comme une commande : un guillemet n’est pas fermé
bot-cannot-start = n’a pas pu être lancé : { $why }
bot-refused = { $player } { $reason }
bot-no-hello = n’a pas dit bonjour en { $seconds } s
bot-before-hello = { $reason } avant de dire bonjour
bot-hello-wrong = a répondu au bonjour par { $line } au lieu de { $wanted }
bot-not-reading = ne lit pas son entrée standard
bot-unasked = a écrit sans qu’on lui demande : { $line }
bot-no-answer = n’a pas répondu en { $seconds } s
bot-illegal-here = a répondu { $move }, ce qui n’est pas permis ici
bot-illegal = a répondu { $move }, ce qui n’est pas permis : { $why } (Règle { $rule })
bot-garbage = a répondu n’importe quoi : { $line }
bot-other-game = a répondu pour la partie { $found } dans la partie { $number }
bot-stopped = s’est arrêté ({ $status })
bot-exit-code = code de sortie { $code }
bot-signal = tué par le signal { $signal }
bot-output-closed = a fermé sa sortie standard
bot-input-closed = a fermé son entrée standard
bot-line-too-long = a écrit une ligne de plus de { $limit } ko
bot-flood = a écrit beaucoup de lignes sans qu’on lui demande

## L’arène.

arena-forfeit = { $player } perd la partie : le bot { $reason }
arena-two-players = il faut au moins deux joueurs pour un match
arena-name-two = nommez au moins deux joueurs, par exemple mandala arena greedy random
arena-jobs-or-cluster = --jobs vaut pour cette machine : une grappe a ses propres processus
arena-even-games = le nombre de parties doit être pair et d’au moins 2, pas { $found } : chaque donne est jouée deux fois, places échangées
arena-time = le temps par coup doit être au moins 1 ms, pas { $found }
arena-jobs = le nombre de processus doit être au moins 1, pas { $found }
arena-sprt = un test séquentiel demande deux écarts Elo, le plus petit en premier, à ±{ $limit } au plus : pas { $smaller } et { $larger }
arena-keeps-dying = le processus qui joue s’arrête sans cesse ({ $times } fois, la dernière avec le code de sortie { $code }) : y a-t-il assez de mémoire ?
arena-broke-down = un joueur est tombé en panne : { $why }
cluster-address = { $address } n’est pas l’adresse d’un ordonnanceur Dask : { $why }
cluster-none = il n’y a pas d’ordonnanceur Dask à { $address } : { $why }
cluster-package = une grappe demande le paquet distributed : { $command }
cluster-no-workers = la grappe Dask n’a pas de processus de calcul : lancez-en avec { $command }
cluster-workers-die = les processus de la grappe s’arrêtent sans cesse sur les mêmes parties
cluster-gone = la grappe ne répond plus
cluster-worker-failed = un processus de la grappe a échoué : { $why }

## Mesures.

bench-needs-compiler = --anchor demande un compilateur C : installez-en un, ou nommez-le dans CC
bench-no-comparison = pas de comparaison avec le C : { $why }
anchor-does-not-compile = { $file } ne se compile pas : { $why }
anchor-no-reason = aucune raison donnée
anchor-printed = le programme de comparaison a écrit { $line }, pas ses parties/s et coups/partie

## Le serveur et ceux qui s’y connectent.

serve-public-address = l’adresse publique est http(s)://nom[:port] sans chemin, pas { $found }
serve-proxies = un mandataire de confiance est désigné par son adresse ou son réseau (192.0.2.7 ou 192.0.2.0/24), pas { $found }
serve-cannot-listen = impossible d’écouter à { $host } port { $port } : { $why }
serve-no-host = une machine ne peut pas porter ce nom
serve-not-started = le serveur n’a pas pu démarrer ; le journal dit pourquoi
connect-address = l’adresse d’un serveur commence par http:// ou https://, pas { $found }
connect-address-wrong = { $found } n’est pas l’adresse d’un serveur : vérifiez le nom et le port
connect-no-answer = { $url } ne répond pas : { $why }
connect-not-ours = { $url } ne répond pas comme un serveur Mandala : vérifiez l’adresse
connect-no-line = { $url } n’ouvre pas la table : { $why }
connect-refused = le serveur a refusé la demande : { $why }
connect-table-refused = la table l’a refusé : { $why }
connect-strict = un bot ne peut pas jouer à une table sans aide-mémoire : ouvrez-en une avec
connect-link = le lien doit finir par #invite=… ou #seat=… : copiez-le en entier
connect-resigned = le bot { $reason } : il a abandonné la partie
that-colour = cette couleur

## La base de données.

database-address = l’adresse de la base de données est sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME
database-address-unreadable = l’adresse de la base de données est illisible : vérifiez le port, et écrivez les caractères spéciaux du mot de passe sous la forme %XX
database-none-yet = { $file } : il n’y a pas encore de base de données ({ $command } la crée)
database-closed = le stockage est fermé
database-locked = la base de données est verrouillée par un autre programme : réessayez dans un instant
database-full = le disque est plein : libérez de la place, puis réessayez
database-disk = le disque n’a pas pu être lu ou écrit
database-read-only = la base de données ne peut pas être écrite : vérifiez les droits du fichier et du dossier
database-cannot-open = le fichier de la base de données n’a pas pu être ouvert : vérifiez le dossier et les droits
database-damaged = le fichier de la base de données est endommagé : restaurez une sauvegarde
database-file-gone = le fichier de la base de données a été supprimé, déplacé ou remplacé pendant que le serveur tournait : arrêtez le serveur et remettez le fichier en place (voir « The database file was lost » dans le guide d’hébergement)
database-not-ours = le fichier n’est pas une base de données de Mandala
database-no-schema = ce n’est pas une base de données de Mandala : elle n’a pas de schéma
database-newer = la base de données vient d’un Mandala plus récent (schéma { $found }, ce programme connaît { $known }) : mettez le programme à jour
database-failed = échec de la base de données ({ $code })
database-no-answer = la base de données ne répond pas
database-connection-lost = la connexion à la base de données est perdue
database-certificate = le certificat de la base de données n’est pas reconnu : vérifiez son nom, sa date et sslrootcert
database-refuses-user = la base de données refuse l’utilisateur ou le mot de passe
database-no-such-name = il n’y a pas de base de données de ce nom
database-busy = la base de données était occupée par les mêmes lignes : réessayez
database-exhausted = il manque à la base de données quelque chose dont elle a besoin
database-its-disk-full = le disque de la base de données est plein
database-no-connections = la base de données n’a plus de connexion libre
database-shutting-down = la base de données s’arrête ou a redémarré
database-no-such-table = cette table n’existe pas
database-moved-on = la table en est déjà à l’événement { $event }
database-stored-already = cette demande est déjà notée comme événement { $event }
backup-no-such-file = ce fichier n’existe pas
backup-not-utf8 = ce n’est pas du texte en UTF-8
backup-not-ours = le fichier n’est pas une sauvegarde de Mandala ({ $format })
backup-newer = la sauvegarde vient d’un Mandala plus récent (schéma { $schema }) : mettez d’abord à jour
backup-schema = la sauvegarde a le schéma { $schema } : restaurez-la dans une nouvelle base de données
backup-not-empty = la base de données n’est pas vide : elle contient { $table } ; restaurez dans une nouvelle
backup-damaged = la sauvegarde est endommagée : le nombre de lignes n’est pas le bon
backup-cut-off = la sauvegarde est coupée : sa dernière ligne manque
backup-foreign-line = la ligne { $line } ne fait pas partie d’une sauvegarde de Mandala
backup-not-json = la ligne { $line } n’est pas du JSON : est-ce une sauvegarde de Mandala ?
backup-columns = la ligne { $line } n’a pas les colonnes de { $table }
backup-value = la ligne { $line } a une valeur illisible
guest-unknown = on ne sait rien d’un invité de cet identifiant
admin-not-a-time = { $found } n’est pas une durée : écrivez 30m, 12h ou 7d
admin-missing-table = indiquez la table
admin-missing-whom = indiquez l’invité ou l’adresse
admin-on-or-off = écrivez { $task } on ou { $task } off
admin-for-needs-ban = --for va avec ban
admin-not-an-address = { $found } n’est pas une adresse : écrivez 203.0.113.7 ou 2001:db8::/64

picture-unfinished = il faut une partie terminée pour dessiner son image, et celle-ci ne l’est pas
picture-no-game = { $file } : il n’y a pas de partie { $number } ; la dernière porte le numéro { $count }
picture-kind = { $file } doit finir par .svg ou .png, ou être -
