### Why something is not possible. The keys are the codes of the server, with a dash for the slash.

refusal-rule = { $why } (Rule { $rule })

## Moves against the rules. Short: they stand on buttons.

refusal-game-over = the game is over
refusal-turn-claim_awaited = a colour must be chosen first
refusal-claim-nothing_destroyed = no mandala is being shared out
refusal-claim-not_in_mountain = this colour is not in the mountain
refusal-hand-not_enough_cards = not enough cards in hand
refusal-mountain-colour_in_field = { $colourName } lies in a field here
refusal-mountain-only_card = your only card, and nothing to draw
refusal-field-colour_in_mountain = { $colourName } lies in the mountain
refusal-field-colour_in_other_field = { $colourName } lies in the other field
refusal-field-keep_one_card = one card must stay in hand

## Everything else.

refusal-network-unreachable = The server does not answer. Is it running, and are you online?
refusal-message-malformed = The server did not understand this page. Load the page again.
refusal-message-too_large = That is too much to send at once.
refusal-message-hello_first = The connection began in the wrong order. Load the page again.
refusal-message-hello_twice = The connection began twice. Load the page again.
refusal-protocol-unknown = The server speaks another version. Load the page again.
refusal-rate-too_many = That was very fast. Wait a moment and try again.
refusal-server-unavailable = The server cannot store anything now. Try again in a moment.
refusal-server-failed = Something went wrong on the server. Try again.
refusal-origin-foreign = This page may not talk to that server.
refusal-host-unknown = The server does not know itself under this address.
refusal-address-unknown = There is nothing at this address.
refusal-method-not_allowed = That is not possible at this address.
refusal-table-unknown = This table does not exist (any more).
refusal-table-full = Both seats are taken.
refusal-table-not_started = The game has not begun yet.
refusal-table-over = The game is over.
refusal-table-not_over = That is possible once the game is over.
refusal-table-wrong_kind = That is not possible at this kind of table.
refusal-token-unknown = This link does not open the table (any more).
refusal-seat-not_yours = You have no seat at this table. Ask for a link to watch.
refusal-seat-already_here = You sit at this table already.
refusal-seat-taken_over = The computer plays on for this seat.
refusal-name-unusable = Please choose another name, at most 24 letters.
refusal-move-malformed = That is not a move.
refusal-move-not_your_turn = It is not your turn.
refusal-move-stale = The table has moved on. Look again.
refusal-claims-only_correspondence = Lists of claims are for games over days.
refusal-claims-colour_twice = A colour stands twice in the list.
refusal-abort-too_late = Too late to call it off: you can give up instead.
refusal-timeout-too_early = The other still has time.
refusal-timeout-own_turn = It is your own turn.
refusal-take_back-only_ai = Moves can be taken back against the computer only.
refusal-take_back-nothing = There is nothing to take back.
refusal-greeting-unknown = That cannot be said here.
refusal-greeting-too_many = Enough said until the next move.
refusal-rematch-not_offered = No other game was offered.
refusal-rematch-exists = The next game is ready already.
refusal-look-only_hotseat = Only where two play at one screen.
refusal-hint-online = Hints are for games against the computer or at one screen: here they would be help from outside.
refusal-hint-strict = At this table you remember for yourselves, so there are no hints.
refusal-hint-unavailable = No hint can be worked out just now. Try again in a moment.
refusal-look_back-strict = At this table you remember for yourselves what was before.
refusal-look_back-no_such_ply = There is no such move.
