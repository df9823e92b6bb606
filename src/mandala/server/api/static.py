"""The built files of the browser table. Without them a page explains that the table was not built."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parents[1] / "static"

BARE_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mandala</title>
<meta name="viewport" content="width=device-width"></head><body>
<h1>Mandala</h1>
<p>The table server is running, but this copy was built without its browser table.</p>
<p>Programs can play all the same: <a href="/api/v1/openapi.json">HTTP API</a>,
<a href="/api/v1/messages.json">socket messages</a>.</p>
</body></html>
"""


class BuiltFiles(StaticFiles):
    """Files whose names change with their content: they may be kept for ever. The build
    writes a compressed copy of each script and style, for browsers that accept it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not _may_be_a_file(path):
            raise HTTPException(404)
        reads_gzip = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        packed = reads_gzip and self.lookup_path(f"{path}.gz")[1] is not None
        response = await super().get_response(f"{path}.gz" if packed else path, scope)
        if packed:
            kind, _ = mimetypes.guess_type(path)
            response.headers["content-type"] = f"{kind}; charset=utf-8"
            response.headers["content-encoding"] = "gzip"
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
            response.headers["vary"] = "accept-encoding"
        return response


def _may_be_a_file(path: str) -> bool:
    """Return whether a file may have this name. For some names the system would raise an error."""
    parts = path.encode(errors="surrogateescape").split(b"/")
    return b"\0" not in path.encode(errors="surrogateescape") and max(map(len, parts)) <= 200


async def _page(_request: Request) -> Response:
    """Return the page of the table. Its script chooses the screen by the address."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(BARE_PAGE, media_type="text/html")
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def _file(request: Request) -> Response:
    """Return a file at the top of the build (the icon, the manifest)."""
    name = request.path_params["name"]
    if not _may_be_a_file(name):
        return await _page(request)
    file = (STATIC / name).resolve()
    if file.parent != STATIC.resolve() or not file.is_file():
        return await _page(request)
    return FileResponse(file, headers={"cache-control": "no-cache"})


def page_routes() -> list[BaseRoute]:
    """``/`` and every address that the page itself understands; files under ``/assets``."""
    return [
        Route("/", _page),
        Mount("/assets", BuiltFiles(directory=STATIC / "assets", check_dir=False)),
        Route("/t/{table_id}", _page),
        Route("/{name}", _file),
    ]
