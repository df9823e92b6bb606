### What is wrong with a move, a record or a deal: one line each. The page reads it where records are replayed.

at-file = { $file }: { $why }
at-line = { $file }: line { $line }: { $why }
at-move = move { $number }: { $why }
at-move-entry = move { $number } (moves[{ $index }]): { $why }
standard-input = standard input

## Moves.

not-a-move = { $typed } is not a move: write M1R (mountain), F2G3 (field), DB2 (discard) or CY (claim), with the colours R O Y G P B
not-legal = { $move } is not legal: { $why } (Rule { $rule })

## The shape of a record. Names such as “moves” are keys of the file and stay as they are.

record-own-key = { $key } is a key of the record itself and cannot be a further one
record-extra-not-json = the further keys of a record must be JSON: { $why }
record-line-too-long = the line is longer than { $limit } MB
record-not-object = a record is a JSON object, this is { $kind }
record-format = format must be "{ $format }", not { $found }
record-missing = { $key } is missing
record-byte-order-mark = the text begins with a byte order mark: save it as UTF-8 without one
record-not-utf8 = not UTF-8 text at byte { $at }
record-not-json = not JSON at character { $at }
record-not-json-cut = not JSON at character { $at } (is the file cut off?)
record-too-deep = not JSON that can be read: nested too deeply
record-too-many-digits = not JSON that can be read: a number has too many digits
record-key-twice = the key { $key } appears twice
record-number-too-large = { $found } is too large a number
record-not-number = { $found } is not a JSON number
record-two-names = players must be a list of two names
record-half-character = { $where } holds half a character (a lone surrogate)
record-reshuffles-list = reshuffles must be a list of decks, not { $kind }
record-reshuffle-empty = { $where } is empty: an empty discard pile makes no entry (Rule 6.2)
record-reshuffle-letter = { $where } has a letter that is none of { $letters } (Rule 1.1)
record-moves-list = moves must be a list of moves, not { $kind }
record-result-object = result must be an object, not { $kind }; leave it out during play
record-two-scores = result.scores must be two whole numbers
record-reason = result.reason { $found } is not known
record-seat = { $where } must be the seat 0 or 1, not { $found }
record-text = { $where } must be text, not { $kind }
record-none = the file holds no record
kind-object = an object
kind-list = a list
kind-text = text
kind-boolean = true or false
kind-null = null
kind-number = a number

## Decks, moves and results against the rules.

deck-letter = deck has { $found }, which is none of the letters { $letters } (Rule 1.1)
deck-size = deck has { $count } { $count ->
    [one] card
   *[other] cards
}, not { $wanted } (Rule 1.1)
deck-colour = deck has { $count } { $count ->
    [one] card
   *[other] cards
} of { $letter }, not { $wanted } (Rule 1.1)
record-past-end = { $move } comes after the end of the game ({ $reason }, Rule 6)
record-reshuffles-surplus = reshuffles has { $written } entries, but the moves lead to { $made } reshuffles (Rule 6.2)
record-reshuffle-lacking = the discard pile is shuffled here, but reshuffles has no entry { $index } (Rule 6.2)
record-reshuffle-foreign = reshuffles[{ $index }] is not the discard pile it is made from: it should hold { $pile } in some order (Rule 6.2)
record-not-over = result says { $reason }, but after move { $ply } the game is not over (Rule 6)
record-result-differs = result is { $stated }, but the moves lead to { $reached } (Rules 6 and 7)
game-first-seat = first is the seat that starts, 0 or 1, not { $found } (Rule 2.2)
dealer-other-cards = deck { $number } of the dealer does not hold the cards it was given: it should hold { $pile } in some order
game-no-such-seat = { $found } is not a seat: a seat is 0 or 1 (Rule 1.1)
game-over-already = the game is over already (Rule 6)
game-no-such-end = { $reason } is not one of { $reasons }
game-nothing-to-decide = the game is over: there is nothing left to decide (Rule 6)
spectator-no-hand = a spectator’s observation shows no hand to play from (Rule 8)

## The check of a deal.

fair-not-over = the game is not over: the seed is published with its end
fair-seed-size = seed must have { $wanted } bytes, not { $found }
fair-seed-other = the seed is not the one the host committed to: their hashes differ
fair-seed-same = the seed is the one committed to before the game
fair-start-other = the seat that starts is not the one the commitment and the nonces give
fair-start-same = the seat that starts follows from the commitment and the nonces
fair-deck-other = the deck is not the one that follows from the seed and the table
fair-deck-same = the deck follows from the seed and the table
fair-reshuffle-other = reshuffles[{ $index }] is not the order that follows from the seed
fair-reshuffles-same = { $count ->
    [0] nothing was reshuffled
   *[other] { $count } of { $count } reshuffles follow from the seed
}
fair-moves-legal = all { $count } moves follow the rules, each reshuffle is the discard pile of its time
fair-entropy = entropy must be a list of texts in hexadecimal
fair-starts = starts must be "random", 0 or 1
fair-nonces = nonces must be two texts of { $wanted } bytes in hexadecimal, or null
fair-version = the version { $found } of the deal is unknown
fair-lacks = the record has no { $key }: this deal cannot be checked
fair-no-commitment = the record has no commitment: nothing was promised before this game
fair-table-text = table is not text that can be written in UTF-8
fair-hexadecimal = { $where } must be written in lower-case hexadecimal
