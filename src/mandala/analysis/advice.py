"""The shapes of a hint: data that each interface puts into its reader's words.

Light on purpose: the server sends these shapes and must not load a compiler for them.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from mandala.analysis.effects.values import Effect

ReasonCode = Literal[
    "only-move",
    "ends-ahead",
    "hastens-end",
    "delays-end",
    "completes-alone",
    "completes-first",
    "completes-second",
    "completes-early",
    "threatens",
    "foot",
    "takes-lead",
    "extends-lead",
    "draws-level",
    "narrows-gap",
    "keeps-out",
    "spends-cheap",
    "spends-single",
    "feeds",
    "could-wake",
    "offers-place",
    "draws",
    "discards-stuck",
    "renews",
    "passes",
    "claim-wakes",
    "claim-most",
    "claim-gains",
    "claim-place",
    "claim-new",
    "claim-saves",
    "claim-denies",
    "claim-idle",
]

# What each reason tells besides its code. ``mandala`` is 1 or 2, ``colour`` a letter, ``mine`` and
# ``theirs`` are cards in the two fields there; ``points`` are what the cup would gain by them.
REASON_VALUES: Final[dict[ReasonCode, tuple[str, ...]]] = {
    "only-move": (),
    "ends-ahead": (),
    "hastens-end": (),
    "delays-end": (),
    "completes-alone": ("mandala", "points"),
    "completes-first": ("mandala", "points"),
    "completes-second": ("mandala", "points"),
    "completes-early": ("mandala",),
    "threatens": ("mandala", "colour"),
    "foot": ("mandala",),
    "takes-lead": ("mandala", "mine", "theirs"),
    "extends-lead": ("mandala", "mine", "theirs"),
    "draws-level": ("mandala", "mine", "theirs"),
    "narrows-gap": ("mandala", "mine", "theirs"),
    "keeps-out": ("mandala", "colour", "place"),
    "spends-cheap": ("colour", "place"),
    "spends-single": ("colour",),
    "feeds": ("mandala", "colour", "place"),
    "could-wake": ("mandala", "colour", "count"),
    "offers-place": ("mandala", "colour", "place"),
    "draws": ("count",),
    "discards-stuck": ("colour",),
    "renews": ("count",),
    "passes": (),
    "claim-wakes": ("colour", "count", "points"),
    "claim-most": ("points",),
    "claim-gains": ("points",),
    "claim-place": ("colour", "place"),
    "claim-new": ("colour", "place"),
    "claim-saves": ("colour", "count"),
    "claim-denies": ("colour", "points"),
    "claim-idle": ("colour",),
}


class Reason(Effect, frozen=True):
    """Why a move is worth making: ``code`` is the key of its sentence (``why-`` before it),
    ``values`` what the sentence names (a mandala, a colour, a river place, cards, points)."""

    code: ReasonCode
    values: dict[str, int | str]


class Hint(Effect, frozen=True):
    """A move worth making. ``win``: how likely the seat wins with it. ``points``: the difference of
    scores to expect at the end, the seat's less the other's, where any lead of more than 30 counts
    as 30. ``reasons``: most important first."""

    move: str
    win: Annotated[float, Meta(ge=0, le=1)]
    points: float
    reasons: Annotated[tuple[Reason, ...], Meta(min_length=1, max_length=3)]
