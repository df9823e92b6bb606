"""Mandala, the two-player card game: rules, records, players and a table.

Names resolve on first use, so that ``import mandala`` costs next to nothing.
"""

from importlib import import_module

TYPE_CHECKING = False  # type checkers read it as True; typing itself would cost 10 ms to import
if TYPE_CHECKING:
    from mandala.records.errors import IllegalMove, MalformedMove, MandalaError, RecordError
    from mandala.records.game import Game
    from mandala.records.move import Move
    from mandala.records.observation import Observation, Result
    from mandala.records.record import Record
    from mandala.records.replay import replay

__version__ = "0.1.0"

_HOMES = {
    "Game": "mandala.records.game",
    "IllegalMove": "mandala.records.errors",
    "MalformedMove": "mandala.records.errors",
    "MandalaError": "mandala.records.errors",
    "Move": "mandala.records.move",
    "Observation": "mandala.records.observation",
    "Record": "mandala.records.record",
    "RecordError": "mandala.records.errors",
    "Result": "mandala.records.observation",
    "replay": "mandala.records.replay",
}

__all__ = [
    "Game",
    "IllegalMove",
    "MalformedMove",
    "MandalaError",
    "Move",
    "Observation",
    "Record",
    "RecordError",
    "Result",
    "__version__",
    "replay",
]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'mandala' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
