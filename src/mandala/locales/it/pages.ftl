### Le vie verso le pagine delle regole e il tutorial.

learn = Impara a giocare
rules = Regole
rules-clause = Regola { $rule }
rules-all = Tutte le regole
rules-with-examples = La pagina intera, con esempi (in una nuova scheda)
sheet = Segnapunti
overview = Riassunto delle azioni
coach-title = La tua prima partita, turno { $number } di 3
