"""Inviting somebody: links that lead to the table, or a plain word that they lead nobody there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute

from support.accessibility import violations, violations_in_both_themes
from support.person import SIZES, STARTED, Arrive, Person, control_click, visit
from support.table_program import PUBLIC_HOST, TableProgram


@pytest.fixture
def public_server(built_page: None, tmp_path: Path) -> Iterator[TableProgram]:  # noqa: ARG001 - builds the page
    """A server under a name that others can open too."""
    program = TableProgram.public(tmp_path / "tables.db")
    program.start()
    yield program
    program.stop()


def open_table(person: Person, pace: str, *, listed: bool = False) -> str:
    """Open a table online; the link for the other player."""
    window = person.open_window("online")
    window.get_by_label("Time").select_option(pace)
    window.get_by_label("Anyone may").set_checked(listed)
    window.get_by_role("button", name="Open a table").click()
    person.page.locator("input[readonly]").first.wait_for()
    return person.page.locator("input[readonly]").first.input_value()


def answer_network(person: Person, access: dict[str, object]) -> None:
    """Replaces the server's answer about its network, which depends on the machine of the test."""
    person.page.route("**/api/v1/network", lambda route: route.fulfill(json=access))


def test_the_local_network_is_opened_with_one_button(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    answer_network(ada, {"can_open": True, "url": None})
    invitation = open_table(ada, "free")
    assert ada.page.get_by_text("Far away").is_visible()
    assert ada.page.get_by_role("img", name="QR code").count() == 0  # no camera could use it yet
    assert violations_in_both_themes(ada) == []
    answer_network(ada, {"can_open": True, "url": "http://192.168.0.7:8323"})
    ada.page.get_by_role("button", name="Open to this network").click()
    ada.page.get_by_role("img", name="QR code").wait_for()
    link = ada.page.locator("input[readonly]").first.input_value()
    assert link == invitation.replace(ada.page.url.split("/t/")[0], "http://192.168.0.7:8323")
    assert violations_in_both_themes(ada) == []


def test_loopback_address_is_explained_where_nothing_can_be_opened(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    answer_network(ada, {"can_open": False, "url": None})
    open_table(ada, "free")
    ada.page.get_by_role("heading", name="Only this computer").wait_for()
    port = ada.page.url.split(":")[2].split("/")[0]
    assert f"--public-url http://ADDRESS:{port}" in ada.page.locator("code").inner_text()
    assert ada.page.get_by_role("img", name="QR code").count() == 0  # no camera could use it


def test_sitting_down_again_works_after_a_lost_answer(arrive: Arrive, browser: Browser) -> None:
    """The seat is taken, but neither the answer nor the cookie comes through."""
    ada = arrive("Ada")
    invitation = open_table(ada, "free")
    bea = visit(browser, invitation, "Bea", SIZES["phone"])

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()
        bea.page.context.clear_cookies()

    bea.page.route("**/join", lose, times=1)
    bea.page.get_by_role("button", name="Sit down").click()
    bea.page.get_by_role("alert").wait_for()
    ada.page.get_by_text("The cards are being dealt").wait_for()  # Bea's part is still missing
    bea.page.get_by_role("button", name="Sit down").click()
    bea.page.locator("[data-table]").wait_for()
    assert bea.page.get_by_role("alert").count() == 0
    bea.page.context.close()


def test_address_of_a_listed_table_is_an_invitation(arrive: Arrive, browser: Browser) -> None:
    ada = arrive("Ada")
    open_table(ada, "free", listed=True)
    bea = visit(browser, ada.page.url, "Bea", SIZES["phone"])
    bea.page.get_by_role("heading", name="Ada invites you").wait_for()
    bea.page.get_by_role("button", name="Sit down").click()
    bea.page.locator("[data-table]").wait_for()
    ada.page.locator("[data-table]").wait_for()
    bea.page.goto(ada.page.url.split("/t/")[0])
    link = bea.open_window("online").get_by_role("link", name="Ada – Bea").first
    control_click(bea, link).get_by_role("group", name="Your hand").wait_for()
    bea.leave()


def test_ways_in_tell_that_the_server_is_away(arrive: Arrive) -> None:
    """The waiting page and the invitation, while no answer comes and after that."""
    ada, bea = arrive("Ada", "wide", forgiving=True), arrive("Bea", "phone", forgiving=True)
    sockets: list[WebSocketRoute] = []
    away = False

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if away:
            socket.close()
        else:
            socket.connect_to_server()

    ada.page.route_web_socket("**/socket", connect)
    invitation = open_table(ada, "free")
    assert ada.page.title() == "Your table is ready · Mandala"
    cancel, told = (
        ada.page.get_by_role("button", name="Cancel the game"),
        ada.page.get_by_role("status"),
    )
    assert cancel.is_enabled()
    away = True
    sockets[-1].close()
    told.filter(has_text="The connection is lost").wait_for()
    assert cancel.is_disabled()
    assert cancel.evaluate("(one) => one.ariaDescribedByElements[0].innerText") == told.inner_text()
    away = False
    told.wait_for(state="detached")
    assert cancel.is_enabled()

    table = ada.page.url.split("/t/")[1]
    bea.page.route(f"**/tables/{table}", lambda route: route.abort())
    bea.page.goto(invitation)
    bea.page.get_by_role("alert").wait_for()
    assert bea.page.title() == "Mandala"
    assert bea.page.get_by_role("button", name="Sit down").count() == 0
    bea.page.unroute(f"**/tables/{table}")
    bea.page.get_by_role("button", name="Reload").click()
    bea.page.get_by_role("heading", name="Ada invites you").wait_for()
    assert bea.page.title() == "Ada invites you to a game of Mandala"
    assert bea.page.get_by_role("alert").count() == 0
    assert bea.page.get_by_role("button", name="Sit down").is_enabled()
    cancel.click()
    ada.page.locator(STARTED).wait_for()


def test_spectator_of_a_waiting_table_sees_a_notice(arrive: Arrive, browser: Browser) -> None:
    ada = arrive("Ada")
    open_table(ada, "free")
    ada.page.get_by_text("Link for spectators").click()
    link = ada.page.locator("details input[readonly]").input_value()
    watcher = visit(browser, link, "Watcher", SIZES["phone"])
    watcher.page.get_by_role("heading", name="The game has not begun yet").wait_for()
    watcher.leave()


def test_public_invitation_shows_link_and_qr_code(
    browser: Browser, public_server: TableProgram
) -> None:
    ada = visit(browser, public_server.url, "Ada", SIZES["phone"])
    invitation = open_table(ada, "live")
    assert invitation.startswith(f"http://{PUBLIC_HOST}:")
    code = ada.page.get_by_role("img", name="QR code")
    code.wait_for()
    assert ada.page.locator("figcaption").is_visible()
    assert ada.page.get_by_role("heading", name="Only this computer").count() == 0
    # One link to send is in sight; the other waits, under a name of its own.
    assert ada.page.get_by_role("button", name="copy").count() == 1
    ada.page.get_by_text("Link for spectators").click()
    ada.page.get_by_role("button", name="Link for spectators: copy").wait_for()
    assert violations(ada) == []
    bea = visit(browser, invitation, "Bea", SIZES["phone"])
    bea.page.get_by_role("heading", name="Ada invites you to a game of Mandala").wait_for()
    bea.page.get_by_text("15 min for each player").wait_for()
    assert violations(bea) == []
    bea.page.get_by_role("link", name="Rules").click()
    bea.page.get_by_role("heading", level=1).wait_for()
    bea.page.go_back()
    bea.page.get_by_role("button", name="Sit down").click()
    ada.page.locator("[data-table]").wait_for()
    for person in (ada, bea):
        # Without https the browser logs that it ignores one of the headers.
        assert all("Cross-Origin-Opener-Policy" in trouble for trouble in person.troubles)
        person.leave()


def type_address(person: Person, address: str) -> None:
    """Changes the address as typing does. A change of the fragment alone does not reload the page."""
    person.page.evaluate("(address) => { location.href = address; }", address)


def sit_down(person: Person) -> None:
    person.page.get_by_role("button", name="Sit down").click()
    person.page.get_by_role("group", name="Your hand").wait_for()
    assert "#" not in person.page.url


def test_invitation_opens_in_a_tab_that_was_refused(arrive: Arrive) -> None:
    ada, bea = arrive("Ada", "phone"), arrive("Bea", "phone")
    invitation = open_table(ada, "free")
    bea.page.goto(invitation.split("#")[0])
    bea.page.get_by_role("heading", name="This table cannot be opened").wait_for()
    type_address(bea, invitation)
    sit_down(bea)
    ada.page.locator("[data-table]").wait_for()


def test_invitation_opens_in_a_tab_of_a_spectator(arrive: Arrive) -> None:
    ada, bea = arrive("Ada", "phone"), arrive("Bea", "phone")
    invitation = open_table(ada, "free", listed=True)
    bea.page.goto(invitation.split("#")[0])
    bea.page.get_by_role("heading", name="Ada invites you").wait_for()
    type_address(bea, invitation)
    sit_down(bea)
    bea.page.get_by_role("button", name="Menu").click()
    bea.page.get_by_role("button", name="Call the game off").click()  # listed no more
    bea.page.locator("[data-screen=end]").wait_for()


def test_seat_link_opens_in_a_tab_of_a_spectator(arrive: Arrive) -> None:
    ada, phone = arrive("Ada", "wide"), arrive("Ada's phone", "phone")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    kept = ada.page.evaluate(
        "() => JSON.parse(localStorage.getItem(`mandala-table-${location.pathname.slice(3)}`))"
    )
    phone.page.goto(f"{ada.page.url}#watch={kept['watch']}")
    phone.page.locator("[data-table]").wait_for()
    assert phone.page.locator("[data-slot]").count() == 0
    type_address(phone, f"{ada.page.url}#seat={kept['seat']}")
    phone.page.get_by_role("group", name="Your hand").wait_for()
    assert phone.page.url == ada.page.url
