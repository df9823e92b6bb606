### Che cos’altro può andare storto a riga di comando: una riga ciascuno, per chi ha scritto.

## Che cosa obietta il sistema operativo.

system-ENOENT = File o cartella inesistente
system-EACCES = Permesso negato
system-EPERM = Operazione non permessa
system-EISDIR = È una cartella
system-ENOTDIR = Non è una cartella
system-ENAMETOOLONG = Nome di file troppo lungo
system-ELOOP = Troppi collegamenti uno dopo l’altro
system-EEXIST = Il file esiste già
system-ENOSPC = Spazio esaurito sul dispositivo
system-EROFS = File system in sola lettura
system-EADDRINUSE = Indirizzo già in uso
system-EADDRNOTAVAIL = Indirizzo non disponibile
system-ECONNREFUSED = Connessione rifiutata
cannot-write = impossibile scrivere { $file }: { $why }
cannot-print = impossibile scrivere l’uscita: { $why }
not-a-file = { $file } non è un file ma qualcos’altro, per esempio una pipe: indicane un altro

## Giocatori. Che cosa ha fatto un bot si legge dopo il suo nome.

no-such-player = non c’è un giocatore { $player }: scegli tra { $players }
no-such-player-like = non c’è un giocatore { $player }. Intendevi { $names }?
player-argument = { $player } non è possibile: scrivi { $examples }
no-weights = { $file } non contiene i pesi di una rete: indica un file scritto da mandala train
other-weights = { $file } contiene i pesi di un’altra rete: rifai l’allenamento con questa versione
weights-version = { $file } contiene pesi per la versione { $found } degli ingressi della rete, e a questo programma serve la versione { $needed }: rifai l’allenamento con questa versione
no-checkpoint = { $file } non è un punto di ripresa di questa versione: scegli un’altra cartella
other-training = { $folder } contiene un allenamento con altre impostazioni ({ $settings }): dai le stesse per riprenderlo, o scegli un’altra cartella
no-training-log = la riga { $line } di { $file } non è ciò che mandala train vi scrive: metti da parte il file
nothing-to-draw = { $folder } non contiene ancora un allenamento misurato: prima allena lì
plot-package = per un disegno serve il pacchetto matplotlib: { $command }
train-even-games = { $option } deve essere pari: ogni distribuzione si gioca da entrambi i posti
train-folder-busy = In { $folder } è già in corso un altro allenamento: aspetta che finisca o scegli un’altra cartella
bot-command-unreadable = non si legge come comando: una virgoletta non è chiusa
bot-cannot-start = non si avvia: { $why }
bot-refused = { $player } { $reason }
bot-no-hello = non ha salutato entro { $seconds } s
bot-before-hello = { $reason } prima di salutare
bot-hello-wrong = ha risposto al saluto con { $line } invece di { $wanted }
bot-not-reading = non legge il suo ingresso standard
bot-unasked = ha scritto senza che gli fosse chiesto: { $line }
bot-no-answer = non ha risposto entro { $seconds } s
bot-illegal-here = ha risposto { $move }, che qui non è ammessa
bot-illegal = ha risposto { $move }, che non è ammessa: { $why } (Regola { $rule })
bot-garbage = ha risposto qualcosa di incomprensibile: { $line }
bot-other-game = ha risposto per la partita { $found } nella partita { $number }
bot-stopped = si è fermato ({ $status })
bot-exit-code = codice d’uscita { $code }
bot-signal = interrotto dal segnale { $signal }
bot-output-closed = ha chiuso la sua uscita standard
bot-input-closed = ha chiuso il suo ingresso standard
bot-line-too-long = ha scritto una riga di oltre { $limit } kB
bot-flood = ha scritto molte righe senza che gli fosse chiesto

## L’arena.

arena-forfeit = { $player } perde la partita: { $reason }
arena-two-players = a un incontro servono almeno due giocatori
arena-name-two = indica almeno due giocatori, per esempio mandala arena greedy random
arena-jobs-or-cluster = --jobs vale per questa macchina: un cluster ha i suoi processi
arena-even-games = il numero di partite deve essere pari e almeno 2, non { $found }: ogni distribuzione si gioca due volte, a posti scambiati
arena-time = il tempo per mossa deve essere almeno 1 ms, non { $found }
arena-jobs = il numero di processi deve essere almeno 1, non { $found }
arena-sprt = a un test sequenziale servono due differenze Elo, prima la minore, entro ±{ $limit }: non { $smaller } e { $larger }
arena-keeps-dying = il processo che gioca continua a cadere ({ $times } volte, l’ultima con codice d’uscita { $code }): la memoria basta?
arena-broke-down = un giocatore si è bloccato: { $why }
cluster-address = { $address } non è l’indirizzo di uno scheduler Dask: { $why }
cluster-none = non c’è uno scheduler Dask a { $address }: { $why }
cluster-package = per un cluster serve il pacchetto distributed: { $command }
cluster-no-workers = il cluster Dask non ha processi di lavoro: avviane con { $command }
cluster-workers-die = i processi del cluster continuano a cadere sulle stesse partite
cluster-gone = il cluster non risponde più
cluster-worker-failed = un processo del cluster ha fallito: { $why }

## Misure.

