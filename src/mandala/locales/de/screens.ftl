### Start, Fenster und Meldungen des Tisches im Browser.

title = Mandala
title-your-turn = Du bist am Zug
tagline = Das Sandspiel für zwei
unofficial = Eine inoffizielle Ausgabe, ohne Verbindung zu den Machern des gedruckten Spiels.
close = Schließen
settings = Einstellungen
to-start = Zur Startseite
leave = Den Tisch verlassen
connecting = Verbinden …
dealing = Die Karten werden gegeben …
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
table-closed = Dieser Tisch lässt sich nicht öffnen
not-loaded = Die Seite wurde nicht vollständig geladen. Vielleicht wurde das Spiel inzwischen aktualisiert.
reload = Neu laden

your-name = Dein Name
other-name = Name des Mitspielers
default-name = Gast
default-other-name = Freund
start-ai = Jetzt spielen
level-what = { $level ->
    [1] Spielt, was schön aussieht. Verzählt sich oft und übersieht, was du sammelst.
    [2] Sieht die eigenen Möglichkeiten, übersieht ab und zu deine.
    [3] Spielt solide, mit einem Versehen hier und da.
    [4] Kennt die Werte und denkt ein wenig voraus.
   *[5] Denkt so weit voraus, wie wir es ihm beibringen konnten.
}
start-online = Online spielen
start-online-what = Schick jemandem den Link zu einem Tisch für zwei.
start-online-go = Tisch öffnen
start-pace = Zeit
start-pace-free = ohne Uhr
start-pace-live = je 15 Minuten
start-pace-days = 3 Tage je Zug
start-listed = Jeder darf sich dazusetzen oder zusehen
start-hotseat = Zu zweit an einem Bildschirm
start-hotseat-what = Reicht das Gerät hin und her; die Handkarten bleiben verdeckt.
start-hotseat-go = Beginnen
start-more = Weitere Optionen: wer beginnt, ohne Gedächtnishilfe
start-who = Wer beginnt?
start-who-random = Zufällig
start-who-first = Ich beginne
start-who-second = Mitspieler beginnt
start-strict = Ohne Gedächtnishilfe: Nichts wird gezeigt, was du dir merken müsstest
start-replay = Aufgezeichnete Partie ansehen
my-games = Deine Partien
games-more = { $count } weitere
game-versus = { $first } – { $second }
game-waiting = wartet auf einen Mitspieler
game-moves = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
listed-tables = Offene Tische
listed-join = Gegen { $name } spielen
listed-watch = { $first } – { $second } zusehen

join-title = { $name } lädt dich zu einer Partie Mandala ein
join-clock-none = Ohne Uhr: Nehmt euch so viel Zeit, wie ihr mögt.
join-clock-live = Uhr: je { $minutes } min, dazu { $seconds } s für jeden Zug.
join-clock-days = Uhr: bis zu { $time } für jeden Zug.
join-go = Platz nehmen
waiting-title = Dein Tisch ist bereit
waiting-watch-title = Die Partie hat noch nicht begonnen
waiting-what = Schick diesen Link an die Person, mit der du spielen willst. Die Partie beginnt, sobald sie Platz nimmt.
waiting-qr = Derselbe Link als QR-Code, für die Kamera eines Telefons
waiting-link = Link für den Mitspieler
watch-link = Link zum Zusehen
watch-what = Wer ihn öffnet, kann zusehen; die Handkarten bleiben verdeckt.
waiting-cancel = Partie absagen
local-title = Nur dieser Computer kann diese Links öffnen
local-network = Der Server antwortet nur diesem Computer. Sollen andere im selben Netz mitspielen, halte ihn an und starte ihn mit der Zeile unten; setze für ADRESSE die Adresse dieses Computers ein und öffne sie auch hier.
local-address = ADRESSE
copy = Kopieren
copy-link = { $what }: kopieren
copied = Kopiert

take-back = Meinen Zug zurücknehmen
abort = Partie abbrechen
other-player = { $name } blockieren oder melden
resign = Aufgeben
resign-sure = Aufgeben?
resign-what = Dein Mitspieler gewinnt; die Punkte bleiben, wie sie sind.
play-on = Weiterspielen

