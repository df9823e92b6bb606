### Che cosa dice --help, e che cosa non va nelle parole di un comando. I nomi di opzioni, file e giocatori restano come sono.

## Titoli e note di ogni pagina.

usage = Uso: { $line }
usage-options = [OPZIONI]
usage-command = [COMANDO] …
help-heading-options = Opzioni
help-heading-commands = Comandi
help-heading-play = Giocare
help-heading-host = Gestire un server
help-heading-research = Bot e ricerca
help-heading-shell = Shell
help-example = Esempio:
help-examples = Esempi:
help-default = se manca: { $value }
help-required = obbligatorio
help-from = da { $least }
help-above = sopra { $least }
flag-help = Mostra questo messaggio ed esce.
flag-version = Mostra la versione ed esce.
flag-lang = Lingua: { $languages } (se manca: quella del sistema).
flag-open-port = Porta del tavolo; 0: una qualsiasi libera.
flag-no-browser = Mostra solo l’indirizzo, senza aprire il browser, per esempio via ssh.
flag-json = Un oggetto JSON per riga, per i programmi.
flag-json-one = Un oggetto JSON, per i programmi.
flag-database = sqlite:///FILE o postgresql://… (anche MANDALA_DATABASE) [se manca: la tua cartella dei dati]

## Il programma e i suoi comandi: una riga nell’elenco, poi la pagina.

summary-mandala = Mandala, il gioco di carte per due (edizione non ufficiale).
help-mandala = Senza un comando: il tavolo nel browser.
example-browser = gioca subito, nel browser
example-terminal = gioca in questo terminale
example-clause = un punto delle regole
example-language = in un’altra lingua
example-record = controlla una partita registrata

summary-play = Gioca una partita in questo terminale.
help-play =
    Il tavolo è disegnato con colori e lettere. Le mosse si scrivono come sono elencate, o con il numero; “?” aiuta, “quit” esce. Ogni partita è salvata dopo ogni mossa, e mandala play --resume la continua.

    Giocatori: { $players }
flag-opponent = Chi gioca contro di te: “person” per due persone a questo schermo, o un giocatore.
flag-names = Come si chiamano i giocatori.
flag-first = Chi comincia: il giocatore 1 (tu), il 2 o random (a caso).
flag-seed = Lo stesso seme dà le stesse carte.
flag-record = Salva la partita in questo file, sotto le partite finite che contiene.
flag-resume = Continua la partita in questo file; senza FILE: la tua ultima partita non finita.

summary-replay = Controlla partite registrate rigiocandole.
help-replay =
    FILE contiene una registrazione per riga (un file .json: una sola); "-" legge l’ingresso standard. La prima registrazione che infrange una regola ferma tutto, con riga, mossa e regola.
flag-states = Scrive ogni posizione, non solo l’esito.

summary-picture = Disegna il quadro di una partita finita.
help-picture =
    FILE contiene una registrazione per riga (un file .json: una sola); "-" legge l’ingresso standard. Il quadro è un mandala fatto con le mosse, con il risultato sotto. La stessa registrazione dà sempre lo stesso quadro.
flag-picture-out = Scrive in questo file; il tipo dipende dalla fine del nome, .svg o .png. "-" scrive l’SVG sull’uscita standard. Se manca: un file SVG con il nome di FILE, in questa cartella.
flag-picture-game = Disegna la partita con questo numero, contando da 1; se manca, la prima.

summary-verify = Controlla che le carte delle partite finite siano state distribuite regolarmente.
help-verify =
    RECORD contiene una registrazione per riga (un file .json: una sola); "-" legge l’ingresso standard. Si confrontano il seme pubblicato con l’impegno preso prima della partita, il mazzo e ogni rimescolata con il seme, e tutte le mosse con le regole. Una partita senza impegno, o non finita, non si può verificare.

    Codice d’uscita: 0 tutto regolare, 1 una partita no, 2 il file non si legge, 3 una partita non si può verificare e nessuna è irregolare.

