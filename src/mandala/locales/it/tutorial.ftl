### Il tutorial e gli esempi delle pagine delle regole; si caricano insieme. Testi brevi: su un telefono c’è posto per circa 250 lettere.

learn-title = Impara Mandala giocando
learn-lesson = Lezione { $number } di { $count }
learn-exercise = Esercizio { $number } di { $count }
learn-read-again = Rileggi
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
learn-finished-text = Queste erano tutte le regole che contano. Un avversario ti aspetta; le regole sono sempre a un tocco di distanza.
learn-play = Gioca una vera partita
learn-leave = Esci dal tutorial

lesson-build = Costruire la Montagna
lesson-build-text = Tra te e il tuo avversario ci sono il Mandala I e il Mandala II. Costruire una Montagna porta nuove carte. Prendi la tua carta rossa e mettila sulla Montagna I. Poi ne peschi tre.
lesson-build-hint = Tocca il rosso, poi la Montagna I.
lesson-build-hint-two = Quella è la Montagna II. Questa volta metti il rosso sulla Montagna I.

lesson-grow = Accrescere il Campo
lesson-grow-text = Chi ha più carte nel suo Campo sceglierà per primo. Nel tuo Campo puoi mettere più carte di un colore, ma non peschi. Metti entrambe le carte arancioni nel tuo Campo I.
lesson-grow-hint = Tocca l’arancione, entrambe le carte, poi il Campo I.
lesson-grow-hint-both = Una basterebbe, due sono più forti: prendi entrambe le carte arancioni.

lesson-colour = La Regola del Colore
lesson-colour-text = In un Mandala ogni colore sta in una sola area. Il verde è nel Campo I del tuo avversario e sulla Montagna II. Trova l’unico posto sul tavolo dove il tuo verde può ancora andare, e giocane uno lì.
lesson-colour-hint = Guarda dov’è il verde nel Mandala II: lì se ne può aggiungere.
lesson-colour-hint-discard = Scartare si può sempre, ma il verde ha ancora un posto sul tavolo.

lesson-complete = Completare un Mandala
lesson-complete-text = Nel Mandala I ci sono cinque colori; manca il nero. Nei Campi sei avanti due a uno, quindi sceglieresti per primo tu. Completalo: metti il nero sulla Montagna I.
lesson-complete-hint = Tocca il nero, poi la Montagna I due volte: la seconda conferma.
lesson-complete-hint-field = Anche così è completo, ma allora il nero non ci sarebbe da spartire. Mettilo sulla Montagna.

lesson-claim = Spartire la Montagna
lesson-claim-text = Si sceglie a turno. Di un colore nuovo per il tuo Fiume, una carta va nella prossima zona e le altre nella tua Coppa. Di rosse ce ne sono tre: reclama il rosso. Va nella zona 1.
lesson-claim-hint = Reclama il rosso: tre carte in una volta.
lesson-claim-hint-black = Dall’inizio due carte nere sono nella tua Coppa. Nella zona 1 ognuna varrebbe solo 1. Tieni il nero per una zona più alta: prima il rosso.

lesson-order = Perché conta l’ordine
lesson-order-text = Alla fine ogni carta nella Coppa vale il numero della zona del suo colore nel Fiume. Due carte nere dormono nella tua Coppa dall’inizio. Ora tocca alla zona 2: reclama il nero, e varranno 2 ciascuna.
lesson-order-hint = Il viola ora non ti darebbe nulla. Il nero sveglia due carte nella tua Coppa.

lesson-discard = Scartare e ripescare
lesson-discard-text = Ora il rosso è nel Campo II del tuo avversario, e tre carte rosse ti riempiono la mano. Mettile tutte e tre sulla pila degli scarti e pescane tre nuove. È un turno intero.
lesson-discard-hint = Tocca il rosso, tutte e tre le carte, poi scarta.
lesson-discard-hint-all = Tutte e tre, così ne avrai tre nuove.

lesson-limit = Mai più di otto
lesson-limit-text = La tua mano è piena. Dopo aver costruito ne hai sette, quindi ne peschi una sola. Metti il viola sulla Montagna II, e guarda che cosa succede se lì il tuo Campo è vuoto.
lesson-limit-hint = Tocca il viola, poi la Montagna II.
lesson-limit-hint-field = In una vera partita sarebbe saggio! Ma per questa volta lascia vuoto il Campo II: Montagna II.

lesson-empty = Un Campo vuoto
lesson-empty-text = Il tuo avversario ha completato il Mandala II. Il tuo Campo era vuoto: scegli anche tu, ma ciò che prendi viene scartato. Quindi togli ciò che al tuo avversario darebbe di più.
lesson-empty-hint = Il viola è già nel Fiume del tuo avversario e darebbe punti. Il nero, per ora, no.

lesson-deck = Prima fine: il mazzo
lesson-deck-text = Molto più tardi. Nel mazzo di pesca restano tre carte. Pescata l’ultima, gli scarti diventano il nuovo mazzo e il prossimo Mandala è l’ultimo. Metti il rosso sulla Montagna II e pescale.
lesson-deck-hint = Tocca il rosso, poi la Montagna II: costruendo si pesca.

lesson-last = L’ultimo Mandala
lesson-last-text = La fine è vicina: chi completa ora un Mandala chiude la partita. Nel Mandala I manca il nero, e sei avanti tre a due. Metti il nero sulla Montagna I.
lesson-last-hint = Tocca il nero, poi la Montagna I due volte: la seconda conferma.
lesson-last-hint-field = Anche così è completo. Ma sulla Montagna il nero è un colore in più per te.

lesson-river = Seconda fine: il Fiume
lesson-river-text = Anche un Fiume pieno chiude la partita, appena questo Mandala è spartito. La tua sesta zona è libera e vale 6 per carta. Il verde per te è nuovo: reclamalo.
lesson-river-hint = Rosso e nero danno 1 e 2 per carta. Il verde va nella zona 6: due carte nella Coppa, 6 ciascuna.

lesson-score = Contare i punti
lesson-score-text = La partita è finita. Ogni carta nella Coppa vale il numero della zona del suo colore nel Fiume; le carte del Fiume non contano. Quanti punti hai?
lesson-score-cards = Questo è il numero delle carte. Ognuna vale il numero della zona del suo colore nel Fiume.
lesson-score-right = Due rosse da 1, due nere da 2, tre arancioni da 3, una gialla da 4, due verdi da 6: hai vinto!
lesson-score-river = Hai contato anche il Fiume. Conta solo la Coppa.

exercise-first = Chi sceglie per primo?
exercise-first-text = Ora il tuo avversario mette il viola sulla Montagna I e completa il Mandala. In entrambi i Campi ci sono due carte. Chi sceglie per primo?
exercise-first-you = I Campi sono pari, quindi sceglie per primo chi non ha giocato l’ultima carta.
exercise-first-other = Completare non è un vantaggio se i Campi sono pari: sceglie per primo l’avversario.

exercise-worth = Che cosa vale di più?
exercise-worth-text = Scegli per primo. Nel tuo Fiume il rosso è nella zona 1, il verde nella 2; la prossima libera è la 3. Due carte nere dormono nella tua Coppa. Quale colore dà ora più punti?
exercise-worth-red = Quattro carte, ma ognuna vale solo 1: fanno 4.
exercise-worth-yellow = Una delle due va nella zona 3, l’altra vale 3.
exercise-worth-green = Due carte nella zona 2: fanno 4.
exercise-worth-black = L’unica carta va nella zona 3 e sveglia le due nella tua Coppa: 6 punti.

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
