### Wertungsblatt und Aktionsübersicht für eine Partie mit den gedruckten Karten. Nur mit diesen beiden Seiten geladen.

sheet-what = Für eure Partie mit den gedruckten Karten: Gebt beide Flüsse und beide Kelche ein. Punkte und Gewinner stehen sofort da.
sheet-example = Das Beispiel aus der gedruckten Anleitung
sheet-example-text = Legt die Karten aus dem Kelch unter den Fluss. Jede Karte zählt so viel wie der Platz ihrer Farbe: 4 + 10 + 18 + 0 + 15 + 6 = 53. Der Fluss selbst zählt nicht.
sheet-example-name = Ein Kelch mit 19 Karten
sheet-player = Spieler { $number }
sheet-name = Name von Spieler { $number }
sheet-river = Fluss: Tippe die Farben in der Reihenfolge ihrer Plätze an, von 1 bis 6.
sheet-not-in-river = { $colourName }: nicht im Fluss
sheet-cup = Kelch: Wie viele Karten jeder Farbe?
sheet-count = Karten im Kelch, { $colourName }
sheet-more = Eine mehr, { $colourName }
sheet-less = Eine weniger, { $colourName }
sheet-cards = { $count ->
    [one] { $count } Karte im Kelch
   *[other] { $count } Karten im Kelch
}
sheet-nothing = Hier steht gleich das Ergebnis.
sheet-won = { $name } gewinnt mit { $more } zu { $fewer }
sheet-won-by-cards = Je { $points } Punkte: { $name } gewinnt mit weniger Karten im Kelch, { $fewer } zu { $more }
sheet-drawn = Unentschieden: je { $points } Punkte und { $count } Karten im Kelch
sheet-new = Neue Partie, gleiche Spieler
sheet-kept = Eure Partien
sheet-kept-what = Sie bleiben in diesem Browser und werden nirgendwohin gesendet.
sheet-delete = Löschen
sheet-delete-sure = Wirklich löschen?
sheet-delete-what = { $what } löschen

overview-print = Drucken
overview-aim = Sammle die meisten Punkte in deinem Kelch. Jede Karte dort zählt so viel wie der Platz ihrer Farbe in deinem Fluss, 1 bis 6. Was sie wert ist, hängt also davon ab, in welcher Reihenfolge du den Fluss füllst.
overview-turn = In deinem Zug: A, B oder C
overview-build = Ins Zentrum spielen und nachziehen
overview-build-play = Lege genau 1 Karte in ein Zentrum.
overview-build-draw = Ziehe 3 Karten nach, aber höchstens bis 8 auf der Hand: bei 7 übrigen 1, bei 6 übrigen 2.
overview-check = Ist das Mandala vollendet?
overview-grow = Ins Feld spielen, nicht nachziehen
overview-grow-play = Lege 1 oder mehr Karten einer Farbe in eines deiner Felder. Behalte mindestens 1 auf der Hand.
overview-grow-draw = Ziehe nichts nach.
overview-redraw = Abwerfen und nachziehen
overview-redraw-play = Wirf 1 oder mehr Karten einer Farbe ab.
overview-redraw-draw = Ziehe genauso viele. Das ist dein ganzer Zug.
overview-colours = Die Goldene Regel (bei A und B)
overview-colours-rule = In jedem Mandala darf eine Farbe nur in einem Bereich liegen: im Zentrum, in deinem Feld oder im Feld deines Mitspielers.
overview-colours-more = Zu einer Farbe dürfen dort, wo sie liegt, weitere Karten. Hier ist Grün für dich gesperrt. Schwarz darf ins Zentrum oder in dein Feld.
overview-complete = Alle sechs Farben: Das Mandala ist vollendet und wird aufgelöst
overview-first = Wer mehr Karten im Feld hat, nimmt zuerst. Bei Gleichstand, wer nicht die letzte Karte gespielt hat.
overview-take = Nehmt abwechselnd alle Karten einer Farbe aus dem Zentrum. Neu in deinem Fluss: eine Karte auf den nächsten Platz, der Rest in den Kelch. Schon im Fluss: alle in den Kelch.
overview-empty = Nichts in deinem Feld? Du wählst trotzdem, wirfst aber ab, was du nimmst.
overview-after = Werft beide Felder ab. Endet die Partie nicht, kommen 2 neue Karten ins leere Zentrum.
overview-end = Spielende
overview-end-river = Ein Fluss bekommt die sechste Farbe: Verteilt dieses Mandala noch zu Ende.
overview-end-deck = Der Zugstapel ist leer: Mischt den Ablagestapel als neuen Zugstapel. Das nächste aufgelöste Mandala ist das letzte.
overview-count = Wertung
overview-count-cup = Jede Karte im Kelch zählt die Zahl unter ihrer Farbe. Karten im Fluss und Farben, die nicht im Fluss liegen, zählen nichts.
overview-count-tie = Bei Gleichstand gewinnt, wer weniger Karten im Kelch hat.
