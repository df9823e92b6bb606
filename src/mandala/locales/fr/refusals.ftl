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
refusal-field-colour_in_other_field = { $colourName } : déjà dans l’autre champ
refusal-field-keep_one_card = une carte doit rester en main

## Tout le reste.

refusal-network-unreachable = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
refusal-message-malformed = Le serveur n’a pas compris cette page. Rechargez-la.
refusal-message-too_large = C’est trop en une fois.
refusal-message-hello_first = La connexion a commencé dans le désordre. Rechargez la page.
refusal-message-hello_twice = La connexion a commencé deux fois. Rechargez la page.
refusal-protocol-unknown = Le serveur parle une autre version. Rechargez la page.
refusal-rate-too_many = C’était très rapide. Attendez un peu et réessayez.
refusal-server-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessayez bientôt.
refusal-server-failed = Le serveur a eu un problème. Réessayez.
refusal-origin-foreign = Cette page ne peut pas parler à ce serveur.
refusal-host-unknown = Le serveur ne se connaît pas sous cette adresse.
refusal-address-unknown = Il n’y a rien à cette adresse.
refusal-method-not_allowed = C’est impossible à cette adresse.
refusal-table-unknown = Cette table n’existe pas (ou plus).
refusal-table-full = Les deux places sont prises.
refusal-table-not_started = La partie n’a pas encore commencé.
refusal-table-over = La partie est finie.
refusal-table-not_over = Ce sera possible une fois la partie finie.
refusal-table-wrong_kind = C’est impossible à ce genre de table.
refusal-token-unknown = Ce lien n’ouvre pas (ou plus) la table.
refusal-seat-not_yours = Vous n’avez pas de place à cette table. Demandez un lien pour regarder.
refusal-seat-already_here = Vous êtes déjà à cette table.
refusal-seat-taken_over = L’ordinateur joue désormais à cette place.
refusal-name-unusable = Choisissez un autre nom, 24 lettres au plus.
refusal-move-malformed = Ce n’est pas un coup.
refusal-move-not_your_turn = Ce n’est pas à vous de jouer.
refusal-move-stale = La partie a avancé. Regardez à nouveau.
refusal-claims-only_correspondence = Les listes de couleurs sont pour les parties sur plusieurs jours.
refusal-claims-colour_twice = Une couleur est deux fois dans la liste.
refusal-abort-too_late = Trop tard pour annuler : vous pouvez abandonner.
refusal-timeout-too_early = L’autre joueur a encore du temps.
refusal-timeout-own_turn = C’est à vous de jouer.
refusal-take_back-only_ai = On ne reprend un coup que contre l’ordinateur.
refusal-take_back-nothing = Il n’y a rien à reprendre.
refusal-greeting-unknown = Cela ne peut pas se dire ici.
refusal-greeting-too_many = Assez parlé jusqu’au prochain coup.
refusal-rematch-not_offered = Aucune autre partie n’a été proposée.
refusal-rematch-exists = La prochaine partie est déjà prête.
refusal-look-only_hotseat = Seulement à deux sur un écran.
refusal-hint-online = Les conseils sont pour les parties contre l’ordinateur ou à un seul écran : ici, ce serait une aide extérieure.
refusal-hint-strict = À cette table, chacun se souvient seul : il n’y a donc pas de conseils.
refusal-hint-unavailable = Aucun conseil ne peut être calculé pour le moment. Réessayez dans un instant.
refusal-look_back-strict = À cette table, c’est à vous de retenir ce qui a été joué.
refusal-look_back-no_such_ply = Ce coup n’existe pas.
