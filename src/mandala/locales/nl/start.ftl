### The start page.

start-against = Tegenstander: { $name }
start-opponents = Kies een andere tegenstander
start-choose = Kies je tegenstander
start-ways = Andere manieren om te spelen
start-online-short = met een link
start-hotseat-short = geef het apparaat door
start-sheet-short = voor de gedrukte kaarten
start-open-tables = { $count ->
    [one] 1 open tafel
   *[other] { $count } open tafels
}
start-history = Afgelopen partijen
start-more-pages = Meer pagina’s
learn-minutes = in 4 minuten
