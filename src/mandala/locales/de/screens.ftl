### Start, Fenster und Meldungen des Tisches im Browser.

title = Mandala
title-your-turn = Du bist am Zug
tagline = Das Sandspiel für zwei
unofficial = Eine inoffizielle Ausgabe, ohne Verbindung zu den Machern des gedruckten Spiels.
close = Schließen
settings = Einstellungen
to-start = Zum Start
leave = Den Tisch verlassen
connecting = Verbinden …
connection-lost = Die Verbindung ist weg. Neuer Versuch …
table-closed = Dieser Tisch lässt sich nicht öffnen
not-loaded = Die Seite wurde nicht vollständig geladen. Vielleicht wurde das Spiel inzwischen aktualisiert.
reload = Neu laden

your-name = Dein Name
other-name = Name gegenüber
default-name = Gast
default-other-name = Freund
start-ai = Jetzt spielen
start-ai-what = Wähle, gegen wen: Das Spiel beginnt sofort.
level-what = { $level ->
    [1] Spielt, was hübsch aussieht. Verzählt sich und übersieht oft, was du sammelst.
    [2] Sieht die eigenen Möglichkeiten, übersieht ab und zu deine.
    [3] Spielt solide, mit einem Versehen hier und da.
    [4] Kennt die Werte und denkt ein wenig voraus.
   *[5] Denkt so gut voraus, wie wir es können.
}
start-online = Online spielen
start-online-what = Schick einen Link: Er öffnet einen Tisch für zwei.
start-online-go = Tisch öffnen
start-pace = Zeit
start-pace-free = ohne Uhr
start-pace-live = je 15 Minuten
start-pace-days = 3 Tage je Zug
start-listed = Alle dürfen mitspielen und zusehen
start-hotseat = Zu zweit an einem Bildschirm
start-hotseat-what = Gebt das Gerät weiter; die Hände bleiben verdeckt.
start-hotseat-go = Beginnen
start-more = Weitere Möglichkeiten: wer beginnt, strenges Gedächtnis
start-who = Wer beginnt?
start-who-random = Der Zufall
start-who-first = Ich beginne
start-who-second = Die andere Seite
start-strict = Strenges Gedächtnis: Nichts wird gezeigt, was du dir merken müsstest
start-replay = Aufgezeichnetes Spiel ansehen
my-games = Deine Spiele
games-more = { $count } weitere
game-versus = { $first } – { $second }
game-waiting = wartet auf die andere Seite
game-moves = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
games-finished = Zuletzt beendet
listed-tables = Offene Tische
listed-join = Gegen { $name } spielen
listed-watch = { $first } – { $second } zusehen

join-title = { $name } lädt dich zu einer Partie Mandala ein
join-clock-none = Ohne Uhr: Alle nehmen sich die Zeit, die sie mögen.
join-clock-live = Uhr: { $minutes } min je Seite und { $seconds } s mehr mit jeder Entscheidung.
join-clock-days = Uhr: bis zu { $time } für jede Entscheidung.
join-go = Platz nehmen
waiting-title = Dein Tisch ist bereit
waiting-watch-title = Das Spiel hat noch nicht begonnen
waiting-what = Schick diesen Link an die Person, mit der du spielen willst. Das Spiel beginnt, sobald sie Platz nimmt.
waiting-qr = Derselbe Link als QR-Code, für die Kamera eines Telefons
waiting-link = Link zum Mitspielen
watch-link = Link zum Zusehen
watch-what = Wer ihn öffnet, sieht zu; die Hände bleiben verdeckt.
waiting-cancel = Spiel absagen
local-title = Nur dieser Computer kann diese Links öffnen
local-network = Der Server antwortet nur diesem Computer. Für jemanden im selben Netz: Halte ihn an, starte ihn mit der Zeile unten, mit der Adresse dieses Computers anstelle von ADRESSE, und öffne diese Adresse auch hier.
local-address = ADRESSE
local-far = Für jemanden weit weg braucht er eine öffentliche Adresse mit https: docs/hosting.md im Projekt sagt, wie.
copy = Kopieren
copy-link = { $what }: kopieren
copied = Kopiert

