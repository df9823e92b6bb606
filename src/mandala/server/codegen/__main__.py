"""``make generate``: writes the files that are made from the message types."""

import json
import sys
from pathlib import Path
from typing import Any

from mandala.server.codegen.api_docs import api_page
from mandala.server.codegen.openapi import message_schema, openapi
from mandala.server.codegen.typescript import TypeScript


def generated_files() -> dict[str, str]:
    """Returns the content of each generated file by its path within the project."""
    return {
        "docs/reference/http-api.md": api_page(),
        "docs/reference/api/openapi.json": _json(openapi()),
        "docs/reference/api/messages.schema.json": _json(message_schema()),
        "web/src/generated/messages.ts": TypeScript().text(),
    }


def _json(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    for name, text in generated_files().items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
