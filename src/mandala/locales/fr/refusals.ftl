### Pourquoi une chose est impossible. Les clés sont les codes du serveur, un tiret pour la barre.

refusal-rule = { $why } (Règle { $rule })

## Coups contraires aux règles. Courts : ils sont sur des boutons.

refusal-game-over = la partie est finie
refusal-turn-claim_awaited = il faut d’abord choisir une couleur
refusal-claim-nothing_destroyed = aucun mandala n’est détruit
refusal-claim-not_in_mountain = cette couleur n’est pas sur la montagne
refusal-hand-not_enough_cards = pas assez de cartes en main
refusal-mountain-colour_in_field = { $colourName } : déjà dans un champ ici
refusal-mountain-only_card = votre seule carte, et rien à piocher
refusal-field-colour_in_mountain = { $colourName } : déjà sur la montagne
refusal-field-colour_in_other_field = { $colourName } : déjà dans le champ adverse
refusal-field-keep_one_card = une carte doit rester en main

## Tout le reste.

refusal-network-unreachable = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
refusal-message-malformed = Le serveur n’a pas compris cette page. Rechargez-la.
refusal-message-too_large = C’est trop en une fois.
refusal-message-hello_first = La connexion a échoué. Rechargez la page.
refusal-message-hello_twice = La connexion a été ouverte deux fois. Rechargez la page.
refusal-protocol-unknown = Cette page ne correspond pas à la version du serveur. Rechargez-la.
refusal-rate-too_many = C’était trop rapide. Attendez un peu et réessayez.
refusal-server-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
refusal-server-full = Le serveur est plein. Rien n’est perdu ; réessayez plus tard.
refusal-server-failed = Une erreur s’est produite sur le serveur. Réessayez.
refusal-server-read_only = Le serveur est en maintenance et n’accepte pas de coups. Réessayez plus tard.
refusal-server-draining = Aucune nouvelle partie ne commence, car le serveur va bientôt s’arrêter. Les parties en cours continuent.
refusal-address-banned = Le responsable de ce serveur a bloqué votre connexion pour le moment.
refusal-guest-banned = Le responsable de ce serveur vous a bloqué pour le moment.
refusal-guest-blocked = Vous ne jouez pas ensemble : l’un de vous a bloqué l’autre.
refusal-guest-nobody = Il n’y a personne d’autre à cette table.
refusal-block-unknown = Ce joueur n’est pas (ou plus) dans votre liste.
refusal-origin-foreign = Cette page ne peut pas parler à ce serveur.
refusal-host-unknown = Ce n’est pas l’adresse du serveur. Ouvrez celle que vous a donnée son hébergeur.
refusal-address-unknown = Il n’y a rien à cette adresse.
refusal-method-not_allowed = C’est impossible à cette adresse.
refusal-network-not_here = Seul l’ordinateur où tourne le serveur peut l’ouvrir au réseau.
refusal-network-failed = Le réseau n’a pas pu être ouvert. Un autre programme utilise peut-être le port.
refusal-table-unknown = Cette table n’existe pas (ou plus).
refusal-table-full = Les deux places sont prises.
refusal-table-not_started = La partie n’a pas encore commencé.
refusal-table-over = La partie est finie.
refusal-table-not_over = Ce sera possible une fois la partie finie.
refusal-table-wrong_kind = C’est impossible à ce genre de table.
refusal-token-unknown = Ce lien n’ouvre pas (ou plus) la table.
refusal-device-unknown = Cet appareil n’est pas (ou plus) dans votre liste.
refusal-device-link_ended = Ce lien a déjà servi ou a expiré. Créez-en un nouveau.
refusal-seat-not_yours = Vous n’avez pas de place à cette table. Demandez un lien pour regarder.
refusal-seat-already_here = Vous êtes déjà à cette table.
refusal-seat-taken_over = L’ordinateur joue désormais à cette place.
refusal-name-unusable = Choisissez un autre nom, 24 lettres au plus.
refusal-name-looks_alike = Ce nom ressemble à celui d’un autre joueur ou de l’ordinateur. Choisissez-en un autre.
refusal-move-malformed = Ce n’est pas un coup.
refusal-move-not_your_turn = Ce n’est pas à vous de jouer.
refusal-move-stale = La partie a continué entre-temps. Regardez à nouveau la table.
refusal-claims-only_correspondence = Les listes de couleurs sont réservées aux parties comptées en jours par coup.
refusal-claims-colour_twice = Une couleur figure deux fois dans la liste.
refusal-abort-too_late = Il est trop tard pour annuler la partie. Vous pouvez abandonner.
refusal-timeout-too_early = Votre adversaire a encore du temps.
refusal-timeout-own_turn = C’est à vous de jouer.
refusal-timeout-clock_doubted = L’horloge du serveur est en cours de vérification. Réclamez la victoire demain.
refusal-take_back-only_ai = On ne reprend un coup que contre l’ordinateur.
refusal-take_back-nothing = Il n’y a rien à reprendre.
refusal-take_back-past_draw = À cette table, on ne reprend pas un coup après avoir pioché : vous sauriez ce qui vient.
refusal-take_back-too_many = On ne peut plus reprendre de coup dans cette partie.
refusal-nonce-not_due = Les cartes sont déjà distribuées.
refusal-nonce-given = Un autre de vos appareils a déjà ajouté son nombre à la donne.
refusal-greeting-unknown = On ne peut envoyer que les messages déjà prêts.
refusal-greeting-too_many = Vous pourrez envoyer un autre message après le prochain coup.
refusal-rematch-not_offered = Aucune autre partie n’a été proposée.
refusal-rematch-exists = La prochaine partie est déjà prête.
refusal-look-only_hotseat = C’est seulement pour deux joueurs sur un même écran.
refusal-hint-online = Les conseils sont pour les parties contre l’ordinateur ou à un seul écran : ici, ce serait une aide extérieure.
refusal-hint-strict = À cette table, on joue de mémoire : il n’y a pas de conseils.
refusal-study-running_game = Cette position est celle d’une partie en cours. Redemandez quand cette partie sera terminée.
refusal-hint-unavailable = Aucun conseil ne peut être calculé pour le moment. Réessayez dans un instant.
refusal-what_if-unavailable = La position ne peut pas être mise en place pour le moment. Réessayez dans un instant.
refusal-what_if-no_deal = Cette partie en continue une autre : il n’y a pas eu de donne à vérifier.
refusal-look_back-strict = À cette table, vous devez retenir vous-mêmes les coups joués.
refusal-look_back-no_such_ply = Ce coup n’existe pas.
