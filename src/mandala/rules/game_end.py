"""When the game ends (Rule 6)."""

from typing import Final

from mandala.rules.colours import COLOURS
from mandala.rules.registry import rule
from mandala.rules.state import DEADLOCK, DECK, OVER, RIVER, STALL, State

RIVER_PLACES: Final = 6  # Rule 1.3
STALL_TURNS: Final = 30  # Rule 6.4


@rule
def end_game(s: State, reason: int) -> None:
    s.phase = OVER
    s.reason = reason


@rule
def end_by_destruction(s: State) -> None:
    """Checks Rules 6.1 and 6.2 in the order of Rule 6.6 once a destruction is finished."""
    if s.river_size[0] == RIVER_PLACES or s.river_size[1] == RIVER_PLACES:
        end_game(s, RIVER)
    elif s.end_near:
        end_game(s, DECK)


@rule
def lies_in_deck(s: State, colour: int) -> bool:
    """Returns whether a card of ``colour`` is left in the deck."""
    for i in range(s.deck_next, s.deck_end):  # noqa: SIM110 - no generators in compiled code
        if s.deck[i] == colour:
            return True
    return False


@rule
def can_be_completed(s: State, mandala: int) -> bool:
    """Rule 6.3: each missing colour lies in a hand, the deck or the discard pile."""
    for c in range(COLOURS):
        found = (
            s.mountain[mandala, c]
            + s.field[mandala, 0, c]
            + s.field[mandala, 1, c]
            + s.hand[0, c]
            + s.hand[1, c]
            + s.discard[c]
        )
        if found == 0 and not lies_in_deck(s, c):
            return False
    return True


@rule
def end_turn(s: State) -> None:
    """Checks deadlock and stall in the order of Rule 6.6, and passes the turn."""
    if s.end_near and not can_be_completed(s, 0) and not can_be_completed(s, 1):
        end_game(s, DEADLOCK)  # Rule 6.3
    elif s.idle_turns >= STALL_TURNS:
        end_game(s, STALL)  # Rule 6.4
    s.turn = 1 - s.turn  # Rule 5.5: the other player goes on, also after a destruction
