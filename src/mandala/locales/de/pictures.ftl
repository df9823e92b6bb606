### Das Ende einer Partie, ihr Bild und die Liste der eigenen Partien.

# Wie es zum Ergebnis kam. $who: ob der Leser gewonnen ("you"), verloren ("other") oder zugesehen hat ("they").
end-how-standing = Es stand { $mine } : { $theirs }.
end-how-drawn = Gleich viele Punkte und gleich viele Karten in beiden Kelchen.
end-how-colour = { $who ->
    [you] Den Ausschlag gab { $colourName }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für dich ({ $count } { $count ->
        [one] Karte
       *[other] Karten
    } auf Platz { $place }), { $theirs } für { $other }.
    [other] Den Ausschlag gab { $colourName }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $name } ({ $count } { $count ->
        [one] Karte
       *[other] Karten
    } auf Platz { $place }), { $theirs } für dich.
   *[they] Den Ausschlag gab { $colourName }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $name } ({ $count } { $count ->
        [one] Karte
       *[other] Karten
    } auf Platz { $place }), { $theirs } für { $other }.
}
end-how-colours = { $who ->
    [you] Deine besten Farben waren { $colourName } ({ $points }, Platz { $place }) und { $secondName } ({ $secondPoints }, Platz { $secondPlace }).
   *[they] Die besten Farben von { $name } waren { $colourName } ({ $points }, Platz { $place }) und { $secondName } ({ $secondPoints }, Platz { $secondPlace }).
}

picture = Das Bild dieser Partie
picture-of = Mandala der Partie { $first } – { $second }
picture-what = Die Zeit läuft nach außen: Schmale Ringe sind Züge, breite sind aufgelöste Mandalas. Keine andere Partie hat dieses Bild.
picture-save = Als { $kind } speichern
share-game = Teilen
all-games = Alle deine Partien

history-title = Deine Partien
history-none = Noch keine Partie beendet. Jede hinterlässt hier ein Bild.
history-no-match = Keine Partie passt zu dieser Auswahl.
history-opponent = Mitspieler
history-kind = Art
history-all = Alle
history-ai = Gegen den Computer
history-online = Übers Internet
history-hotseat = An einem Bildschirm
history-won = Gewonnen
history-lost = Verloren
history-count = { $count } { $count ->
    [one] Partie
   *[other] Partien
}
history-more = Mehr zeigen
history-download = Alle Aufzeichnungen herunterladen
history-downloading = Bisher { $count } { $count ->
    [one] Aufzeichnung
   *[other] Aufzeichnungen
} …
