### Il segnapunti e il riassunto delle azioni, per una partita con le carte stampate. Caricati con queste due pagine.

sheet-what = Per la vostra partita con le carte stampate: inserite i due Fiumi e le due Coppe. I punti e il vincitore compaiono mentre contate.
sheet-example = L’esempio del regolamento stampato
sheet-example-text = Disponete le carte della Coppa sotto il Fiume. Ogni carta vale il numero della zona del suo colore: 4 + 10 + 18 + 0 + 15 + 6 = 53. Il Fiume in sé non dà punti.
sheet-example-name = Una Coppa di 19 carte
sheet-player = Giocatore { $number }
sheet-name = Nome del giocatore { $number }
sheet-river = Fiume: tocca i colori nell’ordine delle loro zone, da 1 a 6.
sheet-not-in-river = { $colourName }: non è nel Fiume
sheet-cup = Coppa: quante carte di ogni colore?
sheet-count = Carte nella Coppa, { $colourName }
sheet-more = Una in più, { $colourName }
sheet-less = Una in meno, { $colourName }
sheet-cards = { $count ->
    [one] { $count } carta nella Coppa
   *[other] { $count } carte nella Coppa
}
sheet-nothing = Qui apparirà il risultato.
sheet-won = { $name } vince { $more } a { $fewer }
sheet-won-by-cards = { $points } punti a testa: { $name } vince con meno carte nella Coppa, { $fewer } contro { $more }
sheet-drawn = Pareggio: { $points } punti e { $count } carte nella Coppa a testa
sheet-new = Nuova partita, stessi giocatori
sheet-kept = Le vostre partite
sheet-kept-what = Restano in questo browser e non vengono inviate a nessuno.
sheet-delete = Elimina
sheet-delete-sure = Eliminare davvero?
sheet-delete-what = Elimina { $what }

overview-print = Stampa
overview-aim = Raccogli più punti dell’avversario nella tua Coppa. Ogni carta nella Coppa vale il numero, da 1 a 6, della zona del suo colore nel tuo Fiume: quanto vale dipende quindi dall’ordine in cui riempi il Fiume.
overview-turn = Nel tuo turno: A, B o C
overview-build = Costruire la Montagna e pescare
overview-build-play = Metti esattamente 1 carta su una Montagna.
overview-build-draw = Pesca 3 carte, ma fermati a 8 in mano: se te ne restano 7 pescane 1, se 6 pescane 2.
overview-check = Il Mandala è completo?
overview-grow = Accrescere il Campo e non pescare
overview-grow-play = Metti 1 o più carte di un colore in uno dei tuoi Campi. Tieni almeno 1 carta in mano.
overview-grow-draw = Non pescare.
overview-redraw = Scartare e ripescare
overview-redraw-play = Scarta 1 o più carte di un colore.
overview-redraw-draw = Pescane altrettante. È tutto il tuo turno.
overview-colours = La Regola del Colore (per A e B)
overview-colours-rule = In ogni Mandala un colore può trovarsi in una sola area: nella Montagna, nel tuo Campo o in quello dell’avversario.
overview-colours-more = Dove un colore si trova già puoi aggiungere altre carte di quel colore. Qui il verde ti è precluso. Il nero può andare nella Montagna o nel tuo Campo.
overview-complete = Tutti e sei i colori: il Mandala è completo e viene distrutto
overview-first = Sceglie per primo chi ha più carte nel Campo. In parità, chi non ha giocato l’ultima carta.
overview-take = A turno, reclamate tutte le carte di un colore dalla Montagna. Nuovo nel tuo Fiume: una carta nella zona successiva, le altre nella Coppa. Già nel Fiume: tutte nella Coppa.
overview-empty = Non hai carte nel Campo? Scegli lo stesso, ma scarti ciò che prendi.
overview-after = Scartate i due Campi. Se la partita non finisce, rivelate 2 carte per la Montagna vuota.
overview-end = La fine
overview-end-river = Un Fiume riceve il sesto colore: finite di spartire questo Mandala.
overview-end-deck = Il mazzo finisce: rimescolate gli scarti in un nuovo mazzo. Il prossimo Mandala distrutto è l’ultimo.
overview-count = Punteggio
overview-count-cup = Ogni carta nella Coppa vale il numero sotto il suo colore. Le carte del Fiume e i colori che non sono nel Fiume non valgono nulla.
overview-count-tie = In caso di parità vince chi ha meno carte nella Coppa.
