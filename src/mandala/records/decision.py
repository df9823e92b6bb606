"""The decision of a seat: everything it may use to choose its move."""

from dataclasses import dataclass

from mandala.records.memory import SeatMemory
from mandala.records.move import Move
from mandala.records.observation import Observation


@dataclass(frozen=True, slots=True)
class Decision:
    """The input of a player that must move: only what its seat may know (Rule 8).

    - ``legal`` is sorted by move index and never empty.
    - ``history`` has every move so far, of both seats.
    - ``memory`` is the seat's knowledge since the first reshuffle (Rule 8.3), None before it.
    - ``face_up_deals`` has the pairs dealt face up to the mountains; empty if unknown.
    """

    observation: Observation
    legal: tuple[Move, ...]
    history: tuple[Move, ...]
    memory: SeatMemory | None = None
    face_up_deals: tuple[str, ...] = ()
