"""Refuses requests and sockets of banned addresses."""

from starlette.types import ASGIApp, Receive, Scope, Send

from mandala.server.api.problem import problem
from mandala.server.errors import ApiError
from mandala.server.services import Services


class BannedAddresses:
    """An ASGI middleware before the rate limits: a banned address costs little."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        if scope["type"] != "lifespan" and (client := scope.get("client")):
            services: Services = scope["app"].state.services
            if services.rooms.control.is_banned_address(client[0]):
                app = problem(scope, ApiError("address/banned"))
        await app(scope, receive, send)
