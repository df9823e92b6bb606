### Bloquer et signaler d’autres joueurs.

people-block = Bloquer { $name }
people-block-what = { $name } et vous ne serez plus jamais à la même table. Dans cette partie, { $name } ne pourra plus vous saluer ni vous proposer une autre partie.
people-blocked = C’est fait : vous ne rencontrerez plus { $name }. Vous pouvez l’annuler dans les réglages de la page d’accueil.
people-report = Signaler au responsable
people-report-what = Le responsable de ce serveur verra cette table, votre signalement et les deux identifiants. Pourquoi signalez-vous { $name } ?
people-reason-name = Nom offensant
people-reason-greetings = Messages indésirables
people-reason-delay = Me fait attendre exprès
people-reason-cheating = Triche
people-reason-other = Autre chose
people-reported = Merci. Le responsable peut maintenant voir votre signalement.
blocked-title = Joueurs bloqués
blocked-since = depuis le { $date }
blocked-end = Débloquer
blocked-end-what = Débloquer { $name }
