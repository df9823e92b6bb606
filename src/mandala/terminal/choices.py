"""The legal moves as a person chooses from them: listed by kind, typed as notation or number."""

from rich.text import Text

from mandala.records.errors import MandalaError
from mandala.records.notation import Move, MoveKind
from mandala.records.observation import Observation
from mandala.rules.colours import LETTERS, NAMES
from mandala.terminal.look import BAD, GOOD, QUIET, SANDS, STRONG, card
from mandala.terminal.preview import Taking, prospect, taking
from mandala.terminal.words import ROMAN, Cast, some

HEADINGS = {
    MoveKind.MOUNTAIN: "Mountain",
    MoveKind.FIELD: "Field",
    MoveKind.DISCARD: "Discard",
    MoveKind.CLAIM: "Claim",
}
HEADING_WIDTH = 14
ENTRY_WIDTH = 8


def choose(typed: str, legal: list[Move]) -> Move:
    """The move a person means: the number of a listed one, or notation in any case.

    A well-formed move is returned even if it is not legal now: the game says why not.
    """
    text = "".join(typed.split()).upper()
    if text.isdecimal():
        if not 1 <= int(text) <= len(legal):
            raise MandalaError(f"There is no move {typed.strip()}: choose from 1 to {len(legal)}.")
        return legal[int(text) - 1]
    return Move.parse(text)


def list_moves(seen: Observation, legal: list[Move], cast: Cast, width: int) -> list[Text]:
    """The numbered moves, a line for each kind and mandala; marked where one completes a mandala."""
    if legal and legal[0].kind == MoveKind.CLAIM:
        return [_claim_line(seen, number, move) for number, move in enumerate(legal, start=1)]
    entries: dict[str, list[Text]] = {}
    marks: set[str] = set()
    for number, move in enumerate(legal, start=1):
        heading = HEADINGS[move.kind]
        if move.mandala is not None:
            heading += f" {ROMAN[move.mandala]}"
        mark = _mark(seen, move)
        marks.add(mark)
        entries.setdefault(heading, []).append(_entry(number, move, mark))
    in_a_line = max(1, (width - HEADING_WIDTH) // ENTRY_WIDTH)
    lines = []
    for heading, found in entries.items():
        for start in range(0, len(found), in_a_line):
            label = "" if start else f" {heading}"
            line = Text().append(label.ljust(HEADING_WIDTH), QUIET)
            lines.append(line.append_text(Text().join(found[start : start + in_a_line])))
            lines[-1].rstrip()
    return lines + _legend(marks, seen, cast)


def _mark(seen: Observation, move: Move) -> str:
    """``+``: completes a mandala and the mover chooses first; ``-``: the other does; else blank."""
    first = prospect(seen, move).first_to_choose
    if first is None:
        return " "
    return "+" if first == seen.to_move else "-"


def _entry(number: int, move: Move, mark: str) -> Text:
    text = Text().append(f"{number:>2}", QUIET).append(mark, GOOD if mark == "+" else BAD)
    for letter in str(move):
        is_colour = letter == LETTERS[move.colour] and letter in str(move)[1:]
        text.append(letter, SANDS[letter] if is_colour else STRONG)
    return text.append(" " * (ENTRY_WIDTH - text.cell_len))


def _legend(marks: set[str], seen: Observation, cast: Cast) -> list[Text]:
    assert seen.to_move is not None
    lines = []
    for mark, style, chooser in (("+", GOOD, seen.to_move), ("-", BAD, 1 - seen.to_move)):
        if mark in marks:
            first = cast.then(chooser, "chooses", "choose")
            line = Text(" " * HEADING_WIDTH).append(f" {mark} ", style)
            lines.append(line.append(f"completes the mandala, {first} first", QUIET))
    return lines


def _claim_line(seen: Observation, number: int, move: Move) -> Text:
    assert seen.destroying is not None
    letter = LETTERS[move.colour]
    cards = seen.mandalas[seen.destroying - 1].mountain.count(letter)
    line = Text().append(f" {number:>2} ", QUIET).append(f"{move}  ", STRONG)
    line.append_text(card(letter * cards))
    widest = max(map(seen.mandalas[seen.destroying - 1].mountain.count, LETTERS))
    line.append(" " * (widest - cards))
    return line.append(f"  {some(cards, move.colour)}: {_where(seen, taking(seen, move), move)}")


def _where(seen: Observation, goes: Taking, move: Move) -> str:
    assert seen.to_move is not None
    if goes.to_discard:
        return "to the discard pile, your field is empty"
    if goes.place is None:
        place = seen.rivers[seen.to_move].index(LETTERS[move.colour]) + 1
        return f"{goes.to_cup} to your cup, worth {place} each"
    in_river = f"one to river place {goes.place}"
    if not goes.to_cup:
        return f"{in_river}; {NAMES[move.colour]} will be worth {goes.place} each"
    return f"{in_river}, {goes.to_cup} to your cup, worth {goes.place} each"