take-back = Meinen Zug zurücknehmen
abort = Spiel abbrechen
resign = Aufgeben
resign-sure = Aufgeben?
resign-what = Die andere Seite gewinnt; die Punkte bleiben, wie sie stehen.
play-on = Weiterspielen

setting-confirm = Zum Bestätigen zweimal wählen
setting-confirm-always = immer
setting-confirm-matters = wenn es zählt
setting-confirm-never = nie
setting-speed = Animationen
setting-speed-slow = langsam
setting-speed-normal = mittel
setting-speed-fast = schnell
setting-speed-off = aus
setting-theme = Licht
setting-theme-auto = wie das System
setting-theme-light = Tag
setting-theme-dark = Nacht
setting-contrast = Mehr Kontrast
setting-sounds = Töne
setting-alert = Ein Ton, wenn du am Zug bist und woanders hinsiehst
setting-shortcuts = Tasten: 1–6 Farben; Q und W Zentrum I und II, A und S Feld I und II, D Ablagestapel; H ein Tipp, Esc legt zurück
setting-language = Sprache
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
end-aborted = Das Spiel wurde abgebrochen
end-fewer-cards = Gleiche Punkte: Weniger Karten im Kelch gewinnen.
score-of = { $who ->
    [you] Deine Punkte
   *[they] Punkte von { $name }
}
score-line = { $cards } × { $place }
score-asleep = Schläft, zählt nichts:
accept = Annehmen
decline = Ablehnen
rematch-waiting = Warten auf die Antwort …
rematch-go = Zum nächsten Spiel
play-again = Noch ein Spiel
play-again-same-deal = Gleiche Karten, Plätze getauscht
look-at-table = Den Tisch ansehen
replay-game = Ansehen
download-record = Aufzeichnung herunterladen

replay-title = Ein Spiel ansehen
replay-what = Wähle die Datei eines aufgezeichneten Spiels (.json oder .jsonl) oder zieh sie hierher.
replay-choose = Datei wählen
replay-refused = Diese Datei lässt sich nicht ansehen: { $why }
replay-too-large = Diese Datei ist zu groß für ein aufgezeichnetes Spiel.
replay-unreadable = Das lässt sich nicht als Datei lesen.
replay-game-number = Spiel { $number }
replay-deal = Die Karten sind verteilt.
replay-move = Zug { $ply } von { $last }
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-view = Wessen Karten
replay-all-cards = Alle Karten
leave-replay = Verlassen
check-deal = Verteilung prüfen
deal-what = Vor dem Spiel hat sich der Gastgeber öffentlich auf eine geheime Zahl festgelegt. Diese Seite rechnet nun selbst nach, ob die Karten daraus folgen.
deal-checking = Prüfen …
deal-nothing = Diese Aufzeichnung enthält keine Festlegung: Die Verteilung lässt sich nicht prüfen.
deal-insecure = Diese Seite kam nicht über https, deshalb gibt der Browser das Werkzeug zum Prüfen nicht her.
deal-promise-holds = Die Festlegung ist die, die dieser Browser während des Spiels erhielt.
deal-promise-fails = Die Festlegung ist nicht die, die dieser Browser während des Spiels erhielt.
deal-promise-unknown = Dieser Browser hat keine Festlegung dieses Spiels behalten: Vergleiche sie mit der, die jemand anderes erhielt.
deal-seed-holds = Die Zahl ist die vor dem Spiel festgelegte.
deal-seed-fails = Die Zahl ist nicht die festgelegte.
deal-deck-holds = Der Zugstapel folgt aus Zahl und Tisch.
deal-deck-fails = Der Zugstapel folgt nicht aus der Zahl.
deal-reshuffles-holds = Jedes Mischen folgt aus der Zahl.
deal-reshuffles-fails = Ein Mischen folgt nicht aus der Zahl.
deal-moves-holds = Jeder Zug folgt den Regeln (vom Server geprüft).
deal-fair = Die Verteilung ist ehrlich.
deal-unfair = Die Verteilung ist nicht ehrlich.
deal-commitment = Festlegung
deal-seed = Geheime Zahl
