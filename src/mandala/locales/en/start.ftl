### The start page.

start-against = Opponent: { $name }
start-opponents = Choose another opponent
start-choose = Choose your opponent
start-ways = Other ways to play
start-online-short = with a link
start-hotseat-short = pass the device
start-sheet-short = for your printed cards
start-open-tables = { $count ->
    [one] 1 open table
   *[other] { $count } open tables
}
start-history = Finished games
start-more-pages = More pages
learn-minutes = in 4 minutes
