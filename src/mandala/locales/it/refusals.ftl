### Perché qualcosa non è possibile. Le chiavi sono i codici del server, con un trattino per la barra.

refusal-rule = { $why } (Regola { $rule })

## Mosse contro le regole. Brevi: stanno sui pulsanti.

refusal-game-over = la partita è finita
refusal-turn-claim_awaited = prima va scelto un colore
refusal-claim-nothing_destroyed = nessun Mandala viene distrutto
refusal-claim-not_in_mountain = questo colore non è sulla Montagna
refusal-hand-not_enough_cards = non hai abbastanza carte
refusal-mountain-colour_in_field = { $colourName }: già in un Campo qui
refusal-mountain-only_card = è la tua unica carta e non c’è nulla da pescare
refusal-field-colour_in_mountain = { $colourName }: già sulla Montagna
refusal-field-colour_in_other_field = { $colourName }: già nell’altro Campo
refusal-field-keep_one_card = una carta deve restare in mano

## Tutto il resto.

refusal-network-unreachable = Il server non risponde. È acceso, e sei in rete?
refusal-message-malformed = Il server non ha capito questa pagina. Ricaricala.
refusal-message-too_large = È troppo da inviare in una volta.
refusal-message-hello_first = La connessione è cominciata nell’ordine sbagliato. Ricarica la pagina.
refusal-message-hello_twice = La connessione è cominciata due volte. Ricarica la pagina.
refusal-protocol-unknown = Il server parla un’altra versione. Ricarica la pagina.
refusal-rate-too_many = Così è troppo in fretta. Aspetta un momento e riprova.
refusal-server-unavailable = Il server ora non può salvare nulla. Riprova fra poco.
refusal-server-failed = Qualcosa è andato storto sul server. Riprova.
refusal-origin-foreign = Questa pagina non può parlare con quel server.
refusal-host-unknown = Il server non si riconosce a questo indirizzo.
refusal-address-unknown = A questo indirizzo non c’è nulla.
refusal-method-not_allowed = A questo indirizzo non è possibile.
refusal-table-unknown = Questo tavolo non esiste (più).
refusal-table-full = I due posti sono occupati.
refusal-table-not_started = La partita non è ancora cominciata.
refusal-table-over = La partita è finita.
refusal-table-not_over = Sarà possibile a partita finita.
refusal-table-wrong_kind = A questo tipo di tavolo non è possibile.
refusal-token-unknown = Questo link non apre (più) il tavolo.
refusal-seat-not_yours = Non hai un posto a questo tavolo. Chiedi un link per guardare.
refusal-seat-already_here = Hai già un posto a questo tavolo.
refusal-seat-taken_over = Qui gioca ora il computer.
refusal-name-unusable = Scegli un altro nome, al massimo 24 lettere.
refusal-move-malformed = Questa non è una mossa.
refusal-move-not_your_turn = Non tocca a te.
refusal-move-stale = Il tavolo è andato avanti. Guarda di nuovo.
refusal-claims-only_correspondence = Le liste di colori sono per le partite di più giorni.
refusal-claims-colour_twice = Un colore è due volte nella lista.
refusal-abort-too_late = Troppo tardi per annullare: puoi abbandonare.
refusal-timeout-too_early = L’altro ha ancora tempo.
refusal-timeout-own_turn = Tocca a te.
refusal-take_back-only_ai = Le mosse si ritirano solo contro il computer.
refusal-take_back-nothing = Non c’è nulla da ritirare.
refusal-greeting-unknown = Questo qui non si può dire.
refusal-greeting-too_many = Basta parole fino alla prossima mossa.
refusal-rematch-not_offered = Nessuno ha proposto un’altra partita.
refusal-rematch-exists = La prossima partita è già pronta.
refusal-look-only_hotseat = Solo quando si gioca in due sullo stesso schermo.
refusal-hint-online = I suggerimenti sono per le partite contro il computer o a uno schermo solo: qui sarebbero un aiuto esterno.
refusal-hint-strict = A questo tavolo si ricorda da soli, quindi niente suggerimenti.
refusal-hint-unavailable = Per ora non si può calcolare un suggerimento. Riprova tra un momento.
refusal-look_back-strict = A questo tavolo ciò che è stato si ricorda da soli.
refusal-look_back-no_such_ply = Questa mossa non esiste.
