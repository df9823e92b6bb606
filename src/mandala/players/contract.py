"""Checks that a player keeps the protocol. Use it for your own players too:

    from mandala.players.contract import check_player
    check_player(MyPlayer)

It plays whole games and compares answers in awkward positions. The first fault raises
:class:`ContractViolation`; its text names the position.
"""

import random
from collections.abc import Callable, Iterator

from mandala.locales.message import PlainText
from mandala.players.player import Player
from mandala.records.decision import Decision
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.move import Move, MoveKind

MakePlayer = Callable[[], Player]


class ContractViolation(MandalaError):
    """A player broke the protocol."""

    def __init__(self, text: str) -> None:
        super().__init__(PlainText(text))


def check_player(make_player: MakePlayer, games: int = 1, awkward: int = 12, seed: int = 1) -> None:
    """Plays ``games`` pairs of games and at least ``awkward`` awkward positions.

    Players with a time limit need not repeat a move: check those with :func:`check_games` and
    :func:`check_positions` alone. Raises :class:`ContractViolation`.
    """
    check_games(make_player, games, seed)
    decisions = [*awkward_decisions(awkward, seed)]
    check_positions(make_player, decisions, seed)
    check_repetition(make_player, decisions, seed)


def check_games(make_player: MakePlayer, games: int = 1, seed: int = 1) -> None:
    """Checks that the player plays whole games from both seats with legal moves only."""
    player = make_player()
    if not player.name:
        raise ContractViolation("the player has no name")
    for number in range(2 * games):
        game = Game.new(seed=f"contract/{seed}/{number // 2}")
        seat = number % 2
        others_choice = random.Random(f"contract/{seed}/{number}")
        player.new_game(number, seat, seed)
        while not game.over:
            if game.to_move == seat:
                game.play(_legal_move(player, game.decision()))
            else:
                game.play(others_choice.choice(game.legal_moves()))
        assert game.result is not None  # it is over
        player.end_game(game.result)
    player.close()


def check_positions(make_player: MakePlayer, decisions: list[Decision], seed: int = 1) -> None:
    """Checks that the player finds a legal move in each of these positions."""
    player = make_player()
    for number, decision in enumerate(decisions):
        _answer(player, decision, seed, number)
    player.close()


def check_repetition(make_player: MakePlayer, decisions: list[Decision], seed: int = 1) -> None:
    """Checks that the same seed and decision give the same move, in any order of decisions."""
    first, second = make_player(), make_player()
    answers = [_answer(first, decision, seed) for decision in decisions]
    for decision, answer in reversed([*zip(decisions, answers, strict=True)]):
        again = _answer(second, decision, seed)
        if again != answer:
            raise ContractViolation(
                f"{first.name} played {answer}, then {again} at ply {decision.observation.ply}"
                " of the same position with the same seed"
            )
    first.close()
    second.close()


def awkward_decisions(count: int, seed: int = 1) -> Iterator[Decision]:
    """Yields at least ``count`` positions that players easily get wrong.

    Examples: claims with and without a card in the field, an end that is near, a deck that is
    empty or was reshuffled, a last card.
    """
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
                yield game.decision()
            move = _hoarding_move(game, source) if hoarding else source.choice(game.legal_moves())
            game.play(move)


def _kind_of_position(game: Game) -> tuple[object, ...]:
    s, seat = game.state, game.to_move
    assert seat is not None  # the game goes on
    seen = game.observation(seat)
    return (
        seen.phase == "claim" and tuple(s.field_size[s.destroying] > 0),
        seen.end_near,
        seen.deck_size == 0,
        min(2, len(game.reshuffles)),
        seen.hand_sizes[seat] == 1,
        len(game.legal_moves()) == 1,
    )


def _hoarding_move(game: Game, source: random.Random) -> Move:
    """Uses up the deck without completing a mandala, then mostly discards: many reshuffles."""
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


def _answer(player: Player, decision: Decision, seed: int, game: int = 0) -> Move:
    assert decision.observation.seat is not None  # decisions are made for a seat
    player.new_game(game, decision.observation.seat, seed)
    return _legal_move(player, decision)


def _legal_move(player: Player, decision: Decision) -> Move:
    move, where = player.choose(decision), f"at ply {decision.observation.ply}"
    if not isinstance(move, Move):
        raise ContractViolation(f"{player.name} answered {move!r} {where}, which is not a Move")
    if move not in decision.legal:
        raise ContractViolation(f"{player.name} played {move} {where}, which is not legal there")
    return move
