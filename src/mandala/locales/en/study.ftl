### The study of a recorded game: moves that a player could have considered, and playing on from there.
### The keys their-… say of $mover what why-… (hints.ftl) says to the reader.

study-title = What { $name } could consider
study-note = Based only on what { $name } could see and remember.
study-ready = { $count ->
    [one] One move that { $name } could consider.
   *[other] { $count } moves that { $name } could consider, the best first.
}
study-played = played
study-instead = Played instead:
study-nothing = There is nothing to decide here.
study-covered = It is { $name }’s move. Show all cards to study it.
study-before = These moves are for the position before.

## Playing on against the computer.

what-if = Play on from here
what-if-what = Take over one player’s seat and play on against the computer. Cards that this player could not see are dealt anew: nobody knows more than at the table.
what-if-seat = Whose cards do you play?
what-if-level = Opponent
what-if-at = From move { $ply }

## Why.

their-ends-ahead = Ends the game with { $mover } ahead.
their-hastens-end = Empties the deck while { $mover } is ahead: the next mandala is the last.
their-delays-end = Keeps the game going: { $mover } needs time to catch up.
their-completes-alone = Completes mandala { $mandala } while only { $mover } has a card in a field there: about +{ $points }.
their-completes-first = { $points ->
    [0] Completes mandala { $mandala }, and { $mover } chooses first.
   *[other] Completes mandala { $mandala }, and { $mover } chooses first: about +{ $points }.
}
their-completes-second = Completes mandala { $mandala }: { $name } chooses first, but { $mover } still gets about +{ $points }.
their-threatens = Then only { $colourName } is missing in mandala { $mandala }: { $mover } holds it and would choose first.
their-foot = Gets { $mover } into mandala { $mandala }: with an empty field there would be nothing to gain.
their-extends-lead = Strengthens { $mover }’s lead in mandala { $mandala }: { $mine } to { $theirs }.
their-spends-cheap = Spends { $colourName }, which scores { $mover } only { $place } per card.
their-spends-single = { $mover }’s only { $colourName }: in a field, several cards of one colour do more.
their-feeds = More { $colourName } in mountain { $mandala }: it has place { $place } in { $mover }’s river.
their-could-wake = More { $colourName } in mountain { $mandala }: { $count } in { $mover }’s cup still need a river place.
their-offers-place = Puts { $colourName } in mandala { $mandala } for place { $place } of { $mover }’s river.
their-draws = { $count ->
    [0] Costs only one card.
    [one] Gets { $mover } 1 new card.
   *[other] Gets { $mover } { $count } new cards.
}
their-discards-stuck = { $mover } cannot place { $colourName } anywhere now.
their-claim-wakes = Makes { $count } { $colourName } in { $mover }’s cup count: +{ $points } in all.
their-claim-most = No other colour here scores { $mover } more right now: +{ $points }.
their-claim-gains = Makes { $mover }’s cup worth { $points } more.
their-claim-new = Adds { $colourName } to { $mover }’s river, in place { $place }.
their-claim-saves = Saves { $colourName } for a higher place: { $mover } has { $count } in the cup.
