"""Hints as text for the terminal."""

from collections.abc import Sequence

from rich.text import Text

from mandala.analysis.hint_types import Hint, Reason
from mandala.locales.translate import t
from mandala.records.decision import Decision
from mandala.records.move import Move
from mandala.rules.colours import LETTERS
from mandala.terminal.narration import ROMAN, Names, cards_of, colour_name
from mandala.terminal.styles import GOLD, QUIET, STRONG, wrapped

NUMBER = 3  # columns for the number of a move, as in the list of moves


def draw_hints(decision: Decision, names: Names, width: int, height: int) -> list[Text]:
    """Returns the best moves of the seat to move with their numbers and reasons, line by line.

    Leaves out the weaker reasons if all of them do not fit ``height`` lines.
    """
    from mandala.analysis.hints import hints_for  # loads the compiled engine: only when needed

    seat = decision.observation.seat
    assert seat is not None
    other = names.of(1 - seat)["name"]
    legal = [str(move) for move in decision.legal]
    hints = hints_for(decision)
    for most in (3, 2, 1):
        lines = [Text().append(f" {t('advice-title')}", GOLD)]
        for hint in hints:
            lines.append(_heading(hint, legal))
            told = [reason_text(reason, other) for reason in hint.reasons[:most]]
            if most > 1:
                told += also_text(hint)
            lines += wrapped(told, width, NUMBER + 2)
        lines += wrapped(even_text(hints), width)
        if len(lines) <= height:
            break
    return lines


def _heading(hint: Hint, legal: Sequence[str]) -> Text:
    line = Text().append(f"{legal.index(hint.move) + 1:>{NUMBER}} ", QUIET)
    return line.append(hint.move, STRONG).append(f"  {odds(hint)}")


def odds(hint: Hint) -> str:
    """Returns how likely the move wins, and the lead it is expected to bring."""
    percent = round(hint.win * 100)
    if 0 < hint.win < 1:  # 0 and 100 % are shown only if certain
        percent = min(99, max(1, percent))
    count = abs(round(hint.points))
    side = "level" if count == 0 else "ahead" if hint.points > 0 else "behind"
    return t("list-comma").join(
        [t("advice-win", percent=percent), t("advice-lead", side=side, count=count)]
    )


def also_text(hint: Hint) -> list[str]:
    """Returns which other numbers of cards are as good, as one sentence, or nothing."""
    counts = [str(Move.parse(move).count) for move in hint.also]
    return [t("advice-also", counts=t("list-comma").join(counts))] if counts else []


def even_text(hints: Sequence[Hint]) -> list[str]:
    """Returns which hints are practically equal, as one sentence, or nothing."""
    even = sum(hint.even for hint in hints)
    if not even:
        return []
    which = "first" if even < len(hints) else "both" if even == 2 else "all"
    return [t("advice-even", which=which)]


def reason_text(reason: Reason, other: str) -> str:
    """Returns a reason as a sentence; ``other`` is the name of the other player."""
    said: dict[str, str | int] = {"name": other, **reason.values}
    if "mandala" in reason.values:
        said["mandala"] = ROMAN[int(reason.values["mandala"]) - 1]
    if "colour" in reason.values:
        letter = str(reason.values["colour"])
        said["colourName"] = colour_name(letter)
        said["cards"] = cards_of(int(reason.values.get("count", 1)), LETTERS.index(letter))
    return t(f"why-{reason.code}", **said)
