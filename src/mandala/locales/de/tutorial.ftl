### Die Einführung und die Beispiele der Regelseiten; mit ihnen geladen. Kurz: Auf einem Telefon haben etwa 250 Buchstaben Platz.

learn-title = Mandala spielend lernen
learn-lesson = Lektion { $number } von { $count }
learn-exercise = Übung { $number } von { $count }
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
learn-finished-text = Das waren alle Regeln. Nun eine richtige Partie gegen den Lehrling, den leichtesten Gegner: In deinen ersten drei Zügen siehst du Tipps mit ihren Gründen.
learn-play = Eine richtige Partie
learn-leave = Einführung verlassen
learn-skip = Einführung überspringen
learn-exercises-go = Sechs kurze Übungen
learn-your-river = Dein Fluss
learn-your-cup = Dein Kelch
learn-deck = Zugstapel

lesson-aim = Womit du gewinnst
lesson-aim-text = Jede Karte in deinem Kelch zählt die Zahl, die in deinem Fluss unter ihrer Farbe steht. Die Reihenfolge, in der du den Fluss füllst, entscheidet also, was deine Karten wert sind.
lesson-aim-more = Dieser Kelch enthält sechs gelbe Karten, und Gelb liegt auf Platz 3: 18 Punkte. Wer am Ende mehr Punkte hat, gewinnt.

lesson-build = Ins Zentrum spielen
lesson-build-text = Du und dein Mitspieler füllt zwei Mandalas. Der Streifen in der Mitte ist das Zentrum, an dem ihr beide baut. Eine Karte dort bringt neue Karten: Du ziehst drei nach.
lesson-build-task = Lege deine rote Karte ins Zentrum I.
lesson-build-hint-two = Das wäre Zentrum II. Lege Rot diesmal ins Zentrum I.

lesson-grow = Ins Feld spielen
lesson-grow-text = Die Hälfte auf deiner Seite ist dein Feld. Wer dort mehr Karten hat, nimmt später zuerst aus dem Zentrum. Lege beliebig viele einer Farbe; du ziehst aber nicht nach, und eine Karte muss auf der Hand bleiben.
lesson-grow-task = Lege beide orangen Karten in dein Feld I.
lesson-grow-hint-both = Eine ginge auch, zwei sind stärker: Lege beide orangen Karten.

lesson-colour = Die Goldene Regel
lesson-colour-text = In einem Mandala darf eine Farbe nur in einem Bereich liegen: im Zentrum oder in einem der Felder. Dort dürfen weitere dazu. Grün liegt im Feld I deines Mitspielers und im Zentrum II.
lesson-colour-task = Lege eine grüne Karte dorthin, wo sie darf: ins Zentrum II.
lesson-colour-hint-discard = Abwerfen geht immer, aber Grün hat noch einen Platz in den Mandalas.

lesson-complete = Ein Mandala vollenden
lesson-complete-text = Liegen alle sechs Farben in einem Mandala, ist es vollendet, und ihr teilt sein Zentrum auf. In Mandala I fehlt Schwarz. Du hast dort zwei Karten im Feld, dein Mitspieler eine: Du wählst dann zuerst.
lesson-complete-task = Lege Schwarz ins Zentrum I; ein zweites Tippen bestätigt.
lesson-complete-hint-field = Auch so ist es vollendet, aber dann gäbe es kein Schwarz zu verteilen. Lege es ins Zentrum.

lesson-claim = Fluss und Kelch
lesson-claim-text = Ihr wählt abwechselnd, jedes Mal alle Karten einer Farbe. Ist die Farbe neu in deinem Fluss, kommt eine Karte auf den nächsten Platz, die anderen kommen in den Kelch.
lesson-claim-task = Nimm Rot: eine Karte auf Platz 1, zwei in den Kelch.
lesson-claim-hint-black = Zwei schwarze Karten liegen von Anfang an in deinem Kelch. Auf Platz 1 brächten sie je 1. Hebe Schwarz für einen höheren Platz auf: zuerst Rot.

