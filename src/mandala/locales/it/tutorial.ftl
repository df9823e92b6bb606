### Il tutorial e gli esempi delle pagine delle regole; si caricano insieme. Testi brevi: su un telefono c’è posto per circa 250 lettere.

learn-title = Impara Mandala giocando
learn-lesson = Lezione { $number } di { $count }
learn-exercise = Esercizio { $number } di { $count }
learn-try-again = Riprova
learn-next = Avanti
learn-not-yet = Si può, ma non è ciò che chiede questa lezione.
learn-right = Giusto!
learn-wrong = Non proprio.
learn-lessons = Lezioni
learn-exercises = Esercizi
learn-done = fatto
learn-again = Ricomincia da capo
learn-finished = Ora conosci il gioco
learn-finished-text = Queste erano tutte le regole. Ora una vera partita contro l’Apprendista, l’avversario più facile: nei tuoi primi tre turni vedrai suggerimenti con i loro motivi.
learn-play = Gioca una vera partita
learn-leave = Esci dal tutorial
learn-skip = Salta il tutorial
learn-exercises-go = Sei brevi esercizi
learn-your-river = Il tuo Fiume
learn-your-cup = La tua Coppa
learn-deck = Mazzo

lesson-aim = Che cosa fa vincere
lesson-aim-text = Ogni carta nella tua Coppa vale il numero sotto il suo colore nel tuo Fiume. Quindi l’ordine in cui riempi il Fiume decide quanto valgono le tue carte.
lesson-aim-more = In questa Coppa ci sono sei carte gialle, e il giallo è nella zona 3: 18 punti. Alla fine vince chi ha più punti.

lesson-build = Costruire la Montagna
lesson-build-text = Tu e il tuo avversario riempite due Mandala. La fascia al centro di ognuno è la Montagna, che costruite insieme. Con una carta lì ne ottieni di nuove: ne peschi tre.
lesson-build-task = Metti la tua carta rossa sulla Montagna I.
lesson-build-hint-two = Quella è la Montagna II. Questa volta metti il rosso sulla Montagna I.

lesson-grow = Accrescere il Campo
lesson-grow-text = La metà dalla tua parte è il tuo Campo. Chi vi ha più carte reclamerà per primo dalla Montagna. Puoi mettere quante carte vuoi di un colore, ma non peschi, e una carta deve restarti in mano.
lesson-grow-task = Metti entrambe le carte arancioni nel tuo Campo I.
lesson-grow-hint-both = Una basterebbe, due sono più forti: metti entrambe le carte arancioni.

lesson-colour = La Regola del Colore
lesson-colour-text = In un Mandala un colore sta in una sola area: nella Montagna o in uno dei Campi. Lì puoi aggiungerne altre carte. Il verde è nel Campo I del tuo avversario e sulla Montagna II.
lesson-colour-task = Metti una carta verde dove può andare: sulla Montagna II.
lesson-colour-hint-discard = Scartare si può sempre, ma il verde ha ancora un posto sul tavolo.

lesson-complete = Completare un Mandala
lesson-complete-text = Quando tutti e sei i colori sono in un Mandala, è completo e se ne spartisce la Montagna. Al Mandala I manca il nero. Lì hai due carte nel Campo e l’avversario una: sceglierai per primo tu.
lesson-complete-task = Metti il nero sulla Montagna I; un secondo tocco conferma.
lesson-complete-hint-field = Anche così è completo, ma allora non ci sarebbe nero da spartire. Mettilo sulla Montagna.

lesson-claim = Fiume e Coppa
lesson-claim-text = Si sceglie a turno, ogni volta tutte le carte di un colore. Se il colore è nuovo nel tuo Fiume, una carta va nella zona successiva e le altre vanno nella Coppa.
lesson-claim-task = Reclama il rosso: una carta nella zona 1, due nella Coppa.
lesson-claim-hint-black = Dall’inizio due carte nere sono nella tua Coppa. Con il nero nella zona 1 ognuna varrebbe solo 1. Tieni il nero per una zona più alta: prima il rosso.

