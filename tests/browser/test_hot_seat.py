"""Two at one screen: nobody is ever shown the other's cards."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from mandala.records.dealers import Dealer, FixedDealer
from mandala.records.fair_deal import JointDeal, Nonces
from mandala.server.app import Overrides
from support.decks import AsItLies, written_deck
from support.in_thread import serving_in_thread
from support.person import SIZES, Person, settle, visit, wait_until

# Ada holds red and orange and draws red, Bea holds green and black and draws black.
TOLD_APART = written_deck(("YP", "YP"), ("RRRROO", "GGGBBB"), draws="RRRBBBRRRBBB")
ADAS, BEAS = set("RO"), set("GB")

# Notes every hand that is ever on the page, and counts the cards that fly.
WATCH = """() => {
  window.hands = [];
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.dataset?.effect === 'flying') window.flown += 1;
    const slots = [...document.querySelectorAll('[data-slot]:not([data-empty])')];
    window.hands.push(slots.map((slot) => slot.dataset.slot).join(''));
  }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


def told_apart(_deal: JointDeal, _nonces: Nonces | None) -> Dealer:
    return FixedDealer(TOLD_APART, (), AsItLies())


@pytest.fixture
def both(browser: Browser, built_page: None, tmp_path: Path) -> Iterator[Person]:  # noqa: ARG001 - builds the page
    """Ada and Bea before one screen; Ada starts, nobody looks yet."""
    with serving_in_thread(tmp_path, Overrides(dealer_for=told_apart)) as address:
        person = visit(browser, address, "Ada", SIZES["wide"], confirm="never", speed="fast")
        window = person.open_window("hotseat")
        window.get_by_label("Opponent’s name").fill("Bea")
        person.page.get_by_text("More options").click()
        person.page.get_by_label("I start").check()
        person.page.get_by_role("button", name="Start", exact=True).click()
        person.page.locator('[data-cover="show"]').wait_for()
        yield person
        assert not person.troubles
        person.leave()


def uncover(person: Person) -> None:
    person.page.locator('[data-cover="show"]').click()
    person.wait_for_decision()


def cover(person: Person) -> None:
    person.page.locator('[data-cover="hide"]').click()
    person.page.locator('[data-cover="show"]').wait_for()


def build(person: Person, colour: str) -> None:
    """The first mountain is built on with ``colour``, and three cards are drawn."""
    person.press(next(slot for slot in person.look()["slots"] if slot["name"] == colour))
    person.press(next(t for t in person.look()["targets"] if t["name"] == "M1"))
    person.page.locator('[data-cover="hide"]').wait_for()


def hand(person: Person) -> set[str]:
    slots = person.page.locator("[data-slot]:not([data-empty])")
    return set(slots.evaluate_all("(all) => all.map((slot) => slot.dataset.slot)"))


def hands_seen(person: Person) -> set[str]:
    """The colours of all hands that were on the page since it is watched, for however short."""
    return set("".join(person.page.evaluate("window.hands")))


def look_back_at_all(person: Person) -> None:
    lines = person.page.locator("[data-part=side] [data-part=log] button")
    for n in range(lines.count()):
        lines.nth(n).click()
        person.page.get_by_text("The table after move").wait_for()
        settle(person.page)
    person.page.get_by_role("button", name="Back to now").click()


def test_log_never_shows_the_other_hand(both: Person) -> None:
    uncover(both)
    build(both, "R")
    cover(both)
    both.page.evaluate(WATCH)
    look_back_at_all(both)
    assert hands_seen(both) == set(), "both hands are covered"
    uncover(both)
    look_back_at_all(both)
    build(both, "B")
    assert hands_seen(both) == BEAS
    cover(both)
    both.page.evaluate(WATCH)
    uncover(both)
    look_back_at_all(both)
    assert hands_seen(both) == ADAS


def test_replayed_move_never_shows_the_other_hand(both: Person) -> None:
    for colour in ("R", "B", "R"):
        uncover(both)
        build(both, colour)
        cover(both)
    both.page.evaluate(WATCH)
    for seen in (set(), BEAS):
        both.page.get_by_role("button", name="show again").click()
        both.page.wait_for_function("() => window.flown > 0")
        both.page.locator("[data-effect=flying]").first.wait_for(state="detached")
        assert hands_seen(both) == seen
        if not seen:
            uncover(both)
            both.page.evaluate(WATCH)


