"""The numbered list of legal moves."""

from collections.abc import Iterator

from rich.text import Text

from mandala.analysis.effects import ClaimEffects, Taking, TurnEffects, effects_of
from mandala.locales.translate import t
from mandala.records.move import Move, MoveKind
from mandala.records.observation import Observation
from mandala.rules.colours import LETTERS
from mandala.terminal.narration import ROMAN, Names
from mandala.terminal.styles import BAD, GOOD, QUIET, SANDS, STRONG, card

HEADING_WIDTH = 14
ENTRY_WIDTH = 8


def list_moves(
    seen: Observation, legal: list[Move], names: Names, width: int
) -> tuple[list[Text], list[Text]]:
    """Returns the numbered moves with marks (see ``_mark``), and the lines that explain the marks.

    There is a line for each kind and mandala. In a destruction each claim has a line with its
    effects.
    """
    assert seen.to_move is not None
    effects = effects_of(seen, legal)
    entries: dict[str, list[Text]] = {}
    marks: set[str] = set()
    claims = []
    for number, (move, effect) in enumerate(zip(legal, effects, strict=True), start=1):
        if isinstance(effect, ClaimEffects):
            claims.append(_claim_line(seen, number, move, effect, names, width))
            continue
        mark = _mark(effect, seen.to_move)
        marks.add(mark)
        entries.setdefault(_heading(move), []).append(_entry(number, move, mark))
    lines = [line for heading, found in entries.items() for line in _lines(heading, found, width)]
    return [*claims, *lines], list(_legend(marks, seen.to_move, names))


def _heading(move: Move) -> str:
    if move.mandala is None:
        return t("heading-discard")
    kind = "mountain" if move.kind == MoveKind.MOUNTAIN else "field"
    return t(f"target-{kind}", mandala=ROMAN[move.mandala], count=0)


def _mark(effect: TurnEffects, mover: int) -> str:
    """Returns ``+`` if the move completes a mandala and gives the mover first choice, ``-`` if it gives the other seat first choice."""
    if effect.completes is None:
        return " "
    return "+" if effect.completes.first == mover else "-"


def _entry(number: int, move: Move, mark: str) -> Text:
    text = Text().append(f"{number:>2}", QUIET).append(mark, GOOD if mark == "+" else BAD)
    before, letter, after = str(move).rpartition(LETTERS[move.colour])
    text.append(before, STRONG).append(letter, SANDS[letter]).append(after, STRONG)
    return text.append(" " * (ENTRY_WIDTH - text.cell_len))


def _lines(heading: str, entries: list[Text], width: int) -> Iterator[Text]:
    in_a_line = max(1, (width - HEADING_WIDTH) // ENTRY_WIDTH)
    for start in range(0, len(entries), in_a_line):
        label = "" if start else f" {heading}"
        line = Text().append(label.ljust(HEADING_WIDTH), QUIET)
        line.append_text(Text().join(entries[start : start + in_a_line]))
        line.rstrip()
        yield line


def _legend(marks: set[str], mover: int, names: Names) -> Iterator[Text]:
    for mark, style, chooser in (("+", GOOD, mover), ("-", BAD, 1 - mover)):
        if mark in marks:
            line = Text(" " * HEADING_WIDTH).append(f" {mark} ", style)
            yield line.append(t("legend-completes", **names.of(chooser)), QUIET)


def _claim_line(
    seen: Observation, number: int, move: Move, effect: ClaimEffects, names: Names, width: int
) -> Text:
    assert seen.destroying is not None
    assert seen.to_move is not None
    letter = LETTERS[move.colour]
    widest = max(map(seen.mandalas[seen.destroying - 1].mountain.count, LETTERS))
    line = Text().append(f" {number:>2} ", QUIET).append(f"{move}  ", STRONG)
    line.append_text(card(letter * effect.cards)).append(" " * (widest - effect.cards))
    line.append(f" {_where(effect.own)}")
    if effect.other.place is not None:
        at_least = f"{effect.other.points}{'' if effect.other.exact else '+'}"
        other = names.of(1 - seen.to_move)["name"]
        aside = f"; {t('offer-other', points=at_least, name=other)}"
        if line.cell_len + len(aside) <= width:
            line.append(aside, QUIET)
    return line


def _where(goes: Taking) -> str:
    if goes.place is None:
        return t("offer-discard")
    places = [t("offer-place", place=goes.place)] if goes.enters_river else []
    if goes.to_cup:
        places.append(t("offer-cup", count=goes.to_cup))
    return f"{t('list-comma').join(places)}: {t('offer-points', points=goes.points)}"
