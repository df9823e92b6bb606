### Warum etwas nicht geht. Die Schlüssel sind die Codes des Servers, mit Strich statt Schrägstrich.

refusal-rule = { $why } (Regel { $rule })

## Züge gegen die Regeln. Kurz: Sie stehen auf Knöpfen.

refusal-game-over = das Spiel ist aus
refusal-turn-claim_awaited = erst muss eine Farbe gewählt werden
refusal-claim-nothing_destroyed = es wird kein Mandala aufgelöst
refusal-claim-not_in_mountain = diese Farbe liegt nicht im Zentrum
refusal-hand-not_enough_cards = so viele Karten hast du nicht
refusal-mountain-colour_in_field = { $colourName } liegt hier in einem Feld
refusal-mountain-only_card = deine einzige Karte, und nichts zu ziehen
refusal-field-colour_in_mountain = { $colourName } liegt im Zentrum
refusal-field-colour_in_other_field = { $colourName } liegt im anderen Feld
refusal-field-keep_one_card = eine Karte muss auf der Hand bleiben

## Alles andere.

refusal-network-unreachable = Der Server antwortet nicht. Läuft er, und bist du im Netz?
refusal-message-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-message-too_large = Das ist zu viel auf einmal.
refusal-message-hello_first = Die Verbindung begann in falscher Reihenfolge. Lade die Seite neu.
refusal-message-hello_twice = Die Verbindung begann zweimal. Lade die Seite neu.
refusal-protocol-unknown = Der Server spricht eine andere Version. Lade die Seite neu.
refusal-rate-too_many = Das war sehr schnell. Warte kurz und versuche es noch einmal.
refusal-server-unavailable = Der Server kann gerade nichts speichern. Versuche es gleich wieder.
refusal-server-failed = Auf dem Server ging etwas schief. Versuche es noch einmal.
refusal-origin-foreign = Diese Seite darf mit jenem Server nicht sprechen.
refusal-host-unknown = Unter dieser Adresse kennt sich der Server nicht.
refusal-address-unknown = An dieser Adresse ist nichts.
refusal-method-not_allowed = Das geht an dieser Adresse nicht.
refusal-table-unknown = Diesen Tisch gibt es nicht (mehr).
refusal-table-full = Beide Plätze sind besetzt.
refusal-table-not_started = Das Spiel hat noch nicht begonnen.
refusal-table-over = Das Spiel ist aus.
refusal-table-not_over = Das geht erst nach dem Spiel.
refusal-table-wrong_kind = Das geht an dieser Art von Tisch nicht.
refusal-token-unknown = Dieser Link öffnet den Tisch nicht (mehr).
refusal-seat-not_yours = Du hast an diesem Tisch keinen Platz. Bitte um einen Link zum Zusehen.
refusal-seat-already_here = Du sitzt schon an diesem Tisch.
refusal-seat-taken_over = Für diesen Platz spielt der Computer weiter.
refusal-name-unusable = Wähle bitte einen anderen Namen, höchstens 24 Buchstaben.
refusal-move-malformed = Das ist kein Zug.
refusal-move-not_your_turn = Du bist nicht am Zug.
refusal-move-stale = Am Tisch ging es weiter. Sieh noch einmal hin.
refusal-claims-only_correspondence = Farblisten gibt es nur bei Spielen über Tage.
refusal-claims-colour_twice = Eine Farbe steht zweimal auf der Liste.
refusal-abort-too_late = Zum Abbrechen zu spät: Du kannst aufgeben.
refusal-timeout-too_early = Die andere Seite hat noch Zeit.
refusal-timeout-own_turn = Du bist selbst am Zug.
refusal-take_back-only_ai = Züge zurücknehmen geht nur gegen den Computer.
refusal-take_back-nothing = Es gibt nichts zurückzunehmen.
refusal-greeting-unknown = Das kann man hier nicht sagen.
refusal-greeting-too_many = Bis zum nächsten Zug ist genug gesagt.
refusal-rematch-not_offered = Es wurde kein weiteres Spiel angeboten.
refusal-rematch-exists = Das nächste Spiel ist schon bereit.
refusal-look-only_hotseat = Nur wo zwei an einem Bildschirm spielen.
refusal-hint-online = Tipps gibt es gegen den Computer oder an einem Bildschirm: Hier wären sie Hilfe von außen.
refusal-hint-strict = An diesem Tisch merkt sich jede Seite alles selbst, darum gibt es keine Tipps.
refusal-hint-unavailable = Gerade lässt sich kein Tipp berechnen. Versuch es gleich noch einmal.
refusal-look_back-strict = An diesem Tisch merkt ihr euch selbst, was vorher war.
refusal-look_back-no_such_ply = Diesen Zug gibt es nicht.
