"""The game in a terminal: drawn with colour and letters, for people and players.

Draws from observations only. Text comes from the locales. Command lines are parsed in ``cli``.
"""
