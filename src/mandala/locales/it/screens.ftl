### Inizio, finestre e messaggi del tavolo nel browser.

title = Mandala
title-your-turn = Tocca a te
tagline = Il gioco di sabbia per due
unofficial = Un’edizione non ufficiale, senza legami con chi pubblica il gioco stampato.
close = Chiudi
settings = Impostazioni
to-start = Pagina iniziale
leave = Lascia il tavolo
connecting = Connessione …
dealing = Si distribuiscono le carte …
connection-lost = La connessione è caduta. Nuovo tentativo …
table-closed = Questo tavolo non si può aprire
not-loaded = La pagina non si è caricata del tutto. Forse nel frattempo il gioco è stato aggiornato.
reload = Ricarica

your-name = Il tuo nome
other-name = Nome dell’avversario
default-name = Ospite
default-other-name = Amico
start-ai = Gioca ora
level-what = { $level ->
    [1] Gioca ciò che gli piace. Sbaglia i conti e spesso non vede che cosa raccogli.
    [2] Vede le proprie occasioni, a volte non le tue.
    [3] Gioca in modo solido, con qualche svista.
    [4] Conosce i valori e pensa un po’ in anticipo.
   *[5] Pensa in anticipo, nel miglior modo che conosciamo.
}
start-online = Gioca online
start-online-what = Manda a un amico il link di un tavolo per due.
start-online-go = Apri un tavolo
start-pace = Tempo
start-pace-free = senza orologio
start-pace-live = 15 minuti a testa
start-pace-days = 3 giorni per mossa
start-listed = Chiunque può giocare o guardare
start-hotseat = In due sullo stesso schermo
start-hotseat-what = Passatevi il dispositivo; le carte restano nascoste.
start-hotseat-go = Comincia
start-more = Altre opzioni: chi comincia, solo memoria
start-who = Chi comincia?
start-who-random = A caso
start-who-first = Comincio io
start-who-second = Comincia l’avversario
start-strict = Solo memoria: non si mostra nulla di ciò che dovresti ricordare
start-replay = Rivedi una partita registrata
my-games = Le tue partite
games-more = Altre { $count }
game-versus = { $first } – { $second }
game-waiting = in attesa dell’avversario
game-moves = { $count } { $count ->
    [one] mossa
   *[other] mosse
}
listed-tables = Tavoli aperti
listed-join = Gioca contro { $name }
listed-watch = Guarda { $first } – { $second }

join-title = { $name } ti invita a una partita di Mandala
join-clock-none = Senza orologio: ognuno si prende il tempo che vuole.
join-clock-live = Orologio: { $minutes } min a testa, più { $seconds } s per ogni mossa.
join-clock-days = Orologio: fino a { $time } per mossa.
join-go = Siediti
waiting-title = Il tuo tavolo è pronto
waiting-watch-title = La partita non è ancora cominciata
waiting-what = Manda questo link alla persona con cui vuoi giocare. La partita comincia quando si siede.
waiting-qr = Lo stesso link come codice QR, per la fotocamera di un telefono
waiting-link = Link per l’avversario
watch-link = Link per gli spettatori
watch-what = Chi lo apre può guardare; le carte in mano restano nascoste.
waiting-cancel = Annulla la partita
local-title = Solo questo computer può aprire questi link
local-network = Il server risponde solo a questo computer. Per far entrare altri nella stessa rete, fermalo e avvialo con la riga qui sotto, con l’indirizzo di questo computer al posto di INDIRIZZO. Apri quell’indirizzo anche qui.
local-address = INDIRIZZO
copy = Copia
copy-link = { $what }: copia
copied = Copiato

take-back = Ritira la mia mossa
abort = Annulla la partita
other-player = Blocca o segnala { $name }
resign = Abbandona
resign-sure = Abbandoni?
resign-what = Vince l’avversario; i punti restano come sono.
play-on = Continua

