### Hints: moves to consider, what may come of them, and why. The keys why-… are the server's codes.

advice-title = Moves to consider
advice-short = { $colourName }: { $where }
advice-win = { $percent }% to win
advice-lead = { $side ->
    [ahead] ahead by { $count }
    [behind] behind by { $count }
   *[level] level
}
advice-ready = { $count ->
    [one] One move to consider.
   *[other] { $count } moves to consider, the best first.
}
advice-note = Based only on what you can see and remember.
advice-also = Just as good with another number of cards: { $counts }.
advice-even = { $which ->
    [both] Both are practically equal.
    [first] The first two are practically equal.
   *[all] All three are practically equal.
}

## Why.

why-only-move = There is no other move.
why-ends-ahead = Ends the game with you ahead.
why-hastens-end = Empties the deck while you are ahead: the next mandala is the last.
why-delays-end = Keeps the game going: you need time to catch up.
why-completes-alone = Completes mandala { $mandala } while only you have a card in a field there: about +{ $points }.
why-completes-first = { $points ->
    [0] Completes mandala { $mandala } and you choose first.
   *[other] Completes mandala { $mandala } and you choose first: about +{ $points }.
}
why-completes-second = Completes mandala { $mandala }: { $name } chooses first, but you still get about +{ $points }.
why-completes-early = Completes mandala { $mandala } before it is worth more to { $name }.
why-threatens = Then only { $colourName } is missing in mandala { $mandala }: you hold it and would choose first.
why-foot = Gets you into mandala { $mandala }: with an empty field you would get nothing there.
why-takes-lead = Takes the lead in mandala { $mandala }: { $mine } to { $theirs }.
why-extends-lead = Strengthens your lead in mandala { $mandala }: { $mine } to { $theirs }.
why-draws-level = Draws level in mandala { $mandala }: { $mine } to { $theirs }.
why-narrows-gap = Catches up in mandala { $mandala }: { $mine } to { $theirs }.
why-keeps-out = Keeps { $colourName } out of mountain { $mandala }: { $name } has it in river place { $place }.
why-spends-cheap = Spends { $colourName }, which scores you only { $place } per card.
why-spends-single = Your only { $colourName }: in a field, several cards of one colour do more.
why-feeds = More { $colourName } in mountain { $mandala }: it has place { $place } in your river.
why-could-wake = More { $colourName } in mountain { $mandala }: { $count } in your cup still need a river place.
why-offers-place = Puts { $colourName } in mandala { $mandala } for place { $place } of your river.
why-draws = { $count ->
    [0] Costs only one card.
    [one] Gets you 1 new card.
   *[other] Gets you { $count } new cards.
}
why-discards-stuck = You cannot place { $colourName } anywhere now.
why-renews = { $count ->
    [one] Exchanges 1 card for a new one.
   *[other] Exchanges { $count } cards for new ones.
}
why-passes = Leaves both mandalas as they are: { $name } must commit first.
why-claim-wakes = Makes { $count } { $colourName } in your cup count: +{ $points } in all.
why-claim-most = No other colour here scores you more right now: +{ $points }.
why-claim-gains = Makes your cup worth { $points } more.
why-claim-place = Puts { $colourName } in place { $place }: each later card scores { $place }.
why-claim-new = Adds { $colourName } to your river, in place { $place }.
why-claim-saves = Saves { $colourName } for a higher place: you have { $count } in your cup.
why-claim-denies = Keeps { $colourName } from { $name }, who would score { $points } or more with it.
why-claim-idle = Little depends on { $colourName } here.
