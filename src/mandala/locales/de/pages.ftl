### Die Wege zu den Regelseiten und zur Einführung.

learn = Spielen lernen
rules = Regeln
rules-clause = Regel { $rule }
rules-all = Alle Regeln
rules-with-examples = Die ganze Seite, mit Beispielen (in neuem Tab)
sheet = Wertungsblatt
overview = Aktionsübersicht
coach-title = Deine erste Partie, Zug { $number } von 3
