"""The cards as a reader may see them: built up from an observation, by naming what goes in."""

from typing import Literal, cast

from mandala.records.game import Game
from mandala.records.observation import MandalaView, Observation, Result
from mandala.rules.colours import LETTERS
from mandala.rules.destruction import first_chooser
from mandala.rules.scoring import score
from mandala.rules.state import State
from mandala.server.messages.values import GameResult, Mandala, Position, Worth


def position(game: Game, seat: int | None, top: str | None, strict: bool) -> Position:
    """The position for ``seat`` (None: a spectator).

    ``top`` lies on the discard pile. ``strict``: only what lies open on a real table.
    """
    seen = game.observation(seat)
    # Rule 8.1, 8.2: public by memory; a reader at a strict table must remember it unaided.
    remembered = None if strict else seen
    return Position(
        seat=seat,
        to_move=seen.to_move,
        turn=seen.turn,
        phase=cast('Literal["turn", "claim", "over"]', seen.phase),
        destroying=cast("Literal[1, 2] | None", seen.destroying),
        mandalas=(_mandala(game.state, 0, seen), _mandala(game.state, 1, seen)),
        hand=seen.hand,
        cup=seen.cup,
        hand_sizes=seen.hand_sizes,
        cup_sizes=seen.cup_sizes,
        cup_seen=remembered.cup_seen if remembered else (None, None),
        rivers=seen.rivers,
        worth=(_worth(game, 0, seat, strict), _worth(game, 1, seat, strict)),
        discard=remembered.discard if remembered else None,
        discard_top=top,
        discard_size=len(seen.discard),
        deck_size=seen.deck_size,
        reshuffled=remembered.reshuffled if remembered else None,
        end_near=seen.end_near,
        idle_turns=seen.idle_turns,
        ply=seen.ply,
        over=seen.over,
        result=game_result(seen.result),
    )


def game_result(result: Result | None) -> GameResult | None:
    if result is None:
        return None
    return GameResult(
        scores=result.scores,
        winner=result.winner,
        reason=result.reason,  # type: ignore[arg-type]  # one of the contract's reasons
    )


def _mandala(s: State, m: int, seen: Observation) -> Mandala:
    view: MandalaView = seen.mandalas[m]
    there = view.mountain + view.fields[0] + view.fields[1]
    tie = len(view.fields[0]) == len(view.fields[1])
    return Mandala(
        mountain=view.mountain,
        fields=view.fields,
        missing="".join(letter for letter in LETTERS if letter not in there),
        first_choice=None if tie else int(first_chooser(s, m)),
    )


def _worth(game: Game, owner: int, reader: int | None, strict: bool) -> Worth | None:
    """Rule 7.1 for ``owner``: exact for themselves and after the end, a range for the others."""
    if owner == reader or game.over:
        exact = game.scores[owner]
        return Worth(at_least=exact, at_most=exact)
    if strict:
        return None
    s = game.state
    public = State()
    public.cup[owner] = s.cup[owner] - s.dealt_cup[owner]
    public.place[owner] = s.place[owner]
    known = int(score(public, owner))
    dealt = 2  # Rule 2.2, never played: they stay in the cup
    return Worth(at_least=known, at_most=known + dealt * int(s.river_size[owner]))
