"""Each player is clearly stronger than the one before; how much stronger is in docs/players.md."""

import hashlib

from mandala.players.protocol import Player, decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game

# What greedy plays in twenty games against itself. It is the fixed measure for other players: if
# this changes, old and new measurements can no longer be compared.
GREEDY_FINGERPRINT = "cf806467d811"


def played(first: Player, second: Player, deal: int) -> Game:
    game = Game.new(seed=f"strength/{deal}")
    players = (first, second)
    for seat in (0, 1):
        players[seat].new_game(deal, seat, deal)
    while not game.over:
        game.play(players[game.to_move].choose(decision_for(game)))
    return game


def points_won(name: str, other_name: str, pairs: int) -> float:
    """Wins and half the draws of the first player, each deal from both seats."""
    player, other = player_from_name(name), player_from_name(other_name)
    won = 0.0
    for deal in range(pairs):
        for seat in (0, 1):
            players = (player, other) if seat == 0 else (other, player)
            winner = played(*players, deal).result.winner
            won += 0.5 if winner is None else winner == seat
    return won


def test_greedy_beats_random():
    assert points_won("greedy", "random", 25) >= 48


def test_search_beats_greedy():
    assert points_won("search:400", "greedy", 12) >= 15


def test_greedy_plays_as_it_always_did():
    player, other = player_from_name("greedy"), player_from_name("greedy")
    moves = " ".join(str(move) for deal in range(20) for move in played(player, other, deal).moves)
    assert hashlib.blake2b(moves.encode(), digest_size=6).hexdigest() == GREEDY_FINGERPRINT
