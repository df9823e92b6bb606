"""The values that each reason of a hint has, by its code."""

from typing import Final

from mandala.analysis.hint_types import ReasonCode

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