setting-confirm = Mit einem zweiten Tippen bestätigen
setting-confirm-always = immer
setting-confirm-matters = wenn es darauf ankommt
setting-confirm-never = nie
setting-speed = Animationen
setting-speed-slow = langsam
setting-speed-normal = mittel
setting-speed-fast = schnell
setting-speed-off = aus
setting-theme = Design
setting-theme-auto = wie das System
setting-theme-light = hell
setting-theme-dark = dunkel
setting-contrast = Mehr Kontrast
setting-sounds = Töne
setting-vibration = Vibrieren, wenn ein Mandala vollendet oder aufgelöst wird
setting-alert = Ein Ton, wenn du am Zug bist und diese Seite gerade nicht siehst
setting-shortcuts = Tasten: 1–6 Farben; { $peak1 } und { $peak2 } Zentrum I und II, { $field1 } und { $field2 } Feld I und II, { $pile } Ablagestapel; H ein Tipp, Esc legt die Karten zurück
devices-title = Deine Geräte
devices-none = Der Server weiß noch nichts von diesem Browser.
device-this = dieses hier
device-unknown = Unbekannter Browser
device-seen = zuletzt benutzt am { $date }
device-end = Abmelden
device-end-what = { $name } abmelden
device-add = Gerät hinzufügen
device-link = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal.
links-end = Alle Links zu meinen Plätzen ungültig machen
links-ended = Diese Links gelten nicht mehr. Deine Geräte bleiben angemeldet.
forget-me = Meine Daten löschen
forget-sure = Du verlässt alle deine Partien, auf allen Geräten. Die Partien bleiben ohne deinen Namen.
forget-not = Behalten
forgotten = Deine Daten sind gelöscht.
device-title = Deine Partien auf diesem Gerät
device-what = Dieser Browser zeigt dann die Partien deines anderen Geräts. Seine eigenen Partien verschwinden aus der Liste.
device-go = Hier benutzen
setting-language = Sprache
sound-offer = Möchtest du den Sand und die Klangschalen hören?
sound-offer-yes = Töne an
sound-offer-no = Nein, danke
language-en = English
language-it = Italiano
language-hu = Magyar
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

end-won = { $who ->
    [you] Du gewinnst!
   *[they] { $name } gewinnt
}
end-drawn = Unentschieden
end-aborted = Die Partie wurde abgebrochen
end-fewer-cards = Gleichstand: Es gewinnt, wer weniger Karten im Kelch hat.
end-take-backs = { $count ->
    [one] Ein Zug wurde zurückgenommen.
   *[other] { $count } Züge wurden zurückgenommen.
}
score-of = { $who ->
    [you] Deine Punkte
   *[they] Punkte von { $name }
}
score-line = { $cards } × { $place }
score-asleep = Nicht im Fluss, also ohne Wert:
accept = Annehmen
decline = Ablehnen
rematch-waiting = Warten auf die Antwort …
rematch-go = Zur nächsten Partie
play-again = Noch eine Partie
play-again-same-deal = Gleiche Karten, Plätze getauscht
look-at-table = Den Tisch ansehen
replay-game = Ansehen
download-record = Aufzeichnung herunterladen

replay-title = Eine Partie ansehen
replay-what = Wähle die Datei einer aufgezeichneten Partie (.json oder .jsonl) oder zieh sie hierher.
replay-choose = Datei wählen
replay-refused = Diese Datei lässt sich nicht ansehen: { $why }
replay-too-large = Diese Datei ist zu groß für eine aufgezeichnete Partie.
replay-unreadable = Das ist keine lesbare Datei.
replay-game-number = Partie { $number }
replay-deal = Die Karten sind verteilt.
replay-move = Zug { $ply } von { $last }
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-view = Sichtbare Karten
replay-all-cards = Alle Karten
leave-replay = Verlassen
check-deal = Kartenverteilung prüfen
deal-what = Vor der Partie hat sich der Gastgeber öffentlich auf eine geheime Zahl festgelegt. Diese Seite rechnet nun selbst nach, ob die Karten daraus folgen.
deal-checking = Prüfen …
deal-nothing = Diese Aufzeichnung enthält keine Festlegung: Die Verteilung lässt sich nicht prüfen.
deal-insecure = Diese Seite wurde nicht über https geladen, deshalb erlaubt der Browser die Prüfung nicht.
deal-promise-holds = Es ist dieselbe Festlegung, die dieser Browser während der Partie erhielt.
deal-promise-fails = Es ist nicht die Festlegung, die dieser Browser während der Partie erhielt.
deal-promise-unknown = Dieser Browser hat zu dieser Partie keine Festlegung gespeichert: Vergleiche sie mit der, die jemand anderes erhielt.
deal-seed-holds = Es ist die Zahl, die vor der Partie festgelegt wurde.
deal-seed-fails = Es ist nicht die Zahl, die festgelegt wurde.
deal-start-holds = Wer beginnt, folgt aus der Festlegung.
deal-start-fails = Wer beginnt, folgt nicht aus der Festlegung.
deal-nonce-holds = Die Zufallszahl dieses Browsers wurde beim Geben verwendet.
deal-nonce-fails = Die Zufallszahl dieses Browsers wurde beim Geben nicht verwendet.
deal-nonce-none = Dieser Browser hat keine Zufallszahl beigesteuert.
deal-deck-holds = Der Zugstapel folgt aus Zahl und Tisch.
deal-deck-fails = Der Zugstapel folgt nicht aus der Zahl.
deal-reshuffles-holds = Jedes Mischen folgt aus der Zahl.
deal-reshuffles-fails = Ein Mischen folgt nicht aus der Zahl.
deal-moves-holds = Jeder Zug folgt den Regeln (vom Server geprüft).
deal-fair = Die Karten wurden fair gegeben.
deal-unfair = Die Karten wurden nicht fair gegeben.
deal-commitment = Festlegung
deal-seed = Geheime Zahl
deal-nonces = Zufallszahlen der Spielenden
deal-nonces-none = keine
