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
refusal-message-hello_first = The connection went wrong. Load the page again.
refusal-message-hello_twice = The connection was opened twice. Load the page again.
refusal-protocol-unknown = This page does not match the server’s version. Load the page again.
refusal-rate-too_many = That was too fast. Wait a moment and try again.
refusal-server-unavailable = The server cannot store anything now. Try again in a moment.
refusal-server-full = The server is full. Nothing was lost; try again later.
refusal-server-failed = Something went wrong on the server. Try again.
refusal-server-read_only = The server is under maintenance and accepts no moves now. Try again later.
refusal-server-draining = No new games begin now, because the server will stop soon. Running games go on.
refusal-address-banned = The host of this server has shut out your connection for now.
refusal-guest-banned = The host of this server has shut you out for now.
refusal-guest-blocked = You do not play each other: one of you has blocked the other.
refusal-guest-nobody = There is no other player at this table.
refusal-block-unknown = This player is not in your list (any more).
refusal-origin-foreign = This page may not talk to that server.
refusal-host-unknown = This is not the server’s own address. Open the address that its host gave you.
refusal-address-unknown = There is nothing at this address.
refusal-method-not_allowed = That is not possible at this address.
refusal-network-not_here = Only the computer on which the server runs can open it to the network.
refusal-network-failed = The network could not be opened. Perhaps another program uses the port.
refusal-table-unknown = This table does not exist (any more).
refusal-table-full = Both seats are taken.
refusal-table-not_started = The game has not begun yet.
refusal-table-over = The game is over.
refusal-table-not_over = That is possible once the game is over.
refusal-table-wrong_kind = That is not possible at this kind of table.
refusal-token-unknown = This link does not open the table (any more).
refusal-device-unknown = This device is not in your list (any more).
refusal-device-link_ended = This link was used already or is too old. Make a new one.
refusal-seat-not_yours = You have no seat at this table. Ask for a link to watch.
refusal-seat-already_here = You already have a seat at this table.
refusal-seat-taken_over = The computer plays on for this seat.
refusal-name-unusable = Please choose another name, at most 24 letters.
refusal-name-looks_alike = This name looks like that of another player or of the computer. Please choose another one.
refusal-move-malformed = That is not a move.
refusal-move-not_your_turn = It is not your turn.
refusal-move-stale = The game has gone on meanwhile. Look at the table again.
refusal-claims-only_correspondence = Lists of colours are only for games with days per move.
refusal-claims-colour_twice = A colour is in the list twice.
refusal-abort-too_late = It is too late to call the game off. You can give up instead.
refusal-timeout-too_early = Your opponent still has time.
refusal-timeout-own_turn = It is your own turn.
refusal-timeout-clock_doubted = The server’s clock is being checked. Claim the win again tomorrow.
refusal-take_back-only_ai = You can take back moves only against the computer.
refusal-take_back-nothing = There is nothing to take back.
refusal-take_back-past_draw = At this table you cannot take back a move after a card was drawn: you would know what comes next.
refusal-take_back-too_many = No more moves can be taken back in this game.
refusal-nonce-not_due = The cards are dealt already.
refusal-nonce-given = Another device of yours has added its number to the deal already.
refusal-greeting-unknown = Only the ready-made greetings can be sent.
refusal-greeting-too_many = You can send the next greeting after the next move.
refusal-rematch-not_offered = No other game was offered.
refusal-rematch-exists = The next game is already there.
refusal-look-only_hotseat = This is only for two players at one screen.
refusal-hint-online = Hints are only for games against the computer or at one screen. Here they would be outside help.
refusal-hint-strict = At this table you play from memory, so there are no hints.
refusal-study-running_game = This position belongs to a game that is being played now. Ask again when that game is over.
refusal-hint-unavailable = No hint is available right now. Try again in a moment.
refusal-what_if-unavailable = The position cannot be set up right now. Try again in a moment.
refusal-what_if-no_deal = This game continues another one, so there is no deal to check.
refusal-look_back-strict = At this table you have to remember the earlier moves.
refusal-look_back-no_such_ply = There is no such move.
