### Suggerimenti: mosse da considerare, che cosa ne può venire e perché.

advice-title = Mosse da considerare
advice-short = { $colourName }: { $where }
advice-win = { $percent }% di vittoria
advice-lead = { $side ->
    [ahead] { $count } avanti
    [behind] { $count } indietro
   *[level] in parità
}
advice-ready = { $count ->
    [one] Una mossa da considerare.
   *[other] { $count } mosse da considerare, dalla migliore.
}
advice-note = Calcolato solo da ciò che puoi vedere e ricordare.
advice-also = Altrettanto bene con un altro numero di carte: { $counts }.
advice-even = { $which ->
    [both] Le due mosse in pratica si equivalgono.
    [first] Le prime due in pratica si equivalgono.
   *[all] Tutte e tre in pratica si equivalgono.
}

## Perché.

why-only-move = Non ci sono altre mosse.
why-ends-ahead = Chiude la partita mentre sei in vantaggio.
why-hastens-end = Esaurisce il mazzo mentre sei in vantaggio: il prossimo Mandala è l’ultimo.
why-delays-end = Tiene aperta la partita: ti serve tempo per recuperare.
why-completes-alone = Completa il Mandala { $mandala } quando lì solo tu hai carte nel Campo: circa +{ $points }.
why-completes-first = { $points ->
    [0] Completa il Mandala { $mandala } e scegli per primo tu.
   *[other] Completa il Mandala { $mandala } e scegli per primo tu: circa +{ $points }.
}
why-completes-second = Completa il Mandala { $mandala }: sceglie per primo { $name }, ma tu ottieni circa +{ $points }.
why-completes-early = Completa il Mandala { $mandala } prima che valga di più per { $name }.
why-threatens = Poi al Mandala { $mandala } manca solo un colore: { $colourName }. Ce l’hai in mano e sceglieresti per primo tu.
why-foot = Ti fa entrare nel Mandala { $mandala }: con il Campo vuoto lì non otterresti nulla.
why-takes-lead = Passa in testa nel Mandala { $mandala }: { $mine } a { $theirs }.
why-extends-lead = Rafforza il tuo vantaggio nel Mandala { $mandala }: { $mine } a { $theirs }.
why-draws-level = Pareggia nel Mandala { $mandala }: { $mine } a { $theirs }.
why-narrows-gap = Si avvicina nel Mandala { $mandala }: { $mine } a { $theirs }.
why-keeps-out = Tiene un colore fuori dalla Montagna { $mandala }: { $colourName }, nella zona { $place } del Fiume di { $name }.
why-spends-cheap = Usa un colore che per te vale solo { $place } a carta: { $colourName }.
why-spends-single = È la tua unica carta di questo colore ({ $colourName }): in un Campo conviene metterne più d’una.
why-feeds = Aggiunge alla Montagna { $mandala } un colore che hai nella zona { $place } del tuo Fiume: { $colourName }.
why-could-wake = Aggiunge alla Montagna { $mandala } un colore che hai nella Coppa e non ancora nel Fiume: { $colourName }, { $count }.
why-offers-place = Prepara nel Mandala { $mandala } un colore per la zona { $place } del tuo Fiume: { $colourName }.
why-draws = { $count ->
    [0] Costa una sola carta.
    [one] Ti fa pescare 1 carta.
   *[other] Ti fa pescare { $count } carte.
}
why-discards-stuck = Questo colore ora non si può mettere da nessuna parte: { $colourName }.
why-renews = { $count ->
    [one] Cambia 1 carta con una nuova.
   *[other] Cambia { $count } carte con altrettante nuove.
}
why-passes = Lascia i due Mandala come sono: tocca a { $name } scoprirsi per primo.
why-claim-wakes = Dà valore alle carte di questo colore nella tua Coppa ({ $cards }): +{ $points } in tutto.
why-claim-most = Qui nessun altro colore ti dà di più adesso: +{ $points }.
why-claim-gains = La tua Coppa vale { $points } in più.
why-claim-place = Nella zona { $place } entra { $colourName }: ogni altra carta varrà { $place }.
why-claim-new = Un colore nuovo nel tuo Fiume, nella zona { $place }: { $colourName }.
why-claim-saves = Conserva per una zona più alta un colore che hai nella Coppa: { $colourName }, { $count }.
why-claim-denies = Toglie a { $name } un colore che vale { $points } o più: { $colourName }.
why-claim-idle = Questo colore qui conta poco: { $colourName }.
