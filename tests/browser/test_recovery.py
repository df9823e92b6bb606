"""Reloads, second tabs, dead lines and dead servers: no move is lost, none is made twice."""

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from support.person import SIZES, STARTED, Arrive, Person, settle, visit, wait_until
from support.table_program import TableProgram


def hand(person: Person) -> list[str]:
    labels: list[str] = person.page.locator("[data-slot]").evaluate_all(
        "(slots) => slots.map((slot) => slot.querySelector('[data-part=label]').textContent)"
    )
    return labels


def log_lines(person: Person) -> list[str]:
    return person.page.locator("[data-part=side] [data-part=log] li").all_inner_texts()


def recorded_moves(person: Person) -> list[str]:
    base, table = person.page.url.split("/t/")
    answer = person.context.request.get(f"{base}/api/v1/tables/{table.split('#')[0]}/record")
    moves: list[str] = json.loads(answer.text())["moves"]
    return moves


def test_a_reload_restores_everything(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(1), 5)
    ada.wait_for_decision()
    before = hand(ada), log_lines(ada), ada.look()["ply"]
    ada.page.reload()
    ada.wait_for_decision()
    assert [label.split(",")[0] for label in hand(ada)] == [
        label.split(",")[0] for label in before[0]
    ]
    assert (log_lines(ada), ada.look()["ply"]) == before[1:]


