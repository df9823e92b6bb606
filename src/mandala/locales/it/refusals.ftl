### Perché qualcosa non è possibile. Le chiavi sono i codici del server, con un trattino per la barra.

refusal-rule = { $why } (Regola { $rule })

## Mosse contro le regole. Brevi: stanno sui pulsanti.

refusal-game-over = la partita è finita
refusal-turn-claim_awaited = prima va scelto un colore
refusal-claim-nothing_destroyed = nessun Mandala viene distrutto
refusal-claim-not_in_mountain = questo colore non è sulla Montagna
refusal-hand-not_enough_cards = non hai abbastanza carte
refusal-mountain-colour_in_field = { $colourName }: qui è già in un Campo
refusal-mountain-only_card = è la tua unica carta e non c’è nulla da pescare
refusal-field-colour_in_mountain = { $colourName }: già sulla Montagna
refusal-field-colour_in_other_field = { $colourName }: già nel Campo avversario
refusal-field-keep_one_card = una carta deve restare in mano

## Tutto il resto.

refusal-network-unreachable = Il server non risponde. È attivo, e sei connesso alla rete?
refusal-message-malformed = Il server non ha capito questa pagina. Ricaricala.
refusal-message-too_large = È troppo da inviare in una volta.
refusal-message-hello_first = La connessione non è riuscita. Ricarica la pagina.
refusal-message-hello_twice = La connessione è stata aperta due volte. Ricarica la pagina.
refusal-protocol-unknown = Questa pagina non corrisponde alla versione del server. Ricaricala.
refusal-rate-too_many = Troppo in fretta. Aspetta un momento e riprova.
refusal-server-unavailable = Il server ora non può salvare nulla. Riprova fra poco.
refusal-server-full = Il server è pieno. Non è andato perso nulla; riprova più tardi.
refusal-server-failed = Qualcosa è andato storto sul server. Riprova.
refusal-server-read_only = Il server è in manutenzione: ora non accetta mosse. Riprova più tardi.
refusal-server-draining = Ora non iniziano nuove partite, perché il server si fermerà presto. Quelle in corso continuano.
refusal-address-banned = Chi gestisce questo server ha escluso per ora la tua connessione.
refusal-guest-banned = Chi gestisce questo server ti ha escluso per ora.
refusal-guest-blocked = Non giocate insieme: uno di voi ha bloccato l’altro.
refusal-guest-nobody = A questo tavolo non c’è nessun altro.
refusal-block-unknown = Questo giocatore non è (più) nella tua lista.
refusal-origin-foreign = Questa pagina non può parlare con quel server.
refusal-host-unknown = Questo non è l’indirizzo del server. Apri quello che ti ha dato chi lo gestisce.
refusal-address-unknown = A questo indirizzo non c’è nulla.
refusal-method-not_allowed = A questo indirizzo non è possibile.
refusal-network-not_here = Solo il computer su cui gira il server può aprirlo alla rete.
refusal-network-failed = Non è stato possibile aprire la rete. Forse un altro programma usa la porta.
refusal-table-unknown = Questo tavolo non esiste (più).
refusal-table-full = I due posti sono occupati.
refusal-table-not_started = La partita non è ancora cominciata.
refusal-table-over = La partita è finita.
refusal-table-not_over = Sarà possibile a partita finita.
refusal-table-wrong_kind = A questo tipo di tavolo non è possibile.
refusal-token-unknown = Questo link non apre (più) il tavolo.
refusal-device-unknown = Questo dispositivo non è (più) nel tuo elenco.
refusal-device-link_ended = Questo link è già stato usato o è scaduto. Creane uno nuovo.
refusal-seat-not_yours = Non hai un posto a questo tavolo. Chiedi un link per guardare.
refusal-seat-already_here = Hai già un posto a questo tavolo.
refusal-seat-taken_over = Qui gioca ora il computer.
refusal-name-unusable = Scegli un altro nome, al massimo 24 lettere.
refusal-name-looks_alike = Questo nome somiglia a quello di un altro giocatore o del computer. Scegline un altro.
refusal-move-malformed = Questa non è una mossa.
refusal-move-not_your_turn = Non tocca a te.
refusal-move-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo il tavolo.
refusal-claims-only_correspondence = Le liste di colori valgono solo per le partite a giorni per mossa.
refusal-claims-colour_twice = Nella lista un colore compare due volte.
refusal-abort-too_late = È troppo tardi per annullare la partita. Puoi abbandonare.
refusal-timeout-too_early = L’avversario ha ancora tempo.
refusal-timeout-own_turn = Tocca a te.
refusal-timeout-clock_doubted = L’orologio del server è in verifica. Riprova domani a reclamare la vittoria.
refusal-take_back-only_ai = Solo contro il computer si può ritirare una mossa.
refusal-take_back-nothing = Non c’è nulla da ritirare.
refusal-take_back-past_draw = A questo tavolo una mossa non si può ritirare dopo aver pescato: sapresti che cosa arriva.
refusal-take_back-too_many = In questa partita non si possono ritirare altre mosse.
refusal-nonce-not_due = Le carte sono già distribuite.
refusal-nonce-given = Un altro tuo dispositivo ha già aggiunto il suo numero alla distribuzione.
refusal-greeting-unknown = Si possono mandare solo i saluti già pronti.
refusal-greeting-too_many = Potrai mandare un altro saluto dopo la prossima mossa.
refusal-rematch-not_offered = Nessuno ha proposto un’altra partita.
refusal-rematch-exists = La prossima partita è già pronta.
refusal-look-only_hotseat = Vale solo per due giocatori sullo stesso schermo.
refusal-hint-online = I suggerimenti sono per le partite contro il computer o sullo stesso schermo: qui sarebbero un aiuto esterno.
refusal-hint-strict = A questo tavolo si gioca a memoria, quindi niente suggerimenti.
refusal-study-running_game = Questa posizione fa parte di una partita in corso. Riprova quando sarà finita.
refusal-hint-unavailable = Per ora non si può calcolare un suggerimento. Riprova tra un momento.
refusal-what_if-unavailable = Per ora non si può preparare la posizione. Riprova tra un momento.
refusal-what_if-no_deal = Questa partita ne continua un’altra: non c’è una distribuzione da controllare.
refusal-look_back-strict = A questo tavolo le mosse passate vanno ricordate a memoria.
refusal-look_back-no_such_ply = Questa mossa non esiste.
