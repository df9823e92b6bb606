"""``mandala connect``: bots as guests at a real server, by invitation, by link, and as hosts."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from mandala.client import ApiClient
from mandala.server.protocol.http import Online
from support.program import PROGRAM
from support.table_server import Running

pytestmark = pytest.mark.anyio


def connect(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*PROGRAM, "connect", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


async def finished(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = await asyncio.to_thread(process.communicate, timeout=120)
    return process.returncode, out, err


async def test_two_bots_play_at_a_server(table_server: Running, tmp_path: Path) -> None:
    """One opens a table, the other comes by the invitation it printed."""
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    host = connect(table_server.url, "random", "--name", "Host")
    assert host.stdout is not None
    line = await asyncio.to_thread(host.stdout.readline)
    invitation = line.split()[-1]
    guest = connect(invitation, f"cmd:{sys.executable} {bot}", "--name", "Guest")
    guest_code, guest_out, guest_err = await finished(guest)
    host_code, host_out, _ = await finished(host)
    assert (guest_code, host_code) == (0, 0), guest_err
    words = {guest_out.split()[0], host_out.split()[0]}
    assert words in ({"won", "lost"}, {"drawn"})
    table = invitation.rpartition("/t/")[2].partition("#")[0]
    record = await ApiClient(table_server.url).record(table)
    assert record["players"] == ["Host", "Guest"]


BOT = """
import json, sys
game = None
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "Last move", "author": "test"}
    elif message["type"] == "go":
        assert len(message["history"]) == message["observation"]["ply"]
        assert message["observation"]["hand"]
        answer = {"type": "move", "game": message["game"], "move": message["legal"][-1]}
    else:
        continue
    print(json.dumps(answer), flush=True)
"""


async def test_bot_takes_over_a_seat_by_its_link(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    mine = await ada.create(Online(name="Ada"))
    theirs = await bea.join(mine.table_id, "Bea", mine.invite_token)
    links = [f"{table_server.url}/t/{mine.table_id}#seat={s.seat_token}" for s in (mine, theirs)]
    bots = [connect(link, "random") for link in links]
    answers = await asyncio.gather(*(finished(each) for each in bots))
    assert [code for code, _, _ in answers] == [0, 0]


async def test_bot_that_fails_resigns(table_server: Running, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT.replace('message["legal"][-1]', '"CR"'))
    host = connect(table_server.url, f"cmd:{sys.executable} {bot}")
    assert host.stdout is not None
    line = await asyncio.to_thread(host.stdout.readline)
    guest = connect(line.split()[-1], "level:1")  # a name that the server keeps for its own AI
    (code, _, err), (guest_code, out, _) = await asyncio.gather(finished(host), finished(guest))
    assert code == 2
    assert err.splitlines()[-1].endswith("it resigned the game")
    assert guest_code == 0
    assert "resign" in out


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("ftp://x", "http://"),
        ("http://127.0.0.1:9/t/abc#seat=" + "x" * 32, "does not answer"),
        ("{url}/t/abc", "#invite="),
        ("{url}/t/abc#invite=" + "x" * 32, "table does not exist"),
    ],
)
async def test_wrong_link_is_one_line(table_server: Running, link: str, said: str) -> None:
    code, _, err = await finished(connect(link.replace("{url}", table_server.url), "random"))
    assert code == 2
    assert err.count("\n") == 1
    assert said in err
