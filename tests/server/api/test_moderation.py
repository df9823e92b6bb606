"""Players block each other, and report each other to the host."""

import asyncio
import json
from typing import Any

import pytest

from mandala.client import ApiClient, MoveRefused, RequestRefused
from mandala.server.actions.base import TableRequest
from mandala.server.actions.greet import Greet
from mandala.server.actions.rematch import AnswerRematch, OfferRematch
from mandala.server.actions.resign import Resign
from mandala.server.protocol.http import HotSeat, Online
from support.table_server import Running, finished_pair, table_between, until

pytestmark = pytest.mark.anyio


async def send(
    guest: ApiClient, method: str, path: str, body: dict[str, object] | None = None
) -> tuple[int, dict[str, Any]]:
    """Send a request; return status and answer."""
    data = None if body is None else json.dumps(body).encode()
    status, answer = await asyncio.to_thread(guest.request, method, f"/api/v1{path}", data)
    return status, json.loads(answer) if answer else {}


async def block(guest: ApiClient, table_id: str, **body: object) -> tuple[int, object]:
    status, answer = await send(guest, "POST", f"/tables/{table_id}/block", body)
    return status, answer.get("code")


async def join(guest: ApiClient, host: ApiClient) -> str:
    """Try to join a new table of ``host``; return the code of the refusal, or an empty text."""
    seat = await host.create(Online(name="Host"))
    try:
        await guest.join(seat.table_id, "Guest", seat.invite_token)
    except RequestRefused as error:
        return error.code
    return ""


async def asked(guest: ApiClient, table_id: str, request: TableRequest) -> str:
    async with guest.sit(table_id) as line:
        try:
            ack = await line.request(request)
        except MoveRefused as error:
            return error.code
        await until(line, ack.seq)
    return ""


async def test_blocked_guests_do_not_meet_again(table_server: Running) -> None:
    ada, eve, table_id = await table_between((table_server, table_server))
    assert await asked(eve, table_id, Greet(client_move_id="g1", key="hello")) == ""
    assert await block(ada, table_id) == (204, None)
    assert await join(eve, ada) == "guest/blocked"
    assert await join(ada, eve) == "guest/blocked"
    assert await join(table_server.guest(), ada) == ""  # others are welcome
    refused = await asked(eve, table_id, Greet(client_move_id="g2", key="hello"))
    assert refused == "guest/blocked"
    assert await asked(ada, table_id, Resign(client_move_id="r")) == ""  # the game itself goes on
    refused = await asked(eve, table_id, OfferRematch(client_move_id="again"))
    assert refused == "guest/blocked"


@pytest.mark.parametrize("blocking", ["the one who offered", "the one who was asked"])
async def test_blocked_guests_agree_on_no_other_game(table_server: Running, blocking: str) -> None:
    ada, eve, table_id, _ = await finished_pair(table_server)
    assert await asked(eve, table_id, OfferRematch(client_move_id="again")) == ""
    assert await block(eve if blocking == "the one who offered" else ada, table_id) == (204, None)
    yes = AnswerRematch(client_move_id="yes", accept=True)
    assert await asked(ada, table_id, yes) == "guest/blocked"
    no = AnswerRematch(client_move_id="no", accept=False)
    assert await asked(ada, table_id, no) == ""


async def test_block_is_listed_and_ended(table_server: Running) -> None:
    ada, eve, table_id = await table_between((table_server, table_server))
    assert await block(ada, table_id) == (204, None)
    _, listed = await send(ada, "GET", "/me/blocks")
    (found,) = listed["blocks"]
    assert found["name"] == "Bea"
    assert (await send(eve, "GET", "/me/blocks"))[1] == {"blocks": []}
    path = f"/me/blocks/{found['id']}"
    assert (await send(eve, "DELETE", path))[0] == 404  # not hers
    assert (await send(ada, "DELETE", path))[0] == 204
    assert await join(eve, ada) == ""


async def test_only_a_seat_blocks_and_only_another_person(table_server: Running) -> None:
    ada, _, table_id = await table_between((table_server, table_server))
    assert await block(table_server.guest(), table_id) == (403, "seat/not_yours")
    alone = await ada.create(Online(name="Ada"))
    assert await block(ada, alone.table_id) == (409, "guest/nobody")
    shared = await ada.create(HotSeat(names=("Ada", "Bea")))
    assert await block(ada, shared.table_id) == (409, "guest/nobody")


async def test_link_to_the_seat_is_enough(table_server: Running) -> None:
    ada, eve = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    await eve.join(seat.table_id, "Eve", seat.invite_token)
    stranger = table_server.guest()
    assert (await block(stranger, seat.table_id, seat_token=seat.seat_token))[0] == 204
    assert await join(eve, ada) == "guest/blocked"


async def test_report_reaches_the_host(table_server: Running) -> None:
    ada, eve, table_id = await table_between((table_server, table_server))
    path = f"/tables/{table_id}/report"
    assert (await send(ada, "POST", path, {"reason": "no such reason"}))[0] == 400
    assert (await send(ada, "POST", path, {"reason": "greetings"}))[0] == 204
    (report,) = await table_server.services.storage.reports(10)
    guests = table_server.services.guests
    reporter, reported = guests.read(ada.cookie), guests.read(eve.cookie)
    assert reporter
    assert reported
    assert (report.reporter_id, report.reported_id) == (reporter.guest_id, reported.guest_id)
    assert (report.name, report.reason, report.table_id) == ("Bea", "greetings", table_id)


async def test_leaving_takes_blocks_and_reports_along(table_server: Running) -> None:
    ada, _, table_id = await table_between((table_server, table_server))
    await block(ada, table_id)
    await send(ada, "POST", f"/tables/{table_id}/report", {"reason": "other"})
    await ada.forget_me()
    assert await table_server.services.storage.reports(10) == []
