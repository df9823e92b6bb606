"""Moves and their results as sentences, made from observations of the viewer only."""

from collections import Counter
from dataclasses import dataclass
from typing import Final, assert_never

from mandala.analysis.effects.outlook import cup_points
from mandala.locales.translate import t
from mandala.players.levels import LEVELS, level_name
from mandala.records.move import Move, MoveKind
from mandala.records.observation import Observation, Result
from mandala.rules.colours import LETTERS

ROMAN: Final = ("I", "II")
LONGEST_NAME: Final = 16
_LEVELS: Final = {level_name(level): level for level in LEVELS}


def printable(name: str) -> str:
    """Returns a name that is safe and short enough for a terminal.

    A level gets its name from the browser: ``level:3`` is the Adept.
    """
    if name in _LEVELS:
        return t("player-ai", level=_LEVELS[name])
    clean = "".join(letter if letter.isprintable() else "?" for letter in name).strip() or "?"
    return clean if len(clean) <= LONGEST_NAME else clean[: LONGEST_NAME - 1] + "…"


@dataclass(frozen=True)
class Names:
    """The names of the two players; the seat ``you``, if any, is addressed as "you"."""

    names: tuple[str, str]
    you: int | None = None

    def name(self, seat: int) -> str:
        """Returns the label of a seat's cards."""
        return t("you") if seat == self.you else printable(self.names[seat])

    def of(self, seat: int) -> dict[str, str]:
        """Returns the values ``who`` and ``name`` for a sentence: ``You build``, ``Ada builds``."""
        who = "you" if seat == self.you else "they"
        return {"who": who, "name": printable(self.names[seat])}


def colour_name(letter: str) -> str:
    """Returns the name of a colour: ``yellow``."""
    return t(f"colour-{letter}")


def cards_of(count: int, colour: int) -> str:
    """Returns so many cards of a colour, as the object of a sentence: ``3 yellow``."""
    return t(f"cards-{LETTERS[colour]}", count=count)


def narrate(names: Names, before: Observation, move: Move, after: Observation) -> list[str]:
    """Returns ``move`` and its results, one sentence each. Both observations are of one viewer.

    The words are those of the browser's log, except that the viewer's own drawn cards are named.
    """
    seat = before.to_move
    assert seat is not None
    story = [_action(names, seat, before, move, after)]
    near = after.end_near and not before.end_near
    if after.reshuffled if near else _shuffled(before, move, after):
        story.append(t("log-reshuffled"))
    if near:
        story.append(t("end-near"))
    if after.phase == "claim" and before.phase == "turn":
        story.append(_destruction(names, after))
    elif before.phase == "claim" and after.phase == "turn":
        story.append(_new_mountain(before, after))
    return story


def _new_mountain(before: Observation, after: Observation) -> str:
    assert before.destroying is not None
    mandala = ROMAN[before.destroying - 1]
    first, second = map(colour_name, after.mandalas[before.destroying - 1].mountain)  # Rule 5.5
    dealt = t("log-dealt", mandala=mandala, firstName=first, secondName=second)
    return f"{t('log-destroyed', mandala=mandala)} {dealt}"


def _shuffled(before: Observation, move: Move, after: Observation) -> bool:
    """Returns whether the discard pile was shuffled: it shrank, or the deck grew."""
    laid_down = move.count if move.kind == MoveKind.DISCARD else 0
    shrank = len(after.discard) < len(before.discard) + laid_down
    return shrank or after.deck_size > before.deck_size


def _action(names: Names, seat: int, before: Observation, move: Move, after: Observation) -> str:
    who = names.of(seat)
    match move.kind:
        case MoveKind.MOUNTAIN:
            return t(
                "tell-mountain",
                **who,
                **_laid(move.count, move.colour),
                mandala=_roman(move),
                drawn=_drawn(seat, before, move, after),
            )
        case MoveKind.FIELD:
            laid = _laid(move.count, move.colour)
            return t("log-field", **who, **laid, count=move.count, mandala=_roman(move))
        case MoveKind.DISCARD:
            laid = _laid(move.count, move.colour)
            return t("tell-discard", **who, **laid, drawn=_drawn(seat, before, move, after))
        case MoveKind.CLAIM:
            return _claim(names, seat, before, move, after)
        case _ as never:
            assert_never(never)


def _laid(count: int, colour: int) -> dict[str, str]:
    """Returns the name of cards of a colour, in the two forms that a language may need."""
    return {"cards": cards_of(count, colour), "colourName": colour_name(LETTERS[colour])}


def _roman(move: Move) -> str:
    assert move.mandala is not None
    return ROMAN[move.mandala]


def _drawn(seat: int, before: Observation, move: Move, after: Observation) -> str:
    count = after.hand_sizes[seat] - before.hand_sizes[seat] + move.count
    if count == 0:
        return t("drawn-nothing")
    if before.hand is None or after.hand is None or before.seat != seat:
        return t("drawn-count", count=count)
    kept = Counter(before.hand)
    kept[LETTERS[move.colour]] -= move.count
    drawn = Counter(after.hand) - kept
    return t("list-comma").join(
        cards_of(drawn[letter], c) for c, letter in enumerate(LETTERS) if drawn[letter]
    )


def _claim(names: Names, seat: int, before: Observation, move: Move, after: Observation) -> str:
    assert before.destroying is not None
    mountain = before.mandalas[before.destroying - 1].mountain
    count = mountain.count(LETTERS[move.colour])
    automatic = "-automatic" if len(set(mountain)) == 1 else ""  # Rule 5.7: there is no choice
    values: dict[str, str | int] = {**names.of(seat), **_laid(count, move.colour), "count": count}
    points = _points(after, seat) - _points(before, seat)
    place = len(after.rivers[seat])
    if place > len(before.rivers[seat]):
        return t(f"log-claim-river{automatic}", **values, place=place, points=points)
    if after.cup_sizes[seat] > before.cup_sizes[seat]:
        return t(f"log-claim-cup{automatic}", **values, points=points)
    return t(f"log-claim-discard{automatic}", **values)


def _points(seen: Observation, seat: int) -> int:
    """Returns what the cards that the viewer knows in a cup are worth (Rule 7.1)."""
    known = seen.cup if seat == seen.seat and seen.cup is not None else seen.cup_seen[seat]
    return cup_points(known, seen.rivers[seat])


def _destruction(names: Names, after: Observation) -> str:
    assert after.destroying is not None
    assert after.to_move is not None
    chooser = after.to_move
    fields = after.mandalas[after.destroying - 1].fields
    mine, theirs = len(fields[chooser]), len(fields[1 - chooser])
    return t(
        "log-completed-tie" if mine == theirs else "log-completed",
        **names.of(chooser),
        mine=mine,
        theirs=theirs,
        mandala=ROMAN[after.destroying - 1],
    )


def ending(names: Names, result: Result) -> str:
    """Returns how the game ended, in one sentence."""
    loser = names.of(1 - result.winner) if result.winner is not None else {}
    reason = t(f"reason-{result.reason}", **loser)
    if result.reason == "aborted":
        return t("ending-aborted", reason=reason)
    if result.winner is None:
        return t("ending-drawn", reason=reason)
    return t("ending-won", **names.of(result.winner), reason=reason)