bench-needs-compiler = a --anchor serve un compilatore C: installane uno, o indicalo in CC
bench-no-comparison = nessun confronto con il C: { $why }
anchor-does-not-compile = { $file } non si compila: { $why }
anchor-no-reason = nessun motivo indicato
anchor-printed = il programma di confronto ha scritto { $line }, non le sue partite/s e mosse/partita

## Il server e chi vi si collega.

serve-public-address = l’indirizzo pubblico è http(s)://nome[:porta] senza percorso, non { $found }
serve-proxies = un proxy fidato si indica con il suo indirizzo o la sua rete (192.0.2.7 o 192.0.2.0/24), non { $found }
serve-cannot-listen = impossibile ascoltare a { $host } porta { $port }: { $why }
serve-no-host = questo non può essere il nome di una macchina
serve-not-started = il server non è partito; il file di registro dice perché
connect-address = l’indirizzo di un server comincia con http:// o https://, non { $found }
connect-address-wrong = { $found } non è l’indirizzo di un server: controlla nome e porta
connect-no-answer = { $url } non risponde: { $why }
connect-not-ours = { $url } non risponde come un server di Mandala: controlla l’indirizzo
connect-no-line = { $url } non apre il tavolo: { $why }
connect-refused = il server ha respinto la richiesta: { $why }
connect-table-refused = il tavolo l’ha respinta: { $why }
connect-strict = un bot non può giocare a un tavolo «solo memoria»: aprine uno normale
connect-link = il link deve finire con #invite=… o #seat=…: copialo tutto
connect-resigned = il bot { $reason }: ha abbandonato la partita
that-colour = quel colore

## La base di dati.

database-address = l’indirizzo della base di dati è sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME
database-address-unreadable = l’indirizzo della base di dati non si legge: controlla la porta, e scrivi i caratteri speciali della password come %XX
database-none-yet = { $file }: non c’è ancora una base di dati (la crea { $command })
database-closed = l’archivio è chiuso
database-locked = la base di dati è bloccata da un altro programma: riprova tra un momento
database-full = il disco è pieno: libera spazio, poi riprova
database-disk = impossibile leggere o scrivere sul disco
database-read-only = la base di dati non si può scrivere: controlla i permessi del file e della cartella
database-cannot-open = impossibile aprire il file della base di dati: controlla cartella e permessi
database-damaged = il file della base di dati è danneggiato: ripristina un backup
database-file-gone = il file della base di dati è stato cancellato, spostato o sostituito mentre il server era in funzione: ferma il server e rimetti il file al suo posto (vedi “The database file was lost” nella guida per chi ospita)
database-not-ours = il file non è una base di dati di Mandala
database-no-schema = questa non è una base di dati di Mandala: non ha schema
database-newer = la base di dati è di una versione più recente di Mandala (schema { $found }, questo programma conosce { $known }): aggiorna il programma
database-failed = errore della base di dati ({ $code })
database-no-answer = la base di dati non risponde
database-connection-lost = si è persa la connessione con la base di dati
database-certificate = il certificato della base di dati non è affidabile: controlla il nome, la data e sslrootcert
database-refuses-user = la base di dati rifiuta l’utente o la password
database-no-such-name = non c’è una base di dati con quel nome
database-busy = la base di dati era occupata con le stesse righe: riprova
database-exhausted = alla base di dati manca qualcosa che le serve
database-its-disk-full = il disco della base di dati è pieno
database-no-connections = la base di dati non ha più connessioni libere
database-shutting-down = la base di dati si sta spegnendo o è stata riavviata
database-no-such-table = quel tavolo non esiste
database-moved-on = il tavolo è già all’evento { $event }
database-stored-already = questa richiesta è già registrata come evento { $event }
backup-no-such-file = il file non esiste
backup-not-utf8 = non è testo in UTF-8
backup-not-ours = il file non è un backup di Mandala ({ $format })
backup-newer = il backup è di una versione più recente di Mandala (schema { $schema }): aggiorna prima
backup-schema = il backup ha lo schema { $schema }: ripristinalo in una base di dati nuova
backup-not-empty = la base di dati non è vuota: contiene { $table }; ripristina in una nuova
backup-damaged = il backup è danneggiato: il numero delle righe non torna
backup-cut-off = il backup è troncato: manca l’ultima riga
backup-foreign-line = la riga { $line } non fa parte di un backup di Mandala
backup-not-json = la riga { $line } non è JSON: è un backup di Mandala?
backup-columns = la riga { $line } non ha le colonne di { $table }
backup-value = la riga { $line } ha un valore illeggibile
guest-unknown = non si sa nulla di un ospite con questo identificativo
admin-not-a-time = { $found } non è una durata: scrivi 30m, 12h o 7d
admin-missing-table = indica il tavolo
admin-missing-whom = indica l’ospite o l’indirizzo
admin-on-or-off = scrivi { $task } on o { $task } off
admin-for-needs-ban = --for va con ban
admin-not-an-address = { $found } non è un indirizzo: scrivi 203.0.113.7 o 2001:db8::/64

picture-unfinished = il quadro si disegna solo a partita finita, e questa non lo è
picture-no-game = { $file }: non c’è la partita { $number }; l’ultima ha il numero { $count }
picture-kind = { $file } deve finire in .svg o .png, oppure essere -