setting-confirm = Confermare con un secondo tocco
setting-confirm-always = sempre
setting-confirm-matters = quando è importante
setting-confirm-never = mai
setting-speed = Animazioni
setting-speed-slow = lente
setting-speed-normal = normali
setting-speed-fast = veloci
setting-speed-off = nessuna
setting-theme = Tema
setting-theme-auto = come il sistema
setting-theme-light = chiaro
setting-theme-dark = scuro
setting-contrast = Più contrasto
setting-sounds = Suoni
setting-vibration = Vibra quando un Mandala è completo o viene distrutto
setting-alert = Un suono quando tocca a te e stai guardando altrove
setting-shortcuts = Tasti: 1–6 per i colori; { $peak1 } e { $peak2 } per le Montagne I e II, { $field1 } e { $field2 } per i Campi I e II, { $pile } per gli scarti; H per un suggerimento, Esc per rimettere le carte in mano
devices-title = I tuoi dispositivi
devices-none = Il server non sa ancora nulla di questo browser.
device-this = questo
device-unknown = Browser sconosciuto
device-seen = usato l’ultima volta il { $date }
device-end = Disconnetti
device-end-what = Disconnetti { $name }
device-add = Aggiungi un dispositivo
device-link = Apri questo link sull’altro dispositivo entro dieci minuti. Funziona una volta sola.
links-end = Annulla tutti i link ai miei posti
links-ended = Quei link non funzionano più. I tuoi dispositivi restano connessi.
forget-me = Cancella i miei dati
forget-sure = Lasci tutte le tue partite, su tutti i dispositivi. Le partite restano senza il tuo nome.
forget-not = Non cancellare
forgotten = I tuoi dati sono stati cancellati.
device-title = Le tue partite su questo dispositivo
device-what = Questo browser mostrerà le partite dell’altro tuo dispositivo. Le sue partite spariranno dal suo elenco.
device-go = Usale qui
setting-language = Lingua
sound-offer = Vuoi sentire la sabbia e le campane?
sound-offer-yes = Attiva i suoni
sound-offer-no = No, grazie
language-en = English
language-it = Italiano
language-hu = Magyar
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

end-won = { $who ->
    [you] Hai vinto!
   *[they] Vince { $name }
}
end-drawn = Pareggio
end-aborted = La partita è stata annullata
end-fewer-cards = Parità di punti: vince chi ha meno carte nella Coppa.
end-take-backs = { $count ->
    [one] Una mossa è stata ritirata.
   *[other] { $count } mosse sono state ritirate.
}
score-of = { $who ->
    [you] I tuoi punti
   *[they] Punti di { $name }
}
score-line = { $cards } × { $place }
score-asleep = Non nel Fiume, senza valore:
accept = Accetta
decline = Rifiuta
rematch-waiting = Si aspetta la risposta …
rematch-go = Alla prossima partita
play-again = Gioca di nuovo
play-again-same-deal = Stesse carte, posti scambiati
look-at-table = Guarda il tavolo
replay-game = Rivedi
download-record = Scarica la registrazione

replay-title = Rivedi una partita
replay-what = Scegli il file di una partita registrata (.json o .jsonl), o trascinalo qui.
replay-choose = Scegli un file
replay-refused = Questo file non si può rivedere: { $why }
replay-too-large = Questo file è troppo grande per una partita registrata.
replay-unreadable = Questo non è un file leggibile.
replay-game-number = Partita { $number }
replay-deal = Le carte sono distribuite.
replay-move = Mossa { $ply } di { $last }
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-view = Carte visibili
replay-all-cards = Tutte le carte
leave-replay = Chiudi
check-deal = Verifica la distribuzione
deal-what = Prima della partita chi ospita ha pubblicato un impegno su un seme segreto. Ora questa pagina calcola da sé se le carte ne derivano.
deal-checking = Verifica …
deal-nothing = Questa registrazione non ha un impegno: le carte non si possono verificare.
deal-insecure = Questa pagina non è stata caricata via https, perciò il browser non permette la verifica.
deal-promise-holds = L’impegno è quello comunicato a questo browser durante la partita.
deal-promise-fails = L’impegno non è quello comunicato a questo browser durante la partita.
deal-promise-unknown = Questo browser non ha conservato alcun impegno di questa partita: confrontalo con quello comunicato a qualcun altro.
deal-seed-holds = Il seme è quello su cui chi ospita si era impegnato prima della partita.
deal-seed-fails = Il seme non è quello su cui chi ospita si era impegnato.
deal-start-holds = Chi comincia deriva dall’impegno.
deal-start-fails = Chi comincia non deriva dall’impegno.
deal-nonce-holds = Il numero aggiunto da questo browser fa parte della distribuzione.
deal-nonce-fails = Il numero aggiunto da questo browser non fa parte della distribuzione.
deal-nonce-none = Questo browser non ha aggiunto alcun numero alla distribuzione.
deal-deck-holds = Il mazzo deriva dal seme e dal tavolo.
deal-deck-fails = Il mazzo non deriva dal seme.
deal-reshuffles-holds = Ogni rimescolata deriva dal seme.
deal-reshuffles-fails = Una rimescolata non deriva dal seme.
deal-moves-holds = Ogni mossa segue le regole (verificato dal server).
deal-fair = La distribuzione è regolare.
deal-unfair = La distribuzione non è regolare.
deal-commitment = Impegno
deal-seed = Seme
deal-nonces = Numeri aggiunti dai giocatori
deal-nonces-none = nessuno
