### Studiare una partita: le mosse che un giocatore poteva considerare, e continuare da lì.

study-title = Che cosa poteva considerare { $name }
study-note = Calcolato solo da ciò che { $name } poteva vedere e ricordare.
study-ready = { $count ->
    [one] Una mossa che { $name } poteva considerare.
   *[other] { $count } mosse che { $name } poteva considerare, dalla migliore.
}
study-played = giocata
study-instead = La mossa giocata:
study-nothing = Qui non c’è niente da decidere.
study-covered = Tocca a { $name }. Mostra tutte le carte per studiare la mossa.
study-before = Queste sono ancora le mosse della posizione precedente.

## Continuare contro il computer.

what-if = Continua da qui
what-if-what = Prendi il posto di un giocatore e continua contro il computer. Le carte che non poteva vedere vengono ridistribuite: nessuno ne sa più che al tavolo.
what-if-seat = Con le carte di chi giochi?
what-if-level = Avversario
what-if-at = Dalla mossa { $ply }

## Perché.

their-ends-ahead = Chiude la partita mentre { $mover } è in vantaggio.
their-hastens-end = Esaurisce il mazzo mentre { $mover } è in vantaggio: il prossimo Mandala è l’ultimo.
their-delays-end = Tiene aperta la partita: a { $mover } serve tempo per recuperare.
their-completes-alone = Completa il Mandala { $mandala } quando lì solo { $mover } ha carte nel Campo: circa +{ $points }.
their-completes-first = { $points ->
    [0] Completa il Mandala { $mandala } e sceglie per primo { $mover }.
   *[other] Completa il Mandala { $mandala } e sceglie per primo { $mover }: circa +{ $points }.
}
their-completes-second = Completa il Mandala { $mandala }: sceglie per primo { $name }, ma { $mover } ottiene circa +{ $points }.
their-threatens = Poi al Mandala { $mandala } manca solo un colore: { $colourName }. { $mover } ce l’ha in mano e sceglierebbe per primo.
their-foot = Fa entrare { $mover } nel Mandala { $mandala }: con il Campo vuoto lì non otterrebbe nulla.
their-extends-lead = Rafforza il vantaggio di { $mover } nel Mandala { $mandala }: { $mine } a { $theirs }.
their-spends-cheap = Usa un colore che per { $mover } vale solo { $place } a carta: { $colourName }.
their-spends-single = È l’unica carta di { $mover } di questo colore ({ $colourName }): in un Campo conviene metterne più d’una.
their-feeds = Aggiunge alla Montagna { $mandala } un colore nella zona { $place } del Fiume di { $mover }: { $colourName }.
their-could-wake = Aggiunge alla Montagna { $mandala } un colore che { $mover } ha nella Coppa e non ancora nel Fiume: { $colourName }, { $count }.
their-offers-place = Prepara nel Mandala { $mandala } un colore per la zona { $place } del Fiume di { $mover }: { $colourName }.
their-draws = { $count ->
    [0] Costa una sola carta.
    [one] Fa pescare 1 carta a { $mover }.
   *[other] Fa pescare { $count } carte a { $mover }.
}
their-discards-stuck = { $mover } ora non può mettere questo colore da nessuna parte: { $colourName }.
their-claim-wakes = Dà valore alle carte di questo colore nella Coppa di { $mover } ({ $cards }): +{ $points } in tutto.
their-claim-most = Qui nessun altro colore dà di più a { $mover } adesso: +{ $points }.
their-claim-gains = La Coppa di { $mover } vale { $points } in più.
their-claim-new = Un colore nuovo nel Fiume di { $mover }, nella zona { $place }: { $colourName }.
their-claim-saves = Conserva per una zona più alta un colore che { $mover } ha nella Coppa: { $colourName }, { $count }.
