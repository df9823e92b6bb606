### The start page.

start-against = Gegner: { $name }
start-opponents = Anderen Gegner wählen
start-choose = Wähle deinen Gegner
start-ways = Weitere Arten zu spielen
start-online-short = mit einem Link
start-hotseat-short = das Gerät geht hin und her
start-sheet-short = für die gedruckten Karten
start-open-tables = { $count ->
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
start-history = Beendete Partien
start-more-pages = Weitere Seiten
learn-minutes = in 4 Minuten