def test_two_tabs_show_the_same_and_either_may_move(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    second = Person("Ada's second tab", ada.context, ada.context.new_page(), touch=False)
    second.page.goto(ada.page.url)
    source = random.Random(2)
    for tab, mirror in ((ada, second), (second, ada), (ada, second)):
        tab.decide(tab.wait_for_decision(), source)
        settled = tab.wait_for_decision()
        mirror.page.locator(f'[data-table][data-ply="{settled["ply"]}"]').wait_for()
        assert mirror.page.locator("[data-slot]").count() == 6


def test_back_and_forward_leave_and_reenter_the_table(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(3), 2)
    ply = ada.wait_for_decision()["ply"]
    ada.page.go_back()
    ada.page.locator(STARTED).wait_for()
    ada.page.get_by_role("link", name="Your turn").wait_for()
    ada.page.go_forward()
    assert ada.wait_for_decision()["ply"] == ply


def test_move_made_offline_arrives_once(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", forgiving=True, confirm="never")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    ada.context.set_offline(True)
    ada.press(seen["slots"][0])
    ada.press(ada.look()["targets"][0])
    settle(ada.page)
    assert ada.look()["decide"] == "none", "a second move could be made before the first arrived"
    ada.context.set_offline(False)
    ada.page.locator(f'[data-table]:not([data-ply="{seen["ply"]}"])').wait_for()
    ada.wait_for_decision()
    own = [line for line in log_lines(ada) if line.startswith("You build")]
    assert len(own) == 1, own


@pytest.fixture
def mortal_server(built_page: None, tmp_path: Path) -> Iterator[TableProgram]:  # noqa: ARG001 - builds the page
    """A server of this test's own, to be killed."""
    program = TableProgram(tmp_path / "tables.db")
    program.start()
    yield program
    program.stop()


def test_a_killed_server_loses_no_move(browser: Browser, mortal_server: TableProgram) -> None:
    ada = visit(browser, mortal_server.url, "Ada", SIZES["wide"], forgiving=True)
    ada.open_game_against("Apprentice")
    source = random.Random(4)
    for _ in range(3):
        ada.play_on(source, 3)
        if ada.next_decision() is None:
            break
        before = log_lines(ada)
        mortal_server.kill()
        ada.page.get_by_role("status").filter(has_text="connection").wait_for()
        assert ada.page.locator("[data-slot]").count() == 6, "the table stays in sight"
        mortal_server.start()
        ada.page.get_by_role("status").filter(has_text="connection").wait_for(state="hidden")
        ada.wait_for_decision()
        assert log_lines(ada)[: len(before)] == before
    ada.play_on(source)
    plies = recorded_moves(ada)
    ada.page.get_by_role("button", name="Look at the table").click()
    told = ada.page.locator("[data-part=side] [data-part=log] li").count()
    assert told >= len(plies)
    assert not ada.troubles
    ada.leave()


@pytest.mark.parametrize(
    "losing",
    ["DELETE FROM tables", "DELETE FROM tokens; UPDATE seats SET guest_id = NULL"],
    ids=["table", "seat"],
)
def test_deleted_table_or_seat_shows_a_notice(
    browser: Browser, mortal_server: TableProgram, losing: str
) -> None:
    ada = visit(browser, mortal_server.url, "Ada", SIZES["wide"], forgiving=True)
    ada.page.clock.install()
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    mortal_server.kill()
    with closing(sqlite3.connect(mortal_server.database, isolation_level=None)) as database:
        database.executescript(f"PRAGMA foreign_keys = ON; {losing}")
    mortal_server.start()
    ada.page.get_by_role("heading", name="This table cannot be opened").wait_for()
    tried: list[object] = []
    ada.page.on("websocket", lambda socket: tried.append(socket))
    ada.page.clock.run_for(60_000)
    assert not tried, "it goes on asking"
    ada.leave()


def test_reconnection_waits_grow_while_the_database_is_away(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", forgiving=True)
    sockets: list[WebSocketRoute] = []
    asked: list[float] = []
    away = False

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if not away:
            socket.connect_to_server()
            return
        asked.append(time.monotonic())
        refusal = {"type": "error", "code": "server/unavailable", "rule": None}
        socket.send(json.dumps(refusal | {"client_move_id": None, "seq": None}))
        socket.close()

    ada.page.route_web_socket("**/socket", answer)
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    away = True
    sockets[-1].close()
    wait_until(ada.page, lambda: len(asked) >= 5, "there are no five attempts")
    # Waits of 125, 250, 500 and 1000 ms at least lie between five attempts.
    assert asked[4] - asked[0] > 1.7
    assert ada.page.get_by_role("status").filter(has_text="connection").is_visible()
    away = False
    ada.page.get_by_role("status").filter(has_text="connection").wait_for(state="hidden")
    ada.decide(seen, random.Random(7))


def test_unknown_table_shows_a_notice(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.page.goto(ada.page.url.rstrip("/") + "/t/nowhere")
    ada.page.get_by_role("heading", name="This table cannot be opened").wait_for()
    ada.page.get_by_role("button", name="Home").click()
    ada.page.locator(STARTED).wait_for()


def test_taking_back_against_the_computer(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    first = ada.wait_for_decision()
    before = hand(ada)
    ada.decide(first, random.Random(5))
    ada.wait_for_decision()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Take back my move").click()
    ada.page.locator(f'[data-table][data-ply="{first["ply"]}"]').wait_for()
    assert [label.split(",")[0] for label in hand(ada)] == [label.split(",")[0] for label in before]
    ada.decide(ada.look(), random.Random(5))
    ada.wait_for_decision()
    ada.page.get_by_role("button", name="Menu").click()
    for _ in range(2):  # the second press confirms
        ada.page.get_by_role("button", name="Give up").click()
    end = ada.page.locator("[data-screen=end]")
    end.get_by_text("One move was taken back.").wait_for()


def test_looking_back_and_returning(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(6), 4)
    ada.wait_for_decision()
    now = hand(ada)
    ada.page.locator("[data-part=side] [data-part=log] button").nth(1).click()
    ada.page.get_by_text("The table after move").wait_for()
    assert ada.look()["decide"] == "none"
    ada.page.get_by_role("button", name="Back to now").click()
    ada.wait_for_decision()
    assert hand(ada) == now


def test_title_tells_whose_turn_it_is(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    assert ada.page.title().startswith("Your turn")
