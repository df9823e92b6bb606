### Start, windows and messages of the browser table.

title = Mandala
title-your-turn = Your turn
tagline = The sand game for two
unofficial = An unofficial edition. Not connected with the makers of the printed game.
close = Close
settings = Settings
to-start = To the start
leave = Leave the table
connecting = Connecting …
connection-lost = The connection is lost. Trying again …
table-closed = This table cannot be opened
not-loaded = The page could not be loaded completely. Perhaps the game was updated meanwhile.
reload = Reload

your-name = Your name
other-name = Other name
default-name = Guest
default-other-name = Friend
start-ai = Play now
start-ai-what = Choose an opponent: the game starts at once.
level-what = { $level ->
    [1] Plays what looks nice. Miscounts, and often overlooks what you collect.
    [2] Sees its own chances, now and then overlooks yours.
    [3] Plays soundly, with a slip now and then.
    [4] Knows its values and thinks a little ahead.
   *[5] Thinks ahead as well as we know how.
}
start-online = Play online
start-online-what = Send a link; it opens a table for two.
start-online-go = Open a table
start-pace = Time
start-pace-free = no clock
start-pace-live = 15 minutes each
start-pace-days = 3 days a decision
start-listed = Anybody may join and watch
start-hotseat = Two at one screen
start-hotseat-what = Pass the device on; hands stay covered.
start-hotseat-go = Start
start-more = More choices: who starts, strict memory
start-who = Who starts?
start-who-random = Chance decides
start-who-first = I start
start-who-second = The other starts
start-strict = Strict memory: nothing is shown that you would have to remember
start-replay = Replay a recorded game
my-games = Your games
games-more = { $count } more
game-versus = { $first } – { $second }
game-waiting = waiting for the other
game-moves = { $count } { $count ->
    [one] move
   *[other] moves
}
games-finished = Recently finished
listed-tables = Open tables
listed-join = Play against { $name }
listed-watch = Watch { $first } – { $second }

join-title = { $name } invites you to a game of Mandala
join-clock-none = Without a clock: everybody takes the time they like.
join-clock-live = Clock: { $minutes } min for each player, and { $seconds } s more with every decision.
join-clock-days = Clock: up to { $time } for each decision.
join-go = Sit down
waiting-title = Your table is ready
waiting-watch-title = The game has not begun yet
waiting-what = Send this link to the person you want to play with. The game begins when they sit down.
waiting-qr = The same link as a QR code, for a phone’s camera
waiting-link = Link for the other player
watch-link = Link for spectators
watch-what = Whoever opens it watches; hands stay covered.
waiting-cancel = Cancel the game
local-title = Only this computer can open these links
local-network = The server answers this computer alone. For somebody in the same network, stop it, start it with the line below, with this computer’s address in the place of ADDRESS, and open that address here too.
local-address = ADDRESS
local-far = For somebody far away it needs a public address with https: docs/hosting.md in the project tells how.
copy = Copy
copy-link = { $what }: copy
copied = Copied

take-back = Take back my move
abort = Call the game off
resign = Give up
resign-sure = Give up?
resign-what = The other player wins; the scores stay as they stand.
play-on = Play on

setting-confirm = Choose twice to confirm
setting-confirm-always = always
setting-confirm-matters = when it matters
setting-confirm-never = never
setting-speed = Animations
setting-speed-slow = slow
setting-speed-normal = normal
setting-speed-fast = fast
setting-speed-off = off
setting-theme = Light
setting-theme-auto = as the system
setting-theme-light = day
setting-theme-dark = night
setting-contrast = More contrast
setting-sounds = Sounds
setting-alert = A sound when it is your turn and you look elsewhere
setting-shortcuts = Keys: 1–6 pick a colour; Q and W are mountain I and II, A and S field I and II, D the discard; H a hint, Esc puts back
setting-language = Language
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
end-drawn = A drawn game
end-aborted = The game was called off
end-fewer-cards = Equal points: fewer cards in the cup win.
score-of = { $who ->
    [you] Your score
   *[they] { $name }’s score
}
score-line = { $cards } × { $place }
score-asleep = Asleep, worth nothing:
accept = Accept
decline = Decline
rematch-waiting = Waiting for the answer …
rematch-go = To the next game
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
replay-unreadable = This cannot be read as a file.
replay-game-number = Game { $number }
replay-deal = The cards are dealt.
replay-move = Move { $ply } of { $last }
replay-previous = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-view = Whose cards
replay-all-cards = All cards
leave-replay = Leave the replay
check-deal = Check the deal
deal-what = Before the game the host published a commitment to a secret seed. This page now works out for itself whether the cards follow from it.
deal-checking = Checking …
deal-nothing = This record carries no commitment: its deal cannot be checked.
deal-insecure = This page did not come by https, so the browser withholds the tools for the check.
deal-promise-holds = The commitment is the one this browser was told during the game.
deal-promise-fails = The commitment is not the one this browser was told during the game.
deal-promise-unknown = This browser has kept no commitment of this game: compare it with the one somebody else was told.
deal-seed-holds = The seed is the one committed to before the game.
deal-seed-fails = The seed is not the one that was committed to.
deal-deck-holds = The deck follows from the seed and the table.
deal-deck-fails = The deck does not follow from the seed.
deal-reshuffles-holds = Every reshuffle follows from the seed.
deal-reshuffles-fails = A reshuffle does not follow from the seed.
deal-moves-holds = Every move follows the rules (checked by the server).
deal-fair = The deal is fair.
deal-unfair = The deal is not fair.
deal-commitment = Commitment
deal-seed = Seed
