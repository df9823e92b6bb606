### What the rules page shows around the rules, and how the printed rulebooks differ. Loaded with that page.

rules-short = In short
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule contains this.
    [one] { $count } rule
   *[other] { $count } rules
}

books = How the printed rulebooks differ
books-intro = We compared the Italian, Hungarian, German, Dutch and French rulebooks. All five describe the same game. The table shows where they differ or leave something open, and how this edition plays.
books-say = The books
books-we = Here
books-first = All five let you agree who begins, for example the oldest player.
books-first-here = You choose when you open a table, or leave it to chance.
books-draw = All five say “up to three cards” and then give the number for each hand. In the Hungarian book you may draw them; one sentence of the Dutch book says one to three.
books-draw-here = You draw exactly the number for your hand.
books-discard = In the French book you must discard when you cannot or do not want to play a card. In the others you may.
books-discard-here = You choose freely among the three actions.
books-last = All five forbid an empty hand where they explain the field.
books-last-here = It holds for every action.
books-colours = The Dutch book says that a colour may occur only once in the three areas. Its next lines mean the same as the other books: in one area only.
books-colours-here = More cards may always join the area where their colour lies.
books-when = A complete mandala is destroyed at the end of the turn; only the German book does not say when.
books-when-here = At the end of the turn, after drawing.
books-deck = All five: shuffle the discard pile, and the next mandala is the last. No book says what happens in the middle of a draw, or when the discard pile is empty.
books-deck-here = The clarifications in the rules answer both.
books-stuck = No book says what happens when no mandala can be completed any more, or nobody completes one.
books-stuck-here = The game ends and the cups are counted.
books-left = Cards left over score nothing. The Italian, Hungarian and Dutch books keep them out of the rivers, the German book out of rivers and cups. The French book does not count them.
books-left-here = They score nothing.
books-tie = All five: on a tie, fewer cards in the cup wins. No book says what happens when these are equal too.
books-tie-here = A draw.
books-memory = You may look at your own hand and cup at any time. No book says whether you may look through the discard pile.
books-memory-here = You may.
books-time = The Italian, Hungarian and German books say 30 minutes, the French one 20.
