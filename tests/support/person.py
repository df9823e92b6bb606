"""A person in front of a browser: reads the page and presses what it shows, nothing else."""

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypedDict, Unpack

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
)

SIZES = {"phone": (360, 640), "tablet": (820, 1180), "wide": (1440, 900)}

WindowPart = Literal["opponents", "online", "hotseat", "settings"]
STARTED = "[data-screen=start] [data-part=play]"
"""The start page is there and can be used."""

DECISION_LIMIT_S = 90
CONDITION_LIMIT_S = 20

# Finds the elements that can be pressed now, with the centre of each.
LOOK = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.top, bottom: box.bottom,
            left: box.left, right: box.right, width: box.width, height: box.height};
  };
  const all = (selector, name) => [...document.querySelectorAll(selector)].map(
    (element) => ({...middle(element), name: name(element), armed: element.dataset.armed !== undefined}));
  const table = document.querySelector('[data-table]');
  return {
    end: document.querySelector('[data-screen=end]') !== null,
    decide: table ? table.dataset.decide : 'none',
    ply: table ? Number(table.dataset.ply) : -1,
    slots: all('[data-slot]:enabled', (e) => e.dataset.slot),
    targets: all('[data-target][aria-disabled="false"]', (e) => e.dataset.target),
    claims: all('[data-claim]', (e) => e.dataset.claim),
    wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight,
  };
}"""

DECIDABLE = '[data-screen=end], [data-table]:not([data-decide="none"])'

# Letters are there, no transition runs, and two frames were drawn since.
SETTLED = """() => document.fonts.status === 'loaded' && document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity)"""
TWO_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


class Thing(TypedDict):
    """Something to press: its name, its middle and its edges in pixels."""

    name: str
    armed: bool
    x: float
    y: float
    top: float
    bottom: float
    left: float
    right: float
    width: float
    height: float


class Seen(TypedDict):
    """The page at one moment. ``wide`` and ``high`` are the size of the whole document."""

    end: bool
    decide: Literal["none", "turn", "claim"]
    ply: int
    slots: list[Thing]
    targets: list[Thing]
    claims: list[Thing]
    wide: int
    high: int


class Wishes(TypedDict, total=False):
    """How a page is opened. ``forgiving``: lost connections are expected. ``worker``: the page may
    keep itself for the time without a network. Others are settings."""

    dark: bool
    reduced_motion: bool
    forgiving: bool
    worker: bool
    speed: str
    confirm: str
    shortcuts: bool
    soundsOffered: bool
    language: str


class Arrive(Protocol):
    """Opens the page of the shared server in a new browser context."""

    def __call__(
        self, name: str = "Ada", size: str = "wide", **wishes: Unpack[Wishes]
    ) -> "Person": ...


@dataclass
class Person:
    """One browser context and its page. ``presses`` counts what was pressed."""

    name: str
    context: BrowserContext
    page: Page
    touch: bool
    troubles: list[str] = field(default_factory=list)
    presses: int = 0
    decisions: int = 0

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK)
        return seen

    def press(self, thing: Thing) -> None:
        self.presses += 1
        if self.touch:
            self.page.touchscreen.tap(thing["x"], thing["y"])
        else:
            self.page.mouse.click(thing["x"], thing["y"])

    def next_decision(self, seconds: float = DECISION_LIMIT_S) -> Seen | None:
        """Waits for something to decide and returns the page; None if the game is over."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self.page.locator(DECIDABLE).first.wait_for(timeout=left * 1000)
            seen = self.look()
            if seen["end"]:
                return None
            if seen["decide"] != "none":
                return seen
        raise AssertionError(f"{self.name} has nothing to decide after {seconds} seconds")

    def wait_for_decision(self) -> Seen:
        """Waits for something to decide. Raises AssertionError if the game is over."""
        seen = self.next_decision()
        assert seen is not None, "the game is over"
        return seen

    def wait_until_played(self, before: Seen) -> None:
        """Waits until the page shows a later position than ``before``, or the end."""
        later = f'[data-screen=end], [data-table]:not([data-ply="{before["ply"]}"])'
        self.page.locator(later).first.wait_for()

    def decide(self, seen: Seen, source: random.Random) -> None:
        """Makes one random decision and waits until the page shows it."""
        self.decisions += 1
        if seen["decide"] == "claim":
            self._choose(source.choice(seen["claims"])["name"], "claims", seen)
        else:
            self.press(source.choice(seen["slots"]))
            shown = self.look()
            places = [t for t in shown["targets"] if t["name"] != "D"] or shown["targets"]
            self._choose(source.choice(places)["name"], "targets", shown)
        self.wait_until_played(seen)

    def _choose(self, name: str, kind: Literal["targets", "claims"], shown: Seen) -> None:
        """Presses a button, and once more where the page wants a confirmation."""
        self.press(next(thing for thing in shown[kind] if thing["name"] == name))
        for thing in self.look()[kind]:
            if thing["name"] == name and thing["armed"]:
                self.press(thing)

    def play_on(self, source: random.Random, decisions: int = 10_000) -> int:
        """Decides at random until the game is over, or so many times; returns how often."""
        made = 0
        while made < decisions and (seen := self.next_decision()) is not None:
            self.decide(seen, source)
            made += 1
        return made

    def open_window(self, part: WindowPart) -> Locator:
        """Opens a window of the start page."""
        self.page.wait_for_function("() => !location.hash")  # the last window is closed
        self.page.locator(f"[data-screen=start] [data-part={part}]").click()
        window = self.page.get_by_role("dialog")
        window.wait_for()
        return window

    def open_game_against(self, level: str) -> None:
        self.open_window("opponents").get_by_role("button", name=level).click()

    def open_hot_seat_game(self) -> None:
        self.open_window("hotseat").get_by_role("button", name="Start", exact=True).click()

    def open_table(self, *, listed: bool = False) -> None:
        """Opens an online table as it is offered, or one that anyone may join."""
        window = self.open_window("online")
        window.get_by_label("Anyone may join or watch").set_checked(listed)
        window.get_by_role("button", name="Open a table").click()

    def leave(self) -> None:
        self.context.close()


