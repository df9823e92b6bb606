### Start, windows and messages of the browser table.

title = Mandala
title-your-turn = Your turn
tagline = The sand game for two
unofficial = An unofficial edition. Not connected with the makers of the printed game.
close = Close
settings = Settings
to-start = Home
leave = Leave the table
connecting = Connecting …
dealing = The cards are being dealt …
connection-lost = The connection is lost. Trying again …
table-closed = This table cannot be opened
not-loaded = The page could not be loaded completely. The game may have been updated in the meantime.
reload = Reload

your-name = Your name
other-name = Opponent’s name
default-name = Guest
default-other-name = Friend
start-ai = Play now
level-what = { $level ->
    [1] Plays what looks nice. Miscounts, and often overlooks what you collect.
    [2] Sees its own chances, now and then overlooks yours.
    [3] Plays soundly, with a slip now and then.
    [4] Knows what each card is worth and thinks a little ahead.
   *[5] Thinks far ahead. The strongest we could build.
}
start-online = Play online
start-online-what = Send a friend the link to a table for two.
start-online-go = Open a table
start-pace = Time
start-pace-free = no clock
start-pace-live = 15 minutes each
start-pace-days = 3 days per move
start-listed = Anyone may join or watch
start-hotseat = Two players, one screen
start-hotseat-what = Pass the device back and forth; cards stay hidden.
start-hotseat-go = Start
start-more = More options: who starts, strict memory
start-who = Who starts?
start-who-random = Random
start-who-first = I start
start-who-second = Opponent starts
start-strict = Strict memory: nothing is shown that you would have to remember
start-replay = Replay a recorded game
my-games = Your games
games-more = { $count } more
game-versus = { $first } – { $second }
game-waiting = waiting for an opponent
game-moves = { $count } { $count ->
    [one] move
   *[other] moves
}
listed-tables = Open tables
listed-join = Play against { $name }
listed-watch = Watch { $first } – { $second }

join-title = { $name } invites you to a game of Mandala
join-clock-none = No clock: take all the time you like.
join-clock-live = Clock: { $minutes } min for each player, plus { $seconds } s for every move.
join-clock-days = Clock: up to { $time } per move.
join-go = Sit down
waiting-title = Your table is ready
waiting-watch-title = The game has not begun yet
waiting-what = Send this link to the person you want to play with. The game begins when they sit down.
waiting-qr = The same link as a QR code, for a phone’s camera
waiting-link = Link for your opponent
watch-link = Link for spectators
watch-what = Anyone who opens it can watch; hands stay hidden.
waiting-cancel = Cancel the game
local-title = Only this computer can open these links
local-network = The server answers this computer only. To let in others on the same network, stop the server and start it with the line below, with this computer’s address instead of ADDRESS. Open that address here too.
local-address = ADDRESS
copy = Copy
copy-link = { $what }: copy
copied = Copied

take-back = Take back my move
abort = Call the game off
other-player = Block or report { $name }
resign = Give up
resign-sure = Give up?
resign-what = Your opponent wins; the scores stay as they are.
play-on = Play on

setting-confirm = Confirm with a second tap
setting-confirm-always = always
setting-confirm-matters = when it matters
setting-confirm-never = never
setting-speed = Animations
setting-speed-slow = slow
setting-speed-normal = normal
setting-speed-fast = fast
setting-speed-off = off
setting-theme = Theme
setting-theme-auto = system
setting-theme-light = light
setting-theme-dark = dark
setting-contrast = More contrast
setting-sounds = Sounds
setting-vibration = Vibrate when a mandala is completed or swept away
setting-alert = Play a sound when it is your turn and this page is hidden
setting-shortcuts = Keys: 1–6 pick a colour; { $peak1 } and { $peak2 } are mountain I and II, { $field1 } and { $field2 } field I and II, { $pile } the discard; H shows a hint, Esc puts the cards back
devices-title = Your devices
devices-none = The server knows nothing of this browser yet.
device-this = this one
device-unknown = Unknown browser
device-seen = last used on { $date }
device-end = Sign out
device-end-what = Sign out { $name }
device-add = Add a device
device-link = Open this link on the other device within ten minutes. It works once.
links-end = End all links to my seats
links-ended = The links no longer work. Your devices stay signed in.
forget-me = Delete my data
forget-sure = You will leave all your games, on all devices. The games remain, without your name.
forget-not = Keep my data
forgotten = Your data is deleted.
device-title = Your games on this device
device-what = This browser will show the games of your other device. Games that only this browser has will disappear from the list.
device-go = Use them here
setting-language = Language
sound-offer = Would you like to hear the sand and the bells?
sound-offer-yes = Sounds on
sound-offer-no = No, thanks
language-en = English
language-it = Italiano
language-hu = Magyar
language-de = Deutsch
language-nl = Nederlands
language-fr = Français

end-won = { $who ->
    [you] You win!
   *[they] { $name } wins
}
end-drawn = Draw
end-aborted = The game was called off
end-fewer-cards = Tied on points: fewer cards in the cup wins.
end-take-backs = { $count ->
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
}
score-of = { $who ->
    [you] Your score
   *[they] { $name }’s score
}
score-line = { $cards } × { $place }
score-asleep = Not in the river, so worth nothing:
accept = Accept
decline = Decline
rematch-waiting = Waiting for the answer …
rematch-go = Go to the next game
play-again = Play again
play-again-same-deal = Same deal, seats swapped
look-at-table = Look at the table
replay-game = Replay
download-record = Download the record

replay-title = Replay a game
replay-what = Choose the file of a recorded game (.json or .jsonl), or drop it here.
replay-choose = Choose a file
replay-refused = This file cannot be replayed: { $why }
replay-too-large = This file is too large for a recorded game.
replay-unreadable = This is not a file that can be read.
replay-game-number = Game { $number }
replay-deal = The cards are dealt.
replay-move = Move { $ply } of { $last }
replay-previous = Previous move
replay-next = Next move
replay-play = Play
replay-pause = Pause
replay-view = Cards shown
replay-all-cards = All cards
leave-replay = Leave the replay
check-deal = Check the deal
deal-what = Before the game the host published a commitment to a secret seed. This page now checks for itself whether the cards follow from it.
deal-checking = Checking …
deal-nothing = This record carries no commitment: its deal cannot be checked.
deal-insecure = This page was not loaded over https, so the browser does not allow the check.
deal-promise-holds = The commitment is the one this browser received during the game.
deal-promise-fails = The commitment is not the one this browser received during the game.
deal-promise-unknown = This browser has no commitment for this game: compare it with the one another player received.
deal-seed-holds = The seed is the one committed to before the game.
deal-seed-fails = The seed is not the one that was committed to.
deal-start-holds = Who starts follows from the commitment.
deal-start-fails = Who starts does not follow from the commitment.
deal-nonce-holds = The number that this browser added is part of the deal.
deal-nonce-fails = The number that this browser added is not part of the deal.
deal-nonce-none = This browser added no number to the deal.
deal-deck-holds = The deck follows from the seed and the table.
deal-deck-fails = The deck does not follow from the seed.
deal-reshuffles-holds = Every reshuffle follows from the seed.
deal-reshuffles-fails = A reshuffle does not follow from the seed.
deal-moves-holds = Every move follows the rules (checked by the server).
deal-fair = The deal is fair.
deal-unfair = The deal is not fair.
deal-commitment = Commitment
deal-seed = Seed
deal-nonces = Numbers added by the players
deal-nonces-none = none
