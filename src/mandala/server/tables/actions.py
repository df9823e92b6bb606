"""What a seat may do besides moving, each condition once: for the list of open actions and for the
refusals. Each function returns None, or the code of why not."""

from collections.abc import Callable
from typing import Final

from mandala.rules.state import CLAIM
from mandala.server.messages.values import Action
from mandala.server.tables.events import Moved
from mandala.server.tables.table import Table

GREETINGS: Final = (
    "hello",
    "good_luck",
    "nice_move",
    "thanks",
    "one_moment",
    "sorry",
    "good_game",
    "again",
)
MOST_GREETINGS: Final = 3  # of one seat between two moves
MOST_CLAIM_LISTS: Final = 30  # likewise; every one stays in the log


def why_not_at_all(table: Table, seat: int) -> str | None:
    """Common to whatever changes a running game."""
    if table.status == "over":
        return "table/over"
    if table.taken_over[seat]:
        return "seat/taken_over"
    return "table/not_started" if table.status == "waiting" else None


def why_not_move(table: Table, seat: int, _now: int) -> str | None:
    code = why_not_at_all(table, seat)
    if code:
        return code
    return None if table.to_move == seat else "move/not_your_turn"


def why_not_ask_hint(table: Table, seat: int, _now: int = 0) -> str | None:
    """Help is for those whom it wrongs nobody: against the AI, or two who share a screen."""
    if table.created.kind == "online":
        return "hint/online"
    if table.strict_now:  # a hint would remember for them
        return "hint/strict"
    return why_not_move(table, seat, _now)


def why_not_list_claims(table: Table, seat: int, _now: int) -> str | None:
    code = why_not_at_all(table, seat)
    if code:
        return code
    clock = table.created.clock
    if clock is None or clock.__struct_config__.tag != "correspondence":
        return "claims/only_correspondence"
    return "rate/too_many" if table.lists_sent[seat] >= MOST_CLAIM_LISTS else None


def why_not_resign(table: Table, seat: int, _now: int) -> str | None:
    return why_not_at_all(table, seat)


def why_not_abort(table: Table, seat: int, _now: int) -> str | None:
    if table.status != "waiting":
        code = why_not_at_all(table, seat)
        if code:
            return code
    return "abort/too_late" if len(table.plies) >= 2 else None


def why_not_claim_timeout(table: Table, seat: int, now: int) -> str | None:
    """The other's time is over (``flag_at`` of the clock) and it is their decision."""
    code = why_not_at_all(table, seat)
    if code:
        return code
    if table.created.kind != "online" or table.levels[1 - seat] is not None:
        return "table/wrong_kind"
    if table.to_move != 1 - seat or table.clock is None:
        return "timeout/own_turn"
    return None if now >= table.clock.flag_at(1 - seat) else "timeout/too_early"


def last_decision(table: Table, seat: int) -> int | None:
    """The ply before the last move that this person made themselves."""
    for ply in range(len(table.plies) - 1, -1, -1):
        played = table.plies[ply]
        if played.seat == seat and played.how == "player":
            return ply
    return None


def why_not_take_back(table: Table, seat: int, _now: int) -> str | None:
    code = why_not_at_all(table, seat)
    if code:
        return code
    if table.created.kind != "ai":
        return "take_back/only_ai"
    return "take_back/nothing" if last_decision(table, seat) is None else None


def why_not_greet(table: Table, seat: int, _now: int) -> str | None:
    if table.created.kind != "online":
        return "table/wrong_kind"
    if table.status == "waiting":
        return "table/not_started"
    return "greeting/too_many" if table.greetings[seat] >= MOST_GREETINGS else None


def why_not_offer_rematch(table: Table, seat: int, _now: int) -> str | None:
    if table.status != "over":
        return "table/not_over"
    if not all(table.taken):
        return "table/not_started"
    if table.rematch and (table.rematch.table_id or table.rematch.offered_by == seat):
        return "rematch/exists"
    return None


def why_not_answer_rematch(table: Table, seat: int, _now: int) -> str | None:
    if table.rematch is None or table.rematch.offered_by is None:
        return "rematch/exists" if table.rematch else "rematch/not_offered"
    return "rematch/not_offered" if table.rematch.offered_by == seat else None


WHY_NOT: Final[dict[Action, Callable[[Table, int, int], str | None]]] = {
    "move": why_not_move,
    "list_claims": why_not_list_claims,
    "resign": why_not_resign,
    "abort": why_not_abort,
    "claim_timeout": why_not_claim_timeout,
    "let_ai_take_over": why_not_claim_timeout,
    "take_back": why_not_take_back,
    "ask_hint": why_not_ask_hint,
    "greet": why_not_greet,
    "offer_rematch": why_not_offer_rematch,
    "answer_rematch": why_not_answer_rematch,
}


AFTERWARDS: Final[tuple[Action, ...]] = ("greet", "offer_rematch", "answer_rematch")
BEFORE: Final[tuple[Action, ...]] = tuple(set(WHY_NOT) - set(AFTERWARDS[1:]))


def open_actions(table: Table, seats: tuple[int, ...], now: int) -> tuple[Action, ...]:
    """What somebody who holds ``seats`` may do now."""
    thinkable = AFTERWARDS if table.status == "over" else BEFORE
    return tuple(
        action
        for action, why_not in WHY_NOT.items()
        if action in thinkable and any(why_not(table, seat, now) is None for seat in seats)
    )


def automatic_move(table: Table) -> Moved | None:
    """The move that the server makes for the seat to move, if there is one: a claim without effect
    (Rule 5.7: the last colour, or both fields empty), or the next wish of its ranked list."""
    game = table.game
    s = game.state
    seat = table.to_move
    if seat is None or s.phase != CLAIM:
        return None
    legal = game.legal_moves()
    if len(legal) == 1 or not s.field_size[s.destroying].any():
        return Moved(seat=seat, move=str(legal[0]), how="automatic")
    open_claims = {str(move) for move in legal}
    for colour in table.claim_lists[seat] or "":
        if f"C{colour}" in open_claims:
            return Moved(seat=seat, move=f"C{colour}", how="list")
    return None
