### The tutorial and the examples of the rules pages; loaded with them. Short: on a phone a text has room for about 250 letters.

learn-title = Learn Mandala by playing
learn-lesson = Lesson { $number } of { $count }
learn-exercise = Exercise { $number } of { $count }
learn-read-again = Read again
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
learn-finished-text = That was every rule that matters. An opponent is waiting for you; the rules are one tap away whenever you need them.
learn-play = Play a real game
learn-leave = Leave the tutorial

lesson-build = Build a mountain
lesson-build-text = Mandala I and mandala II lie between you and your opponent. Building a mountain gets you new cards. Pick up your red card and put it on mountain I. Then you draw three.
lesson-build-hint = Pick red, then mountain I.
lesson-build-hint-two = That would be mountain II. This time, put red on mountain I.

lesson-grow = Grow your field
lesson-grow-text = The player with more cards in the field chooses first. Into your field you may put several cards of one colour, but you draw none. Put both orange cards into your field I.
lesson-grow-hint = Pick orange, both cards, then field I.
lesson-grow-hint-both = One would do, two are stronger: pick up both orange cards.

lesson-colour = The colour rule
lesson-colour-text = In one mandala a colour may lie in one area only. Green lies in your opponent’s field I, and in mountain II. Find the one place on the mat where your green can still go, and play one there.
lesson-colour-hint = Look where green lies in mandala II: there it may be joined.
lesson-colour-hint-discard = Discarding is always possible, but green still has a place on the mat.

lesson-complete = Complete a mandala
lesson-complete-text = Mandala I has five colours; black is missing. You lead the fields two to one, so you would choose first. Complete it: put black on mountain I.
lesson-complete-hint = Pick black, then mountain I, and tap it again to confirm.
lesson-complete-hint-field = That completes it too, but then black would not be there to be shared out. Put it on the mountain.

lesson-claim = Share out the mountain
lesson-claim-text = Choose in turn. A colour new to your river puts one card on the next place, the rest into your cup. There are three red ones: take red. It gets place 1.
lesson-claim-hint = Take red: three cards at once.
lesson-claim-hint-black = Two black cards lie in your cup from the start. In place 1 each would score only 1. Keep black for a higher place: take red first.

lesson-order = Why the order matters
lesson-order-text = At the end each card in your cup scores the number of its colour’s place in your river. Two black cards have slept in your cup since the deal. Place 2 is next: take black, and they score 2 each.
lesson-order-hint = Purple would score nothing now. Black wakes two cards in your cup.

lesson-discard = Discard and draw again
lesson-discard-text = Red now lies in your opponent’s field II, and three red cards fill your hand. Put all three on the discard pile and draw three new ones. That is a whole turn.
lesson-discard-hint = Pick red, all three, then discard.
lesson-discard-hint-all = All three, so that you get three new cards.

lesson-limit = Never more than eight
lesson-limit-text = Your hand is full. After building you hold seven, so you draw one only. Put purple on mountain II, and see what it means to have nothing in your field there.
lesson-limit-hint = Pick purple, then mountain II.
lesson-limit-hint-field = Wise in a real game! But leave your field II empty this once: mountain II.

lesson-empty = An empty field
lesson-empty-text = Your opponent completed mandala II. Your field was empty: you choose too, but what you take is discarded. So take what your opponent wants most.
lesson-empty-hint = Purple is already in your opponent’s river, so it would score. Black would not, yet.

lesson-deck = First end: the deck
lesson-deck-text = Much later. Three cards are left in the deck. When the last one is drawn, the discard pile becomes a new deck, and the next mandala is the last. Put red on mountain II and draw them.
lesson-deck-hint = Pick red, then mountain II: building draws cards.

lesson-last = The last mandala
lesson-last-text = The end is near: the next completed mandala ends the game. Black is missing in mandala I, and you lead three to two. Put black on mountain I.
lesson-last-hint = Pick black, then mountain I, and tap it again to confirm.
lesson-last-hint-field = That completes it too. But on the mountain, black is one colour more for you.

lesson-river = Second end: the river
lesson-river-text = A full river ends the game as well, once this mandala is shared out. Your sixth place is free, and worth 6 per card. Green is new to you: take it.
lesson-river-hint = Red and black score 1 and 2 per card. Green takes place 6: two cards go into the cup and score 6 each.

lesson-score = Counting
lesson-score-text = The game is over. Each card in your cup scores the number of its colour’s place in your river; river cards score nothing. How many points do you have?
lesson-score-cards = That is the number of cards. Each scores the number of its colour’s river place.
lesson-score-right = Two red at 1, two black at 2, three orange at 3, one yellow at 4, two green at 6: you win!
lesson-score-river = You counted the river too. Only the cup counts.

exercise-first = Who chooses first?
exercise-first-text = Your opponent now puts purple on mountain I and completes the mandala. Both fields there hold two cards. Who chooses first?
exercise-first-you = The fields are equal, so the player who did not play the last card chooses first.
exercise-first-other = Completing is no advantage when the fields are equal: the other player chooses first.

exercise-worth = Which claim is worth more?
exercise-worth-text = You choose first. Red has place 1 in your river, green place 2; the next free place is 3. Two black cards sleep in your cup. Which colour scores the most now?
exercise-worth-red = Four cards, but each scores only 1: that makes 4.
exercise-worth-yellow = One of the two goes to place 3, the other scores 3.
exercise-worth-green = Two cards at place 2: that makes 4.
exercise-worth-black = The one card takes place 3 and wakes the two in your cup: 6 points.

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