def test_uncovered_hand_marks_drawn_cards_and_the_last_move(both: Person) -> None:
    uncover(both)
    build(both, "R")
    drawn = both.page.locator("[data-slot] [data-part=drawn]")
    assert drawn.all_inner_texts() == ["+3"]
    log = both.page.locator("[data-part=side] [data-part=log] li").all_inner_texts()
    cover(both)
    uncover(both)
    assert drawn.count() == 0
    assert (
        both.page.locator("[data-part=last]")
        .inner_text()
        .startswith("Ada builds mountain I with red")
    )
    build(both, "B")
    cover(both)
    uncover(both)
    assert hand(both) == ADAS
    assert drawn.all_inner_texts() == ["+3"]
    assert (
        both.page.locator("[data-part=last]")
        .inner_text()
        .startswith("Bea builds mountain I with black")
    )
    assert (
        both.page.locator("[data-part=side] [data-part=log] li").all_inner_texts()[: len(log)]
        == log
    )


def test_cards_are_covered_without_waiting_for_the_server(both: Person) -> None:
    sockets: list[WebSocketRoute] = []
    dropped: list[str | bytes] = []
    deaf = False

    def pass_on(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: dropped.append(message) if deaf else socket.send(message))

    both.page.route_web_socket("**/socket", pass_on)
    both.page.reload()
    uncover(both)
    build(both, "R")
    deaf = True
    both.page.locator('[data-cover="hide"]').click()
    both.page.locator("[data-slot]").first.wait_for(state="detached")
    both.page.evaluate(WATCH)
    look_back_at_all(both)
    answers = len(dropped)
    both.page.locator('[data-cover="show"]').click()
    wait_until(both.page, lambda: len(dropped) > answers, "the server does not answer")
    settle(both.page)
    assert hands_seen(both) == set()
    deaf = False
    sockets[-1].close()
    both.wait_for_decision()
    assert hands_seen(both) == BEAS


Asked = list[dict[str, Any]]


def refuse(person: Person, code: str, still: Callable[[Asked], bool]) -> Asked:
    """Refuses moves and look requests with ``code`` while ``still`` accepts the requests refused before.

    Returns the list of refused requests, which grows as they arrive.
    """
    refused: Asked = []

    def answer(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(text: str | bytes) -> None:
            asked = json.loads(text)
            if asked["type"] in ("move", "look", "resync") and still(refused):
                refused.append(asked)
                problem = {"type": "error", "code": code, "rule": None, "seq": None}
                request = {"client_move_id": asked.get("client_move_id")}
                socket.send(json.dumps(problem | request))
            else:
                server.send(text)

        socket.on_message(sent)

    person.page.route_web_socket("**/socket", answer)
    return refused


def test_rate_limited_look_is_requested_again_later(both: Person) -> None:
    """Told to be slower, the page waits; and then it asks for the very seat that looks."""
    refused = refuse(both, "rate/too_many", lambda before: len(before) < 2)
    show = both.page.locator('[data-cover="show"]')
    both.page.clock.install()
    both.page.reload()
    show.wait_for()
    both.page.clock.pause_at(both.page.evaluate("Date.now() + 10000") / 1000)
    show.click()
    wait_until(both.page, lambda: refused, "the page sends no request")
    both.page.clock.run_for(1000)
    both.page.evaluate("0")
    assert len(refused) == 1, "it asks again at once"
    both.page.clock.resume()
    both.wait_for_decision()
    assert [look["seat"] for look in refused] == [0, 0]


def test_unavailable_storage_is_requested_with_growing_waits(both: Person) -> None:
    """The page's clock stands and is turned by hand: how fast the machine is does not matter.

    Chance stands still too, so that every wait is the shortest it can be (``backoff.test.ts`` has the
    others). It then ends with the very last tick: a clock that ran on while the answer was on
    its way would take from the wait that follows.
    """
    away = True
    refused = refuse(both, "server/unavailable", lambda _: away)
    show = both.page.locator('[data-cover="show"]')

    def until_refused(times: int) -> None:
        wait_until(both.page, lambda: len(refused) >= times, f"there are no {times} requests")

    both.page.add_init_script("Math.random = () => 0")
    both.page.clock.install()
    both.page.reload()
    show.wait_for()
    both.page.clock.pause_at(both.page.evaluate("Date.now() + 10000") / 1000)
    show.click()
    for times, wait in enumerate((125, 250, 500, 1000), start=1):
        until_refused(times)
        both.page.clock.run_for(wait - 1)
        both.page.evaluate("0")  # a request would arrive before this answer
        assert len(refused) == times, "it asks again too soon"
        away = times < 4
        both.page.clock.run_for(1)
    seen = both.wait_for_decision()
    assert [look["seat"] for look in refused] == [0] * 4
    away = True
    both.press(seen["slots"][0])
    both.press(next(t for t in both.look()["targets"] if t["name"] == "M1"))
    until_refused(5)
    both.page.clock.run_for(125)  # it was answered meanwhile: soon again at first
    until_refused(6)
    assert [asked["type"] for asked in refused[4:]] == ["move", "look"]