def settle(page: Page) -> None:
    """Waits until letters are loaded, transitions are over and two frames are drawn."""
    page.wait_for_function(SETTLED)
    page.wait_for_function(TWO_FRAMES)


def wait_until(page: Page, condition: Callable[[], object], what: str) -> None:
    """Waits for a condition on this side, such as a request that a route has noted.

    Each round trip to the page delivers the events that arrived meanwhile.
    Raises AssertionError with ``what`` after `CONDITION_LIMIT_S`.
    """
    deadline = time.monotonic() + CONDITION_LIMIT_S
    while not condition():
        assert time.monotonic() < deadline, what
        page.evaluate("0")


def control_click(person: Person, link: Locator) -> Page:
    """Clicks a link with Ctrl. Returns the tab that opens. Asserts that the page stays where it is."""
    own, before = person.page.url, list(person.context.pages)
    link.click(modifiers=["Control"])
    wait_until(person.page, lambda: len(person.context.pages) > len(before), f"no tab for {link}")
    assert person.page.url == own, link
    return next(page for page in person.context.pages if page not in before)


def visit(
    browser: Browser, address: str, name: str, size: tuple[int, int], **wishes: Unpack[Wishes]
) -> Person:
    """Opens the page at ``address`` as a person called ``name``, in a context of its own."""
    width, height = size
    forgiving = wishes.get("forgiving", False)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < 500,
        color_scheme="dark" if wishes.get("dark") else "light",
        reduced_motion="reduce" if wishes.get("reduced_motion") else "no-preference",
        locale="en-GB",
        accept_downloads=True,
    )
    context.set_default_timeout(20_000)
    about_the_browser = ("dark", "reduced_motion", "forgiving", "worker")
    settings = {key: value for key, value in wishes.items() if key not in about_the_browser}
    kept = json.dumps({"speed": "off", "name": name, "soundsOffered": True} | settings)
    context.add_init_script(
        "if (!localStorage.getItem('mandala-settings'))"
        f" localStorage.setItem('mandala-settings', {json.dumps(kept)})"
    )
    if not wishes.get("worker"):  # keeping all files takes time that other tests need not spend
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    page = context.new_page()
    person = Person(name, context, page, width < 500)

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not forgiving:
            person.troubles.append(f"console: {message.text}")

    def answered(response: Response) -> None:
        if response.status >= 400 and not forgiving:
            person.troubles.append(f"{response.status} {response.url}")

    def failed(request: Request) -> None:
        # Requests that stop because the person leaves the page are expected.
        if not forgiving and request.failure != "net::ERR_ABORTED":
            person.troubles.append(f"failed: {request.url} {request.failure}")

    page.on("console", console)
    page.on("response", answered)
    page.on("pageerror", lambda error: person.troubles.append(f"error: {error}"))
    page.on("requestfailed", failed)
    page.goto(address)
    return person


def invite(ada: Person, bea: Person, *, listed: bool = False) -> str:
    """Ada opens a table and Bea sits down; returns the link for spectators."""
    ada.open_table(listed=listed)
    ada.page.locator("input[readonly]").first.wait_for()
    invitation, watching = (
        field.input_value() for field in ada.page.locator("input[readonly]").all()
    )
    bea.page.goto(invitation)
    bea.page.get_by_role("button", name="Sit down").click()
    return watching


def shown_scores(person: Person) -> list[int]:
    """Returns the totals of the final score on the page."""
    return [
        int(total)
        for total in person.page.locator("[data-part=sheet] [data-part=total]").all_inner_texts()
    ]


def recorded_scores(person: Person) -> list[int]:
    """Returns the same totals from the record of the table."""
    scores: list[int] = recorded(person)["result"]["scores"]
    return scores


def recorded(person: Person) -> dict[str, Any]:
    """Returns the record of the table on the person's page."""
    table = person.page.url.split("/t/")[1].split("#")[0]
    answer = person.context.request.get(
        f"{person.page.url.split('/t/')[0]}/api/v1/tables/{table}/record"
    )
    record: dict[str, Any] = json.loads(answer.text())
    return record
