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
connection-lost = La connessione è caduta. Nuovo tentativo …
table-closed = Questo tavolo non si può aprire
not-loaded = La pagina non si è caricata del tutto. Forse nel frattempo il gioco è stato aggiornato.
reload = Ricarica

your-name = Il tuo nome
other-name = Nome dell’altro
default-name = Ospite
default-other-name = Amico
start-ai = Gioca ora
start-ai-what = Scegli un avversario: la partita comincia subito.
level-what = { $level ->
    [1] Gioca ciò che gli piace. Conta male e spesso non vede che cosa raccogli.
    [2] Vede le proprie occasioni, a volte non le tue.
    [3] Gioca in modo solido, con qualche svista.
    [4] Conosce i valori e pensa un po’ in anticipo.
   *[5] Pensa in anticipo meglio che sappiamo.
}
start-online = Gioca in rete
start-online-what = Manda un link: apre un tavolo per due.
start-online-go = Apri un tavolo
start-pace = Tempo
start-pace-free = senza orologio
start-pace-live = 15 minuti a testa
start-pace-days = 3 giorni a mossa
start-listed = Chiunque può unirsi e guardare
start-hotseat = In due sullo stesso schermo
start-hotseat-what = Passatevi il dispositivo; le mani restano coperte.
start-hotseat-go = Comincia
start-more = Altre scelte: chi comincia, memoria severa
start-who = Chi comincia?
start-who-random = Decide il caso
start-who-first = Comincio io
start-who-second = Comincia l’altro
start-strict = Memoria severa: non si mostra nulla di ciò che dovresti ricordare
start-replay = Rivedi una partita registrata
my-games = Le tue partite
games-more = Altre { $count }
game-versus = { $first } – { $second }
game-waiting = si aspetta l’altro
game-moves = { $count } { $count ->
    [one] mossa
   *[other] mosse
}
games-finished = Finite di recente
listed-tables = Tavoli aperti
listed-join = Gioca contro { $name }
listed-watch = Guarda { $first } – { $second }

join-title = { $name } ti invita a una partita di Mandala
join-clock-none = Senza orologio: ognuno si prende il tempo che vuole.
join-clock-live = Orologio: { $minutes } min a testa e altri { $seconds } s a ogni decisione.
join-clock-days = Orologio: fino a { $time } per ogni decisione.
join-go = Siediti
waiting-title = Il tuo tavolo è pronto
waiting-watch-title = La partita non è ancora cominciata
waiting-what = Manda questo link alla persona con cui vuoi giocare. La partita comincia quando si siede.
waiting-qr = Lo stesso link come codice QR, per la fotocamera di un telefono
waiting-link = Link per l’altro giocatore
watch-link = Link per chi guarda
watch-what = Chi lo apre guarda; le mani restano coperte.
waiting-cancel = Annulla la partita
local-title = Solo questo computer può aprire questi link
local-network = Il server risponde solo a questo computer. Per qualcuno nella stessa rete: fermalo, avvialo con la riga qui sotto, con l’indirizzo di questo computer al posto di INDIRIZZO, e apri quell’indirizzo anche qui.
local-address = INDIRIZZO
local-far = Per qualcuno lontano serve un indirizzo pubblico con https: docs/hosting.md, nel progetto, spiega come.
copy = Copia
copy-link = { $what }: copia
copied = Copiato

take-back = Ritira la mia mossa
abort = Annulla la partita
resign = Abbandona
resign-sure = Abbandoni?
resign-what = Vince l’altro; i punti restano come sono.
play-on = Continua

setting-confirm = Scegliere due volte per confermare
setting-confirm-always = sempre
setting-confirm-matters = quando conta
setting-confirm-never = mai
setting-speed = Animazioni
setting-speed-slow = lente
setting-speed-normal = normali
setting-speed-fast = veloci
setting-speed-off = nessuna
setting-theme = Luce
setting-theme-auto = come il sistema
setting-theme-light = giorno
setting-theme-dark = notte
setting-contrast = Più contrasto
setting-sounds = Suoni
setting-alert = Un suono quando tocca a te e guardi altrove
setting-shortcuts = Tasti: 1–6 per i colori; Q e W per le Montagne I e II, A e S per i Campi I e II, D per gli scarti; H per un suggerimento, Esc per rimettere
setting-language = Lingua
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
end-fewer-cards = Punti pari: vince chi ha meno carte nella Coppa.
score-of = { $who ->
    [you] I tuoi punti
   *[they] Punti di { $name }
}
score-line = { $cards } × { $place }
score-asleep = A riposo, non vale nulla:
accept = Accetta
decline = Rifiuta
rematch-waiting = Si aspetta la risposta …
rematch-go = Alla prossima partita
play-again = Gioca ancora
play-again-same-deal = Stesse carte, posti scambiati
look-at-table = Guarda il tavolo
replay-game = Rivedi
download-record = Scarica la registrazione

replay-title = Rivedi una partita
replay-what = Scegli il file di una partita registrata (.json o .jsonl), o trascinalo qui.
replay-choose = Scegli un file
replay-refused = Questo file non si può rivedere: { $why }
replay-too-large = Questo file è troppo grande per una partita registrata.
replay-unreadable = Questo non si può leggere come file.
replay-game-number = Partita { $number }
replay-deal = Le carte sono distribuite.
replay-move = Mossa { $ply } di { $last }
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-view = Le carte di chi
replay-all-cards = Tutte le carte
leave-replay = Esci
check-deal = Verifica le carte
deal-what = Prima della partita chi ospita ha pubblicato un impegno su un seme segreto. Ora questa pagina calcola da sé se le carte ne derivano.
deal-checking = Verifica …
deal-nothing = Questa registrazione non ha un impegno: le carte non si possono verificare.
deal-insecure = Questa pagina non è arrivata per https, perciò il browser non dà gli strumenti per la verifica.
deal-promise-holds = L’impegno è quello comunicato a questo browser durante la partita.
deal-promise-fails = L’impegno non è quello comunicato a questo browser durante la partita.
deal-promise-unknown = Questo browser non ha conservato alcun impegno di questa partita: confrontalo con quello comunicato a qualcun altro.
deal-seed-holds = Il seme è quello impegnato prima della partita.
deal-seed-fails = Il seme non è quello impegnato.
deal-deck-holds = Il mazzo deriva dal seme e dal tavolo.
deal-deck-fails = Il mazzo non deriva dal seme.
deal-reshuffles-holds = Ogni rimescolata deriva dal seme.
deal-reshuffles-fails = Una rimescolata non deriva dal seme.
deal-moves-holds = Ogni mossa segue le regole (verificato dal server).
deal-fair = La distribuzione è onesta.
deal-unfair = La distribuzione non è onesta.
deal-commitment = Impegno
deal-seed = Seme
