"""A person at Firefox or WebKit: reads the page and presses what it shows, as `support.person` does
at Chromium."""

import json
import random
from typing import Any, Final

from support.learner import STOPS
from support.other_browser import Window, wait_for
from support.person import DECISION_LIMIT_S, LOOK, Seen

SETTINGS: Final = {"speed": "off", "soundsOffered": True, "confirm": "never"}

# Returns the open decision or the end; null while the other side decides.
DECISION: Final = (
    f"() => {{ const seen = ({LOOK})(); return seen.end || seen.decide !== 'none' ? seen : null; }}"
)
LATER: Final = """(ply) =>
  document.querySelector(`[data-screen=end], [data-table]:not([data-ply="${ply}"])`) !== null"""
THERE: Final = "(selector) => document.querySelector(selector) !== null"
ENABLED: Final = """(selector) => {
  const found = document.querySelector(selector);
  return found !== null && !found.disabled && found.ariaDisabled !== 'true';
}"""

# Scrolls to an element and returns its middle; null until it is there and still.
MIDDLE: Final = """(selector) => {
  const found = document.querySelector(selector);
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

# Asks the server with the cookie of this browser, as the start page does.
ASK: Final = """async (path, wish) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, wish ? { method: 'POST', headers, body: JSON.stringify(wish) } : {});
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}"""

# Whether a replay shows the position after so many moves.
MOVE_SHOWN: Final = "(ply) => document.querySelector('[data-table]')?.dataset.ply === String(ply)"

# Whether the tutorial is past a stop, or has a button that leads on.
PASSED: Final = """(stop, onward) =>
  document.querySelector(stop) === null || document.querySelector(onward) !== null"""
ONWARD: Final = "[data-part=onward]"


class Visitor:
    """One window and the server that it visits."""

    def __init__(self, window: Window, address: str, name: str = "Ada") -> None:
        self.window, self.address, self.name = window, address.rstrip("/"), name

    def arrive(self) -> None:
        """Opens the start page with animations and confirmations switched off."""
        self.window.open(self.address)
        kept = json.dumps(SETTINGS | {"name": self.name})
        self.window.run("(kept) => localStorage.setItem('mandala-settings', kept)", kept)
        self.window.open(self.address)
        wait_for(self.window, THERE, "[data-screen=start]")

    def ask(self, path: str, wish: dict[str, Any] | None = None) -> Any:
        return self.window.run(ASK, f"/api/v1{path}", wish)

    def start_game(self, level: int) -> str:
        """Starts a game against the computer from the start page; returns the table's name."""
        self.press("[data-screen=start] [data-part=opponents]")
        self.press(f'[data-level="{level}"]')
        self.next_decision()
        table: str = self.window.run("() => location.pathname").split("/t/")[1]
        return table

    def open_table(self, **wish: Any) -> str:
        """Creates a table by a request to the server, opens its page, and returns its name."""
        taken = self.ask("/tables", wish)
        self.window.open(f"{self.address}/t/{taken['table_id']}")
        table: str = taken["table_id"]
        return table

    def press(self, selector: str) -> None:
        """Waits for an element and clicks its middle."""
        wait_for(self.window, ENABLED, selector)
        self.window.click(*wait_for(self.window, MIDDLE, selector))

    def look(self) -> Seen:
        seen: Seen = self.window.run(LOOK)
        return seen

    def next_decision(self) -> Seen | None:
        """Waits for something to decide and returns the page; None if the game is over."""
        seen: Seen = wait_for(self.window, DECISION, seconds=DECISION_LIMIT_S)
        return None if seen["end"] else seen

    def decide(self, seen: Seen, source: random.Random) -> None:
        """Makes one random decision and waits until the page shows it."""
        if seen["decide"] == "claim":
            self._choose(f"[data-claim={source.choice(seen['claims'])['name']}]")
        else:
            self.press(f"[data-slot={source.choice(seen['slots'])['name']}]:enabled")
            wait_for(self.window, THERE, '[data-target][aria-disabled="false"]')
            shown = self.look()
            places = [t["name"] for t in shown["targets"] if t["name"] != "D"] or ["D"]
            self._choose(f"[data-target={source.choice(places)}]")
        wait_for(self.window, LATER, seen["ply"])

    def _choose(self, selector: str) -> None:
        """Presses a button, and once more where the page wants a confirmation."""
        self.press(selector)
        if self.window.run(THERE, f"{selector}[data-armed]"):
            self.press(selector)

    def play_on(self, source: random.Random, decisions: int = 10_000) -> int:
        """Decides at random until the game is over, or so many times; returns how often."""
        made = 0
        while made < decisions and (seen := self.next_decision()) is not None:
            self.decide(seen, source)
            made += 1
        return made

    def shown_scores(self) -> list[int]:
        """Returns the totals of the final score on the page."""
        selector = "[data-part=sheet] [data-part=total]"
        texts = wait_for(
            self.window,
            "(selector) => [...document.querySelectorAll(selector)].map((e) => e.innerText)",
            selector,
        )
        return [int(text) for text in texts]

    def learn(self, lessons: int) -> None:
        """Opens the tutorial and does its first stops by mouse."""
        self.window.open(f"{self.address}/learn")
        for stop in STOPS[:lessons]:
            there, exercises = f'[data-stop="{stop["id"]}"]', "[data-part=exercises]"
            wait_for(self.window, THERE, f"{there}, {exercises}")
            if not self.window.run(THERE, there):  # between the lessons and the exercises
                self.press(exercises)
            wait_for(self.window, THERE, f"{there}[data-state=asking]")
            self._do(stop)
            self._go_on(there)
        if lessons == len(STOPS):
            wait_for(self.window, THERE, '[data-stop="finished"]')

    def _do(self, stop: dict[str, Any]) -> None:
        """Does what a stop of the tutorial asks for."""
        if stop["kind"] == "question":
            right = [option["right"] for option in stop["options"]].index(True) + 1
            self.press(f"[data-part=option]:nth-child({right})")
        if stop["kind"] != "lesson":
            return
        move: str = stop["accepted"]
        if move[0] == "C":
            wait_for(self.window, THERE, f"[data-claim], {ONWARD}")
            if not self.window.run(THERE, "[data-claim]"):
                self.press(ONWARD)
            self._choose(f"[data-claim={move[1]}]")
            return
        colour, target = (move[1], "D") if move[0] == "D" else (move[2], move[:2])
        self.press(f"[data-slot={colour}]")
        self._choose(f'[data-target="{target}"]')

    def _go_on(self, stop: str) -> None:
        """Presses the button to the next stop, where there is one."""
        wait_for(self.window, PASSED, stop, ONWARD)
        if self.window.run(THERE, f"{stop}{ONWARD}, {stop} {ONWARD}"):
            self.press(ONWARD)
        wait_for(self.window, PASSED, stop, "none")
