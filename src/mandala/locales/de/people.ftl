### Andere Spieler blockieren und melden.

people-block = { $name } blockieren
people-block-what = Du und { $name } sitzt nie wieder zusammen an einem Tisch. In dieser Partie kann { $name } dich nicht mehr grüßen und keine weitere Partie anbieten.
people-blocked = { $name } ist blockiert. Aufheben kannst du das in den Einstellungen der Startseite.
people-report = Dem Betreiber melden
people-report-what = Der Betreiber dieses Servers sieht diesen Tisch, deine Meldung und beide Kennungen. Warum meldest du { $name }?
people-reason-name = Beleidigender Name
people-reason-greetings = Lästige Grüße
people-reason-delay = Lässt mich absichtlich warten
people-reason-cheating = Schummelt
people-reason-other = Etwas anderes
people-reported = Danke. Der Betreiber sieht deine Meldung jetzt.
blocked-title = Blockierte Spieler
blocked-since = seit { $date }
blocked-end = Freigeben
blocked-end-what = { $name } freigeben
