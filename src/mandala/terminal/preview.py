"""Questions a person at the table asks with their eyes, answered by the rules from what is seen."""

from mandala.records.notation import counts
from mandala.records.observation import Observation
from mandala.rules.colours import LETTERS
from mandala.rules.destruction import first_chooser
from mandala.rules.scoring import score
from mandala.rules.state import State


def first_to_choose(seen: Observation, mandala: int) -> int | None:
    """Who would choose first as the fields stand (Rule 5.2); None: it depends on the last card."""
    s = State()
    s.field_size[mandala] = [len(field) for field in seen.mandalas[mandala].fields]
    s.turn = 0
    if_first_plays_last = int(first_chooser(s, mandala))
    s.turn = 1
    if_second_plays_last = int(first_chooser(s, mandala))
    return if_first_plays_last if if_first_plays_last == if_second_plays_last else None


def missing(seen: Observation, mandala: int) -> str:
    """The colours that do not lie in the mandala yet (Rule 5.1)."""
    view = seen.mandalas[mandala]
    present = view.mountain + "".join(view.fields)
    return "".join(letter for letter in LETTERS if letter not in present)


def worth(river: str, pile: str) -> int:
    """What cards in a cup are worth with that river (Rule 7.1)."""
    s = State()
    for place, letter in enumerate(river, start=1):
        s.place[0, LETTERS.index(letter)] = place
    s.cup[0] = counts(pile)
    return int(score(s, 0))


def no_real_choice(seen: Observation) -> bool:
    """Whether nothing hangs on the claim awaited now (Rule 5.7): one colour, or two empty fields."""
    if seen.phase != "claim" or seen.destroying is None:
        return False
    mandala = seen.mandalas[seen.destroying - 1]
    return len(set(mandala.mountain)) == 1 or not any(mandala.fields)
