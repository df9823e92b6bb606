"""A game told in words: who did what, and what came of it.

Everything is told from observations, so what is told to a seat is what that seat may know.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final, assert_never

from mandala.records.notation import Move, MoveKind
from mandala.records.observation import Observation, Result
from mandala.rules.colours import LETTERS, NAMES

ROMAN: Final = ("I", "II")
LONGEST_NAME: Final = 16

ENDINGS: Final = {
    "river": "a river is full (Rule 6.1)",
    "deck": "the deck had run out (Rule 6.2)",
    "deadlock": "neither mandala can be completed any more (Rule 6.3)",
    "stall": "thirty turns without a card in a mandala (Rule 6.4)",
    "resign": "the other player resigned",
    "timeout": "the other player ran out of time",
    "forfeit": "the other player forfeited",
    "agreed": "both agreed",
    "aborted": "the game was broken off",
}


def printable(name: str) -> str:
    """A name from a file or a command line, made safe and short enough for a terminal."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in name).strip() or "?"
    return clean if len(clean) <= LONGEST_NAME else clean[: LONGEST_NAME - 1] + "…"


@dataclass(frozen=True)
class Cast:
    """The two players by name; the seat ``you``, if any, is spoken to directly."""

    names: tuple[str, str]
    you: int | None = None

    def name(self, seat: int) -> str:
        return "You" if seat == self.you else printable(self.names[seat])

    def does(self, seat: int, they: str, you: str) -> str:
        """``Ada builds`` or ``You build``."""
        return f"{self.name(seat)} {you if seat == self.you else they}"

    def then(self, seat: int, they: str, you: str) -> str:
        """As :meth:`does`, within a sentence: ``Ada builds`` or ``you build``."""
        does = self.does(seat, they, you)
        return "y" + does[1:] if seat == self.you else does


def some(count: int, colour: int) -> str:
    """``3 yellow``."""
    return f"{count} {NAMES[colour]}"


def tell(cast: Cast, before: Observation, move: Move, after: Observation) -> list[str]:
    """``move`` and what followed from it, one sentence each; both observations of one viewer."""
    seat = before.to_move
    assert seat is not None
    story = [_action(cast, seat, before, move, after)]
    if after.end_near and not before.end_near:
        story.append(
            f"The deck has run out{_into_the_deck(after)}."
            " The next mandala to be destroyed ends the game."
        )
    elif _shuffled(before, move, after):
        story.append("The discard pile becomes the new deck.")
    if after.phase == "claim" and before.phase == "turn":
        story.append(_destruction(cast, seat, after))
    elif before.phase == "claim" and after.phase == "turn":
        assert before.destroying is not None
        fresh = after.mandalas[before.destroying - 1].mountain
        colours = " and ".join(NAMES[LETTERS.index(letter)] for letter in fresh)
        story.append(f"Mandala {ROMAN[before.destroying - 1]} begins anew with {colours}.")
    return story


def _into_the_deck(after: Observation) -> str:
    return " and the discard pile becomes the new deck" if after.reshuffled else ""


def _shuffled(before: Observation, move: Move, after: Observation) -> bool:
    """Whether the discard pile was shuffled meanwhile: it shrank, or the deck grew."""
    laid_down = move.count if move.kind == MoveKind.DISCARD else 0
    shrank = len(after.discard) < len(before.discard) + laid_down
    return shrank or after.deck_size > before.deck_size


def _action(cast: Cast, seat: int, before: Observation, move: Move, after: Observation) -> str:
    colour = NAMES[move.colour]
    match move.kind:
        case MoveKind.MOUNTAIN:
            does = cast.does(seat, "builds", "build")
            drawn = _drawn(cast, seat, before, move, after)
            return f"{does} mountain {_roman(move)} with {colour} and {drawn}."
        case MoveKind.FIELD:
            does = cast.does(seat, "lays", "lay")
            field = "your field" if seat == cast.you else "the field"
            return f"{does} {some(move.count, move.colour)} in {field} of mandala {_roman(move)}."
        case MoveKind.DISCARD:
            does = cast.does(seat, "discards", "discard")
            drawn = _drawn(cast, seat, before, move, after)
            return f"{does} {some(move.count, move.colour)} and {drawn}."
        case MoveKind.CLAIM:
            assert before.destroying is not None
            taken = before.mandalas[before.destroying - 1].mountain.count(LETTERS[move.colour])
            does = cast.does(seat, "takes", "take")
            return f"{does} {some(taken, move.colour)}: {_taken_to(seat, taken, before, after)}."
        case _ as never:
            assert_never(never)


def _roman(move: Move) -> str:
    assert move.mandala is not None
    return ROMAN[move.mandala]


def _drawn(cast: Cast, seat: int, before: Observation, move: Move, after: Observation) -> str:
    count = after.hand_sizes[seat] - before.hand_sizes[seat] + move.count
    verb = "draw" if seat == cast.you else "draws"
    if count == 0:
        return f"{verb} nothing"
    if before.hand is None or after.hand is None or before.seat != seat:
        return f"{verb} {count}"
    kept = Counter(before.hand)
    kept[LETTERS[move.colour]] -= move.count
    drawn = Counter(after.hand) - kept
    return f"{verb} {', '.join(some(drawn[letter], c) for c, letter in enumerate(LETTERS) if drawn[letter])}"


def _taken_to(seat: int, taken: int, before: Observation, after: Observation) -> str:
    to_cup = after.cup_sizes[seat] - before.cup_sizes[seat]
    place = len(after.rivers[seat])
    if place > len(before.rivers[seat]):
        rest = f", {to_cup} to the cup" if to_cup else ""
        return f"one to river place {place}{rest}"
    if to_cup:
        return "to the cup" if taken == 1 else f"all {taken} to the cup"
    return "with an empty field, to the discard pile"


def _destruction(cast: Cast, player: int, after: Observation) -> str:
    assert after.destroying is not None
    assert after.to_move is not None
    chooser = after.to_move
    fields = after.mandalas[after.destroying - 1].fields
    own, other = len(fields[chooser]), len(fields[1 - chooser])
    why = f"{own} to {other} in the fields"
    if own == other:
        last = cast.then(player, "played", "played")
        why += f", and {last} the last card"
    first = cast.then(chooser, "chooses", "choose")
    return f"Mandala {ROMAN[after.destroying - 1]} is complete: {first} first ({why})."


def ending(cast: Cast, result: Result) -> str:
    """How the game ended, in one sentence."""
    if result.winner is None:
        return f"The game is drawn: {ENDINGS[result.reason]}."
    return f"{cast.does(result.winner, 'wins', 'win')}: {ENDINGS[result.reason]}."
