"""Observations: what one seat may know (Rule 8), version 1 of the format.

An observation is built field by field. The code never starts from a full state, so a field that is
not named here cannot reach a seat.
"""

from dataclasses import asdict, dataclass
from typing import Any, Final

from mandala.records.move import in_order, pile
from mandala.rules.deck import cards_in_deck
from mandala.rules.queries import seat_to_move
from mandala.rules.scoring import DRAWN, cup_size, score, winner
from mandala.rules.state import CLAIM, DEADLOCK, DECK, OVER, RIVER, STALL, TURN, State

FORMAT: Final = "mandala-observation/1"
PHASES: Final = {TURN: "turn", CLAIM: "claim", OVER: "over"}
RULE_REASONS: Final = {RIVER: "river", DECK: "deck", DEADLOCK: "deadlock", STALL: "stall"}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. ``winner`` is a seat, or None for a drawn game (Rule 7.2)."""

    scores: tuple[int, int]
    winner: int | None
    reason: str

    def to_json(self) -> dict[str, Any]:
        return {"scores": list(self.scores), "winner": self.winner, "reason": self.reason}


@dataclass(frozen=True, slots=True)
class MandalaView:
    mountain: str
    fields: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Observation:
    """Rule 8 for one seat; for a spectator ``seat``, ``hand`` and ``cup`` are None.

    Piles are letters in canonical order, rivers in river order; ``destroying`` is 1, 2 or None.
    """

    seat: int | None
    to_move: int | None
    turn: int | None
    phase: str
    destroying: int | None
    mandalas: tuple[MandalaView, MandalaView]
    hand: str | None
    cup: str | None
    hand_sizes: tuple[int, int]
    cup_sizes: tuple[int, int]
    cup_seen: tuple[str, str]
    rivers: tuple[str, str]
    discard: str
    deck_size: int
    reshuffled: str | None
    end_near: bool
    idle_turns: int
    ply: int
    over: bool
    result: Result | None

    def to_json(self) -> dict[str, Any]:
        """Returns the JSON object of the format, with its keys in order."""
        data: dict[str, Any] = {"format": FORMAT} | asdict(self)
        for pair in ("hand_sizes", "cup_sizes", "cup_seen", "rivers", "mandalas"):
            data[pair] = list(data[pair])
        for mandala in data["mandalas"]:
            mandala["fields"] = list(mandala["fields"])
        if self.seat is None:
            del data["hand"], data["cup"]
        data["result"] = self.result.to_json() if self.result else None
        return data


def rules_result(s: State) -> Result | None:
    """Returns the result by the rules, or None while the game goes on."""
    if s.phase != OVER:
        return None
    won = winner(s)
    return Result(
        (int(score(s, 0)), int(score(s, 1))), None if won == DRAWN else won, RULE_REASONS[s.reason]
    )


def river(s: State, seat: int) -> str:
    """Returns the colours of a river in the order of their places."""
    colours = [c for c in range(6) if s.place[seat, c]]
    return in_order(sorted(colours, key=lambda c: int(s.place[seat, c])))


def mandala_views(s: State) -> tuple[MandalaView, MandalaView]:
    first, second = (
        MandalaView(pile(s.mountain[m]), (pile(s.field[m, 0]), pile(s.field[m, 1])))
        for m in range(2)
    )
    return first, second


def to_move(s: State) -> int | None:
    """Returns the seat that must decide now, or None once the rules have ended the game."""
    return None if s.phase == OVER else seat_to_move(s)


def observe(s: State, seat: int | None, ply: int, result: Result | None = None) -> Observation:
    """Returns what ``seat`` (None: a spectator) may know in state ``s`` after ``ply`` moves.

    ``result``: the result if people ended the game (resigned, out of time); otherwise the rules decide.
    """
    result = result or rules_result(s)
    over = result is not None
    return Observation(
        seat=seat,
        to_move=None if over else to_move(s),
        turn=None if over else s.turn,
        phase="over" if over else PHASES[s.phase],
        destroying=s.destroying + 1 if s.phase == CLAIM and not over else None,
        mandalas=mandala_views(s),
        hand=None if seat is None else pile(s.hand[seat]),
        cup=None if seat is None else pile(s.cup[seat]),
        hand_sizes=(int(s.hand_size[0]), int(s.hand_size[1])),
        cup_sizes=(int(cup_size(s, 0)), int(cup_size(s, 1))),
        cup_seen=(pile(s.cup[0] - s.dealt_cup[0]), pile(s.cup[1] - s.dealt_cup[1])),
        rivers=(river(s, 0), river(s, 1)),
        discard=pile(s.discard),
        deck_size=int(cards_in_deck(s)),
        reshuffled=pile(s.reshuffled) if s.reshuffles else None,
        end_near=bool(s.end_near),
        idle_turns=int(s.idle_turns),
        ply=ply,
        over=over,
        result=result,
    )
