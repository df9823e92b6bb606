### The table in the terminal, and what the commands about games print.

you = You

## A game told in words.

tell-mountain = { $who ->
    [you] You build mountain { $mandala } with { $colourName } and draw { $drawn }.
   *[they] { $name } builds mountain { $mandala } with { $colourName } and draws { $drawn }.
}
tell-field = { $who ->
    [you] You lay { $cards } in your field of mandala { $mandala }.
   *[they] { $name } lays { $cards } in the field of mandala { $mandala }.
}
tell-discard = { $who ->
    [you] You discard { $cards } and draw { $drawn }.
   *[they] { $name } discards { $cards } and draws { $drawn }.
}
tell-claim = { $who ->
    [you] You take { $cards }: { $where }.
   *[they] { $name } takes { $cards }: { $where }.
}
drawn-nothing = nothing
drawn-count = { $count }
where-river = one to river place { $place }{ $count ->
    [0] {""}
   *[other] , { $count } to the cup
}
where-cup = { $count ->
    [1] to the cup
   *[other] all { $count } to the cup
}
where-discard = with an empty field, to the discard pile
tell-deck-out = The deck has run out. The next mandala to be destroyed ends the game.
tell-deck-out-shuffled = The deck has run out and the discard pile becomes the new deck. The next mandala to be destroyed ends the game.
tell-shuffled = The discard pile becomes the new deck.
tell-anew = Mandala { $mandala } begins anew with { $firstName } and { $secondName }.
tell-complete = { $who ->
    [you] Mandala { $mandala } is complete: you choose first ({ $mine } to { $theirs } in the fields).
   *[they] Mandala { $mandala } is complete: { $name } chooses first ({ $mine } to { $theirs } in the fields).
}
tell-complete-tie = { $who ->
    [you] Mandala { $mandala } is complete: you choose first ({ $mine } to { $theirs } in the fields, and { $last } played the last card).
   *[they] Mandala { $mandala } is complete: { $name } chooses first ({ $mine } to { $theirs } in the fields, and { $lastWho ->
        [you] you
       *[they] { $last }
    } played the last card).
}
tell-resign = { $who ->
    [you] You resign.
   *[they] { $name } resigns.
}
tell-forfeit = { $name } forfeits: { $why }

ending-won = { $who ->
    [you] You win: { $reason }.
   *[they] { $name } wins: { $reason }.
}
ending-drawn = The game is drawn: { $reason }.
ending-aborted = Nobody wins: { $reason }.
ending-fewer = Fewer cards in the cup, { $fewer } to { $more } (Rule 7.2).
reason-river = a river is full (Rule 6.1)
reason-deck = the deck had run out (Rule 6.2)
reason-deadlock = neither mandala can be completed any more (Rule 6.3)
reason-stall = thirty turns without a card in a mandala (Rule 6.4)
reason-resign = the other player resigned
reason-timeout = the other player ran out of time
reason-forfeit = the other player forfeited
reason-agreed = both agreed
reason-aborted = the game was broken off

## The table as it is drawn. Short: a line is 80 columns.

status-move = move { $number }
status-deck = deck { $count }
status-end-near = the end is near
status-discard = discard { $count }
label-river = { -river }
label-hand = hand
label-cup = { -cup }
label-mountain = { -mountain }
label-points = points
label-no-place = no place
cup-points = = { $points } { $points ->
    [one] point
   *[other] points
}
cup-unseen = { $count } unseen
mandala-destroyed = Mandala { $mandala } is destroyed
mandala-missing = missing
chooses-now = { $who ->
    [you] You choose now
   *[they] { $name } chooses now
}
would-choose-first = { $who ->
    [you] You would choose first
   *[they] { $name } would choose first
}
tie-chooses-second = tie: who completes it chooses 2nd

## Choosing a move.

heading-discard = Discard
legend-completes = { $who ->
    [you] completes the mandala, you choose first
   *[they] completes the mandala, { $name } chooses first
}
offer-discard = to the discard pile (empty field)
offer-place = river place { $place }
offer-cup = { $count } to the cup
offer-points = { $points } { $points ->
    [one] point
   *[other] points
}
offer-other = worth { $points } to { $name }
hint-type-turn = Type a move (M1R) or its number; ? helps.
hint-type-claim = Type a claim (CY) or its number; ? helps.
prompt-you = Your move
prompt-name = { $name }'s move
no-such-number = There is no move { $typed }: choose from 1 to { $last }.
no-such-rule = There is no rule { $number }; the numbers go from 1.1 to 8.4.

## Around the game.

takes-a-seat = { $name } takes a seat
is-thinking = { $name } is thinking
is-thinking-first = { $name } is thinking (the very first move on a machine can take a minute)
nothing-yet = Nothing has been played yet.
back-to-table = Enter goes back to the table
give-up = Really give up? Type yes
answer-yes = y yes
hand-over = It is { $name }'s move. Nobody else should look now.
hand-over-enter = { $name }, press Enter to see your cards
name-first = North
name-second = South
name-alone = Player
kept = The game is kept in { $file } after move { $ply }. Go on with: { $command }
not-kept = The game was not kept. With --record FILE it can be taken up again.
resume-question = { $file } holds { $first } against { $second }, { $count } { $count ->
    [one] move
   *[other] moves
} played. Go on? Type yes or no
resume-or-other = { $file } holds a game in progress: go on with --resume { $file }, or record to another file
resume-alone = { $file }: a game to resume stands alone in its file, here are { $count }
resume-over = { $file }: this game is over ({ $mine } : { $theirs }), there is nothing to resume
resume-options = --seed, --first and --names belong to a new game, not to --resume
cannot-save = cannot save the game to { $file }: { $why }

## Lists of games.

outcome-progress = in progress after { $count } { $count ->
    [one] move
   *[other] moves
}
outcome-moves = { $count } { $count ->
    [one] move
   *[other] moves
}
game-line = game { $number }: { $outcome }
position-start = game { $number }, before the first move
position-after = game { $number }, after move { $ply }, { $move }
position-mountain = { -mountain }
position-fields = fields
position-discard = discard
position-deck = deck
position-may-play = { $name } may play
