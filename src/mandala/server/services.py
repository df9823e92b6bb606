"""The parts of a running server, wired once."""

from dataclasses import dataclass

from mandala.server.ai.hints import HintDesk
from mandala.server.ai.seats import AiSeats
from mandala.server.live.links import Links
from mandala.server.live.presence import PresenceBoard
from mandala.server.live.rematch import Rematches
from mandala.server.live.seating import Seating
from mandala.server.live.service import TableService
from mandala.server.metrics import Metrics
from mandala.server.settings import Settings
from mandala.server.storage.interface import Storage
from mandala.server.web.guests import GuestCookies


@dataclass(frozen=True)
class Services:
    settings: Settings
    storage: Storage
    tables: TableService
    links: Links
    seating: Seating
    rematches: Rematches
    ai: AiSeats
    hints: HintDesk
    presence: PresenceBoard
    guests: GuestCookies
    metrics: Metrics
