### The score sheet and the action overview, for a game played with the printed cards. Loaded with these two screens.

sheet-what = For your game with the printed cards: enter both rivers and both cups. The points and the winner appear as you count.
sheet-example = The example from the printed rules
sheet-example-text = Sort the cards of the cup below the river. Each card scores the number of its colour’s place: 4 + 10 + 18 + 0 + 15 + 6 = 53. The river itself scores nothing.
sheet-example-name = A cup of 19 cards
sheet-player = Player { $number }
sheet-name = Name of player { $number }
sheet-river = River: tap the colours in the order of their places, 1 to 6.
sheet-not-in-river = { $colourName }: not in the river
sheet-cup = Cup: how many cards of each colour?
sheet-count = { $colourName } cards in the cup
sheet-more = One more { $colourName }
sheet-less = One less { $colourName }
sheet-cards = { $count ->
    [one] { $count } card in the cup
   *[other] { $count } cards in the cup
}
sheet-nothing = The result appears here.
sheet-won = { $name } wins, { $more } to { $fewer }
sheet-won-by-cards = { $points } points each: { $name } wins with fewer cards in the cup, { $fewer } to { $more }
sheet-drawn = A draw: { $points } points and { $count } cards in the cup each
sheet-new = New game, same players
sheet-kept = Your games
sheet-kept-what = They stay in this browser and are sent nowhere.
sheet-delete = Delete
sheet-delete-sure = Really delete?
sheet-delete-what = Delete { $what }

overview-print = Print
overview-aim = Collect the most points in your cup. A card there scores 1 to 6 points: the number of its colour’s place in your river. So the order in which you fill the river decides what each card is worth.
overview-turn = On your turn: A, B or C
overview-build = Build the mountain and draw
overview-build-play = Put exactly 1 card on a mountain.
overview-build-draw = Draw 3, but stop at 8 in hand: with 7 left draw 1, with 6 draw 2.
overview-check = Is the mandala complete?
overview-grow = Grow your field, no draw
overview-grow-play = Put 1 or more cards of one colour in one of your fields. Keep at least 1 in hand.
overview-grow-draw = Draw nothing.
overview-redraw = Discard and redraw
overview-redraw-play = Discard 1 or more cards of one colour.
overview-redraw-draw = Draw as many. That is your whole turn.
overview-colours = The colour rule (A and B)
overview-colours-rule = In each mandala a colour may lie in one area only: in the mountain, in your field or in your opponent’s.
overview-colours-more = More cards may join the area where their colour lies. Here green is closed to you. Black may go to the mountain or to your field.
overview-complete = All six colours: the mandala is complete and is destroyed
overview-first = More cards in the field chooses first. On a tie, the player who did not play the last card chooses first.
overview-take = Take turns; each choice takes every card of one colour from the mountain. New to your river: one card on the next place, the rest into your cup. Already there: all into your cup.
overview-empty = Nothing in your field? You choose too, but what you take is discarded.
overview-after = Discard both fields. Unless the game ends, turn up 2 cards for the empty mountain.
overview-end = The end
overview-end-river = A river gets its sixth colour: finish sharing out this mandala.
overview-end-deck = The deck runs out: shuffle the discard pile into a new deck. The next mandala destroyed is the last.
overview-count = Counting
overview-count-cup = Each cup card scores the number below its colour. River cards and colours not in your river score nothing.
overview-count-tie = On a tie, fewer cards in the cup wins.
