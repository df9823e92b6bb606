### Was an einem Zug, einer Aufzeichnung oder einer Verteilung nicht stimmt: je eine Zeile. Die Seite liest sie, wo Partien nachgespielt werden.

at-file = { $file }: { $why }
at-line = { $file }: Zeile { $line }: { $why }
at-move = Zug { $number }: { $why }
at-move-entry = Zug { $number } (moves[{ $index }]): { $why }
standard-input = Standardeingabe

## Züge.

not-a-move = { $typed } ist kein Zug: Schreibe M1R (Zentrum), F2G3 (Feld), DB2 (abwerfen) oder CY (nehmen), mit den Farben R O Y G P B
not-legal = { $move } ist nicht erlaubt: { $why } (Regel { $rule })

## Die Form einer Aufzeichnung. Namen wie „moves“ sind Schlüssel der Datei und bleiben, wie sie sind.

record-own-key = { $key } ist ein Schlüssel der Aufzeichnung selbst und kann kein weiterer sein
record-extra-not-json = die weiteren Schlüssel einer Aufzeichnung müssen JSON sein: { $why }
record-line-too-long = die Zeile ist länger als { $limit } MB
record-not-object = eine Aufzeichnung ist ein JSON-Objekt, hier steht { $kind }
record-format = format muss "{ $format }" sein, nicht { $found }
record-missing = { $key } fehlt
record-byte-order-mark = der Text beginnt mit einer Byte-Reihenfolge-Marke: Speichere ihn als UTF-8 ohne sie
record-not-utf8 = kein UTF-8-Text bei Byte { $at }
record-not-json = kein JSON bei Zeichen { $at }
record-not-json-cut = kein JSON bei Zeichen { $at } (ist die Datei abgeschnitten?)
record-too-deep = kein lesbares JSON: zu tief verschachtelt
record-too-many-digits = kein lesbares JSON: eine Zahl hat zu viele Ziffern
record-key-twice = der Schlüssel { $key } kommt zweimal vor
record-number-too-large = { $found } ist eine zu große Zahl
record-not-number = { $found } ist keine JSON-Zahl
record-two-names = players muss eine Liste von zwei Namen sein
record-half-character = { $where } enthält ein halbes Zeichen (ein einzelnes Surrogat)
record-reshuffles-list = reshuffles muss eine Liste von Stapeln sein, nicht { $kind }
record-reshuffle-empty = { $where } ist leer: Ein leerer Ablagestapel wird nicht eingetragen (Regel 6.2)
record-reshuffle-letter = { $where } hat einen Buchstaben, der nicht zu { $letters } gehört (Regel 1.1)
record-moves-list = moves muss eine Liste von Zügen sein, nicht { $kind }
record-result-object = result muss ein Objekt sein, nicht { $kind }; während der Partie fehlt es
record-two-scores = result.scores müssen zwei ganze Zahlen sein
record-reason = result.reason { $found } ist unbekannt
record-seat = { $where } muss der Platz 0 oder 1 sein, nicht { $found }
record-text = { $where } muss Text sein, nicht { $kind }
record-none = die Datei enthält keine Aufzeichnung
kind-object = ein Objekt
kind-list = eine Liste
kind-text = Text
kind-boolean = wahr oder falsch
kind-null = nichts (null)
kind-number = eine Zahl

## Stapel, Züge und Ergebnisse gegen die Regeln.

deck-letter = deck enthält { $found }, das keiner der Buchstaben { $letters } ist (Regel 1.1)
deck-size = deck hat { $count } { $count ->
    [one] Karte
   *[other] Karten
}, nicht { $wanted } (Regel 1.1)
deck-colour = deck hat { $count } { $count ->
    [one] Karte
   *[other] Karten
} von { $letter }, nicht { $wanted } (Regel 1.1)
record-past-end = { $move } kommt nach dem Ende der Partie ({ $reason }, Regel 6)
record-reshuffles-surplus = reshuffles hat { $written } Einträge, die Züge führen aber zu { $made } (Regel 6.2)
record-reshuffle-lacking = hier wird der Ablagestapel gemischt, aber reshuffles hat keinen Eintrag { $index } (Regel 6.2)
record-reshuffle-foreign = reshuffles[{ $index }] ist nicht der Ablagestapel, aus dem es entsteht: Es müsste { $pile } enthalten, in beliebiger Reihenfolge (Regel 6.2)
record-not-over = result sagt { $reason }, aber nach Zug { $ply } ist die Partie nicht zu Ende (Regel 6)
record-result-differs = result ist { $stated }, aber die Züge führen zu { $reached } (Regeln 6 und 7)
game-first-seat = first ist der Platz, der beginnt, 0 oder 1, nicht { $found } (Regel 2.2)
dealer-other-cards = Stapel { $number } des Gebers enthält nicht die Karten, die er bekam: Er müsste { $pile } enthalten, in beliebiger Reihenfolge
game-no-such-seat = { $found } ist kein Platz: Die Plätze sind 0 und 1 (Regel 1.1)
game-over-already = die Partie ist schon zu Ende (Regel 6)
game-no-such-end = { $reason } gehört nicht zu { $reasons }
game-nothing-to-decide = die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden (Regel 6)
spectator-no-hand = wer zusieht, sieht keine Hand, mit der man spielen könnte (Regel 8)

## Die Prüfung einer Verteilung.

fair-not-over = die Partie ist nicht zu Ende: Die geheime Zahl wird danach veröffentlicht
fair-seed-size = seed muss { $wanted } Bytes haben, nicht { $found }
fair-seed-other = die geheime Zahl ist nicht die festgelegte: Die Prüfsummen sind verschieden
fair-seed-same = die geheime Zahl ist die vor der Partie festgelegte
fair-start-other = wer beginnt, folgt nicht aus der Festlegung und den Zufallszahlen der Spielenden
fair-start-same = wer beginnt, folgt aus der Festlegung und den Zufallszahlen der Spielenden
fair-deck-other = der Zugstapel folgt nicht aus der geheimen Zahl und dem Tisch
fair-deck-same = der Zugstapel folgt aus der geheimen Zahl und dem Tisch
fair-reshuffle-other = reshuffles[{ $index }] ist nicht die Reihenfolge, die aus der geheimen Zahl folgt
fair-reshuffles-same = { $count ->
    [0] es wurde nie neu gemischt
   *[other] { $count } von { $count } neu gemischten Stapeln folgen aus der geheimen Zahl
}
fair-moves-legal = alle { $count } Züge folgen den Regeln, jeder neu gemischte Stapel ist der Ablagestapel seiner Zeit
fair-entropy = entropy muss eine Liste hexadezimaler Texte sein
fair-starts = starts muss "random", 0 oder 1 sein
fair-nonces = nonces müssen zwei hexadezimale Texte von { $wanted } Bytes oder null sein
fair-version = die Version { $found } des Gebens ist unbekannt
fair-lacks = in der Aufzeichnung fehlt { $key }: Diese Verteilung lässt sich nicht prüfen
fair-no-commitment = die Aufzeichnung enthält keine Festlegung: Vor dieser Partie wurde nichts zugesagt
fair-table-text = table ist kein Text, der sich in UTF-8 schreiben lässt
fair-hexadecimal = { $where } muss hexadezimal in Kleinbuchstaben geschrieben sein
