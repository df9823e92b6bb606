### Suggerimenti: mosse da considerare, che cosa ne può venire e perché.

advice-title = Mosse da considerare
advice-short = { $colourName }: { $where }
advice-win = vince { $percent } %
advice-lead = { $side ->
    [ahead] { $count } avanti
    [behind] { $count } indietro
   *[level] in parità
}
advice-ready = { $count ->
    [one] Una mossa da considerare.
   *[other] { $count } mosse da considerare, la migliore per prima.
}
advice-note = Calcolato da ciò che puoi vedere e ricordare, e da nient’altro.
study-title = Che cosa poteva considerare { $name }
study-note = Qui il «tu» è { $name }: tutto è calcolato da ciò che { $name } poteva vedere e ricordare, e da nient’altro.
study-played = giocata
study-instead = È stato giocato invece:

## Perché.

why-only-move = Non ci sono altre mosse.
why-ends-ahead = Chiude la partita mentre sei in vantaggio.
why-hastens-end = Esaurisce il mazzo mentre sei in vantaggio: il prossimo Mandala è l’ultimo.
why-delays-end = Tiene aperta la partita: ti serve tempo per recuperare.
why-completes-alone = Completa il Mandala { $mandala } mentre solo tu hai una carta in un Campo lì: circa +{ $points }.
why-completes-first = { $points ->
    [0] Completa il Mandala { $mandala } e scegli prima tu.
   *[other] Completa il Mandala { $mandala } e scegli prima tu: circa +{ $points }.
}
why-completes-second = Completa il Mandala { $mandala }: sceglie prima { $name }, ma tu ottieni circa +{ $points }.
why-completes-early = Completa il Mandala { $mandala } prima che valga di più per { $name }.
why-threatens = Poi nel Mandala { $mandala } manca solo questo colore: { $colourName }. Ce l’hai in mano e sceglieresti prima tu.
why-foot = Ti fa entrare nel Mandala { $mandala }: con il Campo vuoto lì non otterresti nulla.
why-takes-lead = Passa in testa nel Mandala { $mandala }: { $mine } a { $theirs }.
why-extends-lead = Rafforza il tuo vantaggio nel Mandala { $mandala }: { $mine } a { $theirs }.
why-draws-level = Pareggia nel Mandala { $mandala }: { $mine } a { $theirs }.
why-narrows-gap = Si avvicina nel Mandala { $mandala }: { $mine } a { $theirs }.
why-keeps-out = Tiene un colore fuori dalla Montagna { $mandala }: { $colourName }, al posto { $place } per { $name }.
why-spends-cheap = Spende un colore che per te vale solo { $place } a carta: { $colourName }.
why-spends-single = La tua unica carta di questo colore ({ $colourName }): in un Campo rendono di più quando sono diverse.
why-feeds = Sulla Montagna { $mandala } cresce un colore che hai al posto { $place } del tuo Fiume: { $colourName }.
why-could-wake = Sulla Montagna { $mandala } cresce un colore che dorme nella tua Coppa: { $colourName }, { $count }.
why-offers-place = Prepara nel Mandala { $mandala } un colore per il posto { $place } del tuo Fiume: { $colourName }.
why-draws = { $count ->
    [0] Costa una sola carta.
    [one] Ti porta in mano 1 carta nuova.
   *[other] Ti porta in mano { $count } carte nuove.
}
why-discards-stuck = Questo colore ora non si può mettere da nessuna parte: { $colourName }.
why-renews = { $count ->
    [one] Cambia 1 carta con una nuova.
   *[other] Cambia { $count } carte con altre nuove.
}
why-passes = Lascia i due Mandala come sono: { $name } deve scoprirsi per primo.
why-claim-wakes = Sveglia { $cards } nella tua Coppa: +{ $points } in tutto.
why-claim-most = Nessun colore qui ti porta subito di più: +{ $points }.
why-claim-gains = Aggiunge { $points } alla tua Coppa.
why-claim-place = Al posto { $place } entra { $colourName }: ogni altra carta varrà { $place }.
why-claim-new = Un colore nuovo nel tuo Fiume, al posto { $place }: { $colourName }.
why-claim-saves = Conserva per un posto più alto un colore che dorme nella tua Coppa: { $colourName }, { $count }.
why-claim-denies = Toglie a { $name } un colore che lì vale { $points } o più: { $colourName }.
why-claim-idle = Qui conta poco: { $colourName }.
