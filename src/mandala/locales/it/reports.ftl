### Che cosa scrivono i comandi quando tutto va bene. I nomi di opzioni, file e giocatori restano come sono.

## Mentre si compila il motore.

compiling = Compilo il motore ({ $how })
compiling-kept = una volta per versione
compiling-not-kept = nessuna cartella in cui conservarlo
compiling-function = funzione { $number }: { $name }
compiling-function-of = funzione { $number } di circa { $expected }: { $name }

## Barre dei lavori più lunghi.

work-replaying = Rigioco
work-verifying = Verifica
work-measuring = Misuro
work-writing = Scrivo
work-restoring = Ripristino
work-exporting = Esporto
arena-bar-games = { $done } partite su { $total }
arena-bar-score = punteggio { $score }
arena-bar-left = ancora

## Risultati dell’arena.

arena-forfeit-line = partita { $number }: { $told }
arena-stopped = fermato dopo { $count } { $count ->
    [one] partita
   *[other] partite
}
arena-nothing = Nessuna coppia di partite è stata finita.
arena-heading = { $games } partite: { $deals ->
    [one] 1 distribuzione, giocata da entrambi i posti
   *[other] { $deals } distribuzioni, ognuna giocata da entrambi i posti
} · seme { $seed }
arena-won = vinte
arena-drawn = pari
arena-lost = perse
arena-lost-by-forfeit = perse per errore
arena-ms-a-move = ms per mossa
arena-against = { $first } contro { $second }
arena-measured = misurato
arena-interval = intervallo al 95%
arena-score = punteggio
arena-elo = punti Elo
arena-points-ahead = punti di vantaggio a partita
arena-rating = classifica (0: la media)
arena-games = partite
arena-match = incontro
arena-forfeits = errori
arena-test = prova
arena-test-accept = accettato
arena-test-reject = respinto
arena-test-open = aperto { $llr }
arena-range = da { $low } a { $high }
arena-percent = { $share }%
arena-no-difference = Nessuna differenza dimostrata: la parità è dentro l’intervallo.
arena-the-first = Il primo { $player }
arena-the-second = Il secondo { $player }
arena-stronger = { $player } è il giocatore più forte.
arena-sprt-told = Test sequenziale, { $player } è migliore di { $larger } punti Elo e non di { $smaller }: { $decision ->
    [accept] accettato
    [reject] respinto
   *[open] aperto, servono altre partite
} (LLR { $llr }, si decide a ±{ $bound }).

## Cifre di velocità.

bench-random-games = partite casuali, un core
bench-two-cores = due core
bench-in-c = lo stesso in C
bench-a-game = una partita casuale
bench-one-core = { $player }, un core
bench-fingerprint = impronta
bench-a-state = uno stato
bench-memory = memoria al massimo
bench-games-per-s = { $figure } partite/s
bench-moves-per-s = { $figure } mosse/s
bench-searches-per-s = { $figure } ricerche/s
bench-times-c = { $factor } × lo stesso in C
bench-times-one-core = { $factor } × un core
bench-no-c = manca il compilatore C
bench-game-is = { $moves } mosse, { $score } punti
bench-bytes = { $figure } byte
bench-megabytes = { $figure } MB

## Controlli di una distribuzione.

verify-fair = partita { $number }: regolare
verify-not-fair = partita { $number }: NON VERIFICATA
verify-unchecked = partita { $number }: NON VERIFICABILE
verify-unknown = –
verify-seed = seme
verify-start = inizio
verify-deck = mazzo
verify-reshuffles = rimescolate
verify-moves = mosse
verify-ok = sì
verify-no = NO

## Il server e la sua base di dati.

serve-open = Il tavolo è aperto a { $url }
serve-stop = Ctrl-C per fermare.
serve-port-taken = La porta { $port } è occupata: ne è stata scelta un’altra.
serve-only-here = Solo questo computer può aprirlo. Per gli altri nella tua rete: { $command }
connect-waiting = In attesa a { $url }
connect-result = { $outcome ->
    [won] vinta
    [lost] persa
   *[drawn] pari
} { $mine } : { $theirs } ({ $reason })
database-holds = tavoli: { $tables }, eventi: { $events }, ospiti: { $guests }
backup-written = { $file }: { $holds }
backup-restored = Ripristinato: { $holds }.
export-written = { $file }: { $count } { $count ->
    [one] partita
   *[other] partite
}
guest-forgotten = L’ospite è dimenticato.
admin-done = Fatto, e scritto nel registro.
admin-tables = tavoli: { $waiting } in attesa, { $playing } in gioco, { $over } finiti
admin-mode = { $mode }: { $on }
admin-banned = escluso fino a { $until }: { $who }
admin-columns-tables = tavolo | stato | ultimo evento | giocatori
admin-columns-guests = ospite | visto l’ultima volta | nome
admin-columns-reports = ora | motivo | segnalato | da | tavolo
admin-columns-log = numero | ora | da | ordine | oggetto | fino a | motivo

## mandala train

work-training = Allenamento
train-measured = { $games } partite, { $minutes } min, errore { $loss }: { $results }
train-result = { $score } contro { $player } (da { $low } a { $high })
train-previous = il suo stato precedente
train-no-previous = ancora nessuno stato precedente da affrontare
train-done = I pesi sono in { $file }: giocaci contro con il nome { $player }
train-plotted = La curva di apprendimento è in { $file }
train-no-plot = Nessuna curva di apprendimento viene disegnata: per averla installa Matplotlib con { $command }
curve-score = Risultato
curve-loss = Errore
curve-win = sulla vittoria
curve-margin = sul distacco
curve-games = Partite giocate
curve-minutes = Minuti di orologio, e sotto minuti di lavoro di un core

picture-written = Il quadro è in { $file }.
