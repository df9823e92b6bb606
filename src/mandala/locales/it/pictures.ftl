### La fine di una partita, il suo quadro e l’elenco delle proprie partite.

# Come si è arrivati al risultato. $who: chi legge ha vinto ("you"), perso ("other") o guardato ("they").
end-how-standing = Il punteggio era { $mine } : { $theirs }.
end-how-drawn = Stessi punti e stesso numero di carte nelle due Coppe.
end-how-colour = { $who ->
    [you] Il colore decisivo: { $colourName }, { $points } { $points ->
        [one] punto
       *[other] punti
    } per te ({ $count } { $count ->
        [one] carta
       *[other] carte
    }, zona { $place }) e { $theirs } per { $other }.
    [other] Il colore decisivo: { $colourName }, { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $name } ({ $count } { $count ->
        [one] carta
       *[other] carte
    }, zona { $place }) e { $theirs } per te.
   *[they] Il colore decisivo: { $colourName }, { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $name } ({ $count } { $count ->
        [one] carta
       *[other] carte
    }, zona { $place }) e { $theirs } per { $other }.
}
end-how-colours = { $who ->
    [you] I tuoi colori migliori: { $colourName } ({ $points }, zona { $place }) e { $secondName } ({ $secondPoints }, zona { $secondPlace }).
   *[they] I colori migliori di { $name }: { $colourName } ({ $points }, zona { $place }) e { $secondName } ({ $secondPoints }, zona { $secondPlace }).
}

picture = Il quadro di questa partita
picture-of = Mandala della partita { $first } – { $second }
picture-what = Il tempo scorre verso l’esterno: gli anelli sottili sono i turni, quelli larghi i Mandala distrutti. Nessun’altra partita ha questo quadro.
picture-save = Salva come { $kind }
share-game = Condividi
all-games = Tutte le tue partite

history-title = Le tue partite
history-none = Nessuna partita finita, per ora. Ognuna lascerà qui un quadro.
history-no-match = Nessuna partita corrisponde alla scelta.
history-opponent = Avversario
history-kind = Tipo
history-all = Tutti
history-ai = Contro il computer
history-online = Via internet
history-hotseat = Allo stesso schermo
history-won = Vinta
history-lost = Persa
history-count = { $count } { $count ->
    [one] partita
   *[other] partite
}
history-more = Mostra altre
history-download = Scarica tutte le registrazioni
history-downloading = { $count } { $count ->
    [one] registrazione
   *[other] registrazioni
} finora …
