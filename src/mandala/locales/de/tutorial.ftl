### Die Einführung und die Beispiele der Regelseiten; mit ihnen geladen. Kurz: Auf einem Telefon haben etwa 250 Buchstaben Platz.

learn-title = Mandala spielend lernen
learn-lesson = Lektion { $number } von { $count }
learn-exercise = Übung { $number } von { $count }
learn-read-again = Noch einmal lesen
learn-try-again = Noch einmal
learn-next = Weiter
learn-not-yet = Möglich, aber nicht, was diese Lektion verlangt.
learn-right = Richtig!
learn-wrong = Nicht ganz.
learn-lessons = Lektionen
learn-exercises = Übungen
learn-done = geschafft
learn-again = Von vorn beginnen
learn-finished = Du kennst das Spiel
learn-finished-text = Das waren alle Regeln, auf die es ankommt. Ein Gegner wartet schon; die Regeln sind jederzeit nur einen Fingertipp entfernt.
learn-play = Eine richtige Partie
learn-leave = Einführung verlassen

lesson-build = Ins Zentrum spielen
lesson-build-text = Zwischen dir und deinem Gegenüber liegen Mandala I und Mandala II. Eine Karte im Zentrum bringt neue Karten. Nimm deine rote Karte und lege sie ins Zentrum I. Danach ziehst du drei.
lesson-build-hint = Tippe auf Rot, dann auf Zentrum I.
lesson-build-hint-two = Das wäre Zentrum II. Lege Rot diesmal ins Zentrum I.

lesson-grow = Ins Feld spielen
lesson-grow-text = Wer mehr Karten im Feld hat, wählt später zuerst. In dein Feld darfst du mehrere Karten einer Farbe legen, ziehst aber nicht nach. Lege beide orangen Karten in dein Feld I.
lesson-grow-hint = Tippe auf Orange, beide Karten, dann auf Feld I.
lesson-grow-hint-both = Eine ginge auch, zwei sind stärker: Nimm beide orangen Karten.

lesson-colour = Die Goldene Regel
lesson-colour-text = In einem Mandala darf eine Farbe nur in einem Bereich liegen. Grün liegt im Feld I deines Gegenübers und im Zentrum II. Finde den einen Platz, an den dein Grün noch darf, und lege eine Karte dorthin.
lesson-colour-hint = Sieh nach, wo Grün im Mandala II liegt: Dort darf mehr hinzu.
lesson-colour-hint-discard = Abwerfen geht immer, aber Grün hat noch einen Platz in den Mandalas.

lesson-complete = Ein Mandala vollenden
lesson-complete-text = In Mandala I liegen fünf Farben; Schwarz fehlt. In den Feldern führst du zwei zu eins, also würdest du zuerst wählen. Vollende es: Lege Schwarz ins Zentrum I.
lesson-complete-hint = Tippe auf Schwarz, dann zweimal auf Zentrum I: Das zweite Mal bestätigt.
lesson-complete-hint-field = Auch so ist es vollendet, aber dann gäbe es kein Schwarz zu verteilen. Lege es ins Zentrum.

lesson-claim = Das Zentrum verteilen
lesson-claim-text = Ihr wählt abwechselnd. Ist eine Farbe neu in deinem Fluss, kommt eine Karte auf den nächsten Platz, der Rest in deinen Kelch. Rot liegt dreimal da: Nimm Rot. Es bekommt Platz 1.
lesson-claim-hint = Nimm Rot: drei Karten auf einmal.
lesson-claim-hint-black = Zwei schwarze Karten liegen von Anfang an in deinem Kelch. Auf Platz 1 brächten sie je 1. Hebe Schwarz für einen höheren Platz auf: zuerst Rot.

lesson-order = Warum die Reihenfolge zählt
lesson-order-text = Am Ende zählt jede Karte im Kelch so viel wie der Platz ihrer Farbe im Fluss. Zwei schwarze Karten schlafen seit Beginn in deinem Kelch. Platz 2 ist dran: Nimm Schwarz, und sie bringen je 2.
lesson-order-hint = Violett brächte dir jetzt nichts. Schwarz weckt zwei Karten in deinem Kelch.

lesson-discard = Abwerfen und nachziehen
lesson-discard-text = Rot liegt nun im Feld II deines Gegenübers, und drei rote Karten füllen deine Hand. Lege alle drei auf den Ablagestapel und ziehe drei neue. Das ist ein ganzer Zug.
lesson-discard-hint = Tippe auf Rot, alle drei, dann auf Abwerfen.
lesson-discard-hint-all = Alle drei, damit du drei neue bekommst.

lesson-limit = Nie mehr als acht
lesson-limit-text = Deine Hand ist voll. Nach dem Ausspielen hast du sieben, also ziehst du nur eine. Lege Violett ins Zentrum II und sieh, was es heißt, dort nichts im Feld zu haben.
lesson-limit-hint = Tippe auf Violett, dann auf Zentrum II.
lesson-limit-hint-field = In einer richtigen Partie klug! Lass dein Feld II nur dieses eine Mal leer: Zentrum II.

lesson-empty = Ein leeres Feld
lesson-empty-text = Dein Gegenüber hat Mandala II vollendet. Dein Feld war leer: Du wählst auch, aber was du nimmst, wird abgelegt. Nimm also weg, was deinem Gegenüber am meisten brächte.
lesson-empty-hint = Violett liegt schon im Fluss deines Gegenübers und würde zählen. Schwarz noch nicht.

