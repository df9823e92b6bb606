"""Rematch: both players of a game get their seats at the next one."""

import pytest

from support.person import Arrive, Person, invite

GAMES_IN_A_ROW = 4


def call_off(person: Person) -> None:
    """End a game before its first moves."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Call the game off").click()
    person.page.locator("[data-screen=end]").wait_for()


def wait_for_seat(person: Person, left: str) -> str:
    """The address of the table after the one that was ``left``, where they can play."""
    person.page.wait_for_url(lambda address: address != left)
    person.page.locator("[data-table]").wait_for()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Call the game off").wait_for()
    person.page.keyboard.press("Escape")
    return person.page.url


@pytest.mark.parametrize("way_in", ["cookie", "link"])
@pytest.mark.parametrize("opponent", ["computer", "one screen"])
def test_rematch_against_the_computer_and_at_one_screen(
    arrive: Arrive, opponent: str, way_in: str
) -> None:
    ada = arrive("Ada", "wide")
    if opponent == "computer":
        ada.open_game_against("Apprentice")
    else:
        ada.open_hot_seat_game()
    ada.page.locator("[data-table]").wait_for()
    if way_in == "link":
        ada.context.clear_cookies()
    else:
        ada.page.evaluate("localStorage.removeItem(`mandala-table-${location.pathname.slice(3)}`)")
    table = ada.page.url
    for _ in range(1, GAMES_IN_A_ROW):
        call_off(ada)
        ada.page.get_by_role("button", name="Play again").click()
        table = wait_for_seat(ada, left=table)
    ada.page.reload()
    ada.page.locator("[data-table]").wait_for()


def test_rematch_online_offered_by_either_player(arrive: Arrive) -> None:
    ada, bea = arrive("Ada", "wide"), arrive("Bea", "wide")
    invite(ada, bea)
    for person in (ada, bea):
        person.page.locator("[data-table]").wait_for()
    bea.context.clear_cookies()  # she holds her seat by her link alone
    asking, answering = ada, bea
    table = ada.page.url
    for _ in range(1, GAMES_IN_A_ROW):
        call_off(answering)
        asking.page.get_by_role("button", name="Play again").click()
        answering.page.get_by_role("button", name="Accept").click()
        before = table
        table = wait_for_seat(asking, left=before)
        assert wait_for_seat(answering, left=before) == table
        asking, answering = answering, asking


def test_failed_requests_at_the_end_are_told_and_can_be_repeated(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", forgiving=True)
    ada.open_game_against("Apprentice")
    ada.page.locator("[data-table]").wait_for()
    call_off(ada)
    refused = ada.page.get_by_role("alert").filter(has_text="does not answer")
    ada.page.route("**/record", lambda route: route.abort())
    ada.page.get_by_role("button", name="Download the record").click()
    refused.wait_for()
    ada.page.unroute("**/record")
    with ada.page.expect_download():
        ada.page.get_by_role("button", name="Download the record").click()
    assert refused.count() == 0
    ada.page.route("**/resume", lambda route: route.abort())
    old = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    refused.wait_for()
    assert ada.page.url == old
    ada.page.unroute("**/resume")
    ada.page.get_by_role("button", name="Go to the next game").click()
    wait_for_seat(ada, left=old)
    assert ada.page.get_by_role("alert").count() == 0


@pytest.mark.parametrize("listed", [True, False])
def test_spectators_follow_only_to_listed_rematches(arrive: Arrive, listed: bool) -> None:
    ada, bea, eve = arrive("Ada", "wide"), arrive("Bea", "wide"), arrive("Eve", "wide")
    eve.page.goto(invite(ada, bea, listed=listed))
    eve.page.locator("[data-table]").wait_for()
    call_off(bea)
    ada.page.get_by_role("button", name="Play again").click()
    bea.page.get_by_role("button", name="Accept").click()
    wait_for_seat(bea, left=eve.page.url.split("#")[0])
    eve.page.locator("[data-screen=end]").wait_for()
    onwards = eve.page.get_by_role("button", name="Go to the next game")
    if listed:
        onwards.click()
        eve.page.locator("[data-table]").wait_for()
        call_off(bea)  # listed no more
    else:
        assert onwards.count() == 0, "a way that ends before a closed door"