lesson-order = Warum die Reihenfolge zählt
lesson-order-text = Du hast mit zwei schwarzen Karten im Kelch begonnen. Solange Schwarz nicht in deinem Fluss liegt, zählen sie nichts. Als Nächstes ist Platz 2 frei: Liegt Schwarz dort, zählen sie je 2.
lesson-order-task = Nimm Schwarz.

lesson-discard = Abwerfen und nachziehen
lesson-discard-text = Du hast drei rote Karten. In Mandala II liegt Rot im Feld deines Mitspielers, also dürfen deine dort nicht hin. In deinem Zug kannst du auch Karten einer Farbe tauschen: abwerfen und ebenso viele ziehen.
lesson-discard-task = Wirf alle drei roten Karten ab.
lesson-discard-hint-all = Alle drei, damit du drei neue bekommst.

lesson-limit = Nie mehr als acht
lesson-limit-text = Deine Hand ist voll. Nach dem Ausspielen hast du sieben, also ziehst du nur eine. Lass dein Feld II dieses eine Mal leer und sieh, was geschieht.
lesson-limit-task = Lege Violett ins Zentrum II.
lesson-limit-hint-field = In einer richtigen Partie klug! Lass dein Feld II nur dieses eine Mal leer: Zentrum II.

lesson-empty = Ein leeres Feld
lesson-empty-text = Dein Mitspieler hat Mandala II vollendet, und dein Feld dort war leer. Du wählst auch, aber was du nimmst, wird abgeworfen. Violett liegt schon im Fluss deines Mitspielers und würde dort zählen.
lesson-empty-task = Nimm deinem Mitspieler Violett weg.

lesson-deck = Erstes Ende: der Zugstapel
lesson-deck-text = Eine andere Partie kurz vor Schluss: Der Zugstapel hat noch drei Karten. Nach der letzten wird der Ablagestapel zum neuen Zugstapel, und das nächste vollendete Mandala ist das letzte.
lesson-deck-task = Lege Rot ins Zentrum II und ziehe die drei.

lesson-last = Das letzte Mandala
lesson-last-text = Das nächste vollendete Mandala beendet jetzt die Partie. In Mandala I fehlt Schwarz, und in den Feldern führst du drei zu zwei: Du wählst zuerst.
lesson-last-task = Lege Schwarz ins Zentrum I.
lesson-last-hint-field = Auch so ist es vollendet. Im Zentrum aber gibt es mit Schwarz eine Farbe mehr zu verteilen.

lesson-again = Eine Farbe, die du schon hast
lesson-again-text = Rot liegt schon in deinem Fluss, auf Platz 3. Eine Farbe, die dort schon liegt, kommt ganz in den Kelch: keine Karte in den Fluss.
lesson-again-task = Nimm Rot: drei Karten zu je 3 Punkten.
lesson-again-hint-green = Grün käme auf Platz 4, und eine Karte bliebe für den Kelch: 4 Punkte. Rot bringt 9.

lesson-river = Zweites Ende: der Fluss
lesson-river-text = Eine andere Partie, mit vielen Karten im Zugstapel. Auch ein Fluss mit sechs Farben beendet sie, sobald dieses Mandala verteilt ist. Dein sechster Platz ist frei: 6 Punkte je Karte.
lesson-river-task = Nimm Grün, es ist neu für dich.

lesson-score = Zählen
lesson-score-text = Die Partie ist aus. Jede Karte im Kelch zählt die Zahl unter ihrer Farbe in deinem Fluss; Karten im Fluss zählen nichts. Wie viele Punkte hast du?
lesson-score-cards = So viele Karten sind es. Jede zählt die Zahl unter ihrer Farbe in deinem Fluss.
lesson-score-right = Zwei rote zu 1, zwei schwarze zu 2, drei orange zu 3, eine gelbe zu 4, zwei grüne zu 6: Du gewinnst!
lesson-score-river = Du hast den Fluss mitgezählt. Nur der Kelch zählt.

