"""The built files of the browser table: scripts, styles, pictures."""

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
    """Returns whether a file may have this name. For some names the system would raise an error."""
    parts = path.encode(errors="surrogateescape").split(b"/")
    return b"\0" not in path.encode(errors="surrogateescape") and max(map(len, parts)) <= 200


async def _file(request: Request) -> Response:
    """Returns a file at the top of the build (the icon, the manifest)."""
    name = request.path_params["name"]
    file = (STATIC / name).resolve() if _may_be_a_file(name) else STATIC
    if file.parent != STATIC.resolve() or name.startswith(".") or not file.is_file():
        raise HTTPException(404)
    kind = "application/manifest+json" if file.suffix == ".webmanifest" else None
    return FileResponse(file, headers={"cache-control": "no-cache"}, media_type=kind)


def file_routes() -> list[BaseRoute]:
    """Files under ``/assets`` and at the top of the build."""
    return [
        Mount("/assets", BuiltFiles(directory=STATIC / "assets", check_dir=False)),
        Route("/{name}", _file),
    ]
