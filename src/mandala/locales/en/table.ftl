### The table in the browser.

side = { $who ->
    [you] Your side
   *[they] { $name }’s side
}
to-move = { $who ->
    [you] your turn
   *[they] to move
}
river-of = { $who ->
    [you] Your river
   *[they] { $name }’s river
}
river-place = Place { $place }: { $colourName }
river-place-free = Place { $place }: free
cup-of = { $who ->
    [you] Your cup, { $count } { $count ->
        [one] card
       *[other] cards
    }
   *[they] { $name }’s cup, { $count } { $count ->
        [one] card
       *[other] cards
    }
}
cup-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
cup-worth = worth { $worth }
hand-of = { $who ->
    [you] { $count } { $count ->
        [one] card
       *[other] cards
    } in your hand
   *[they] { $count } { $count ->
        [one] card
       *[other] cards
    } in { $name }’s hand
}
deck = Deck: { $count } { $count ->
    [one] card
   *[other] cards
}
discard = Discard pile: { $count } { $count ->
    [one] card
   *[other] cards
}

first-choice = { $who ->
    [you] you choose first
   *[they] { $name } first
}
first-choice-tie = tie: whoever completes it chooses second
# The same on a phone, without the consequence.
first-choice-tie-short = tie

# What lies in a mandala, for screen readers: the drawing is silent.
mountain-holds = Mountain: { $cards }
field-holds = { $who ->
    [you] Your field: { $cards }
   *[they] { $name }’s field: { $cards }
}
mandala-lacks = Missing: { $colours }
holds-nothing = no cards

your-hand = Your hand
well = { $colourName }: { $count ->
    [0] none
   *[other] { $count } in hand
}{ $up ->
    [0] {""}
   *[other] , { $up } picked up
}{ $fresh ->
    [0] {""}
   *[other] , { $fresh } just drawn
}
fresh = +{ $count }
how-many = How many cards

targets = Where to
target-mountain = Mountain { $mandala }
target-field = Field { $mandala }{ $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $count } cards
}
target-discard = Discard { $count }
tap-again = tap again to play
undo = Put back

effect-balance = { $mine } : { $theirs }
effect-draw = { $count ->
    [0] draw nothing
   *[other] draw { $count }
}
effect-draw-limit = draw { $count }, hand full ({ $limit })
effect-completes = completes it
effect-first = { $who ->
    [you] you choose first
   *[they] { $name } first
}
effect-deck-out = the deck runs out
effect-may-end = may end the game
effect-ends-game = ends the game

claims = Choose a colour
claim-colour = { $colourName } ×{ $count }
claim-to-river = place { $place }: +{ $gain } for you
claim-to-cup = into your cup: +{ $gain }
claim-other = worth { $gain } to { $name }
claim-other-or-more = { $gain ->
    [0] may score for { $name }
   *[other] worth { $gain } or more to { $name }
}
claim-no-field = Your field is empty, so what you take is discarded: take what your opponent wants most.

headline-turn = { $who ->
    [you] Your turn
   *[they] { $name }’s turn
}
headline-claim = { $who ->
    [you] Choose a colour
   *[they] { $name } chooses
}
headline-sharing = Mandala { $mandala } is shared out
hint-turn = Pick a colour from your hand.
hint-claim = Choose a colour from the mountain.
advice-ask = Hint
end-near = The deck is out: the next mandala is the last.

