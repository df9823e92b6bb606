"""Storage calls for the devices of a guest, and for the links that add one."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

import sqlalchemy as sa

from mandala.server.storage.base import AccessChanged, Device
from mandala.server.storage.calls import Calls, read, write
from mandala.server.storage.queries import Transaction
from mandala.server.storage.schema import device_links, devices, tokens

MOST_DEVICES: Final = 20  # of one guest; the one unused for longest makes room

_GUEST_ID: Final[sa.BindParameter[str]] = sa.bindparam("guest_id")
_DEVICE_ID: Final[sa.BindParameter[str]] = sa.bindparam("device_id")
_PUT: Final = sa.text(
    "INSERT INTO devices (id, guest_id, label, created_at, last_seen_at)"
    " VALUES (:device_id, :guest_id, :label, :created_at, :last_seen_at)"
)
_DEVICE: Final = sa.select(devices).where(devices.c.id == _DEVICE_ID)
_DEVICES_OF_GUEST: Final = (
    sa.select(devices)
    .where(devices.c.guest_id == _GUEST_ID)
    .order_by(devices.c.last_seen_at.desc(), devices.c.id)
)
_SEEN: Final = sa.text("UPDATE devices SET last_seen_at = :at WHERE id = :device_id")
_DELETE: Final = sa.delete(devices).where(
    devices.c.id == _DEVICE_ID, devices.c.guest_id == _GUEST_ID
)
_DELETE_SEAT_LINKS: Final = sa.delete(tokens).where(
    tokens.c.guest_id == _GUEST_ID, tokens.c.role.like("seat:%")
)
_PUT_LINK: Final = sa.insert(device_links)
_LINK: Final = sa.select(device_links.c.guest_id).where(
    device_links.c.hash == sa.bindparam("hash"),
    device_links.c.expires_at > sa.bindparam("now", type_=sa.BigInteger),
)
_DELETE_LINK: Final = sa.delete(device_links).where(device_links.c.hash == sa.bindparam("hash"))
_DELETE_LINKS_OF_GUEST: Final = sa.delete(device_links).where(device_links.c.guest_id == _GUEST_ID)

FORGET_DEVICES: Final = (
    sa.delete(devices).where(devices.c.guest_id == _GUEST_ID),
    _DELETE_LINKS_OF_GUEST,
)
DELETE_OLD_DEVICES: Final = sa.delete(devices).where(
    devices.c.id.in_(
        sa.select(devices.c.id)
        .where(devices.c.last_seen_at < sa.bindparam("before", type_=sa.BigInteger))
        .limit(sa.bindparam("limit", type_=sa.Integer))
    )
)
DELETE_OLD_LINKS: Final = sa.delete(device_links).where(
    device_links.c.expires_at < sa.bindparam("before", type_=sa.BigInteger)
)


class Devices(Calls):
    """The part of :class:`~.storage.Storage` about devices."""

    @write(lambda device: f"2 guest {device.guest_id}")
    def put_device(self, t: Transaction, device: Device) -> None:
        """Stores a new device. A guest with too many loses the one that was not used for longest."""
        known = t.rows(_DEVICES_OF_GUEST, guest_id=device.guest_id)
        for row in known[MOST_DEVICES - 1 :]:
            t.run(_DELETE, {"device_id": row[0], "guest_id": device.guest_id})
            t.changes.append(AccessChanged(device.guest_id))
        t.run(_PUT, asdict(device))

    @read
    def device(self, t: Transaction, device_id: str) -> Device | None:
        """Returns a device, None if there is none (any more)."""
        found = t.rows(_DEVICE, device_id=device_id)
        return Device(*found[0]) if found else None

    @read
    def devices_of_guest(self, t: Transaction, guest_id: str) -> Sequence[Device]:
        """Returns the devices of a guest, the one used last first."""
        return [Device(*row) for row in t.rows(_DEVICES_OF_GUEST, guest_id=guest_id)]

    @write(None)
    def device_seen(self, t: Transaction, device_id: str, at: int) -> None:
        """Stores when a device was used."""
        t.run(_SEEN, {"device_id": device_id, "at": at})

    @write(None)
    def delete_device(self, t: Transaction, guest_id: str, device_id: str) -> bool:
        """Deletes a device of a guest, and all links to the guest's seats: the device may know them.

        Sends :class:`AccessChanged`. Returns False if the guest has no such device.
        """
        if not t.run(_DELETE, {"guest_id": guest_id, "device_id": device_id}):
            return False
        t.run(_DELETE_SEAT_LINKS, {"guest_id": guest_id})
        t.run(_DELETE_LINKS_OF_GUEST, {"guest_id": guest_id})
        t.changes.append(AccessChanged(guest_id))
        return True

    @write(None)
    def delete_seat_links(self, t: Transaction, guest_id: str) -> None:
        """Deletes all links to the seats of a guest. Sends :class:`AccessChanged`."""
        t.run(_DELETE_SEAT_LINKS, {"guest_id": guest_id})
        t.changes.append(AccessChanged(guest_id))

    @write(None)
    def put_device_link(
        self, t: Transaction, link_hash: str, guest_id: str, expires_at: int
    ) -> None:
        """Stores the hash of a link that adds a device to a guest. An older link ends."""
        t.run(_DELETE_LINKS_OF_GUEST, {"guest_id": guest_id})
        t.run(_PUT_LINK, {"hash": link_hash, "guest_id": guest_id, "expires_at": expires_at})

    @write(None)
    def take_device_link(self, t: Transaction, link_hash: str, now: int) -> str | None:
        """Uses a link up. Returns its guest, None if it is unknown, used or too old."""
        found = t.rows(_LINK, hash=link_hash, now=now)
        used = t.run(_DELETE_LINK, {"hash": link_hash})
        return str(found[0][0]) if found and used else None
