"""The tutorial: a prepared game, exercises and the examples of the rules pages.

What is written here is decks, moves and the keys of texts. What is legal, what follows from a move
and which answer is right is asked of the rules when the files are made (``make tutorial``), so the
page that plays them knows no rule.
"""
