### The start page.

start-against = Avversario: { $name }
start-opponents = Scegli un altro avversario
start-choose = Scegli il tuo avversario
start-ways = Altri modi di giocare
start-online-short = con un link
start-hotseat-short = passando il dispositivo
start-sheet-short = per le carte stampate
start-open-tables = { $count ->
    [one] 1 tavolo aperto
   *[other] { $count } tavoli aperti
}
start-history = Partite concluse
start-more-pages = Altre pagine
learn-minutes = in 4 minuti
