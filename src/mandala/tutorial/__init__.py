"""Builds the tutorial of the page (``make tutorial``): a prepared game, exercises, rule examples, scoring.

Only decks, moves and keys of texts are written here. The rules say what is legal, what follows and
which answer is right. No server imports this package.
"""
