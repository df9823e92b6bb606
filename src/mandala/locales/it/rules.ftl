### Ciò che la pagina delle regole mostra intorno alle regole, e in che cosa differiscono i regolamenti stampati. Caricato con quella pagina.

rules-short = In breve
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola lo contiene.
    [one] { $count } regola
   *[other] { $count } regole
}

books = In che cosa differiscono i regolamenti stampati
books-intro = Abbiamo confrontato i regolamenti italiano, ungherese, tedesco, olandese e francese. Tutti e cinque descrivono lo stesso gioco. Ecco dove dicono cose diverse, o nulla, e come gioca questa edizione.
books-say = I regolamenti
books-we = Qui
books-first = Tutti e cinque lasciano decidere a voi chi comincia, per esempio il giocatore più anziano.
books-first-here = Lo scegli quando apri un tavolo, oppure decide il caso.
books-draw = Tutti e cinque dicono “fino a tre carte” e poi danno il numero per ogni mano. In quello ungherese puoi pescarle; una frase di quello olandese dice da una a tre.
books-draw-here = Peschi esattamente il numero che spetta alla tua mano.
books-discard = In quello francese devi scartare se non puoi o non vuoi giocare carte. Negli altri puoi farlo.
books-discard-here = Scegli liberamente fra le tre azioni.
books-last = Tutti e cinque vietano la mano vuota dove spiegano il Campo.
books-last-here = Vale per ogni azione.
books-colours = Quello olandese dice che un colore può comparire una sola volta nelle tre aree. Le righe seguenti, come gli altri regolamenti, intendono: in una sola di esse.
books-colours-here = Dove un colore si trova già puoi sempre aggiungere altre carte di quel colore.
books-when = Un Mandala completo viene distrutto alla fine del turno; solo quello tedesco non dice quando.
books-when-here = Alla fine del turno, dopo aver pescato.
books-deck = Tutti e cinque: si rimescolano gli scarti e il prossimo Mandala è l’ultimo. Nessuno dice che cosa accade a metà di una pescata, o se non ci sono scarti.
books-deck-here = Lo dicono i chiarimenti.
books-stuck = Nessuno dice che cosa accade se nessun Mandala si può più completare, o se nessuno ne completa uno.
books-stuck-here = La partita finisce e si contano le Coppe.
books-left = Le carte rimaste non danno punti: i regolamenti italiano, ungherese e olandese le escludono dai Fiumi, quello tedesco da Fiumi e Coppe, quello francese non le conta.
books-left-here = Non valgono nulla.
books-tie = Tutti e cinque: in parità vince chi ha meno carte nella Coppa. Nessuno dice che cosa accade se anche quelle sono pari.
books-tie-here = Pareggio.
books-memory = Puoi guardare la tua mano e la tua Coppa in ogni momento. Nessuno dice se puoi guardare fra gli scarti.
books-memory-here = Puoi.
books-time = I regolamenti italiano, ungherese e tedesco dicono 30 minuti, quello francese 20.
