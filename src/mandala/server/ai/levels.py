"""Which player sits behind each level."""

from typing import Final

LEVELS: Final[dict[int, str]] = {level: f"level:{level}" for level in range(1, 6)}