lesson-order = Perché conta l’ordine
lesson-order-text = Hai cominciato con due carte nere nella Coppa. Finché il nero non è nel tuo Fiume non valgono nulla. La prossima zona libera è la 2: con il nero lì, valgono 2 ciascuna.
lesson-order-task = Reclama il nero.

lesson-discard = Scartare e ripescare
lesson-discard-text = Hai tre carte rosse. Nel Mandala II il rosso è nel Campo del tuo avversario, quindi le tue non possono andarci. Nel tuo turno puoi anche cambiare carte di un colore: le scarti e ne peschi altrettante.
lesson-discard-task = Scarta tutte e tre le carte rosse.
lesson-discard-hint-all = Tutte e tre, così ne avrai tre nuove.

lesson-limit = Mai più di otto
lesson-limit-text = La tua mano è piena. Dopo aver costruito ne hai sette, quindi ne peschi una sola. Per questa volta lascia vuoto il tuo Campo II e guarda che cosa succede.
lesson-limit-task = Metti il viola sulla Montagna II.
lesson-limit-hint-field = In una vera partita sarebbe saggio! Ma per questa volta lascia vuoto il Campo II: Montagna II.

lesson-empty = Un Campo vuoto
lesson-empty-text = Il tuo avversario ha completato il Mandala II, e lì il tuo Campo era vuoto. Scegli anche tu, ma ciò che prendi viene scartato. Il viola è già nel Fiume del tuo avversario e gli darebbe punti.
lesson-empty-task = Togli il viola al tuo avversario.

lesson-deck = Prima fine: il mazzo
lesson-deck-text = Un’altra partita, quasi alla fine: nel mazzo restano tre carte. Pescata l’ultima, gli scarti diventano il nuovo mazzo, e il prossimo Mandala completato è l’ultimo.
lesson-deck-task = Metti il rosso sulla Montagna II e pesca le tre carte.

lesson-last = L’ultimo Mandala
lesson-last-text = Ora il prossimo Mandala completo chiude la partita. Al Mandala I manca il nero, e nei Campi sei avanti tre a due: sceglierai per primo.
lesson-last-task = Metti il nero sulla Montagna I.
lesson-last-hint-field = Anche così è completo. Ma sulla Montagna il nero è un colore in più da spartire.

lesson-again = Un colore che hai già
lesson-again-text = Il rosso è già nel tuo Fiume, nella zona 3. Un colore che c’è già va tutto nella Coppa: nessuna carta va nel Fiume.
lesson-again-task = Reclama il rosso: tre carte da 3 punti.
lesson-again-hint-green = Il verde andrebbe nella zona 4 e una carta nella Coppa: 4 punti. Il rosso ne dà 9.

lesson-river = Seconda fine: il Fiume
lesson-river-text = Un’altra partita, con molte carte nel mazzo. Anche un Fiume con sei colori la chiude, appena questo Mandala è spartito. La tua sesta zona è libera: 6 punti per carta.
lesson-river-task = Reclama il verde, che per te è nuovo.

lesson-score = Contare i punti
lesson-score-text = La partita è finita. Ogni carta nella Coppa vale il numero sotto il suo colore nel tuo Fiume; le carte del Fiume non contano. Quanti punti hai?
lesson-score-cards = Questo è il numero delle carte. Ognuna vale il numero sotto il suo colore nel Fiume.
lesson-score-right = Due rosse da 1, due nere da 2, tre arancioni da 3, una gialla da 4, due verdi da 6: hai vinto!
lesson-score-river = Hai contato anche il Fiume. Conta solo la Coppa.