menu = Menu
log = Log
log-look = Look at the table after move { $ply }
log-seated = { $who ->
    [you] You sit down.
   *[they] { $name } sits down.
}
log-mountain = { $who ->
    [you] You build mountain { $mandala } with { $colourName } and draw { $drew }.
   *[they] { $name } builds mountain { $mandala } with { $colourName } and draws { $drew }.
}
log-field = { $who ->
    [you] You grow your field in mandala { $mandala } with { $count } { $colourName }.
   *[they] { $name } grows their field in mandala { $mandala } with { $count } { $colourName }.
}
log-discard = { $who ->
    [you] You discard { $count } { $colourName } and draw { $drew }.
   *[they] { $name } discards { $count } { $colourName } and draws { $drew }.
}
log-claim-river = { $who ->
    [you] You choose { $colourName } ({ $count }): place { $place }, +{ $points }.
   *[they] { $name } chooses { $colourName } ({ $count }): place { $place }, +{ $points }.
}
log-claim-river-automatic = { $who ->
    [you] The last colour, { $colourName } ({ $count }), is yours: place { $place }, +{ $points }.
   *[they] The last colour, { $colourName } ({ $count }), goes to { $name }: place { $place }, +{ $points }.
}
log-claim-cup = { $who ->
    [you] You choose { $colourName } ({ $count }) for your cup: +{ $points }.
   *[they] { $name } chooses { $colourName } ({ $count }) for the cup: +{ $points }.
}
log-claim-cup-automatic = { $who ->
    [you] The last colour, { $colourName } ({ $count }), goes into your cup: +{ $points }.
   *[they] The last colour, { $colourName } ({ $count }), goes into { $name }’s cup: +{ $points }.
}
log-claim-discard = { $who ->
    [you] You choose { $colourName } ({ $count }): discarded, because your field was empty.
   *[they] { $name } chooses { $colourName } ({ $count }): discarded, because the field was empty.
}
log-claim-discard-automatic = Discarded: { $colourName } ({ $count }).
log-reshuffled = The deck is out: the discard pile becomes the new deck.
log-completed = { $who ->
    [you] Mandala { $mandala } is complete: { $mine } : { $theirs }, you choose first.
   *[they] Mandala { $mandala } is complete: { $mine } : { $theirs }, { $name } chooses first.
}
log-completed-tie = { $who ->
    [you] Mandala { $mandala } is complete: { $mine } : { $theirs }. You did not complete it, so you choose first.
   *[they] Mandala { $mandala } is complete: { $mine } : { $theirs }. { $name } did not complete it and so chooses first.
}
log-destroyed = Mandala { $mandala } is swept away.
log-dealt = New mountain { $mandala }: { $firstName } and { $secondName }.
log-taken-back = { $who ->
    [you] You take back your move.
   *[they] { $name } takes back a move.
}
log-ai-took-over = { $level ->
    [1] The Apprentice
    [2] The Companion
    [3] The Adept
    [4] The Expert
   *[5] The Master
} plays on for { $name }.
log-greeted = { $name }: { $greetingText }
log-claims-listed = You chose colours in advance.
log-rematch = { $who ->
    [you] You offer another game.
   *[they] { $name } offers another game.
}
log-rematch-same-deal = { $who ->
    [you] You offer another game with the same deal.
   *[they] { $name } offers another game with the same deal.
}
log-rematch-declined = { $who ->
    [you] You decline.
   *[they] { $name } declines.
}
log-rematch-accepted = The next game is ready.
log-finished = { $reason ->
    [river] The sixth place of a river is filled: the game is over.
    [deck] The last mandala is gone: the game is over.
    [deadlock] No mandala can be completed any more: the game is over.
    [stall] Thirty turns without a card in a mandala: the game is over.
    [resign] { $who ->
        [you] You give up.
       *[they] { $name } gives up.
    }
    [timeout] Time is up: the game is over.
    [aborted] The game was called off.
   *[other] The game is over.
}

caption-weigh = { $mine } : { $theirs } — { $who ->
    [you] you choose first
   *[they] { $name } chooses first
}
caption-gain = +{ $points }
caption-gain-or-more = { $points ->
    [0] points unknown
   *[other] +{ $points } or more
}

cup-title = { $who ->
    [you] Your cup
   *[they] { $name }’s cup
}
cup-strict = At this table you have to remember what went into the cup.
cup-line = { $count } { $colourName } × { $place } = { $points }
cup-line-asleep = { $count } { $colourName }: worth nothing until { $colourName } is in the river
cup-line-unseen = { $count } unseen
cup-sum = Worth { $worth } so far
cup-sum-range = Worth { $from } to { $to } so far
discard-strict = At this table you have to remember what was discarded.
discard-empty = Nothing has been discarded yet.

headline-over = The game is over
ai-warming_up = Getting ready for the first move …
ai-queued = Waiting for its turn to think …
ai-queued-place = Waiting for its turn to think (number { $place } in line) …
ai-thinking = Thinking …
ai-again = Thinking once more …
replay-last = show again
show-score = Show the score
cover-what = Pass the device to { $name }. Both hands are hidden.
cover-show = I am { $name }: show my cards
cover-hide = Hide my cards and pass to { $name }

looking-back = The table after move { $ply }
back-to-live = Back to now
whose-turn = { $who ->
    [you] your turn
   *[they] { $name }’s turn
}
headline-after-destruction = { $who ->
    [you] You completed it: { $turn }
   *[they] { $name } completed it: { $turn }
}
clock-days = { $count } { $count ->
    [one] day
   *[other] days
}
overdue = Your opponent’s time is up.
overdue-win = Claim the win
overdue-ai = Let the computer play on
greetings = Say something
