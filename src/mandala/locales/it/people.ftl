### Bloccare e segnalare altri giocatori.

people-block = Blocca { $name }
people-block-what = Tu e { $name } non vi siederete più allo stesso tavolo. In questa partita { $name } non potrà più salutarti né proporti un’altra partita.
people-blocked = { $name } è ora tra i giocatori bloccati. Puoi annullare nelle impostazioni della pagina iniziale.
people-report = Segnala al gestore
people-report-what = Chi gestisce questo server vedrà questo tavolo, la tua segnalazione e i due identificativi. Perché segnali { $name }?
people-reason-name = Nome offensivo
people-reason-greetings = Saluti molesti
people-reason-delay = Mi fa aspettare apposta
people-reason-cheating = Gioco scorretto
people-reason-other = Altro
people-reported = Grazie. Ora il gestore può vedere la tua segnalazione.
blocked-title = Giocatori bloccati
blocked-since = dal { $date }
blocked-end = Sblocca
blocked-end-what = Sblocca { $name }
