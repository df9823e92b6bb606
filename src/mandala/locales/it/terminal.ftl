### Il tavolo nel terminale, e ciò che stampano i comandi sulle partite.

you = Tu

## Una partita raccontata.

tell-mountain = { $who ->
    [you] Metti { $cards } sulla Montagna { $mandala } e peschi { $drawn }.
   *[they] { $name } mette { $cards } sulla Montagna { $mandala } e pesca { $drawn }.
}
tell-discard = { $who ->
    [you] Scarti { $cards } e peschi { $drawn }.
   *[they] { $name } scarta { $cards } e pesca { $drawn }.
}
drawn-nothing = nulla
drawn-count = { helper-cards }
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
reason-resign = { $who ->
    [you] hai abbandonato
   *[they] { $name } ha abbandonato
}
reason-timeout = { $who ->
    [you] hai finito il tempo
   *[they] { $name } ha finito il tempo
}
reason-forfeit = { $who ->
    [you] hai perso per un errore
   *[they] { $name } ha perso per un errore
}
reason-agreed = d’accordo tutti e due
reason-aborted = la partita è stata interrotta

## Il tavolo disegnato. Breve: una riga ha 80 colonne.

status-move = mossa { $number }
status-deck = mazzo { $count }
status-end-near = prossimo Mandala: l’ultimo
status-discard = scarti { $count }
label-river = { -river }
label-hand = mano
label-cup = { -cup }
label-mountain = { -mountain }
label-points = punti
label-no-place = senza zona
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
    [you] Primo a scegliere: tu
   *[they] Primo a scegliere: { $name }
}
tie-chooses-second = parità: chi completa è secondo
news-cut = … altre { $count } sopra: scrivi log
window-small = Questa finestra ha { $width } colonne e { $height } righe. Al tavolo ne servono { $columns } e { $lines }: ingrandisci la finestra.

## Scegliere una mossa.

heading-discard = Scartare
legend-completes = { $who ->
    [you] completa il Mandala, scegli per primo tu
   *[they] completa il Mandala, sceglie per primo { $name }
}
offer-discard = nella pila degli scarti (Campo vuoto)
offer-place = zona { $place } del Fiume
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
which-move = { $typed } può essere una di queste mosse: { $moves }
key-alone = { $typed } vuole prima un colore, come nel browser: 3q mette il giallo sulla Montagna I. Per uscire scrivi quit.
not-understood = { $typed } non è né una mossa né un comando.
not-understood-like = { $typed } non è né una mossa né un comando. Intendevi { $names }?
no-such-rule = Non c’è una regola { $number }; i numeri vanno da 1.1 a 8.4.

## Intorno alla partita.

takes-a-seat = { $name } prende posto
is-thinking = { $name } pensa
is-thinking-first = { $name } pensa (la primissima mossa su un computer può durare un minuto)
nothing-yet = Non si è ancora giocato nulla.
back-to-table = Invio torna al tavolo
page-more = Invio: pagina seguente; b: indietro; q: al tavolo
page-last = Invio: al tavolo; b: indietro
give-up = Abbandoni davvero? Scrivi sì
answer-yes = s si sì
hand-over = Tocca a { $name }. Nessun altro dovrebbe guardare ora.
hand-over-enter = { $name }, premi Invio per vedere le tue carte
name-first = Nord
name-second = Sud
name-alone = Giocatore
kept = La partita è salvata dopo la mossa { $ply }. Per continuarla:
not-kept = Questa partita non è salvata.
kept-finished = La registrazione della partita è salvata. Per verificarla:
kept-nothing = Nessuna mossa giocata: non c’è nulla da salvare.
end-prompt = again: gioca ancora; same: stesse carte, posti scambiati; review; log; Invio: esci
review-prompt = Invio: mossa seguente; b: indietro; un numero: quella mossa; hint; q: al punteggio
review-no-hint = I suggerimenti ci sono solo dove dovevi decidere tu.
resume-none = non c’è nessuna partita da finire: cominciane una con mandala play
resume-waits = La tua ultima partita non è finita ({ $first } – { $second }). Per continuarla: { $command }
record-one-game = { $file } contiene una partita finita, e un file .json ne contiene una sola: scegli un altro file
resume-question = { $file } contiene { $first } contro { $second }, { $count } { $count ->
    [one] mossa giocata
   *[other] mosse giocate
}. Continuare? Scrivi sì o no
resume-or-other = { $file } contiene una partita in corso: continua con --resume { $file }, o salva in un altro file
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
