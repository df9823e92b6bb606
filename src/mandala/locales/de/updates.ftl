### A newer version of the page, and the time without a connection.

update-ready = Eine neue Version des Spiels ist da.
update-use = Jetzt verwenden
update-later = Später
update-outdated = Der Server hat eine neuere Version des Spiels. Lade die Seite neu, um weiterzuspielen: Deine Partien bleiben erhalten.
start-offline = Keine Verbindung. Einführung, Regeln und Wertungsblatt gehen auch ohne.
