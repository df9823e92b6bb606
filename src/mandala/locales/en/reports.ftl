### What the commands print when all goes well. Names of options, files and players stay as they are.

## While the engine is compiled.

compiling = Compiling the engine ({ $how })
compiling-kept = once per version
compiling-not-kept = no cache folder to keep it
compiling-function = function { $number }: { $name }
compiling-function-of = function { $number } of about { $expected }: { $name }

## Bars of work that takes longer.

work-replaying = Replaying
work-verifying = Verifying
work-measuring = Measuring
work-writing = Writing
work-restoring = Restoring
work-exporting = Exporting
arena-bar-games = { $done } of { $total } games
arena-bar-score = score { $score }
arena-bar-left = left

## Results of the arena.

arena-forfeit-line = game { $number }: { $told }
arena-stopped = stopped after { $count } { $count ->
    [one] game
   *[other] games
}
arena-nothing = No pair of games was finished.
arena-heading = { $games } games: { $deals ->
    [one] 1 deal, played from both seats
   *[other] { $deals } deals, each played from both seats
} · seed { $seed }
arena-won = won
arena-drawn = drawn
arena-lost = lost
arena-lost-by-forfeit = lost by forfeit
arena-ms-a-move = ms a move
arena-against = { $first } against { $second }
arena-measured = measured
arena-interval = 95% interval
arena-score = score
arena-elo = Elo
arena-points-ahead = points ahead a game
arena-rating = rating (0: the average)
arena-games = games
arena-match = match
arena-forfeits = forfeits
arena-test = test
arena-test-accept = accepted
arena-test-reject = rejected
arena-test-open = open { $llr }
arena-range = { $low } to { $high }
arena-percent = { $share }%
arena-no-difference = No difference shown: an even match is within the interval.
arena-the-first = The first { $player }
arena-the-second = The second { $player }
arena-stronger = { $player } is the stronger player.
arena-sprt-told = Sequential test, { $player } is { $larger } Elo better and not { $smaller }: { $decision ->
    [accept] accepted
    [reject] rejected
   *[open] open, it takes more games
} (LLR { $llr }, decided at ±{ $bound }).

## Speed figures.

bench-random-games = random games, one core
bench-two-cores = two cores
bench-in-c = the same in C
bench-a-game = a random game
bench-one-core = { $player }, one core
bench-fingerprint = fingerprint
bench-a-state = a state
bench-memory = memory at most
bench-games-per-s = { $figure } games/s
bench-moves-per-s = { $figure } moves/s
bench-searches-per-s = { $figure } searches/s
bench-times-c = { $factor } × the same in C
bench-times-one-core = { $factor } × one core
bench-no-c = no C compiler
bench-game-is = { $moves } moves, { $score } points
bench-bytes = { $figure } bytes
bench-megabytes = { $figure } MB

## Checks of a deal.

verify-fair = game { $number }: fair
verify-not-fair = game { $number }: NOT VERIFIED
verify-unchecked = game { $number }: CANNOT BE CHECKED
verify-unknown = –
verify-seed = seed
verify-start = start
verify-deck = deck
verify-reshuffles = reshuffles
verify-moves = moves
verify-ok = ok
verify-no = NO

## The server and its database.

serve-open = The table is open at { $url }
serve-stop = Press Ctrl-C to stop.
serve-port-taken = Port { $port } is in use, so another one was chosen.
serve-only-here = Only this computer can open it. For others in your network: { $command }
connect-waiting = Waiting at { $url }
connect-result = { $outcome ->
    [won] won
    [lost] lost
   *[drawn] drawn
} { $mine } : { $theirs } ({ $reason })
database-holds = { $tables } tables, { $events } events, { $guests } guests
backup-written = { $file }: { $holds }
backup-restored = Restored: { $holds }.
export-written = { $file }: { $count } { $count ->
    [one] game
   *[other] games
}
guest-forgotten = The guest is forgotten.
admin-done = Done, and written to the log.
admin-tables = tables: { $waiting } waiting, { $playing } playing, { $over } over
admin-mode = { $mode }: { $on }
admin-banned = banned until { $until }: { $who }
admin-columns-tables = table | status | last event | players
admin-columns-guests = guest | last seen | name
admin-columns-reports = time | reason | reported | by | table
admin-columns-log = number | time | by | order | what | until | reason

## mandala train

work-training = Training
train-measured = { $games } games, { $minutes } min, loss { $loss }: { $results }
train-result = { $score } against { $player } ({ $low } to { $high })
train-previous = its previous snapshot
train-no-previous = no earlier snapshot to play against yet
train-done = The weights are in { $file }: play against them as { $player }
train-plotted = The learning curve is in { $file }
train-no-plot = No learning curve is drawn: for that install Matplotlib with { $command }
curve-score = Score
curve-loss = Loss
curve-win = of winning
curve-margin = of the margin
curve-games = Games played
curve-minutes = Minutes by the clock, and minutes of work of one core

picture-written = The picture is in { $file }.