summary-arena = Fa incontrare giocatori su distribuzioni doppie.
help-arena =
    Ogni distribuzione si gioca due volte, a posti scambiati. Due giocatori fanno un incontro; se sono di più, tutti incontrano tutti e si ha una classifica. Gli intervalli sono al 95%.

    Giocatori: { $players }; l’ultimo è qualsiasi programma che parli il protocollo dei bot.
flag-games = Partite di ogni incontro; numero pari.
flag-arena-seed = Lo stesso seme dà le stesse carte; se manca, un seme nuovo.
flag-records = Scrive ogni partita in questo file, una registrazione per riga.
flag-jobs = Processi che giocano insieme.
flag-arena-json = Scrive il risultato come un oggetto JSON.
flag-sprt = Si ferma appena le partite distinguono queste differenze Elo.
flag-time-ms = Tempo per mossa dei bot esterni, in millisecondi.
flag-cluster = Gioca sul cluster Dask di questo scheduler.

summary-train = Insegna alla rete facendola giocare con sé stessa.
help-train =
    FOLDER riceve un punto di ripresa, i pesi raggiunti, i loro stati precedenti, un registro (un oggetto JSON per riga) e la curva di apprendimento. Lo stesso comando riprende da dove era stato interrotto e finisce con gli stessi pesi.
flag-train-games = Lunghezza di tutto l’allenamento, in partite.
flag-train-seed = Fissa ogni partita e ogni passo.
flag-measure-every = Partite tra due misure (0: solo una, alla fine).
flag-against = Contro chi misurare, su carte che l’allenamento non vede mai; si può ripetere. previous è il suo stesso stato alla misura precedente. Se manca: greedy, net e previous.
flag-measure-games = Partite di ogni misura contro un giocatore che non è una rete; numero pari.
flag-net-games = Partite di ogni misura contro una rete; numero pari.
flag-train-cores = Core da usare. Il risultato è lo stesso con qualunque numero.
flag-train-cluster = Fa giocare le partite al cluster Dask di questo scheduler. Il risultato è lo stesso.
flag-begin-with = Comincia con i pesi di questo file invece che con pesi casuali.
flag-exploit = Impara solo a battere questa rete: net, o un file di pesi. È poi quella con cui si misura.
flag-plain = Impara senza sapere che cosa porterebbe la divisione delle Montagne: per vedere quanto vale saperlo.
flag-plot-only = Ridisegna soltanto la curva di apprendimento, dal registro.
flag-png = Disegna la curva di apprendimento anche in PNG.

summary-bench = Misura quanto veloce gioca e cerca questa macchina.
help-bench =
    Partite casuali dalla prima all’ultima carta su uno e due core, ricerche di posizioni fisse, memoria, e l’impronta delle ricerche. Se c’è un compilatore C, anche il rapporto con le partite casuali in C, misurate a turno. Le cifre sono mediane dei giri, su un core in tempo di processore, su due con l’orologio.
flag-rounds = Quante volte misurare tutto.
flag-seconds = Secondi per ogni cifra in ogni giro.
flag-anchor = Un altro programma C di confronto.

summary-rules = Mostra le regole del gioco.
help-rules =
    NUMBER mostra solo un punto o un capitolo. Una parola mostra i punti in cui compare. In un terminale le regole sono impaginate; mandate altrove sono semplice Markdown.

summary-serve = Avvia il server dei tavoli per altri.
help-serve =
    Ogni opzione si può dare anche nell’ambiente: MANDALA_HOST, MANDALA_PUBLIC_URL, … SIGTERM lo ferma con ordine.
flag-host = Indirizzo su cui ascoltare.
flag-port = Porta; 0: una qualsiasi libera.
flag-public-url = L’indirizzo che la gente scrive, per esempio https://mandala.example.org.
flag-serve-database = sqlite:///FILE o postgresql://… [se manca: la tua cartella dei dati]
flag-ai-workers = Processi che pensano per il computer; 0: qui niente computer.
flag-log-level = Quanto è dettagliato il file di registro. In un terminale il valore predefinito è warning.
flag-trusted-proxies = Proxy il cui X-Forwarded-For è creduto, separati da virgole.
flag-metrics = Chi può leggere /metrics: questa macchina, chiunque, nessuno.
flag-limits = Fattore su tutti i limiti di frequenza.
flag-most-tables = Tavoli in attesa o in corso allo stesso tempo; oltre, se ne rifiutano altri.

