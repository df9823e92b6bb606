"""Two at one screen: nobody is ever shown the other's cards."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from mandala.records.dealing import Dealer, WrittenDealer
from mandala.server.app import Seams
from support.browsing import SIZES, Person, visit
from support.decks import AsItLies, written_deck
from support.in_thread import serving_in_thread

# Ada holds red and orange and draws red, Bea holds green and black and draws black.
TOLD_APART = written_deck(("YP", "YP"), ("RRRROO", "GGGBBB"), draws="RRRBBBRRRBBB")
ADAS, BEAS = set("RO"), set("GB")

# Notes every hand that is ever on the page, and counts the cards that fly.
WATCH = """() => {
  window.hands = [];
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('flying')) window.flown += 1;
    const wells = [...document.querySelectorAll('.well:not(.empty)')];
    window.hands.push(wells.map((well) => well.dataset.anchor.slice(-1)).join(''));
  }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


def told_apart(_seed: bytes, _deal: str) -> Dealer:
    return WrittenDealer(TOLD_APART, (), AsItLies())


@pytest.fixture
def both(browser: Browser, built_page: None, tmp_path: Path) -> Iterator[Person]:  # noqa: ARG001
    """Ada and Bea before one screen; Ada starts, nobody looks yet."""
    with serving_in_thread(tmp_path, Seams(dealer_for=told_apart)) as address:
        person = visit(browser, address, "Ada", SIZES["wide"], confirm="never", speed="fast")
        person.page.get_by_label("Other name").fill("Bea")
        person.page.get_by_text("More choices").click()
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
    person.press(next(well for well in person.look()["wells"] if well["name"] == colour))
    person.press(next(t for t in person.look()["targets"] if t["name"] == "M1"))
    person.page.locator('[data-cover="hide"]').wait_for()


def hand(person: Person) -> set[str]:
    wells = person.page.locator(".well:not(.empty)")
    return set(wells.evaluate_all("(all) => all.map((well) => well.dataset.anchor.slice(-1))"))


def hands_seen(person: Person) -> set[str]:
    """The colours of all hands that were on the page since it is watched, for however short."""
    return set("".join(person.page.evaluate("window.hands")))


def look_back_at_all(person: Person) -> None:
    lines = person.page.locator(".side .log button")
    for n in range(lines.count()):
        lines.nth(n).click()
        person.page.get_by_text("The table after move").wait_for()
        person.page.wait_for_timeout(150)  # an answer of the server would have come
    person.page.get_by_role("button", name="Back to now").click()


def test_the_log_shows_nobody_the_others_cards(both: Person) -> None:
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


def test_a_move_shown_again_shows_nobody_the_others_cards(both: Person) -> None:
    for colour in ("R", "B", "R"):
        uncover(both)
        build(both, colour)
        cover(both)
    both.page.evaluate(WATCH)
    for seen in (set(), BEAS):
        both.page.get_by_role("button", name="show again").click()
        both.page.wait_for_function("window.flown > 0")
        both.page.locator(".flying").first.wait_for(state="detached")
        assert hands_seen(both) == seen
        if not seen:
            uncover(both)
            both.page.evaluate(WATCH)


def test_whoever_looks_again_finds_what_they_drew_and_what_the_other_did(both: Person) -> None:
    uncover(both)
    build(both, "R")
    drawn = both.page.locator(".well .fresh")
    assert drawn.all_inner_texts() == ["+3"]
    log = both.page.locator(".side .log li").all_inner_texts()
    cover(both)
    uncover(both)
    assert drawn.count() == 0
    assert both.page.locator(".last").inner_text().startswith("Ada builds mountain I with red")
    build(both, "B")
    cover(both)
    uncover(both)
    assert hand(both) == ADAS
    assert drawn.all_inner_texts() == ["+3"]
    assert both.page.locator(".last").inner_text().startswith("Bea builds mountain I with black")
    assert both.page.locator(".side .log li").all_inner_texts()[: len(log)] == log


def test_cards_are_covered_at_once_also_without_an_answer(both: Person) -> None:
    sockets: list[WebSocketRoute] = []
    deaf = False

    def pass_on(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: None if deaf else socket.send(message))

    both.page.route_web_socket("**/socket", pass_on)
    both.page.reload()
    uncover(both)
    build(both, "R")
    deaf = True
    both.page.locator('[data-cover="hide"]').click()
    both.page.locator(".well").first.wait_for(state="detached")
    both.page.evaluate(WATCH)
    look_back_at_all(both)
    both.page.locator('[data-cover="show"]').click()
    both.page.wait_for_timeout(300)
    assert hands_seen(both) == set()
    deaf = False
    sockets[-1].close()
    both.wait_for_decision()
    assert hands_seen(both) == BEAS


def test_a_look_the_server_has_no_time_for_is_asked_again_in_a_while(both: Person) -> None:
    """Told to be slower, the page waits; and then it asks for the very seat that looks."""
    refused: list[str] = []

    def answer(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(text: str | bytes) -> None:
            if json.loads(text)["type"] in ("look", "resync") and len(refused) < 2:
                refused.append(str(text))
                problem = {"type": "error", "code": "rate/too_many", "rule": None}
                socket.send(json.dumps(problem | {"client_move_id": None, "seq": None}))
            else:
                server.send(text)

        socket.on_message(sent)

    both.page.route_web_socket("**/socket", answer)
    both.page.reload()
    both.page.locator('[data-cover="show"]').click()
    both.page.wait_for_timeout(1000)
    assert len(refused) == 1, "it asks again at once"
    assert both.wait_for_decision() is not None
    assert [json.loads(text)["seat"] for text in refused] == [0, 0]
