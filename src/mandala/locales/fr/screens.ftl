### Accueil, fenêtres et messages de la table dans le navigateur.

title = Mandala
title-your-turn = À vous de jouer
tagline = Le jeu de sable pour deux
unofficial = Une édition non officielle, sans lien avec les éditeurs du jeu imprimé.
close = Fermer
settings = Réglages
to-start = Accueil
leave = Quitter la table
connecting = Connexion …
dealing = On distribue les cartes …
connection-lost = La connexion est perdue. Nouvel essai …
table-closed = Cette table ne peut pas être ouverte
not-loaded = La page ne s’est pas chargée entièrement. Le jeu a peut-être été mis à jour entre-temps.
reload = Recharger

your-name = Votre nom
other-name = Nom de l’adversaire
default-name = Invité
default-other-name = Ami
start-ai = Jouer maintenant
level-what = { $level ->
    [1] Joue ce qui lui plaît. Se trompe en comptant et ne voit pas ce que vous amassez.
    [2] Voit ses propres chances, mais parfois pas les vôtres.
    [3] Joue solidement, avec une erreur de temps en temps.
    [4] Connaît les valeurs et réfléchit un peu à l’avance.
   *[5] Calcule aussi loin que nous avons su le lui apprendre.
}
start-online = Jouer en ligne
start-online-what = Envoyez à quelqu’un le lien d’une table pour deux.
start-online-go = Ouvrir une table
start-pace = Temps
start-pace-free = sans pendule
start-pace-live = 15 minutes chacun
start-pace-days = 3 jours par coup
start-listed = Chacun peut venir jouer ou regarder
start-hotseat = À deux sur un écran
start-hotseat-what = Passez-vous l’appareil ; les cartes restent cachées.
start-hotseat-go = Commencer
start-more = Plus d’options : qui commence, sans aide-mémoire
start-who = Qui commence ?
start-who-random = Au hasard
start-who-first = Je commence
start-who-second = L’adversaire commence
start-strict = Sans aide-mémoire : rien n’est montré de ce qu’il faut retenir
start-replay = Revoir une partie enregistrée
my-games = Vos parties
games-more = { $count } de plus
game-versus = { $first } – { $second }
game-waiting = en attente d’un adversaire
game-moves = { $count } { $count ->
    [one] coup
   *[other] coups
}
listed-tables = Tables ouvertes
listed-join = Jouer contre { $name }
listed-watch = Regarder { $first } – { $second }

join-title = { $name } vous invite à une partie de Mandala
join-clock-none = Sans pendule : prenez tout le temps que vous voulez.
join-clock-live = Pendule : { $minutes } min par joueur, plus { $seconds } s à chaque coup.
join-clock-days = Pendule : jusqu’à { $time } par coup.
join-go = Prendre place
waiting-title = Votre table est prête
waiting-watch-title = La partie n’a pas encore commencé
waiting-what = Envoyez ce lien à la personne avec qui vous voulez jouer. La partie commence quand elle prend place.
waiting-qr = Le même lien en code QR, pour l’appareil photo d’un téléphone
waiting-link = Lien pour votre adversaire
watch-link = Lien pour les spectateurs
watch-what = Ceux qui l’ouvrent peuvent regarder ; les mains restent cachées.
waiting-cancel = Annuler la partie
local-title = Seul cet ordinateur peut ouvrir ces liens
local-network = Le serveur ne répond qu’à cet ordinateur. Pour y laisser entrer d’autres personnes du même réseau, arrêtez-le et relancez-le avec la ligne ci-dessous, en remplaçant ADRESSE par l’adresse de cet ordinateur. Ouvrez cette adresse ici aussi.
local-address = ADRESSE
copy = Copier
copy-link = { $what } : copier
copied = Copié

take-back = Reprendre mon coup
abort = Annuler la partie
other-player = Bloquer ou signaler { $name }
resign = Abandonner
resign-sure = Abandonner ?
resign-what = Votre adversaire gagne ; les points restent ce qu’ils sont.
play-on = Continuer

