### Warum etwas nicht geht. Die Schlüssel sind die Codes des Servers, mit Strich statt Schrägstrich.

refusal-rule = { $why } (Regel { $rule })

## Züge gegen die Regeln. Kurz: Sie stehen auf Knöpfen.

refusal-game-over = die Partie ist aus
refusal-turn-claim_awaited = erst muss eine Farbe gewählt werden
refusal-claim-nothing_destroyed = es wird kein Mandala aufgelöst
refusal-claim-not_in_mountain = diese Farbe liegt nicht im Zentrum
refusal-hand-not_enough_cards = so viele Karten hast du nicht
refusal-mountain-colour_in_field = { $colourName } liegt hier in einem Feld
refusal-mountain-only_card = deine einzige Karte, und nichts zu ziehen
refusal-field-colour_in_mountain = { $colourName } liegt im Zentrum
refusal-field-colour_in_other_field = { $colourName } liegt im Feld gegenüber
refusal-field-keep_one_card = eine Karte muss auf der Hand bleiben

## Alles andere.

refusal-network-unreachable = Der Server antwortet nicht. Läuft er, und bist du online?
refusal-message-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-message-too_large = Das ist zu viel auf einmal.
refusal-message-hello_first = Die Verbindung ist fehlgeschlagen. Lade die Seite neu.
refusal-message-hello_twice = Die Verbindung wurde zweimal geöffnet. Lade die Seite neu.
refusal-protocol-unknown = Diese Seite passt nicht zur Version des Servers. Lade sie neu.
refusal-rate-too_many = Das war zu schnell. Warte kurz und versuche es noch einmal.
refusal-server-unavailable = Der Server kann gerade nichts speichern. Versuche es gleich wieder.
refusal-server-full = Der Server ist voll. Nichts ist verloren; versuche es später noch einmal.
refusal-server-failed = Auf dem Server ging etwas schief. Versuche es noch einmal.
refusal-server-read_only = Der Server wird gerade gewartet und nimmt keine Züge an. Versuche es später noch einmal.
refusal-server-draining = Es beginnen keine neuen Partien, weil der Server bald anhält. Laufende Partien gehen weiter.
refusal-address-banned = Der Betreiber dieses Servers hat deine Verbindung vorerst gesperrt.
refusal-guest-banned = Der Betreiber dieses Servers hat dich vorerst gesperrt.
refusal-guest-blocked = Ihr spielt nicht miteinander: Einer von euch hat den anderen blockiert.
refusal-guest-nobody = An diesem Tisch sitzt niemand sonst.
refusal-block-unknown = Dieser Spieler steht nicht (mehr) in deiner Liste.
refusal-origin-foreign = Diese Seite darf nicht auf diesen Server zugreifen.
refusal-host-unknown = Das ist nicht die Adresse des Servers. Öffne die, die dir sein Betreiber gegeben hat.
refusal-address-unknown = An dieser Adresse ist nichts.
refusal-method-not_allowed = Das geht an dieser Adresse nicht.
refusal-network-not_here = Nur der Computer, auf dem der Server läuft, kann ihn für das Netz öffnen.
refusal-network-failed = Das Netz ließ sich nicht öffnen. Vielleicht benutzt ein anderes Programm den Port.
refusal-table-unknown = Diesen Tisch gibt es nicht (mehr).
refusal-table-full = Beide Plätze sind besetzt.
refusal-table-not_started = Die Partie hat noch nicht begonnen.
refusal-table-over = Die Partie ist aus.
refusal-table-not_over = Das geht erst, wenn die Partie zu Ende ist.
refusal-table-wrong_kind = Das geht an dieser Art von Tisch nicht.
refusal-token-unknown = Dieser Link öffnet den Tisch nicht (mehr).
refusal-device-unknown = Dieses Gerät steht nicht (mehr) in deiner Liste.
refusal-device-link_ended = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen.
refusal-seat-not_yours = Du hast an diesem Tisch keinen Platz. Bitte um einen Link zum Zusehen.
refusal-seat-already_here = Du sitzt schon an diesem Tisch.
refusal-seat-taken_over = Für diesen Platz spielt der Computer weiter.
refusal-name-unusable = Wähle bitte einen anderen Namen, höchstens 24 Buchstaben.
refusal-name-looks_alike = Dieser Name sieht aus wie der eines anderen Spielers oder des Computers. Bitte wähle einen anderen.
refusal-move-malformed = Das ist kein Zug.
refusal-move-not_your_turn = Du bist nicht am Zug.
refusal-move-stale = Inzwischen ging die Partie weiter. Sieh noch einmal auf den Tisch.
refusal-claims-only_correspondence = Farblisten gibt es nur bei Partien mit Tagen je Zug.
refusal-claims-colour_twice = Eine Farbe kommt in der Liste zweimal vor.
refusal-abort-too_late = Zum Abbrechen ist es zu spät. Du kannst aufgeben.
refusal-timeout-too_early = Dein Mitspieler hat noch Zeit.
refusal-timeout-own_turn = Du bist selbst am Zug.
refusal-timeout-clock_doubted = Die Uhr des Servers wird noch geprüft. Beanspruche den Sieg morgen noch einmal.
refusal-take_back-only_ai = Züge zurücknehmen geht nur gegen den Computer.
refusal-take_back-nothing = Es gibt nichts zurückzunehmen.
refusal-take_back-past_draw = An diesem Tisch kannst du keinen Zug zurücknehmen, nach dem gezogen wurde: Du wüsstest, was kommt.
refusal-take_back-too_many = In dieser Partie können keine weiteren Züge zurückgenommen werden.
refusal-nonce-not_due = Die Karten sind schon gegeben.
refusal-nonce-given = Ein anderes deiner Geräte hat seine Zufallszahl schon beigesteuert.
refusal-greeting-unknown = Es lassen sich nur die fertigen Grüße senden.
refusal-greeting-too_many = Den nächsten Gruß kannst du nach dem nächsten Zug senden.
refusal-rematch-not_offered = Es wurde keine weitere Partie angeboten.
refusal-rematch-exists = Die nächste Partie ist schon bereit.
refusal-look-only_hotseat = Das gibt es nur, wenn zwei an einem Bildschirm spielen.
refusal-hint-online = Tipps gibt es gegen den Computer oder an einem Bildschirm: Hier wären sie Hilfe von außen.
refusal-hint-strict = An diesem Tisch wird aus dem Gedächtnis gespielt, darum gibt es keine Tipps.
refusal-study-running_game = Diese Stellung gehört zu einer laufenden Partie. Frag noch einmal, wenn sie zu Ende ist.
refusal-hint-unavailable = Gerade lässt sich kein Tipp berechnen. Versuch es gleich noch einmal.
refusal-what_if-unavailable = Die Stellung lässt sich gerade nicht aufbauen. Versuch es gleich noch einmal.
refusal-what_if-no_deal = Diese Partie setzt eine andere fort. Deshalb gibt es keine Kartenverteilung zu prüfen.
refusal-look_back-strict = An diesem Tisch müsst ihr euch frühere Züge selbst merken.
refusal-look_back-no_such_ply = Diesen Zug gibt es nicht.
