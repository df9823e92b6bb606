"""The local network: opened by the person at this machine, for friends beside them."""

from typing import Final

from mandala.server.api.routing import Call, operation
from mandala.server.errors import ApiError
from mandala.server.network.local_network import is_loopback
from mandala.server.protocol import http


@operation("GET", "/api/v1/network")
async def local_network(call: Call) -> http.NetworkAccess:
    """Whether this server can be opened to the local network from here, and its address there."""
    network = call.services.local_network
    here = is_loopback(call.address)
    return http.NetworkAccess(can_open=here and network.can_open(), url=network.url)


@operation("POST", "/api/v1/network", codes=("network/not_here", "network/failed"), status=201)
async def open_local_network(call: Call) -> http.NetworkAccess:
    """Listens in the local network until the server stops. Only from the server's own machine."""
    if not is_loopback(call.address):
        raise ApiError("network/not_here")
    url = await call.services.local_network.open()
    return http.NetworkAccess(can_open=True, url=url)


OPERATIONS: Final = (local_network, open_local_network)
