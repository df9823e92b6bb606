"""Which files are generated, and their content."""

import json
from typing import Any

from mandala.server.describe.page import api_page
from mandala.server.describe.schemas import message_schema, openapi
from mandala.server.describe.typescript import typescript


def generated_files() -> dict[str, str]:
    """Path within the project → content."""
    return {
        "docs/api.md": api_page(),
        "docs/api/openapi.json": _json(openapi()),
        "docs/api/messages.schema.json": _json(message_schema()),
        "web/src/generated/messages.ts": typescript(),
    }


def _json(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