lesson-deck = Erstes Ende: der Zugstapel
lesson-deck-text = Viel später. Im Zugstapel sind noch drei Karten. Nach der letzten wird der Ablagestapel zum neuen Zugstapel, und das nächste Mandala ist das letzte. Lege Rot ins Zentrum II und ziehe sie.
lesson-deck-hint = Tippe auf Rot, dann auf Zentrum II: Wer ins Zentrum spielt, zieht nach.

lesson-last = Das letzte Mandala
lesson-last-text = Das nächste Mandala ist das letzte: Wer jetzt ein Mandala vollendet, beendet das Spiel. In Mandala I fehlt Schwarz, und du führst drei zu zwei. Lege Schwarz ins Zentrum I.
lesson-last-hint = Tippe auf Schwarz, dann zweimal auf Zentrum I: Das zweite Mal bestätigt.
lesson-last-hint-field = Auch so ist es vollendet. Im Zentrum aber ist Schwarz eine Farbe mehr für dich.

lesson-river = Zweites Ende: der Fluss
lesson-river-text = Auch ein voller Fluss beendet das Spiel, sobald dieses Mandala verteilt ist. Dein sechster Platz ist frei und zählt 6 je Karte. Grün ist neu für dich: Nimm es.
lesson-river-hint = Rot und Schwarz bringen 1 und 2 je Karte. Grün bekommt Platz 6: zwei Karten in den Kelch, je 6.

lesson-score = Zählen
lesson-score-text = Das Spiel ist aus. Jede Karte im Kelch zählt den Platz ihrer Farbe in deinem Fluss; Karten im Fluss zählen nichts. Wie viele Punkte hast du?
lesson-score-cards = So viele Karten sind es. Jede zählt den Flussplatz ihrer Farbe.
lesson-score-right = Zwei rote zu 1, zwei schwarze zu 2, drei orange zu 3, eine gelbe zu 4, zwei grüne zu 6: Du gewinnst!
lesson-score-river = Du hast den Fluss mitgezählt. Nur der Kelch zählt.

exercise-first = Wer wählt zuerst?
exercise-first-text = Dein Gegenüber legt jetzt Violett ins Zentrum I und vollendet das Mandala. In beiden Feldern liegen dort zwei Karten. Wer wählt zuerst?
exercise-first-you = Die Felder sind gleich groß, also wählt zuerst, wer die letzte Karte nicht gespielt hat.
exercise-first-other = Bei gleichen Feldern ist Vollenden kein Vorteil: Dein Gegenüber wählt zuerst.

exercise-worth = Was ist mehr wert?
exercise-worth-text = Du wählst zuerst. In deinem Fluss hat Rot Platz 1, Grün Platz 2; als Nächstes ist Platz 3 frei. Zwei schwarze Karten schlafen im Kelch. Welche Farbe bringt jetzt die meisten Punkte?
exercise-worth-red = Vier Karten, aber jede bringt nur 1: macht 4.
exercise-worth-yellow = Eine der beiden kommt auf Platz 3, die andere bringt 3.
exercise-worth-green = Zwei Karten auf Platz 2: macht 4.
exercise-worth-black = Die eine Karte nimmt Platz 3 und weckt die zwei im Kelch: 6 Punkte.

exercise-field = Was darf wohin?
exercise-field-text = Welche dieser Farben darfst du in Mandala I in dein Feld legen?
exercise-field-right = Violett liegt in Mandala I noch nirgends. Dass es im Zentrum II liegt, ist egal.
exercise-field-wrong = In einem Mandala bleibt eine Farbe in dem Bereich, in dem sie liegt.

exercise-empty = Mit leeren Händen
exercise-empty-text = Dein Feld II ist leer: Was du nimmst, wird abgelegt. Der Fluss deines Gegenübers beginnt mit Gelb, Schwarz, Violett, dann Grün. Welche Farbe sollte dein Gegenüber nicht bekommen?
exercise-empty-red = Rot wäre dort neu: eine Karte auf einem Platz, aber noch keine Punkte.
exercise-empty-yellow = Drei gelbe Karten auf Platz 1: 3 Punkte für dein Gegenüber. Es gibt Schlimmeres.
exercise-empty-purple = Zwei violette Karten auf Platz 3 wären 6 Punkte gewesen.

exercise-complete = Die letzte Karte
exercise-complete-text = In Mandala II fehlt nur Schwarz, und in beiden Feldern liegen zwei Karten. Du hast eine schwarze. Wie vollendest du es und wählst zuerst?
exercise-complete-build = Dann bleiben die Felder gleich, und du hast die letzte Karte gespielt: Dein Gegenüber wählt zuerst.
exercise-complete-grow = Drei zu zwei: Dein Feld ist größer, du wählst zuerst.

option-you = Ich
option-other = Mein Gegenüber
option-points = { $number }
option-build = Schwarz ins Zentrum
option-grow = Schwarz in mein Feld

rules-contents = Inhalt
rules-example = Beispiel
rules-example-draw = Wie viele Karten du nachziehst, nachdem du ins Zentrum gespielt hast
rules-example-draw-left = bleiben auf der Hand
rules-example-draw-drawn = du ziehst
rules-example-draw-less = oder weniger
rules-example-colours = Du hast von jeder Farbe eine Karte. Wohin darf jede in diesem Mandala?
rules-example-colour = Farbe
rules-example-mountain = Zentrum
rules-example-field = Dein Feld
rules-example-yes = ja
rules-example-fields = { $mine } Karten gegen { $theirs }: Du wählst zuerst.
rules-example-score = Ein voller Fluss, und was die Karten im Kelch wert sind.
rules-example-name = Dein Kelch
