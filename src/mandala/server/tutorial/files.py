"""Which files are made for the page, and their content."""

import msgspec

from mandala.server.tutorial.examples import examples
from mandala.server.tutorial.making import tutorial


def tutorial_files() -> dict[str, str]:
    """Path within the project → content."""
    return {
        "web/src/tutorial/tutorial.json": _json(tutorial()),
        "web/src/rules/examples.json": _json(examples()),
    }


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"
