"""The beginning of a game in Firefox and in WebKit. ``make browsers`` plays whole games there."""

import random
from collections.abc import Iterator

import pytest

from support.browser_packages import BROWSERS, open_window
from support.other_browser import Window
from support.table_program import TableProgram
from support.visitor import Visitor

DECISIONS = 4


@pytest.fixture(params=BROWSERS)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    opened = open_window(request.param, width=820, height=1180)
    yield opened
    opened.close()


def test_game_begins_and_survives_a_reload(window: Window, server: TableProgram) -> None:
    ada = Visitor(window, server.url)
    ada.arrive()
    table = ada.start_game(level=1)
    source = random.Random(1)
    assert ada.play_on(source, DECISIONS) == DECISIONS
    before = ada.next_decision()
    assert before is not None
    window.open(f"{server.url}/t/{table}")
    again = ada.next_decision()
    assert again is not None
    assert again["ply"] == before["ply"]
    assert [slot["name"] for slot in again["slots"]] == [slot["name"] for slot in before["slots"]]
    assert window.troubles() == []
