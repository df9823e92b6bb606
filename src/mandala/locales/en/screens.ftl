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

your-name = Your name
other-name = Other name
default-name = Guest
default-other-name = Friend
start-ai = Play now
start-online = Play online
start-online-what = Send a link; it opens a table for two.
start-online-go = Open a table
start-listed = Anybody may join and watch
start-hotseat = Two at one screen
start-hotseat-what = Pass the device on; hands stay covered.
start-hotseat-go = Start
start-more = More choices
start-who = Who starts?
start-who-random = Chance decides
start-who-first = I start
start-who-second = The other starts
start-strict = Strict memory: nothing is shown that you would have to remember
start-replay = Replay a recorded game
my-games = Your games
game-versus = { $first } – { $second }
game-waiting = waiting for the other
game-moves = { $count } { $count ->
    [one] move
   *[other] moves
}
listed-tables = Open tables
listed-join = Play against { $name }
listed-watch = Watch { $first } – { $second }

join-title = { $name } invites you to a game
join-go = Sit down
waiting-title = Your table is ready
waiting-what = Send this link to the person you want to play with. The game begins when they sit down.
waiting-qr = The same link as a QR code
waiting-link = Link for the other player
watch-link = Link for spectators
waiting-cancel = Cancel the game
copy = Copy
copied = Copied

take-back = Take back my move
abort = Call the game off
resign = Give up
resign-sure = Give up?
resign-what = The other player wins; the scores stay as they stand.
play-on = Play on

setting-confirm = Second tap to confirm
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
setting-shortcuts = Keys: 1–6 pick a colour, Q W A S D the places, Esc puts back
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
