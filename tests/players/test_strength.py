"""Each player is clearly stronger than the one before; how much stronger is in bench/experiments/strength.md."""

import hashlib

from mandala.players.player import Player
from mandala.players.registry import make_player
from mandala.records.game import Game

# A hash of the moves of greedy in twenty games against itself. Greedy is the fixed baseline: if it
# changes, old and new measurements can no longer be compared.
GREEDY_FINGERPRINT = "cf806467d811"


def played(first: Player, second: Player, deal: int) -> Game:
    game = Game.new(seed=f"strength/{deal}")
    players = (first, second)
    for seat in (0, 1):
        players[seat].new_game(deal, seat, deal)
    while (seat_to_move := game.to_move) is not None:
        game.play(players[seat_to_move].choose(game.decision()))
    return game


def points_won(name: str, other_name: str, pairs: int) -> float:
    """Wins and half the draws of the first player, each deal from both seats."""
    player, other = make_player(name), make_player(other_name)
    won = 0.0
    for deal in range(pairs):
        for seat in (0, 1):
            players = (player, other) if seat == 0 else (other, player)
            result = played(*players, deal).result
            assert result is not None
            won += 0.5 if result.winner is None else result.winner == seat
    return won


def test_greedy_beats_random() -> None:
    assert points_won("greedy", "random", 25) >= 48


def test_search_beats_greedy() -> None:
    assert points_won("search:400", "greedy", 12) >= 15


def test_greedy_plays_the_same_moves_as_before() -> None:
    player, other = make_player("greedy"), make_player("greedy")
    moves = " ".join(str(move) for deal in range(20) for move in played(player, other, deal).moves)
    assert hashlib.blake2b(moves.encode(), digest_size=6).hexdigest() == GREEDY_FINGERPRINT
