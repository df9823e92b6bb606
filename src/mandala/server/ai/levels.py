"""Which player sits behind each level."""

from typing import Final

from mandala.players import registry

LEVELS: Final[dict[int, str]] = {level: f"level:{level}" for level in registry.LEVELS}
