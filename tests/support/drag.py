"""Cards dragged to their places with a mouse or a finger."""

import random
from typing import Protocol

from support.person import TWO_FRAMES, Person, Seen

# A point of the page at which dropped cards go to a target.
DROP = """(target) => {
  const number = target[1];
  const area = target === 'D' ? '[data-pile=discard]'
    : `[data-area="${number}:${target[0] === 'M' ? 'mountain' : 'near'}"]`;
  const place = document.querySelector(area);
  const {left, top, width, height} = place.getBoundingClientRect();
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const y of steps) for (const x of steps) {
    const point = [left + width * x, top + height * y];
    const hit = document.elementsFromPoint(...point)
      .map((one) => one.closest('[data-target], [data-pile=discard], [data-area]')).find((one) => one);
    if (hit === place) return point;
  }
  throw new Error(`nothing can be dropped on ${target}`);
}"""


class Pointer(Protocol):
    def down(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def up(self) -> None: ...


class Mouse:
    def __init__(self, person: Person) -> None:
        self._mouse = person.page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y)

    def up(self) -> None:
        self._mouse.up()


class Finger:
    def __init__(self, person: Person) -> None:
        self._screen = person.context.new_cdp_session(person.page)

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def up(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": 0} for x, y in points]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def drag(person: Person, pointer: Pointer, seen: Seen, source: random.Random) -> str:
    """Drags a card to a place that the table offers for it; returns the place."""
    person.page.evaluate(TWO_FRAMES)  # a press that began before the table changed does not count
    slot = source.choice(seen["slots"])
    pointer.down(slot["x"], slot["y"])
    pointer.move(slot["x"], slot["y"] - 30)
    person.page.locator("[data-effect=dragged]").wait_for()
    offered = [target["name"] for target in person.look()["targets"]]
    place = source.choice([name for name in offered if name != "D"] or offered)
    x, y = person.page.evaluate(DROP, place)
    pointer.move(x, y)
    pointer.up()
    person.wait_until_played(seen)
    return place
