### Was die Regelseite rund um die Regeln zeigt, und wie sich die gedruckten Anleitungen unterscheiden. Nur mit dieser Seite geladen.

rules-short = In Kürze
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Das steht in keiner Regel.
    [one] { $count } Regel
   *[other] { $count } Regeln
}

books = Wie sich die gedruckten Anleitungen unterscheiden
books-intro = Wir haben die italienische, ungarische, deutsche, niederländische und französische Anleitung verglichen. Alle fünf beschreiben dasselbe Spiel. Hier steht, wo sie Verschiedenes oder nichts sagen, und wie diese Ausgabe spielt.
books-say = Die Anleitungen
books-we = Hier
books-first = Nach allen fünf bestimmt ihr selbst, wer beginnt, zum Beispiel der älteste Spieler.
books-first-here = Du wählst es beim Eröffnen des Tisches, oder der Zufall entscheidet.
books-draw = Alle fünf sagen „bis zu drei Karten“ und nennen dann die Zahl für jede Hand. Nach der ungarischen darfst du sie ziehen; ein Satz der niederländischen sagt eine bis drei.
books-draw-here = Du ziehst genau so viele, wie zu deiner Hand gehören.
books-discard = Nach der französischen musst du abwerfen, wenn du keine Karte spielen kannst oder willst. Nach den anderen darfst du.
books-discard-here = Du hast unter den drei Aktionen freie Wahl.
books-last = Alle fünf verbieten eine leere Hand dort, wo sie das Feld erklären.
books-last-here = Das gilt für jede Aktion.
books-colours = Die niederländische sagt, eine Farbe dürfe in den drei Bereichen nur einmal vorkommen. Ihre nächsten Zeilen meinen wie die anderen: nur in einem davon.
books-colours-here = Wo eine Farbe liegt, dürfen immer weitere Karten dazu.
books-when = Ein vollendetes Mandala wird am Ende des Zuges aufgelöst; nur die deutsche nennt keinen Zeitpunkt.
books-when-here = Am Ende des Zuges, nach dem Nachziehen.
books-deck = Alle fünf: Ablagestapel mischen, das nächste Mandala ist das letzte. Keine sagt, was mitten im Nachziehen gilt oder wenn der Ablagestapel leer ist.
books-deck-here = Das sagen die Klarstellungen.
books-stuck = Keine sagt, was geschieht, wenn kein Mandala mehr vollendet werden kann oder niemand eines vollendet.
books-stuck-here = Die Partie endet, und die Kelche werden gezählt.
books-left = Übrige Karten zählen nicht: Die italienische, ungarische und niederländische halten sie aus den Flüssen heraus, die deutsche aus Fluss und Kelch, die französische zählt sie nicht.
books-left-here = Sie zählen nichts.
books-tie = Alle fünf: Bei Gleichstand gewinnt, wer weniger Karten im Kelch hat. Keine sagt, was gilt, wenn auch die gleich sind.
books-tie-here = Unentschieden.
books-memory = Die eigene Hand und den eigenen Kelch darfst du jederzeit ansehen. Keine sagt, ob du den Ablagestapel durchsehen darfst.
books-memory-here = Du darfst.
books-time = Die italienische, ungarische und deutsche nennen 30 Minuten, die französische 20.
