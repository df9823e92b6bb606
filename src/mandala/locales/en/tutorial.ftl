### The tutorial and the examples of the rules pages; loaded with them. Short: on a phone a text has room for about 250 letters.

learn-title = Learn Mandala by playing
learn-lesson = Lesson { $number } of { $count }
learn-exercise = Exercise { $number } of { $count }
learn-try-again = Try again
learn-next = Go on
learn-not-yet = Possible, but not what this lesson asks for.
learn-right = Right!
learn-wrong = Not quite.
learn-lessons = Lessons
learn-exercises = Exercises
learn-done = done
learn-again = Start from the beginning
learn-finished = You know the game
learn-finished-text = Those were all the rules. Now a real game against the Apprentice, the easiest opponent: on your first three turns you are shown hints with their reasons.
learn-play = Play a real game
learn-leave = Leave the tutorial
learn-skip = Skip the tutorial
learn-exercises-go = Six short exercises
learn-your-river = Your river
learn-your-cup = Your cup
learn-deck = Deck

lesson-aim = What wins
lesson-aim-text = Each card in your cup scores the number under its colour in your river. So the order in which you fill your river decides what your cards are worth.
lesson-aim-more = This cup holds six yellow cards, and yellow has place 3: 18 points. Whoever has more points at the end wins.

lesson-build = Build a mountain
lesson-build-text = You and your opponent fill two mandalas. The strip across the middle of each is its mountain, which you both build. Putting one card there gets you new cards: you draw three.
lesson-build-task = Put your red card on mountain I.
lesson-build-hint-two = That would be mountain II. This time, put red on mountain I.

lesson-grow = Grow your field
lesson-grow-text = The half on your side is your field. Whoever has more cards there will be first to take from the mountain. Play as many as you like of one colour, but you draw none, and one card must stay in your hand.
lesson-grow-task = Put both orange cards into your field I.
lesson-grow-hint-both = One would do, two are stronger: put in both orange cards.

lesson-colour = The colour rule
lesson-colour-text = In one mandala a colour may lie in one area only: in the mountain or in one of the fields. More cards of it may join it there. Green lies in your opponent’s field I and in mountain II.
lesson-colour-task = Put one green card where it may go: on mountain II.
lesson-colour-hint-discard = Discarding is always possible, but green still has a place on the mat.

lesson-complete = Complete a mandala
lesson-complete-text = When all six colours lie in a mandala, it is complete and its mountain is shared out. Mandala I lacks black. You have two cards in your field there and your opponent one, so you will choose first.
lesson-complete-task = Put black on mountain I; a second tap confirms.
lesson-complete-hint-field = That completes it too, but then black would not be there to be shared out. Put it on the mountain.

lesson-claim = River and cup
lesson-claim-text = You choose in turn, each time all cards of one colour. If the colour is new to your river, one card goes to its next place and the others go into your cup.
lesson-claim-task = Take red: one card to place 1, two into your cup.
lesson-claim-hint-black = Two black cards lie in your cup from the start. With black on place 1 each would score only 1. Keep black for a higher place: take red first.

lesson-order = Why the order matters
lesson-order-text = You began with two black cards in your cup. They score nothing as long as black is not in your river. Place 2 is next: with black there, each of them scores 2.
lesson-order-task = Take black.

lesson-discard = Discard and draw again
lesson-discard-text = You hold three red cards. In mandala II red lies in your opponent’s field, so yours cannot go there. On your turn you may also change cards of one colour: discard them and draw as many.
lesson-discard-task = Discard all three red cards.
lesson-discard-hint-all = All three, so that you get three new cards.

lesson-limit = Never more than eight
lesson-limit-text = Your hand is full. After building you hold seven, so you draw only one. Leave your field II empty this once, to see what happens.
lesson-limit-task = Put purple on mountain II.
lesson-limit-hint-field = Wise in a real game! But leave your field II empty this once: mountain II.

lesson-empty = An empty field
lesson-empty-text = Your opponent completed mandala II, and your field there was empty. You choose too, but what you take is discarded. Purple is in your opponent’s river already and would score there.
lesson-empty-task = Take purple away from your opponent.

lesson-deck = First end: the deck
lesson-deck-text = Another game, near its end: the deck has three cards. When the last one is drawn, the discard pile becomes a new deck, and the next mandala to be completed is the last.
lesson-deck-task = Put red on mountain II and draw the three.

