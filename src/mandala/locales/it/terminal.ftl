### Il tavolo nel terminale, e ciò che stampano i comandi sulle partite.

you = Tu

## Una partita raccontata.

tell-mountain = { $who ->
    [you] Metti { $cards } sulla Montagna { $mandala } e peschi { $drawn }.
   *[they] { $name } mette { $cards } sulla Montagna { $mandala } e pesca { $drawn }.
}
tell-field = { $who ->
    [you] Metti { $cards } nel tuo Campo del Mandala { $mandala }.
   *[they] { $name } mette { $cards } nel suo Campo del Mandala { $mandala }.
}
tell-discard = { $who ->
    [you] Scarti { $cards } e peschi { $drawn }.
   *[they] { $name } scarta { $cards } e pesca { $drawn }.
}
tell-claim = { $who ->
    [you] Reclami { $cards }: { $where }.
   *[they] { $name } reclama { $cards }: { $where }.
}
drawn-nothing = nulla
drawn-count = { helper-cards }
where-river = una al posto { $place } del Fiume{ $count ->
    [0] {""}
   *[other] , { $count } nella Coppa
}
where-cup = { $count ->
    [1] nella Coppa
   *[other] tutte e { $count } nella Coppa
}
where-discard = con il Campo vuoto, nella pila degli scarti
tell-deck-out = Il mazzo di pesca è finito. La partita termina con il prossimo Mandala distrutto.
tell-deck-out-shuffled = Il mazzo di pesca è finito e la pila degli scarti diventa il nuovo mazzo. La partita termina con il prossimo Mandala distrutto.
tell-shuffled = La pila degli scarti diventa il nuovo mazzo di pesca.
tell-anew = Il Mandala { $mandala } ricomincia con { $firstName } e { $secondName }.
tell-complete = { $who ->
    [you] Il Mandala { $mandala } è completo: scegli prima tu ({ $mine } a { $theirs } nei Campi).
   *[they] Il Mandala { $mandala } è completo: sceglie prima { $name } ({ $mine } a { $theirs } nei Campi).
}
tell-complete-tie = { $who ->
    [you] Il Mandala { $mandala } è completo: scegli prima tu ({ $mine } a { $theirs } nei Campi, e l’ultima carta è di { $last }).
   *[they] Il Mandala { $mandala } è completo: sceglie prima { $name } ({ $mine } a { $theirs } nei Campi, e l’ultima carta è { $lastWho ->
        [you] tua
       *[they] di { $last }
    }).
}
tell-resign = { $who ->
    [you] Abbandoni.
   *[they] { $name } abbandona.
}
tell-forfeit = { $name } perde la partita: { $why }

ending-won = { $who ->
    [you] Hai vinto: { $reason }.
   *[they] Vince { $name }: { $reason }.
}
ending-drawn = La partita finisce in parità: { $reason }.
ending-aborted = Non vince nessuno: { $reason }.
ending-fewer = Meno carte nella Coppa, { $fewer } a { $more } (Regola 7.2).
reason-river = un Fiume è pieno (Regola 6.1)
reason-deck = il mazzo di pesca era finito (Regola 6.2)
reason-deadlock = nessun Mandala si può più completare (Regola 6.3)
reason-stall = trenta turni senza una carta in un Mandala (Regola 6.4)
reason-resign = l’altro ha abbandonato
reason-timeout = l’altro ha finito il tempo
reason-forfeit = l’altro ha perso per un errore
reason-agreed = d’accordo tutti e due
reason-aborted = la partita è stata interrotta

## Il tavolo disegnato. Breve: una riga ha 80 colonne.

status-move = mossa { $number }
status-deck = mazzo { $count }
status-end-near = la fine è vicina
status-discard = scarti { $count }
label-river = { -river }
label-hand = mano
label-cup = { -cup }
label-mountain = { -mountain }
label-points = punti
label-no-place = senza
cup-points = = { $points } { $points ->
    [one] punto
   *[other] punti
}
cup-unseen = { $count } { $count ->
    [one] ignota
   *[other] ignote
}
mandala-destroyed = Il Mandala { $mandala } è distrutto
mandala-missing = manca
chooses-now = { $who ->
    [you] Ora scegli tu
   *[they] Ora sceglie { $name }
}
would-choose-first = { $who ->
    [you] Sceglieresti prima tu
   *[they] Prima sceglierebbe { $name }
}
tie-chooses-second = pari: chi lo completa sceglie dopo

## Scegliere una mossa.

heading-discard = Scartare
legend-completes = { $who ->
    [you] completa il Mandala, scegli prima tu
   *[they] completa il Mandala, sceglie prima { $name }
}
offer-discard = nella pila degli scarti (Campo vuoto)
offer-place = posto { $place } del Fiume
offer-cup = { $count } nella Coppa
offer-points = { $points } { $points ->
    [one] punto
   *[other] punti
}
offer-other = per { $name } vale { $points }
hint-type-turn = Scrivi una mossa (M1R) o il suo numero; ? per aiuto.
hint-type-claim = Scrivi un colore (CY) o il suo numero; ? per aiuto.
prompt-you = La tua mossa
prompt-name = Mossa di { $name }
no-such-number = Non c’è una mossa { $typed }: scegli da 1 a { $last }.
no-such-rule = Non c’è una regola { $number }; i numeri vanno da 1.1 a 8.4.

## Intorno alla partita.

takes-a-seat = { $name } prende posto
is-thinking = { $name } pensa
is-thinking-first = { $name } pensa (la primissima mossa su un computer può durare un minuto)
nothing-yet = Non si è ancora giocato nulla.
back-to-table = Invio torna al tavolo
give-up = Abbandoni davvero? Scrivi sì
answer-yes = s si sì
hand-over = Tocca a { $name }. Nessun altro dovrebbe guardare ora.
hand-over-enter = { $name }, premi Invio per vedere le tue carte
name-first = Nord
name-second = Sud
name-alone = Giocatore
kept = La partita è salvata in { $file } dopo la mossa { $ply }. Continua con: { $command }
not-kept = La partita non è stata salvata. Con --record FILE si può riprendere.
resume-question = { $file } contiene { $first } contro { $second }, { $count } { $count ->
    [one] mossa giocata
   *[other] mosse giocate
}. Continuare? Scrivi sì o no
resume-or-other = { $file } contiene una partita in corso: continua con --resume { $file }, o salva in un altro file
resume-alone = { $file }: una partita da riprendere sta da sola nel suo file, qui sono { $count }
resume-over = { $file }: questa partita è finita ({ $mine } : { $theirs }), non c’è nulla da riprendere
resume-options = --seed, --first e --names valgono per una nuova partita, non con --resume
cannot-save = impossibile salvare la partita in { $file }: { $why }

## Elenchi di partite.

outcome-progress = in corso dopo { $count } { $count ->
    [one] mossa
   *[other] mosse
}
outcome-moves = { $count } { $count ->
    [one] mossa
   *[other] mosse
}
game-line = partita { $number }: { $outcome }
position-start = partita { $number }, prima della prima mossa
position-after = partita { $number }, dopo la mossa { $ply }, { $move }
position-mountain = { -mountain }
position-fields = Campi
position-discard = scarti
position-deck = mazzo
position-may-play = { $name } può giocare
