"""Time that runs out while nothing happens at the table."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from mandala.server.app import Overrides
from mandala.server.server_clock import wall_clock
from support.in_thread import serving_in_thread
from support.person import SIZES, Person, visit


class Ahead:
    """The server's clock, which a test can put forward."""

    def __init__(self) -> None:
        self.by = timedelta()

    def __call__(self) -> int:
        return wall_clock() + self.by // timedelta(milliseconds=1)


@pytest.fixture
def clock() -> Ahead:
    return Ahead()


@pytest.fixture
def timed_server(built_page: None, tmp_path: Path, clock: Ahead) -> Iterator[str]:  # noqa: ARG001 - builds the page
    with serving_in_thread(tmp_path, Overrides(now=clock)) as address:
        yield address


@pytest.fixture
def pair(browser: Browser, timed_server: str) -> Iterator[tuple[Person, Person]]:
    people = tuple(visit(browser, timed_server, name, SIZES["wide"]) for name in ("Ada", "Bea"))
    people[1].page.clock.install()
    yield people[0], people[1]
    for person in people:
        assert not person.troubles
        person.leave()


def wait_for_the_other(ada: Person, bea: Person, pace: str) -> None:
    """Ada is to move, Bea waits."""
    ada.open_window("online")
    ada.page.get_by_text("More options").click()
    ada.page.get_by_label("I start").check()
    ada.page.get_by_label("Time").select_option(pace)
    ada.page.get_by_role("button", name="Open a table").click()
    bea.page.goto(ada.page.locator("input[readonly]").first.input_value())
    bea.page.get_by_role("button", name="Sit down").click()
    bea.page.locator("[data-table]").wait_for()
    ada.wait_for_decision()
    assert bea.page.locator("[data-part=overdue]").count() == 0


def test_waiting_player_may_act_once_the_other_runs_out_of_time(
    pair: tuple[Person, Person], clock: Ahead
) -> None:
    ada, bea = pair
    wait_for_the_other(ada, bea, "live")
    clock.by = timedelta(minutes=14)
    bea.page.clock.fast_forward("14:00")
    assert bea.page.locator("[data-part=overdue]").count() == 0
    clock.by = timedelta(minutes=15, seconds=4)  # and three seconds before the bank runs
    bea.page.clock.fast_forward("01:04")
    bea.page.get_by_role("button", name="Let the computer play on").wait_for()
    assert ada.page.locator("[data-part=overdue]").count() == 0
    bea.page.get_by_role("button", name="Claim the win").click()
    bea.page.locator("[data-screen=end]").wait_for()


def test_flag_is_noticed_when_a_sleeping_page_wakes(
    pair: tuple[Person, Person], clock: Ahead
) -> None:
    ada, bea = pair
    wait_for_the_other(ada, bea, "days")
    clock.by = timedelta(days=3, minutes=1)
    # Timers stop while a device sleeps. When it wakes, the page gets a visibility event.
    asleep = bea.page.evaluate("Date.now()") + clock.by / timedelta(milliseconds=1)
    bea.page.clock.set_system_time(asleep / 1000)
    bea.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    bea.page.get_by_role("button", name="Claim the win").wait_for()


def test_player_sees_the_own_clock_on_a_phone(pair: tuple[Person, Person]) -> None:
    ada, bea = pair
    wait_for_the_other(ada, bea, "live")
    ada.page.set_viewport_size({"width": 360, "height": 640})
    clocks = ada.page.get_by_role("timer")
    assert clocks.count() == 2
    assert all(clock.is_visible() for clock in clocks.all())
