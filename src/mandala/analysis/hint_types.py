"""The shapes of a hint: data that each interface puts into its reader's words.

Light on purpose: the server sends these shapes and must not load a compiler for them.
"""

from typing import Annotated, Literal

from msgspec import Meta

from mandala.analysis.effects.effect_types import Effect

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


class Reason(Effect, frozen=True):
    """Why a move is worth making: ``code`` is the key of its sentence (``why-`` before it).

    ``values`` fill in the sentence:

    - ``mandala``: 1 or 2. ``colour``: a letter. ``place``: a river place. ``count``: a number of cards.
    - ``mine``, ``theirs``: the number of cards in each field of the mandala.
    - ``points``: the points that the cup would gain.
    """

    code: ReasonCode
    values: dict[str, int | str]


class Hint(Effect, frozen=True):
    """A move worth making.

    ``win``: how likely the seat wins with it. ``points``: the seat's expected lead at the end; a
    lead of more than 30 counts as 30. ``reasons``: most important first. ``also``: moves that
    differ from it only in the number of cards and are practically as good. ``even``: several hints,
    the first ones, are practically equal, and this is one of them.
    """

    move: str
    win: Annotated[float, Meta(ge=0, le=1)]
    points: float
    reasons: Annotated[tuple[Reason, ...], Meta(min_length=1, max_length=3)]
    also: tuple[str, ...] = ()
    even: bool = False
