"""A game told in words: who did what, and what came of it.

Everything is told from observations, so what is told to a seat is what that seat may know.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final, assert_never

from mandala.locales.speaking import t
from mandala.players.registry import LEVELS
from mandala.records.notation import Move, MoveKind
from mandala.records.observation import Observation, Result
from mandala.rules.colours import LETTERS

ROMAN: Final = ("I", "II")
LONGEST_NAME: Final = 16
_LEVELS: Final = {f"level:{level}": level for level in LEVELS}


def printable(name: str) -> str:
    """A name from a file or a command line, made safe and short enough for a terminal.

    A level is called as the browser's table calls it: ``level:3`` is the Adept.
    """
    if name in _LEVELS:
        return t("player-ai", level=_LEVELS[name])
    clean = "".join(letter if letter.isprintable() else "?" for letter in name).strip() or "?"
    return clean if len(clean) <= LONGEST_NAME else clean[: LONGEST_NAME - 1] + "…"


@dataclass(frozen=True)
class Cast:
    """The two players by name; the seat ``you``, if any, is spoken to directly."""

    names: tuple[str, str]
    you: int | None = None

    def name(self, seat: int) -> str:
        """What stands beside a seat's cards."""
        return t("you") if seat == self.you else printable(self.names[seat])

    def of(self, seat: int) -> dict[str, str]:
        """The values ``who`` and ``name`` of a sentence about ``seat``: ``You build``, ``Ada builds``."""
        who = "you" if seat == self.you else "they"
        return {"who": who, "name": printable(self.names[seat])}


def colour_name(letter: str) -> str:
    """``yellow``."""
    return t(f"colour-{letter}")


def cards_of(count: int, colour: int) -> str:
    """So many cards of a colour, as the object of a sentence: ``3 yellow``."""
    return t(f"cards-{LETTERS[colour]}", count=count)


def tell(cast: Cast, before: Observation, move: Move, after: Observation) -> list[str]:
    """``move`` and what followed from it, one sentence each; both observations of one viewer."""
    seat = before.to_move
    assert seat is not None
    story = [_action(cast, seat, before, move, after)]
    if after.end_near and not before.end_near:
        story.append(t("tell-deck-out-shuffled" if after.reshuffled else "tell-deck-out"))
    elif _shuffled(before, move, after):
        story.append(t("tell-shuffled"))
    if after.phase == "claim" and before.phase == "turn":
        story.append(_destruction(cast, seat, after))
    elif before.phase == "claim" and after.phase == "turn":
        assert before.destroying is not None
        first, second = list(after.mandalas[before.destroying - 1].mountain)  # Rule 5.5: two cards
        story.append(
            t(
                "tell-anew",
                mandala=ROMAN[before.destroying - 1],
                firstName=colour_name(first),
                secondName=colour_name(second),
            )
        )
    return story


def _shuffled(before: Observation, move: Move, after: Observation) -> bool:
    """Whether the discard pile was shuffled meanwhile: it shrank, or the deck grew."""
    laid_down = move.count if move.kind == MoveKind.DISCARD else 0
    shrank = len(after.discard) < len(before.discard) + laid_down
    return shrank or after.deck_size > before.deck_size


def _action(cast: Cast, seat: int, before: Observation, move: Move, after: Observation) -> str:
    who = cast.of(seat)
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
            return t("tell-field", **who, **laid, mandala=_roman(move))
        case MoveKind.DISCARD:
            laid = _laid(move.count, move.colour)
            return t("tell-discard", **who, **laid, drawn=_drawn(seat, before, move, after))
        case MoveKind.CLAIM:
            assert before.destroying is not None
            taken = before.mandalas[before.destroying - 1].mountain.count(LETTERS[move.colour])
            where = _taken_to(seat, taken, before, after)
            return t("tell-claim", **who, **_laid(taken, move.colour), where=where)
        case _ as never:
            assert_never(never)


def _laid(count: int, colour: int) -> dict[str, str]:
    """Cards of a colour in both ways that a language may want to name them."""
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


def _taken_to(seat: int, taken: int, before: Observation, after: Observation) -> str:
    to_cup = after.cup_sizes[seat] - before.cup_sizes[seat]
    place = len(after.rivers[seat])
    if place > len(before.rivers[seat]):
        return t("where-river", place=place, count=to_cup)
    return t("where-cup", count=taken) if to_cup else t("where-discard")


def _destruction(cast: Cast, player: int, after: Observation) -> str:
    assert after.destroying is not None
    assert after.to_move is not None
    chooser = after.to_move
    fields = after.mandalas[after.destroying - 1].fields
    sizes = {"mine": len(fields[chooser]), "theirs": len(fields[1 - chooser])}
    mandala = ROMAN[after.destroying - 1]
    if sizes["mine"] != sizes["theirs"]:
        return t("tell-complete", **cast.of(chooser), **sizes, mandala=mandala)
    last = cast.of(player)
    return t(
        "tell-complete-tie",
        **cast.of(chooser),
        **sizes,
        mandala=mandala,
        lastWho=last["who"],
        last=last["name"],
    )


def ending(cast: Cast, result: Result) -> str:
    """How the game ended, in one sentence."""
    reason = t(f"reason-{result.reason}")
    if result.reason == "aborted":
        return t("ending-aborted", reason=reason)
    if result.winner is None:
        return t("ending-drawn", reason=reason)
    return t("ending-won", **cast.of(result.winner), reason=reason)
