"""Questions about a state. Each is answered here once, for every package above ``rules/``.

No function here changes the state. All of them also compile.
"""

from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.game_end import RIVER_PLACES
from mandala.rules.moves import DRAW_LIMIT, HAND_LIMIT
from mandala.rules.registry import rule
from mandala.rules.state import CLAIM, Cards, State


@rule
def seat_to_move(s: State) -> int:
    """Returns the seat that must decide now: the claimer in a destruction, else the turn's seat."""
    return int(s.claimer) if s.phase == CLAIM else int(s.turn)


@rule
def is_missing(s: State, mandala: int, colour: int) -> bool:
    """Returns whether ``colour`` lies neither in the mountain nor in a field of ``mandala``."""
    return bool(
        s.mountain[mandala, colour] + s.field[mandala, 0, colour] + s.field[mandala, 1, colour] == 0
    )


@rule
def missing_colours(s: State, mandala: int) -> tuple[int, int]:
    """Returns how many colours ``mandala`` lacks, and the last of them (0 if it lacks none)."""
    missing = 0
    last = 0
    for c in range(COLOURS):
        if is_missing(s, mandala, c):
            missing += 1
            last = c
    return missing, last


@rule
def is_complete(s: State, mandala: int) -> bool:
    """Rule 5.1: all six colours lie in the mountain and the fields together."""
    for c in range(COLOURS):  # noqa: SIM110 - no generators in compiled code
        if is_missing(s, mandala, c):
            return False
    return True


@rule
def first_chooser(s: State, mandala: int, completer: int) -> int:
    """Rule 5.2: returns the seat with more cards in its field; on a tie, not ``completer``.

    ``completer`` is the seat that plays the last card into ``mandala``.
    """
    if s.field_size[mandala, 0] > s.field_size[mandala, 1]:
        return 0
    if s.field_size[mandala, 1] > s.field_size[mandala, 0]:
        return 1
    return 1 - completer


@rule
def next_claimable(s: State, colour: int) -> int:
    """Returns the first colour from ``colour`` on that can be claimed, or COLOURS if there is none.

    The state is in a destruction.
    """
    while colour < COLOURS and s.mountain[s.destroying, colour] == 0:
        colour += 1
    return colour


@rule
def colours_to_claim(s: State) -> int:
    """Returns how many colours can be claimed; 0 outside a destruction."""
    colours = 0
    if s.phase == CLAIM:
        for c in range(COLOURS):
            colours += int(s.mountain[s.destroying, c] > 0)
    return colours


@rule
def is_claim_forced(s: State) -> bool:
    """Rule 5.7: returns whether there is no choice: one colour is left, or both fields are empty."""
    if s.phase != CLAIM:
        return False
    no_fields = s.field_size[s.destroying, 0] + s.field_size[s.destroying, 1] == 0
    return bool(no_fields or colours_to_claim(s) == 1)


@rule
def claim_points(cards: int, cup: float, place: int, next_place: int) -> float:
    """Returns the points that a claim of ``cards`` cards of one colour adds (Rules 5.3, 7.1).

    ``cup``: cards of the colour in the cup, also an expected number. ``place``: its river place,
    0 if it has none. ``next_place``: the next free river place. Rule 5.4 is not checked here.
    """
    if cards == 0:
        return 0
    if place > 0:
        return cards * place
    return (cup + cards - 1) * next_place


@rule
def ends_after_destruction(s: State) -> bool:
    """Rules 6.1 and 6.2: returns whether the game ends once a destruction is finished in ``s``."""
    full = s.river_size[0] == RIVER_PLACES or s.river_size[1] == RIVER_PLACES
    return bool(full or s.end_near)


@rule
def draw_after_building(hand_size: int) -> int:
    """Rule 3.1: returns how many cards a hand of ``hand_size`` draws after its card was played."""
    return min(DRAW_LIMIT, HAND_LIMIT - hand_size)


@rule
def visible_cup(s: State, owner: int, colour: int) -> int:
    """Rule 8.2: returns the cards of ``colour`` that the other seat saw go to the cup of ``owner``."""
    return int(s.cup[owner, colour]) - int(s.dealt_cup[owner, colour])


@rule
def count_unseen(s: State, seat: int, out: Cards) -> int:
    """Writes into ``out``, by colour, the cards that ``seat`` does not see; returns their number.

    Reads no hidden card. So ``s`` may be a full state or what the seat sees of it.
    """
    total = 0
    other = 1 - seat
    for c in range(COLOURS):
        seen = s.discard[c] + s.hand[seat, c] + s.cup[seat, c] + visible_cup(s, other, c)
        for m in range(2):
            seen += s.mountain[m, c] + s.field[m, 0, c] + s.field[m, 1, c]
        for owner in range(2):
            if s.place[owner, c] > 0:  # one card per river place
                seen += 1
        out[c] = CARDS_PER_COLOUR - seen
        total += CARDS_PER_COLOUR - seen
    return total
