### Il tavolo nel browser.

side = { $who ->
    [you] Il tuo lato
   *[they] Lato di { $name }
}
to-move = { $who ->
    [you] tocca a te
   *[they] di turno
}
river-of = { $who ->
    [you] Il tuo Fiume
   *[they] Fiume di { $name }
}
river-place = Zona { $place }: { $colourName }
river-place-free = Zona { $place }: libera
cup-of = { $who ->
    [you] La tua Coppa, { helper-cards }
   *[they] Coppa di { $name }, { helper-cards }
}
cup-cards = { helper-cards }
cup-worth = vale { $worth }
hand-of = { $who ->
    [you] { helper-cards } nella tua mano
   *[they] { helper-cards } in mano a { $name }
}
deck = Mazzo di pesca: { helper-cards }
discard = Pila degli scarti: { helper-cards }

first-choice = { $who ->
    [you] scegli per primo tu
   *[they] { $name } per primo
}
first-choice-tie = parità: chi completa sceglie per secondo
first-choice-tie-short = parità

# What lies in a mandala, for screen readers: the drawing is silent.
mountain-holds = { -mountain }: { $cards }
field-holds = { $who ->
    [you] Il tuo Campo: { $cards }
   *[they] Campo di { $name }: { $cards }
}
mandala-lacks = Manca: { $colours }
holds-nothing = nessuna carta

your-hand = La tua mano
well = { $colourName }: { $count ->
    [0] nessuna
   *[other] { $count } in mano
}{ $up ->
    [0] {""}
   *[other] , { $up } { $up ->
        [one] selezionata
       *[other] selezionate
    }
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } appena { $fresh ->
        [one] pescata
       *[other] pescate
    }
}
fresh = +{ $count }
how-many = Quante carte

targets = Dove
target-mountain = { -mountain } { $mandala }
target-field = { -field } { $mandala }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $count } carte
}
target-discard = Scarta { $count }
tap-again = tocca ancora per giocare
undo = Rimetti in mano

effect-balance = { $mine } : { $theirs }
effect-draw = { $count ->
    [0] non peschi
   *[other] peschi { $count }
}
effect-draw-limit = peschi { $count }, mano piena ({ $limit })
effect-completes = lo completa
effect-first = { $who ->
    [you] scegli per primo tu
   *[they] { $name } sceglie per primo
}
effect-deck-out = il mazzo finisce
effect-may-end = può chiudere la partita
effect-ends-game = chiude la partita

claims = Scegli un colore
claim-colour = { $colourName } ×{ $count }
claim-to-river = zona { $place }: +{ $gain } per te
claim-to-cup = nella Coppa: +{ $gain }
claim-other = vale { $gain } per { $name }
claim-other-or-more = { $gain ->
    [0] può dare punti a { $name }
   *[other] vale almeno { $gain } per { $name }
}
claim-no-field = Il tuo Campo è vuoto, quindi ciò che prendi viene scartato: togli il colore che serve di più all’avversario.

headline-turn = { $who ->
    [you] Tocca a te
   *[they] Tocca a { $name }
}
headline-claim = { $who ->
    [you] Scegli un colore
   *[they] { $name } sceglie
}
headline-sharing = Il Mandala { $mandala } viene distrutto
hint-turn = Scegli un colore dalla tua mano.
hint-claim = Scegli un colore dalla Montagna.
advice-ask = Suggerimento
end-near = Il mazzo è finito: il prossimo Mandala è l’ultimo.

