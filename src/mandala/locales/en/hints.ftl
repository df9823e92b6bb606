### Hints: moves to consider, what may come of them, and why. The keys why-… are the server's codes.

advice-title = Moves to consider
advice-short = { $colourName }: { $where }
advice-win = wins { $percent } %
advice-lead = { $side ->
    [ahead] ahead by { $count }
    [behind] behind by { $count }
   *[level] level
}
advice-ready = { $count ->
    [one] One move to consider.
   *[other] { $count } moves to consider, the best first.
}
advice-note = Worked out from what you can see and remember, nothing else.
study-title = What { $name } could consider
study-note = “You” is { $name } here: all of it is worked out from what { $name } could see and remember, nothing else.
study-played = played
study-instead = Played instead:

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
why-completes-second = Completes mandala { $mandala }: { $name } chooses first, yet you get about +{ $points }.
why-completes-early = Completes mandala { $mandala } before it is worth more to { $name }.
why-threatens = Then only { $colourName } is missing in { $mandala }: you hold it and would choose first.
why-foot = Gets you into { $mandala }: with an empty field you would gain nothing there.
why-takes-lead = Takes the lead in { $mandala }: { $mine } to { $theirs }.
why-extends-lead = Strengthens your lead in { $mandala }: { $mine } to { $theirs }.
why-draws-level = Draws level in { $mandala }: { $mine } to { $theirs }.
why-narrows-gap = Comes closer in { $mandala }: { $mine } to { $theirs }.
why-keeps-out = Keeps { $colourName } out of mountain { $mandala }: { $name } has it at place { $place }.
why-spends-cheap = Spends { $colourName }, which is worth only { $place } a card to you.
why-spends-single = Your only { $colourName }: several of a colour do more in a field.
why-feeds = More { $colourName } in mountain { $mandala }: it has place { $place } in your river.
why-could-wake = More { $colourName } in mountain { $mandala }: { $count } of it asleep in your cup.
why-offers-place = Lays { $colourName } ready in { $mandala } for place { $place } of your river.
why-draws = { $count ->
    [0] Costs no more than one card.
    [one] Brings 1 new card into your hand.
   *[other] Brings { $count } new cards into your hand.
}
why-discards-stuck = You can place { $colourName } nowhere now.
why-renews = { $count ->
    [one] Exchanges 1 card for a new one.
   *[other] Exchanges { $count } cards for new ones.
}
why-passes = Leaves both mandalas as they are: { $name } must commit first.
why-claim-wakes = Wakes { $count } { $colourName } in your cup: +{ $points } in all.
why-claim-most = No colour here brings you more at once: +{ $points }.
why-claim-gains = Adds { $points } to your cup.
why-claim-place = Puts { $colourName } at place { $place }: each later card counts { $place }.
why-claim-new = Brings { $colourName } into your river, at place { $place }.
why-claim-saves = Keeps { $colourName } for a higher place: { $count } of it asleep in your cup.
why-claim-denies = Keeps { $colourName } from { $name }, for whom it is worth { $points } or more.
why-claim-idle = Little hangs on { $colourName } here.