lesson-tie = Gleich viele Punkte
lesson-tie-text = Eine andere Partie ist gerade aus, und beide Kelche zählen 6. Du hast vier Karten im Kelch, dein Mitspieler sechs. Wer gewinnt?
lesson-tie-you = Bei gleich vielen Punkten gewinnt, wer weniger Karten im Kelch hat.
lesson-tie-other = Bei gleich vielen Punkten gewinnt, wer weniger Karten im Kelch hat: vier sind weniger als sechs.

exercise-first = Wer wählt zuerst?
exercise-first-text = Dein Mitspieler legt jetzt Violett ins Zentrum I und vollendet das Mandala. In beiden Feldern liegen dort zwei Karten. Wer wählt zuerst?
exercise-first-you = Die Felder sind gleich groß, also wählt zuerst, wer die letzte Karte nicht gespielt hat.
exercise-first-other = Bei gleichen Feldern ist Vollenden kein Vorteil: Dein Mitspieler wählt zuerst.

exercise-worth = Was ist mehr wert?
exercise-worth-text = Du wählst zuerst. In deinem Fluss hat Rot Platz 1, Grün Platz 2; als Nächstes ist Platz 3 frei. Zwei schwarze Karten liegen im Kelch. Welche Farbe bringt jetzt die meisten Punkte?
exercise-worth-red = Vier Karten, aber jede bringt nur 1: macht 4.
exercise-worth-yellow = Eine der beiden kommt auf Platz 3, die andere bringt 3.
exercise-worth-green = Zwei Karten auf Platz 2: macht 4.
exercise-worth-black = Die eine Karte nimmt Platz 3, und die zwei im Kelch zählen je 3: 6 Punkte.

exercise-field = Was darf wohin?
exercise-field-text = Welche dieser Farben darfst du in Mandala I in dein Feld legen?
exercise-field-right = Violett liegt in Mandala I noch nirgends. Dass es im Zentrum II liegt, ist egal.
exercise-field-wrong = In einem Mandala bleibt eine Farbe in dem Bereich, in dem sie liegt.

exercise-empty = Mit leeren Händen
exercise-empty-text = Dein Feld II ist leer: Was du nimmst, wird abgeworfen. Der Fluss deines Mitspielers beginnt mit Gelb, Schwarz, Violett, dann Grün. Welche Farbe sollte dein Mitspieler nicht bekommen?
exercise-empty-red = Rot wäre dort neu: eine Karte auf einem Platz, aber noch keine Punkte.
exercise-empty-yellow = Drei gelbe Karten auf Platz 1: 3 Punkte für deinen Mitspieler. Es gibt Schlimmeres.
exercise-empty-purple = Zwei violette Karten auf Platz 3 wären 6 Punkte gewesen.

exercise-complete = Die letzte Karte
exercise-complete-text = In Mandala II fehlt nur Schwarz, und in beiden Feldern liegen zwei Karten. Du hast eine schwarze. Wie vollendest du es und wählst zuerst?
exercise-complete-build = Dann bleiben die Felder gleich, und du hast die letzte Karte gespielt: Dein Mitspieler wählt zuerst.
exercise-complete-grow = Drei zu zwei: Dein Feld ist größer, du wählst zuerst.

exercise-keep = Eine Karte bleibt
exercise-keep-text = Du hast nur drei violette Karten auf der Hand. Wie viele davon darfst du höchstens in dein Feld II legen?
exercise-keep-two = Zwei: Eine Karte muss auf der Hand bleiben.
exercise-keep-more = Dann wäre deine Hand leer. Eine Karte muss bleiben.
exercise-keep-less = Eine mehr geht: Nur eine Karte muss auf der Hand bleiben.

option-you = Ich
option-other = Mein Mitspieler
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