lesson-last = The last mandala
lesson-last-text = Now the next complete mandala ends the game. Mandala I lacks black, and you lead the fields three to two, so you will choose first.
lesson-last-task = Put black on mountain I.
lesson-last-hint-field = That completes it too. But on the mountain, black is one colour more to share out.

lesson-again = A colour you have already
lesson-again-text = Red is in your river already, on place 3. All cards of a colour that is already there go into your cup: none goes to the river.
lesson-again-task = Take red: three cards, 3 points each.
lesson-again-hint-green = Green would fill place 4 and leave one card for the cup: 4 points. Red scores 9.

lesson-river = Second end: the river
lesson-river-text = Another game, with many cards in the deck. A river with six colours ends the game too, once this mandala is shared out. Your sixth place is free: 6 points per card.
lesson-river-task = Take green, which is new to you.

lesson-score = Counting
lesson-score-text = The game is over. Each card in your cup scores the number under its colour in your river; river cards score nothing. How many points do you have?
lesson-score-cards = That is the number of cards. Each scores the number under its colour in your river.
lesson-score-right = Two red at 1, two black at 2, three orange at 3, one yellow at 4, two green at 6: you win!
lesson-score-river = You counted the river too. Only the cup counts.

lesson-tie = Equal points
lesson-tie-text = Another game has just ended, and both cups score 6. You have four cards in your cup, your opponent has six. Who wins?
lesson-tie-you = On equal points, fewer cards in the cup wins.
lesson-tie-other = On equal points, fewer cards in the cup wins: four are fewer than six.

exercise-first = Who chooses first?
exercise-first-text = Your opponent now puts purple on mountain I and completes the mandala. Both fields there hold two cards. Who chooses first?
exercise-first-you = The fields are equal, so the player who did not play the last card chooses first.
exercise-first-other = Completing is no advantage when the fields are equal: the other player chooses first.

exercise-worth = Which colour is worth most?
exercise-worth-text = You choose first. Red has place 1 in your river, green place 2; the next free place is 3. Two black cards lie in your cup. Which colour scores the most now?
exercise-worth-red = Four cards, but each scores only 1: that makes 4.
exercise-worth-yellow = One of the two goes to place 3, the other scores 3.
exercise-worth-green = Two cards at place 2: that makes 4.
exercise-worth-black = The one card takes place 3, and the two in your cup score 3 each: 6 points.

exercise-field = What may go where?
exercise-field-text = Which of these colours may you put into your field in mandala I?
exercise-field-right = Purple lies nowhere in mandala I yet. That it lies in mountain II does not matter.
exercise-field-wrong = In one mandala a colour stays in the area where it lies.

exercise-empty = Empty-handed
exercise-empty-text = Your field II is empty: whatever you take is discarded. Your opponent’s river begins with yellow, black, purple, then green. Which colour should your opponent not get?
exercise-empty-red = Red would be new to that river: one card, on a place, and no points yet.
exercise-empty-yellow = Three yellow cards at place 1: 3 points for your opponent. There is worse.
exercise-empty-purple = Two purple cards at place 3 would have been 6 points.

exercise-complete = The last card
exercise-complete-text = Only black is missing in mandala II, and both fields hold two cards. You hold one black card. How do you complete it and choose first?
exercise-complete-build = Then the fields stay equal, and you played the last card: your opponent chooses first.
exercise-complete-grow = Three to two: your field is larger, you choose first.

exercise-keep = One card stays
exercise-keep-text = Three purple cards are all you hold. How many of them may you put into your field II at most?
exercise-keep-two = Two: one card must stay in your hand.
exercise-keep-more = Then your hand would be empty. One card must stay.
exercise-keep-less = One more is possible: only one card must stay in your hand.

option-you = I do
option-other = My opponent
option-points = { $number }
option-build = Black on the mountain
option-grow = Black into my field

rules-contents = Contents
rules-example = Example
rules-example-draw = How many cards you draw after building
rules-example-draw-left = left in hand
rules-example-draw-drawn = you draw
rules-example-draw-less = or fewer
rules-example-colours = You hold one card of each colour. What may go where in this mandala?
rules-example-colour = Colour
rules-example-mountain = Mountain
rules-example-field = Your field
rules-example-yes = yes
rules-example-fields = { $mine } cards against { $theirs }: you choose first.
rules-example-score = A full river, and what the cards in the cup are worth.
rules-example-name = Your cup
