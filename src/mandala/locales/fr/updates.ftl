### A newer version of the page, and the time without a connection.

update-ready = Une nouvelle version du jeu est prête.
update-use = L’utiliser maintenant
update-later = Plus tard
update-outdated = Le serveur a une version plus récente du jeu. Rechargez la page pour continuer : vos parties sont conservées.
start-offline = Pas de connexion. Le tutoriel, les règles et la feuille de score fonctionnent sans.
