### Che cosa non va in una mossa, in una registrazione o in una distribuzione: una riga ciascuno. La pagina le legge dove si rivedono le partite.

at-file = { $file }: { $why }
at-line = { $file }: riga { $line }: { $why }
at-move = mossa { $number }: { $why }
at-move-entry = mossa { $number } (moves[{ $index }]): { $why }
standard-input = ingresso standard

## Mosse.

not-a-move = { $typed } non è una mossa: scrivi M1R (Montagna), F2G3 (Campo), DB2 (scarto) o CY (reclamare), con i colori R O Y G P B
not-legal = { $move } non è ammessa: { $why } (Regola { $rule })

## La forma di una registrazione. I nomi come “moves” sono chiavi del file e restano così.

record-own-key = { $key } è una chiave della registrazione stessa e non può essere aggiunta
record-extra-not-json = le chiavi aggiunte a una registrazione devono essere JSON: { $why }
record-line-too-long = la riga supera { $limit } MB
record-not-object = una registrazione è un oggetto JSON, qui c’è { $kind }
record-format = format deve essere "{ $format }", non { $found }
record-missing = manca { $key }
record-byte-order-mark = il testo comincia con un indicatore dell’ordine dei byte: salvalo in UTF-8 senza
record-not-utf8 = testo non in UTF-8 al byte { $at }
record-not-json = non è JSON al carattere { $at }
record-not-json-cut = non è JSON al carattere { $at } (il file è troncato?)
record-too-deep = JSON illeggibile: troppi livelli annidati
record-too-many-digits = JSON illeggibile: un numero ha troppe cifre
record-key-twice = la chiave { $key } compare due volte
record-number-too-large = { $found } è un numero troppo grande
record-not-number = { $found } non è un numero JSON
record-two-names = players deve essere un elenco di due nomi
record-half-character = { $where } contiene mezzo carattere (un surrogato isolato)
record-reshuffles-list = reshuffles deve essere un elenco di mazzi, non { $kind }
record-reshuffle-empty = { $where } è vuoto: una pila degli scarti vuota non si annota (Regola 6.2)
record-reshuffle-letter = { $where } ha una lettera che non è tra { $letters } (Regola 1.1)
record-moves-list = moves deve essere un elenco di mosse, non { $kind }
record-result-object = result deve essere un oggetto, non { $kind }; durante la partita si omette
record-two-scores = result.scores deve essere di due numeri interi
record-reason = result.reason { $found } non è noto
record-seat = { $where } deve essere il posto 0 o 1, non { $found }
record-text = { $where } deve essere testo, non { $kind }
record-none = il file non contiene registrazioni
kind-object = un oggetto
kind-list = un elenco
kind-text = testo
kind-boolean = vero o falso
kind-null = niente (null)
kind-number = un numero

## Mazzi, mosse e risultati contro le regole.

deck-letter = deck contiene { $found }, che non è tra le lettere { $letters } (Regola 1.1)
deck-size = deck ha { $count } { $count ->
    [one] carta
   *[other] carte
}, non { $wanted } (Regola 1.1)
deck-colour = deck ha { $count } { $count ->
    [one] carta
   *[other] carte
} di { $letter }, non { $wanted } (Regola 1.1)
record-past-end = { $move } viene dopo la fine della partita ({ $reason }, Regola 6)
record-reshuffles-surplus = in reshuffles i mazzi sono { $written }, ma dalle mosse ne risultano { $made } (Regola 6.2)
record-reshuffle-lacking = qui si rimescola la pila degli scarti, ma in reshuffles non c’è la voce { $index } (Regola 6.2)
record-reshuffle-foreign = reshuffles[{ $index }] non è la pila degli scarti da cui nasce: dovrebbe contenere { $pile } in un ordine qualsiasi (Regola 6.2)
record-not-over = result dice { $reason }, ma dopo la mossa { $ply } la partita non è finita (Regola 6)
record-result-differs = result è { $stated }, ma dalle mosse risulta { $reached } (Regole 6 e 7)
game-first-seat = first è il posto di chi comincia, 0 o 1, non { $found } (Regola 2.2)
dealer-other-cards = il mazzo { $number } del mazziere non contiene le carte ricevute: dovrebbe contenere { $pile } in un ordine qualsiasi
game-no-such-seat = { $found } non è un posto: i posti sono 0 e 1 (Regola 1.1)
game-over-already = la partita è già finita (Regola 6)
game-no-such-end = { $reason } non è tra { $reasons }
game-nothing-to-decide = la partita è finita: non c’è più nulla da decidere (Regola 6)
spectator-no-hand = chi guarda non vede una mano con cui giocare (Regola 8)

## Il controllo di una distribuzione.

fair-not-over = la partita non è finita: il seme si pubblica alla fine
fair-seed-size = seed deve avere { $wanted } byte, non { $found }
fair-seed-other = il seme non è quello impegnato: le impronte sono diverse
fair-seed-same = il seme è quello impegnato prima della partita
fair-start-other = chi comincia non deriva dall’impegno e dai numeri dei giocatori
fair-start-same = chi comincia deriva dall’impegno e dai numeri dei giocatori
fair-deck-other = il mazzo non è quello che deriva dal seme e dal tavolo
fair-deck-same = il mazzo deriva dal seme e dal tavolo
fair-reshuffle-other = reshuffles[{ $index }] non è l’ordine che deriva dal seme
fair-reshuffles-same = { $count ->
    [0] nessuna rimescolata
   *[other] { $count } rimescolate su { $count } derivano dal seme
}
fair-moves-legal = tutte le { $count } mosse seguono le regole, ogni rimescolata è la pila degli scarti di quel momento
fair-entropy = entropy deve essere un elenco di testi esadecimali
fair-starts = starts deve essere "random", 0 o 1
fair-nonces = nonces deve contenere due testi esadecimali di { $wanted } byte, oppure null
fair-version = la versione { $found } della distribuzione è sconosciuta
fair-lacks = nella registrazione manca { $key }: questa distribuzione non si può controllare
fair-no-commitment = la registrazione non ha un impegno: prima di questa partita non è stato promesso nulla
fair-table-text = table non è testo che si possa scrivere in UTF-8
fair-hexadecimal = { $where } va scritto in esadecimale minuscolo