lesson-tie = Punti pari
lesson-tie-text = Un’altra partita è appena finita, ed entrambe le Coppe valgono 6. Tu hai quattro carte nella Coppa, il tuo avversario sei. Chi vince?
lesson-tie-you = A pari punti vince chi ha meno carte nella Coppa.
lesson-tie-other = A pari punti vince chi ha meno carte nella Coppa: quattro sono meno di sei.

exercise-first = Chi sceglie per primo?
exercise-first-text = Ora il tuo avversario mette il viola sulla Montagna I e completa il Mandala. In entrambi i Campi ci sono due carte. Chi sceglie per primo?
exercise-first-you = I Campi sono pari, quindi sceglie per primo chi non ha giocato l’ultima carta.
exercise-first-other = Completare non è un vantaggio se i Campi sono pari: sceglie per primo l’avversario.

exercise-worth = Che cosa vale di più?
exercise-worth-text = Scegli per primo. Nel tuo Fiume il rosso è nella zona 1, il verde nella 2; la prossima libera è la 3. Due carte nere sono nella tua Coppa. Quale colore dà ora più punti?
exercise-worth-red = Quattro carte, ma ognuna vale solo 1: fanno 4.
exercise-worth-yellow = Una delle due va nella zona 3, l’altra vale 3.
exercise-worth-green = Due carte nella zona 2: fanno 4.
exercise-worth-black = L’unica carta va nella zona 3, e le due nella tua Coppa valgono 3 ciascuna: 6 punti.

exercise-field = Che cosa si può mettere, e dove?
exercise-field-text = Quale di questi colori puoi mettere nel tuo Campo del Mandala I?
exercise-field-right = Nel Mandala I il viola non c’è ancora. Che sia sulla Montagna II non importa.
exercise-field-wrong = In un Mandala un colore resta nell’area dove si trova.

exercise-empty = A mani vuote
exercise-empty-text = Il tuo Campo II è vuoto: ciò che prendi viene scartato. Il Fiume del tuo avversario comincia con giallo, nero, viola, poi verde. Quale colore non deve avere?
exercise-empty-red = Il rosso sarebbe nuovo in quel Fiume: una carta in una zona, e ancora nessun punto.
exercise-empty-yellow = Tre carte gialle nella zona 1: 3 punti per il tuo avversario. C’è di peggio.
exercise-empty-purple = Due carte viola nella zona 3 avrebbero dato 6 punti.

exercise-complete = L’ultima carta
exercise-complete-text = Nel Mandala II manca solo il nero, ed entrambi i Campi hanno due carte. Hai una carta nera. Come lo completi scegliendo per primo?
exercise-complete-build = Così i Campi restano pari, e l’ultima carta è tua: il tuo avversario sceglie per primo.
exercise-complete-grow = Tre a due: il tuo Campo è più grande, scegli per primo tu.

exercise-keep = Una carta resta
exercise-keep-text = In mano hai solo tre carte viola. Quante ne puoi mettere al massimo nel tuo Campo II?
exercise-keep-two = Due: una carta deve restarti in mano.
exercise-keep-more = Così la mano sarebbe vuota. Una carta deve restare.
exercise-keep-less = Puoi metterne un’altra: in mano deve restare una sola carta.

option-you = Io
option-other = Il mio avversario
option-points = { $number }
option-build = Nero sulla Montagna
option-grow = Nero nel mio Campo

rules-contents = Indice
rules-example = Esempio
rules-example-draw = Quante carte peschi dopo aver costruito
rules-example-draw-left = restano in mano
rules-example-draw-drawn = peschi
rules-example-draw-less = o meno
rules-example-colours = Hai una carta di ogni colore. Dove può andare ciascuna in questo Mandala?
rules-example-colour = Colore
rules-example-mountain = Montagna
rules-example-field = Il tuo Campo
rules-example-yes = sì
rules-example-fields = { $mine } carte contro { $theirs }: scegli per primo tu.
rules-example-score = Un Fiume pieno, e quanto valgono le carte nella Coppa.
rules-example-name = La tua Coppa
