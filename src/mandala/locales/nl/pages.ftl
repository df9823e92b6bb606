### De wegen naar de regelpagina’s en de inleiding.

learn = Leer het spel
rules = Regels
rules-clause = Regel { $rule }
rules-all = Alle regels
rules-with-examples = De hele pagina, met voorbeelden (in een nieuw tabblad)
sheet = Scoreblad
overview = Actieoverzicht
coach-title = Je eerste partij, beurt { $number } van 3
