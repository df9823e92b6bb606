"""What every player promises, as a check to run on any of them, yours included.

    from mandala.players.contract import check_player
    check_player(MyPlayer)

It plays whole games, asks the player in awkward positions, and asks twice. The first broken
promise raises :class:`ContractBroken` with one line that says where.
"""

import random
from collections.abc import Callable, Iterator

from mandala.players.protocol import Decision, Player, decision_for
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.notation import Move, MoveKind

MakePlayer = Callable[[], Player]


class ContractBroken(MandalaError):
    """A player did not keep a promise of the protocol."""


def check_player(make_player: MakePlayer, games: int = 1, awkward: int = 12, seed: int = 1) -> None:
    """Check that players from ``make_player`` keep the protocol, in ``games`` pairs of games
    and at least ``awkward`` awkward positions. Players with a time limit cannot promise to
    repeat a move; check those with :func:`check_games` and :func:`check_positions` alone."""
    check_games(make_player, games, seed)
    decisions = [*awkward_decisions(awkward, seed)]
    check_positions(make_player, decisions, seed)
    check_repetition(make_player, decisions, seed)


def check_games(make_player: MakePlayer, games: int = 1, seed: int = 1) -> None:
    """The player plays whole games from both seats, each to its end, with legal moves only."""
    player = make_player()
    if not player.name:
        raise ContractBroken("the player has no name")
    for number in range(2 * games):
        game = Game.new(seed=f"contract/{seed}/{number // 2}")
        seat = number % 2
        others_choice = random.Random(f"contract/{seed}/{number}")
        player.new_game(number, seat, seed)
        while not game.over:
            if game.to_move == seat:
                game.play(_legal_move(player, decision_for(game)))
            else:
                game.play(others_choice.choice(game.legal_moves()))
        assert game.result is not None  # it is over
        player.end_game(game.result)
    player.close()


def check_positions(make_player: MakePlayer, decisions: list[Decision], seed: int = 1) -> None:
    """The player finds a legal move in each of these positions."""
    player = make_player()
    for number, decision in enumerate(decisions):
        assert decision.observation.seat is not None  # decisions are made for a seat
        player.new_game(number, decision.observation.seat, seed)
        _legal_move(player, decision)
    player.close()


def check_repetition(make_player: MakePlayer, decisions: list[Decision], seed: int = 1) -> None:
    """Same seed, same decision, same move: whatever was decided before, in whatever order."""
    first, second = make_player(), make_player()
    answers = [_answer(first, decision, seed) for decision in decisions]
    for decision, answer in reversed([*zip(decisions, answers, strict=True)]):
        again = _answer(second, decision, seed)
        if again != answer:
            raise ContractBroken(
                f"{first.name} played {answer}, then {again} at ply {decision.observation.ply}"
                " of the same position with the same seed"
            )
    first.close()
    second.close()


def awkward_decisions(count: int, seed: int = 1) -> Iterator[Decision]:
    """At least ``count`` positions that players easily get wrong: claims with and without a card
    in the field, an end that is near, a deck that is empty or was shuffled again, a last card."""
    found = 0
    number = 0
    while found < count:
        number += 1
        kinds_met: set[tuple[object, ...]] = set()
        game = Game.new(seed=f"awkward/{seed}/{number}", first=number % 2)
        source = random.Random(f"awkward/{seed}/{number}")
        hoarding = number % 2 == 1
        while not game.over:
            kind = _kind_of_position(game)
            if kind not in kinds_met and any(kind):
                kinds_met.add(kind)
                found += 1
                yield decision_for(game)
            game.play(_hoarding_move(game, source) if hoarding else _any_move(game, source))


def _kind_of_position(game: Game) -> tuple[object, ...]:
    s = game.state
    seat = game.to_move
    assert seat is not None  # the game goes on
    seen = game.observation(seat)
    claims = seen.phase == "claim"
    return (
        claims and tuple(s.field_size[s.destroying] > 0),
        seen.end_near,
        seen.deck_size == 0,
        min(2, len(game.reshuffles)),
        seen.hand_sizes[seat] == 1,
        len(game.legal_moves()) == 1,
    )


def _any_move(game: Game, source: random.Random) -> Move:
    return source.choice(game.legal_moves())


def _hoarding_move(game: Game, source: random.Random) -> Move:
    """Use up the deck without completing anything, then mostly discard: many reshuffles."""
    s = game.state
    moves = game.legal_moves()
    for move in source.sample(moves, len(moves)):
        if s.end_near:
            if move.kind is MoveKind.DISCARD or source.random() < 0.1:
                return move
        elif move.kind is MoveKind.MOUNTAIN:
            lying = s.mountain[move.mandala] + s.field[move.mandala].sum(axis=0)
            if lying[move.colour] > 0 or (lying > 0).sum() < 5:
                return move
    return moves[-1]


def _answer(player: Player, decision: Decision, seed: int) -> Move:
    assert decision.observation.seat is not None  # decisions are made for a seat
    player.new_game(0, decision.observation.seat, seed)
    return _legal_move(player, decision)


def _legal_move(player: Player, decision: Decision) -> Move:
    move = player.choose(decision)
    if not isinstance(move, Move):
        raise ContractBroken(
            f"{player.name} answered {move!r} at ply {decision.observation.ply}, which is not a Move"
        )
    if move not in decision.legal:
        raise ContractBroken(
            f"{player.name} played {move} at ply {decision.observation.ply}, which is not legal there"
        )
    return move
