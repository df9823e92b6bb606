### The table in the terminal, and what the commands about games print.

you = You

## A game told in words.

tell-mountain = { $who ->
    [you] You build mountain { $mandala } with { $colourName } and draw { $drawn }.
   *[they] { $name } builds mountain { $mandala } with { $colourName } and draws { $drawn }.
}
tell-discard = { $who ->
    [you] You discard { $cards } and draw { $drawn }.
   *[they] { $name } discards { $cards } and draws { $drawn }.
}
drawn-nothing = nothing
drawn-count = { $count }
tell-resign = { $who ->
    [you] You give up.
   *[they] { $name } gives up.
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
reason-resign = { $who ->
    [you] you gave up
   *[they] { $name } gave up
}
reason-timeout = { $who ->
    [you] you ran out of time
   *[they] { $name } ran out of time
}
reason-forfeit = { $who ->
    [you] you forfeited
   *[they] { $name } forfeited
}
reason-agreed = both agreed
reason-aborted = the game was broken off

## The table as it is drawn. Short: a line is 80 columns.

status-move = move { $number }
status-deck = deck { $count }
status-end-near = next mandala is the last
status-discard = discard { $count }
label-river = { -river }
label-hand = hand
label-cup = { -cup }
label-mountain = { -mountain }
label-points = points
label-no-place = no place
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
tie-chooses-second = tie: last to play chooses second
news-cut = … { $count } more above: type log
window-small = This window has { $width } columns and { $height } lines. The table needs { $columns } and { $lines }: make the window larger.

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
which-move = { $typed } can be any of these: { $moves }
key-alone = { $typed } needs a colour first, as in the browser: 3q builds mountain I with yellow. To leave, type quit.
not-understood = { $typed } is neither a move nor a command.
not-understood-like = { $typed } is neither a move nor a command. Did you mean { $names }?
no-such-rule = There is no rule { $number }; the numbers go from 1.1 to 8.4.

## Around the game.

takes-a-seat = { $name } takes a seat
is-thinking = { $name } is thinking
is-thinking-first = { $name } is thinking (the very first move on a machine can take a minute)
nothing-yet = Nothing has been played yet.
back-to-table = Enter goes back to the table
page-more = Enter: next page; b: back; q: to the table
page-last = Enter: to the table; b: back
give-up = Really give up? Type yes
answer-yes = y yes
hand-over = It is { $name }'s move. Nobody else should look now.
hand-over-enter = { $name }, press Enter to see your cards
name-first = North
name-second = South
name-alone = Player
kept = The game is saved after move { $ply }. Continue it with:
not-kept = This game is not saved.
kept-finished = The record of the game is saved. Check it with:
kept-nothing = No move was played, so nothing is saved.
end-prompt = again, same (the same deal, seats swapped), review, log; Enter leaves
review-prompt = Enter: next move; b: back; a number: that move; hint; q: to the score
review-no-hint = There are hints only where you had to decide.
resume-none = there is no unfinished game: start one with mandala play
resume-waits = Your last game is not finished ({ $first } – { $second }). To continue it: { $command }
record-one-game = { $file } holds a finished game, and a .json file holds only one: choose another file
resume-question = { $file } holds { $first } against { $second }, { $count } { $count ->
    [one] move
   *[other] moves
} played. Go on? Type yes or no
resume-or-other = { $file } holds a game in progress: go on with --resume { $file }, or record to another file
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