setting-confirm = Confirmer en touchant deux fois
setting-confirm-always = toujours
setting-confirm-matters = quand c’est important
setting-confirm-never = jamais
setting-speed = Animations
setting-speed-slow = lentes
setting-speed-normal = moyennes
setting-speed-fast = rapides
setting-speed-off = aucune
setting-theme = Thème
setting-theme-auto = celui du système
setting-theme-light = clair
setting-theme-dark = sombre
setting-contrast = Plus de contraste
setting-sounds = Sons
setting-vibration = Vibrer quand un mandala est terminé ou détruit
setting-alert = Un son quand c’est à vous et que vous regardez ailleurs
setting-shortcuts = Touches : 1–6 les couleurs ; { $peak1 } et { $peak2 } les montagnes I et II, { $field1 } et { $field2 } les champs I et II, { $pile } la défausse ; H un conseil, Échap repose les cartes
devices-title = Vos appareils
devices-none = Le serveur ne sait encore rien de ce navigateur.
device-this = celui-ci
device-unknown = Navigateur inconnu
device-seen = utilisé pour la dernière fois le { $date }
device-end = Déconnecter
device-end-what = Déconnecter { $name }
device-add = Ajouter un appareil
device-link = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il sert une seule fois.
links-end = Annuler tous les liens vers mes places
links-ended = Ces liens ne fonctionnent plus. Vos appareils restent connectés.
forget-me = Supprimer mes données
forget-sure = Vous quittez toutes vos parties, sur tous les appareils. Les parties restent sans votre nom.
forget-not = Garder
forgotten = Vos données sont supprimées.
device-title = Vos parties sur cet appareil
device-what = Ce navigateur montrera les parties de votre autre appareil. Ses propres parties disparaîtront de sa liste.
device-go = Les utiliser ici
setting-language = Langue
sound-offer = Voulez-vous entendre le sable et les bols chantants ?
sound-offer-yes = Activer les sons
sound-offer-no = Non, merci
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
end-fewer-cards = Égalité de points : celui qui a le moins de cartes dans son bassin gagne.
end-take-backs = { $count ->
    [one] Un coup a été repris.
   *[other] { $count } coups ont été repris.
}
score-of = { $who ->
    [you] Vos points
   *[they] Points ({ $name })
}
score-line = { $cards } × { $place }
score-asleep = Pas dans la rivière, donc sans valeur :
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
replay-unreadable = Ce n’est pas un fichier lisible.
replay-game-number = Partie { $number }
replay-deal = Les cartes sont distribuées.
replay-move = Coup { $ply } sur { $last }
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lire
replay-pause = Pause
replay-view = Cartes visibles
replay-all-cards = Toutes les cartes
leave-replay = Quitter
check-deal = Vérifier la donne
deal-what = Avant la partie, l’hôte s’est engagé publiquement sur une graine secrète. Cette page calcule elle-même si les cartes en découlent.
deal-checking = Vérification …
deal-nothing = Cet enregistrement n’a pas d’engagement : sa donne ne peut pas être vérifiée.
deal-insecure = Cette page n’a pas été chargée en https : le navigateur ne permet pas la vérification.
deal-promise-holds = L’engagement est celui que ce navigateur a reçu pendant la partie.
deal-promise-fails = L’engagement n’est pas celui que ce navigateur a reçu pendant la partie.
deal-promise-unknown = Ce navigateur n’a gardé aucun engagement de cette partie : comparez-le avec celui qu’une autre personne a reçu.
deal-seed-holds = La graine est celle de l’engagement pris avant la partie.
deal-seed-fails = La graine n’est pas celle de l’engagement.
deal-start-holds = Le joueur qui commence découle de l’engagement.
deal-start-fails = Le joueur qui commence ne découle pas de l’engagement.
deal-nonce-holds = Le nombre ajouté par ce navigateur fait partie de la donne.
deal-nonce-fails = Le nombre ajouté par ce navigateur ne fait pas partie de la donne.
deal-nonce-none = Ce navigateur n’a ajouté aucun nombre à la donne.
deal-deck-holds = La pioche découle de la graine et de la table.
deal-deck-fails = La pioche ne découle pas de la graine.
deal-reshuffles-holds = Chaque mélange découle de la graine.
deal-reshuffles-fails = Un mélange ne découle pas de la graine.
deal-moves-holds = Chaque coup suit les règles (vérifié par le serveur).
deal-fair = La donne est régulière.
deal-unfair = La donne n’est pas régulière.
deal-commitment = Engagement
deal-seed = Graine
deal-nonces = Nombres ajoutés par les joueurs
deal-nonces-none = aucun
