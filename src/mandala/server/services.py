"""The parts of a running server, wired once by ``app.py``."""

from dataclasses import dataclass

from mandala.server.ai.bot_seats import BotSeats
from mandala.server.ai.hints import HintService
from mandala.server.api.guest_cookies import GuestCookies
from mandala.server.api.row_budget import RowBudget
from mandala.server.config import Settings
from mandala.server.health import Health
from mandala.server.metrics import Metrics
from mandala.server.network.local_network import LocalNetwork
from mandala.server.pictures import Pictures
from mandala.server.rooms.access import Access
from mandala.server.rooms.guest_devices import GuestDevices
from mandala.server.rooms.lobby import Lobby
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.moderation import PlayerModeration
from mandala.server.rooms.presence import PresenceBoard
from mandala.server.rooms.revocations import Revocations
from mandala.server.storage.storage import Storage


@dataclass(frozen=True)
class Services:
    """The parts that handlers and sockets use, kept as ``app.state.services``."""

    settings: Settings
    metrics: Metrics
    storage: Storage
    rooms: RoomManager
    access: Access
    lobby: Lobby
    moderation: PlayerModeration
    presence: PresenceBoard
    health: Health
    ai: BotSeats
    hints: HintService
    guests: GuestCookies
    devices: GuestDevices
    revocations: Revocations
    rows: RowBudget
    local_network: LocalNetwork
    pictures: Pictures
