"""The fullest table there is: five colours in a mountain, eight cards in hand, at every size."""

import gzip
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from mandala.records.dealers import Dealer, FixedDealer
from mandala.records.fair_deal import JointDeal, Nonces
from mandala.server.app import Overrides
from support.decks import AsItLies, written_deck
from support.in_thread import serving_in_thread
from support.person import SIZES, STARTED, Person, visit

CROWDED = written_deck(("RO", "YG"), ("YPRRRR", "GGBBYY"), draws="RROBBO" + "YYGGPP")
# Seat 0 builds Y, seat 1 builds G, seat 0 builds P: mountain I holds R O Y G P.
MOVES = [("Y", "M1"), ("G", "M1"), ("P", "M1"), ("B", "F2")]


def crowded_dealer(_deal: JointDeal, _nonces: Nonces | None) -> Dealer:
    return FixedDealer(CROWDED, (), AsItLies())


@pytest.fixture
def crowded_server(built_page: None, tmp_path: Path) -> Iterator[str]:  # noqa: ARG001 - builds the page
    with serving_in_thread(tmp_path, Overrides(dealer_for=crowded_dealer)) as address:
        yield address


def show_cards(person: Person) -> None:
    hide, show = (person.page.locator(f'[data-cover="{what}"]') for what in ("hide", "show"))
    hide.or_(show).first.wait_for()
    if hide.count():
        hide.click()
    show.click()
    person.wait_for_decision()


def reach_crowded_table(person: Person) -> None:
    """Two at one screen, seat 0 first; four moves later it is seat 0's turn with eight cards."""
    person.open_window("hotseat")
    person.page.get_by_text("More options").click()
    person.page.get_by_label("I start").check()
    person.page.get_by_role("button", name="Start", exact=True).click()
    for colour, target in MOVES:
        show_cards(person)
        person.press(next(slot for slot in person.look()["slots"] if slot["name"] == colour))
        person.press(next(t for t in person.look()["targets"] if t["name"] == target))
    show_cards(person)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", SIZES)
def test_crowded_table_fits(browser: Browser, crowded_server: str, size: str, dark: bool) -> None:
    person = visit(browser, crowded_server, "Ada", SIZES[size], dark=dark, confirm="never")
    reach_crowded_table(person)
    width, height = SIZES[size]
    page = person.page
    assert page.locator("[data-anchor^='1:mountain:']").count() == 5
    held = page.locator("[data-slot] [data-part=count]").all_inner_texts()
    assert sum(int(count) for count in held) == 8
    seen = person.look()
    for slot in seen["slots"]:
        person.press(slot)
        shown = person.look()
        assert shown["wide"] <= width
        assert shown["high"] <= height
        for thing in (*shown["slots"], *shown["targets"]):
            assert thing["left"] >= 0
            assert thing["right"] <= width + 0.5
            assert thing["bottom"] <= height + 0.5
        if size == "phone":
            assert all(target["height"] >= 48 for target in shown["targets"])
            assert all(target["top"] >= 0.6 * height for target in shown["targets"])
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    stacks = page.locator("[data-anchor^='1:mountain:']").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().left)"
    )
    apart = [right - left for left, right in itertools.pairwise(stacks)]
    assert min(apart) >= 24, "signs of neighbouring stacks cover each other"
    assert not person.troubles
    person.leave()


def test_the_first_load_is_small(browser: Browser, crowded_server: str) -> None:
    """Measures the gzipped bytes that a phone fetches before it shows the start screen."""
    bodies: dict[str, bytes] = {}
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="en-GB")
    page = context.new_page()
    page.on("response", lambda response: bodies.update({response.url: response.body()}))
    page.goto(crowded_server)
    page.locator(STARTED).wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {  # fonts are compressed in themselves
        url.split("/")[-1]: len(body) if url.endswith(".woff2") else len(gzip.compress(body))
        for url, body in bodies.items()
        if "/api/" not in url
    }
    assert sum(sizes.values()) <= 150_000, sizes
    context.close()