menu = Menù
log = Cronaca
log-look = Guarda il tavolo dopo la mossa { $ply }
log-seated = { $who ->
    [you] Ti siedi al tavolo.
   *[they] { $name } si siede al tavolo.
}
log-mountain = { $who ->
    [you] Metti { $cards } sulla Montagna { $mandala } e ne peschi { $drew }.
   *[they] { $name } mette { $cards } sulla Montagna { $mandala } e ne pesca { $drew }.
}
log-field = { $who ->
    [you] Metti { $cards } nel tuo Campo { $mandala }.
   *[they] { $name } mette { $cards } nel suo Campo { $mandala }.
}
log-discard = { $who ->
    [you] Scarti { $cards } e ne peschi { $drew }.
   *[they] { $name } scarta { $cards } e ne pesca { $drew }.
}
log-claim-river = { $who ->
    [you] Reclami { $cards }: zona { $place }, +{ $points }.
   *[they] { $name } reclama { $cards }: zona { $place }, +{ $points }.
}
log-claim-river-automatic = { $who ->
    [you] L’ultimo colore, { $colourName } ({ $count }), è tuo: zona { $place }, +{ $points }.
   *[they] L’ultimo colore, { $colourName } ({ $count }), va a { $name }: zona { $place }, +{ $points }.
}
log-claim-cup = { $who ->
    [you] Reclami { $cards } per la tua Coppa: +{ $points }.
   *[they] { $name } reclama { $cards } per la Coppa: +{ $points }.
}
log-claim-cup-automatic = { $who ->
    [you] L’ultimo colore, { $colourName } ({ $count }), va nella tua Coppa: +{ $points }.
   *[they] L’ultimo colore, { $colourName } ({ $count }), va nella Coppa di { $name }: +{ $points }.
}
log-claim-discard = { $who ->
    [you] Reclami { $cards }: negli scarti, perché il tuo Campo era vuoto.
   *[they] { $name } reclama { $cards }: negli scarti, perché il suo Campo era vuoto.
}
log-claim-discard-automatic = Negli scarti: { $colourName } ({ $count }).
log-reshuffled = Il mazzo è finito: la pila degli scarti diventa il nuovo mazzo.
log-completed = { $who ->
    [you] Il Mandala { $mandala } è completo: { $mine } : { $theirs }, scegli per primo tu.
   *[they] Il Mandala { $mandala } è completo: { $mine } : { $theirs }, sceglie per primo { $name }.
}
log-completed-tie = { $who ->
    [you] Il Mandala { $mandala } è completo: parità, { $mine } : { $theirs }. Non l’hai completato tu, quindi scegli per primo.
   *[they] Il Mandala { $mandala } è completo: parità, { $mine } : { $theirs }. { $name } non l’ha completato, quindi sceglie per primo.
}
log-destroyed = Il Mandala { $mandala } è distrutto.
log-dealt = Nuova Montagna { $mandala }: { $firstName } e { $secondName }.
log-taken-back = { $who ->
    [you] Ritiri la tua mossa.
   *[they] { $name } ritira una mossa.
}
log-ai-took-over = { $level ->
    [1] L’Apprendista
    [2] Il Compagno
    [3] L’Adepto
    [4] L’Esperto
   *[5] Il Maestro
} gioca al posto di { $name }.
log-greeted = { $name }: { $greetingText }
log-claims-listed = Hai lasciato una lista di colori da reclamare.
log-rematch = { $who ->
    [you] Proponi un’altra partita.
   *[they] { $name } propone un’altra partita.
}
log-rematch-same-deal = { $who ->
    [you] Proponi un’altra partita con le stesse carte.
   *[they] { $name } propone un’altra partita con le stesse carte.
}
log-rematch-declined = { $who ->
    [you] Rifiuti.
   *[they] { $name } rifiuta.
}
log-rematch-accepted = La prossima partita è pronta.
log-finished = { $reason ->
    [river] La sesta zona di un Fiume è occupata: la partita è finita.
    [deck] L’ultimo Mandala è distrutto: la partita è finita.
    [deadlock] Nessun Mandala si può più completare: la partita è finita.
    [stall] Trenta turni senza una carta messa in un Mandala: la partita è finita.
    [resign] { $who ->
        [you] Abbandoni.
       *[they] { $name } abbandona.
    }
    [timeout] Il tempo è scaduto: la partita è finita.
    [aborted] La partita è stata annullata.
   *[other] La partita è finita.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] scegli per primo tu
   *[they] sceglie per primo { $name }
}
caption-gain = +{ $points }
caption-gain-or-more = { $points ->
    [0] punti ignoti
   *[other] almeno +{ $points }
}

cup-title = { $who ->
    [you] La tua Coppa
   *[they] Coppa di { $name }
}
cup-strict = A questo tavolo dovete ricordare voi che cosa è andato nella Coppa.
cup-line = { $colourName }: { $count } × { $place } = { $points }
cup-line-asleep = { $colourName }: { $count }, senza valore finché il colore non è nel Fiume
cup-line-unseen = { $count } mai { $count ->
    [one] vista
   *[other] viste
}
cup-sum = Finora vale { $worth }
cup-sum-range = Finora vale da { $from } a { $to }
discard-strict = A questo tavolo dovete ricordare voi che cosa è stato scartato.
discard-empty = Non è stato ancora scartato nulla.

headline-over = La partita è finita
ai-warming_up = Si prepara alla prima mossa …
ai-queued = Aspetta il suo turno per pensare …
ai-queued-place = Aspetta il suo turno per pensare (numero { $place } in coda) …
ai-thinking = Pensa …
ai-again = Ci ripensa …
replay-last = rivedi
show-score = Mostra il punteggio
cover-what = Passa il dispositivo a { $name }. Le carte di entrambi sono nascoste.
cover-show = Sono { $name }: mostra le mie carte
cover-hide = Nascondi le mie carte e passa a { $name }

looking-back = Il tavolo dopo la mossa { $ply }
back-to-live = Torna alla partita
whose-turn = { $who ->
    [you] tocca a te
   *[they] tocca a { $name }
}
headline-after-destruction = { $who ->
    [you] L’hai completato tu: { $turn }
   *[they] L’ha completato { $name }: { $turn }
}
clock-days = { $count } { $count ->
    [one] giorno
   *[other] giorni
}
overdue = Il tempo dell’avversario è scaduto.
overdue-win = Vinci per il tempo
overdue-ai = Fai continuare il computer
greetings = Saluta
