### Accueil, fenêtres et messages de la table dans le navigateur.

title = Mandala
title-your-turn = À vous de jouer
tagline = Le jeu de sable pour deux
unofficial = Une édition non officielle, sans lien avec les éditeurs du jeu imprimé.
close = Fermer
settings = Réglages
to-start = À l’accueil
leave = Quitter la table
connecting = Connexion …
connection-lost = La connexion est perdue. Nouvel essai …
table-closed = Cette table ne peut pas être ouverte
not-loaded = La page ne s’est pas chargée entièrement. Le jeu a peut-être été mis à jour entre-temps.
reload = Recharger

your-name = Votre nom
other-name = Nom de l’autre
default-name = Invité
default-other-name = Ami
start-ai = Jouer maintenant
start-ai-what = Choisissez un adversaire : la partie commence aussitôt.
level-what = { $level ->
    [1] Joue ce qui lui plaît. Compte mal et oublie souvent ce que vous amassez.
    [2] Voit ses propres chances, oublie parfois les vôtres.
    [3] Joue sainement, avec un faux pas de temps en temps.
    [4] Connaît les valeurs et réfléchit un peu à l’avance.
   *[5] Réfléchit à l’avance aussi bien que nous savons le faire.
}
start-online = Jouer en ligne
start-online-what = Envoyez un lien : il ouvre une table pour deux.
start-online-go = Ouvrir une table
start-pace = Temps
start-pace-free = sans pendule
start-pace-live = 15 minutes chacun
start-pace-days = 3 jours par coup
start-listed = Tout le monde peut jouer et regarder
start-hotseat = À deux sur un écran
start-hotseat-what = Passez-vous l’appareil ; les mains restent cachées.
start-hotseat-go = Commencer
start-more = Plus de choix : qui commence, mémoire stricte
start-who = Qui commence ?
start-who-random = Le hasard décide
start-who-first = Je commence
start-who-second = L’autre commence
start-strict = Mémoire stricte : rien n’est montré de ce qu’il faut retenir
start-replay = Revoir une partie enregistrée
my-games = Vos parties
games-more = { $count } de plus
game-versus = { $first } – { $second }
game-waiting = en attente de l’autre
game-moves = { $count } { $count ->
    [one] coup
   *[other] coups
}
games-finished = Terminées récemment
listed-tables = Tables ouvertes
listed-join = Jouer contre { $name }
listed-watch = Regarder { $first } – { $second }

join-title = { $name } vous invite à une partie de Mandala
join-clock-none = Sans pendule : chacun prend le temps qu’il veut.
join-clock-live = Pendule : { $minutes } min par joueur, et { $seconds } s de plus à chaque décision.
join-clock-days = Pendule : jusqu’à { $time } pour chaque décision.
join-go = Prendre place
waiting-title = Votre table est prête
waiting-watch-title = La partie n’a pas encore commencé
waiting-what = Envoyez ce lien à la personne avec qui vous voulez jouer. La partie commence quand elle prend place.
waiting-qr = Le même lien en code QR, pour l’appareil photo d’un téléphone
waiting-link = Lien pour l’autre joueur
watch-link = Lien pour regarder
watch-what = Qui l’ouvre regarde ; les mains restent cachées.
waiting-cancel = Annuler la partie
local-title = Seul cet ordinateur peut ouvrir ces liens
local-network = Le serveur ne répond qu’à cet ordinateur. Pour quelqu’un du même réseau : arrêtez-le, relancez-le avec la ligne ci-dessous, en mettant l’adresse de cet ordinateur à la place d’ADRESSE, et ouvrez cette adresse ici aussi.
local-address = ADRESSE
local-far = Pour quelqu’un au loin, il lui faut une adresse publique en https : docs/hosting.md, dans le projet, dit comment.
copy = Copier
copy-link = { $what } : copier
copied = Copié

take-back = Reprendre mon coup
abort = Annuler la partie
resign = Abandonner
resign-sure = Abandonner ?
resign-what = L’autre gagne ; les points restent ce qu’ils sont.
play-on = Continuer

setting-confirm = Choisir deux fois pour confirmer
setting-confirm-always = toujours
setting-confirm-matters = si cela compte
setting-confirm-never = jamais
setting-speed = Animations
setting-speed-slow = lentes
setting-speed-normal = moyennes
setting-speed-fast = rapides
setting-speed-off = aucune
setting-theme = Lumière
setting-theme-auto = comme le système
setting-theme-light = jour
setting-theme-dark = nuit
setting-contrast = Plus de contraste
setting-sounds = Sons
setting-alert = Un son quand c’est à vous et que vous regardez ailleurs
setting-shortcuts = Touches : 1–6 les couleurs ; Q et W les montagnes I et II, A et S les champs I et II, D la défausse ; H un conseil, Échap repose
setting-language = Langue
language-en = English
language-it = Italiano
language-hu = Magyar
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

end-won = { $who ->
    [you] Vous gagnez !
   *[they] { $name } gagne
}
end-drawn = Partie nulle
end-aborted = La partie a été annulée
end-fewer-cards = Points égaux : le bassin qui a moins de cartes gagne.
score-of = { $who ->
    [you] Vos points
   *[they] Points – { $name }
}
score-line = { $cards } × { $place }
score-asleep = En sommeil, ne vaut rien :
accept = Accepter
decline = Refuser
rematch-waiting = En attente de la réponse …
rematch-go = À la partie suivante
play-again = Rejouer
play-again-same-deal = Mêmes cartes, places échangées
look-at-table = Voir la table
replay-game = Revoir
download-record = Télécharger la partie

replay-title = Revoir une partie
replay-what = Choisissez le fichier d’une partie enregistrée (.json ou .jsonl), ou déposez-le ici.
replay-choose = Choisir un fichier
replay-refused = Ce fichier ne peut pas être revu : { $why }
replay-too-large = Ce fichier est trop grand pour une partie enregistrée.
replay-unreadable = Cela ne peut pas être lu comme un fichier.
replay-game-number = Partie { $number }
replay-deal = Les cartes sont distribuées.
replay-move = Coup { $ply } sur { $last }
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lire
replay-pause = Arrêter
replay-view = Les cartes de qui
replay-all-cards = Toutes les cartes
leave-replay = Quitter
check-deal = Vérifier la donne
deal-what = Avant la partie, l’hôte s’est engagé publiquement sur une graine secrète. Cette page calcule elle-même si les cartes en découlent.
deal-checking = Vérification …
deal-nothing = Cet enregistrement n’a pas d’engagement : sa donne ne peut pas être vérifiée.
deal-insecure = Cette page n’est pas venue par https, le navigateur refuse donc les outils de vérification.
deal-promise-holds = L’engagement est celui que ce navigateur a reçu pendant la partie.
deal-promise-fails = L’engagement n’est pas celui que ce navigateur a reçu pendant la partie.
deal-promise-unknown = Ce navigateur n’a gardé aucun engagement de cette partie : comparez-le avec celui qu’une autre personne a reçu.
deal-seed-holds = La graine est celle de l’engagement pris avant la partie.
deal-seed-fails = La graine n’est pas celle de l’engagement.
deal-deck-holds = La pioche découle de la graine et de la table.
deal-deck-fails = La pioche ne découle pas de la graine.
deal-reshuffles-holds = Chaque mélange découle de la graine.
deal-reshuffles-fails = Un mélange ne découle pas de la graine.
deal-moves-holds = Chaque coup suit les règles (vérifié par le serveur).
deal-fair = La donne est honnête.
deal-unfair = La donne n’est pas honnête.
deal-commitment = Engagement
deal-seed = Graine
