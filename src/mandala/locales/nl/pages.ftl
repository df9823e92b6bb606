### De wegen naar de regelpagina’s en de inleiding.

learn = Leer het spel
rules = Regels
rules-clause = Regel { $rule }
rules-all = Alle regels
