"""Hints at the terminal's table: moves to consider, put into words."""

from mandala.analysis.advice import Hint, Reason
from mandala.locales.speaking import t
from mandala.players.protocol import Decision
from mandala.rules.colours import LETTERS
from mandala.terminal.words import ROMAN, Cast, cards_of, colour_name


def hints_page(decision: Decision, cast: Cast) -> str:
    """The best moves of the seat to move with their reasons, as a text to read."""
    from mandala.analysis.hints import hints_for  # loads the compiled engine: only when asked

    seat = decision.observation.seat
    assert seat is not None
    other = cast.of(1 - seat)["name"]
    entries = (_entry(hint, other) for hint in hints_for(decision))
    return "\n\n".join([f"## {t('advice-title')}", *entries, t("advice-note")])


def _entry(hint: Hint, other: str) -> str:
    percent = round(hint.win * 100)
    if 0 < hint.win < 1:  # never "always" or "never" unless it is so
        percent = min(99, max(1, percent))
    count = abs(round(hint.points))
    side = "level" if count == 0 else "ahead" if hint.points > 0 else "behind"
    odds = t("list-comma").join(
        [t("advice-win", percent=percent), t("advice-lead", side=side, count=count)]
    )
    why = " ".join(reason_text(reason, other) for reason in hint.reasons)
    return f"**{hint.move}** ({odds})\n\n> {why}"


def reason_text(reason: Reason, other: str) -> str:
    """A reason as a sentence; ``other`` is the name of the other player."""
    said: dict[str, str | int] = {"name": other, **reason.values}
    if "mandala" in reason.values:
        said["mandala"] = ROMAN[int(reason.values["mandala"]) - 1]
    if "colour" in reason.values:
        letter = str(reason.values["colour"])
        said["colourName"] = colour_name(letter)
        said["cards"] = cards_of(int(reason.values.get("count", 1)), LETTERS.index(letter))
    return t(f"why-{reason.code}", **said)
