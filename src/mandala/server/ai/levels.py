"""Which player sits behind each level. The one place to change when stronger ones come."""

from typing import Final

LEVELS: Final[dict[int, str]] = {
    1: "random",
    2: "greedy",
    3: "search:50",
    4: "search:400",
    5: "search:200ms",
}
