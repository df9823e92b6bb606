"""People in front of a browser: they read the page and press what they see, nothing else."""

import contextlib
import json
import random
import re
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

# A name as others would type it; the test's browser finds this machine behind it.
PUBLIC_HOST = "mandala.test"

SIZES = {"phone": (360, 640), "tablet": (820, 1180), "wide": (1440, 900)}

# What can be pressed now, with the middle of each thing, as the page shows it.
LOOK = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.top, bottom: box.bottom,
            left: box.left, right: box.right, width: box.width, height: box.height};
  };
  const all = (selector, name) => [...document.querySelectorAll(selector)].map(
    (element) => ({...middle(element), name: name(element), armed: element.classList.contains('armed')}));
  const table = document.querySelector('main.table');
  return {
    end: document.querySelector('main.end') !== null,
    decide: table ? table.dataset.decide : 'none',
    ply: table ? Number(table.dataset.ply) : -1,
    wells: all('.well:not([disabled])', (e) => e.dataset.anchor.slice(-1)),
    targets: all('.target[aria-disabled="false"]', (e) => e.dataset.target),
    claims: all('[data-claim]', (e) => e.dataset.claim),
    wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight,
  };
}"""


class TableProgram:
    """``mandala serve`` in a process of its own, on loopback."""

    def __init__(self, database: Path, port: int = 0, *flags: str) -> None:
        self.database = database
        self.url = ""
        self._port = port
        self._flags = flags
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def public(cls, database: Path) -> Self:
        """One under a name that others could open too: `PUBLIC_HOST`."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        return cls(database, port, "--public-url", f"http://{PUBLIC_HOST}:{port}")

    def start(self) -> None:
        """Start, or start again at the same address."""
        said = self.database.with_suffix(".log")
        with said.open("w") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-m", "mandala", "serve",
                    "--port", str(self._port),
                    "--database", f"sqlite:///{self.database}",
                    "--limits", "1000",
                    "--log-level", "warning",
                    *self._flags,
                ],
                stderr=log,
            )  # fmt: skip
        deadline = time.monotonic() + 60
        while not (found := re.search(r"http://[\w.]+:(\d+)", said.read_text())):
            assert self._process.poll() is None, said.read_text()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.05)
        self.url, self._port = found[0], int(found[1])

    def kill(self) -> None:
        """Gone without a word, as after a power cut."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=10)
        self._process.kill()


@dataclass
class Person:
    """Somebody with a browser of their own. ``presses`` counts what they pressed."""

    name: str
    context: BrowserContext
    page: Page
    touch: bool
    troubles: list[str] = field(default_factory=list)
    presses: int = 0
    decisions: int = 0

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def press(self, thing: dict[str, Any]) -> None:
        self.presses += 1
        if self.touch:
            self.page.touchscreen.tap(thing["x"], thing["y"])
        else:
            self.page.mouse.click(thing["x"], thing["y"])

    def wait_for_decision(self, seconds: float = 90) -> dict[str, Any] | None:
        """What the page shows once there is something to decide; None: the game is over."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            seen = self.look()
            if seen["end"]:
                return None
            if seen["decide"] != "none":
                return seen
            self.page.wait_for_timeout(25)
        shown = self.page.locator("body").inner_text().replace("\n", " | ")
        raise AssertionError(f"{self.name} waits in vain before: {shown[-400:]}")

    def decide(self, seen: dict[str, Any], source: random.Random) -> None:
        """Press what it takes for one random decision, and see it carried out."""
        self.decisions += 1
        if seen["decide"] == "claim":
            self._choose(source.choice(seen["claims"])["name"], "claims", seen)
        else:
            well = source.choice(seen["wells"])
            self.press(well)
            shown = self.look()
            places = [t for t in shown["targets"] if t["name"] != "D"] or shown["targets"]
            self._choose(source.choice(places)["name"], "targets", shown)
        deadline = time.monotonic() + 10
        while True:
            after = self.look()
            if after["end"] or after["ply"] > seen["ply"]:
                return
            assert time.monotonic() < deadline, f"nothing came of a move of {self.name}"
            self.page.wait_for_timeout(15)

    def _choose(self, name: str, kind: str, shown: dict[str, Any]) -> None:
        """Press a button, and once more where the page asks for it."""
        self.press(next(thing for thing in shown[kind] if thing["name"] == name))
        for thing in self.look()[kind]:
            if thing["name"] == name and thing["armed"]:
                self.press(thing)

    def play_on(self, source: random.Random, decisions: int = 10_000) -> int:
        """Decide until the game is over (or so many times); how many decisions it were."""
        made = 0
        while made < decisions and (seen := self.wait_for_decision()) is not None:
            self.decide(seen, source)
            made += 1
        return made

    def open_game_against(self, level: str) -> None:
        """Two clicks at most: here it is one."""
        self.page.get_by_role("button", name=level).click()

    def leave(self) -> None:
        self.context.close()


def visit(
    browser: Browser,
    address: str,
    name: str,
    size: tuple[int, int],
    *,
    dark: bool = False,
    speed: str = "off",
    forgiving: bool = False,
    reduced_motion: bool = False,
    **settings: object,
) -> Person:
    """Open the page as somebody called ``name``. ``forgiving``: lost connections are expected."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < 500,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if reduced_motion else "no-preference",
        locale="en-GB",
        accept_downloads=True,
    )
    context.set_default_timeout(20_000)
    wishes = json.dumps({"speed": speed, "name": name} | settings)
    context.add_init_script(
        "if (!localStorage.getItem('mandala-settings'))"
        f" localStorage.setItem('mandala-settings', {json.dumps(wishes)})"
    )
    page = context.new_page()
    person = Person(name, context, page, width < 500)

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not forgiving:
            person.troubles.append(f"console: {message.text}")

    def answered(response: Response) -> None:
        if response.status >= 400 and not forgiving:
            person.troubles.append(f"{response.status} {response.url}")

    page.on("console", console)
    page.on("response", answered)
    page.on("pageerror", lambda error: person.troubles.append(f"error: {error}"))

    def failed(request: Request) -> None:
        # Leaving a page while it loads is no failure.
        if not forgiving and request.failure != "net::ERR_ABORTED":
            person.troubles.append(f"failed: {request.url} {request.failure}")

    page.on("requestfailed", failed)
    page.goto(address)
    return person


def invite(ada: Person, bea: Person) -> str:
    """Ada opens a table and Bea sits down; the link for those who watch."""
    ada.page.get_by_role("button", name="Open a table").click()
    ada.page.locator("input[readonly]").first.wait_for()
    invitation, watching = (
        field.input_value() for field in ada.page.locator("input[readonly]").all()
    )
    bea.page.goto(invitation)
    bea.page.get_by_role("button", name="Sit down").click()
    return watching


def shown_scores(person: Person) -> list[int]:
    """The totals of the final score, as they stand on the page."""
    return [int(total) for total in person.page.locator(".sheet .total").all_inner_texts()]


def recorded_scores(person: Person) -> list[int]:
    """The same by the record of the table."""
    scores: list[int] = recorded(person)["result"]["scores"]
    return scores


def recorded(person: Person) -> dict[str, Any]:
    """The record of the table that ``person`` sits at."""
    table = person.page.url.split("/t/")[1].split("#")[0]
    answer = person.context.request.get(
        f"{person.page.url.split('/t/')[0]}/api/v1/tables/{table}/record"
    )
    record: dict[str, Any] = json.loads(answer.text())
    return record
