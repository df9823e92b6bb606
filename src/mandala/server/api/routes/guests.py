"""The guest that the cookie names, and the guest's devices."""

from typing import Final

from mandala.server.api.routing import Call, operation
from mandala.server.errors import ApiError
from mandala.server.protocol import http


@operation("GET", "/api/v1/me", codes=("guest/banned", "server/unavailable"))
async def who_am_i(call: Call) -> http.Me:
    """The guest named by the cookie."""
    guest_id = await call.known_guest()
    known = await call.services.storage.guest(guest_id) if guest_id else None
    return http.Me(name=known.name if known else "")


@operation("DELETE", "/api/v1/me", codes=("server/unavailable",), status=204)
async def forget_me(call: Call) -> None:
    """Deletes everything known of this guest: name, devices, links and seats; open sockets close.
    Games stay without a name."""
    cookie = await call.services.devices.valid(call.signed)  # also a banned guest may leave
    if cookie is not None:
        await call.services.storage.delete_guest(cookie.guest_id)
    call.answer_cookie = "clear"


@operation("GET", "/api/v1/me/devices", codes=("guest/banned", "server/unavailable"))
async def my_devices(call: Call) -> http.Devices:
    """The browsers whose cookie opens this guest's games."""
    cookie = await call.cookie()
    if cookie is None:
        return http.Devices(devices=())
    devices = await call.services.storage.devices_of_guest(cookie.guest_id)
    return http.Devices(
        devices=tuple(
            http.DeviceInfo(
                id=device.device_id,
                label=device.label,
                created_at=device.created_at,
                last_seen_at=device.last_seen_at,
                current=device.device_id == cookie.device_id,
            )
            for device in devices
        )
    )


@operation(
    "DELETE",
    "/api/v1/me/devices/{device_id}",
    codes=("device/unknown", "guest/banned", "server/unavailable"),
    status=204,
)
async def end_device(call: Call) -> None:
    """Ends a device: its cookie and every link to a seat of this guest are not valid any more."""
    cookie = await call.cookie()
    storage = call.services.storage
    if cookie is None or not await storage.delete_device(cookie.guest_id, call.device_id):
        raise ApiError("device/unknown")
    if call.device_id == cookie.device_id:
        call.answer_cookie = "clear"


@operation("DELETE", "/api/v1/me/links", codes=("guest/banned", "server/unavailable"), status=204)
async def end_links(call: Call) -> None:
    """Ends all links to seats of this guest; the cookie still opens them."""
    guest_id = await call.known_guest()
    if guest_id is not None:
        await call.services.storage.delete_seat_links(guest_id)


@operation(
    "POST",
    "/api/v1/me/device-link",
    codes=("device/unknown", "guest/banned", "server/unavailable"),
    status=201,
    rows=True,
)
async def link_device(call: Call) -> http.DeviceLink:
    """A link that adds one more device to this guest; an earlier one ends."""
    guest_id = await call.known_guest()
    if guest_id is None:
        raise ApiError("device/unknown")
    secret, expires_at = await call.services.devices.new_link(guest_id)
    return http.DeviceLink(secret=secret, expires_at=expires_at)


@operation(
    "POST",
    "/api/v1/me/devices",
    codes=("device/link_ended", "server/unavailable"),
    status=201,
    rows=True,
)
async def add_device(call: Call, body: http.AddDevice) -> http.Me:
    """Makes this browser a device of the guest who made the link."""
    guest_id = await call.services.devices.take_link(body.secret)
    if guest_id is None:
        raise ApiError("device/link_ended")
    call.become(guest_id)
    known = await call.services.storage.guest(guest_id)
    return http.Me(name=known.name if known else "")


OPERATIONS: Final = (
    who_am_i,
    forget_me,
    my_devices,
    add_device,
    end_device,
    end_links,
    link_device,
)
