### Het einde van een partij, de prent ervan en de lijst van eigen partijen.

# Hoe de uitslag tot stand kwam. $who: of de lezer won ("you"), verloor ("other") of toekeek ("they").
end-how-standing = De stand was { $mine } : { $theirs }.
end-how-drawn = Evenveel punten, en in beide kelken evenveel kaarten.
end-how-colour = { $who ->
    [you] De doorslag gaf { $colourName }: { $points } { $points ->
        [one] punt
       *[other] punten
    } voor jou ({ $count } { $count ->
        [one] kaart
       *[other] kaarten
    }, vakje { $place }) en { $theirs } voor { $other }.
    [other] De doorslag gaf { $colourName }: { $points } { $points ->
        [one] punt
       *[other] punten
    } voor { $name } ({ $count } { $count ->
        [one] kaart
       *[other] kaarten
    }, vakje { $place }) en { $theirs } voor jou.
   *[they] De doorslag gaf { $colourName }: { $points } { $points ->
        [one] punt
       *[other] punten
    } voor { $name } ({ $count } { $count ->
        [one] kaart
       *[other] kaarten
    }, vakje { $place }) en { $theirs } voor { $other }.
}
end-how-colours = { $who ->
    [you] Je beste kleuren waren { $colourName } ({ $points }, vakje { $place }) en { $secondName } ({ $secondPoints }, vakje { $secondPlace }).
   *[they] De beste kleuren van { $name } waren { $colourName } ({ $points }, vakje { $place }) en { $secondName } ({ $secondPoints }, vakje { $secondPlace }).
}

picture = De prent van deze partij
picture-of = Mandala van de partij { $first } – { $second }
picture-what = De tijd loopt naar buiten: smalle ringen zijn beurten, brede zijn vernietigde mandala’s. Geen andere partij heeft deze prent.
picture-save = Opslaan als { $kind }
share-game = Delen
all-games = Al je partijen

history-title = Je partijen
history-none = Nog geen partij uitgespeeld. Elke partij laat hier een prent achter.
history-no-match = Geen partij past bij deze keuze.
history-opponent = Tegenstander
history-kind = Soort
history-all = Alle
history-ai = Tegen de computer
history-online = Op afstand
history-hotseat = Aan één scherm
history-won = Gewonnen
history-lost = Verloren
history-count = { $count } { $count ->
    [one] partij
   *[other] partijen
}
history-more = Meer tonen
history-download = Alle verslagen downloaden
history-downloading = { $count } { $count ->
    [one] verslag
   *[other] verslagen
} tot nu toe …