summary-connect = Fa giocare un giocatore o il tuo bot al tavolo di un server.
help-connect =
    URL è un invito (…/t/TABLE#invite=…), il link di un posto (…/t/TABLE#seat=…) o solo il server: allora si apre un nuovo tavolo e se ne scrive l’invito. PLAYER è il nome di un giocatore; cmd:… avvia un programma che parla il protocollo dei bot.
flag-connect-name = Come si chiama il bot al tavolo (se manca: il nome del giocatore).

summary-export = Scrive le registrazioni di tutte le partite finite, una per riga.
help-export =
    Ognuna porta il suo impegno e il seme, così mandala verify può controllarla. Intanto il server può continuare. Le partite mai cominciate sono escluse.
flag-out = Scrive in questo file invece che sull’uscita standard.

summary-backup = Scrive tutti i tavoli e le partite in un file.
help-backup =
    Intanto il server può continuare: il backup mostra un solo momento. Il file si ripristina sia in SQLite sia in PostgreSQL. Contiene i segreti delle partite in corso, perciò puoi leggerlo solo tu.

summary-restore = Riempie una base di dati vuota da un backup.
help-restore =
    La base di dati non deve esistere ancora, o deve essere vuota; non si sovrascrive nulla. Prima ferma il server.

summary-delete-guest = Dimentica un ospite: nome, link e posti.
help-delete-guest =
    Le partite restano, senza il nome dell’ospite. Intanto il server può continuare.

summary-admin = Gestire un server: elencare, chiudere, bandire, sola lettura, svuotare.
help-admin =
    TASK è uno di: status, tables, guests, reports, log (elenchi); close TAVOLO; ban e unban OSPITE o INDIRIZZO;
    read-only on|off; drain on|off; motd TESTO (vuoto: nessuno). I server in funzione obbediscono entro
    uno o due secondi. Ogni ordine finisce in un registro che nessuno può modificare.
example-admin-status = che cosa è in vigore ora
example-admin-ban = escludere un indirizzo per due giorni
example-admin-motd = mostrare un messaggio sulla pagina
example-admin-drain = finire le partite, non iniziarne
flag-admin-for = quanto dura l’esclusione: 30m, 12h o 7d [predefinito: per sempre]
flag-admin-reason = perché; resta nel registro
flag-admin-by = chi dà l’ordine [predefinito: il tuo nome utente]

summary-completion = Scrive le righe per il completamento con il tasto Tab.
help-completion =
    Mettile dove la tua shell legge le impostazioni; poi il tasto Tab completa i comandi.

## Che cosa non va in un comando.

see-help = (vedi { $command } --help)
no-rule = nessuna regola { $number }; i numeri vanno da 1.1 a 8.4
one-or-two-names = indica uno o due nomi, come Nord,Sud
play-not-option = per giocare contro { $player } scrivi { $command }
record-or-resume = --record e --resume si escludono: una partita ripresa viene salvata
open-options-alone = { $option } vale per mandala da solo, senza comando
cli-no-such-option = opzione sconosciuta: { $option }
cli-no-such-command = comando sconosciuto: { $command }
cli-did-you-mean = Intendevi { $names }?
cli-needs-value = { $option } richiede un valore
cli-takes-no-value = { $option } non accetta un valore
cli-missing-argument = manca un argomento: { $name }
cli-missing-option = manca un’opzione: { $name }
cli-bad-value = valore non valido per { $name }: { $why }
cli-extra-arguments = troppe parole: { $words }
cli-not-a-choice = { $found } non è tra { $choices }
cli-not-whole = { $found } non è un numero intero
cli-not-whole-from = { $found } non è un numero intero da { $least } in su
cli-not-whole-between = { $found } non è un numero intero da { $least } a { $most }
cli-not-number = { $found } non è un numero
cli-not-number-above = { $found } non è un numero maggiore di { $least }
cli-not-number-between = { $found } non è un numero da { $least } a { $most }
cli-no-file = non c’è un file { $file }
