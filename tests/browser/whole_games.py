"""Whole games, replay and tutorial in Firefox and in WebKit: ``make browsers``.

Takes minutes, so it is not part of ``make test``. `test_firefox_and_webkit.py` is.
"""

import random
from collections.abc import Iterator

import pytest

from support.browser_packages import BROWSERS, open_window
from support.learner import STOPS
from support.other_browser import Window, wait_for
from support.person import SIZES
from support.table_program import TableProgram
from support.visitor import MOVE_SHOWN, THERE, Visitor

COVER = "() => document.querySelector('[data-cover]')?.dataset.cover ?? null"
GONE = "(selector) => document.querySelector(selector) === null"
SLIDE = """(to) => {
  const slider = document.querySelector('input[type=range]');
  slider.value = to;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""


@pytest.fixture(params=BROWSERS)
def browser_name(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(params=["phone", "wide"])
def window(request: pytest.FixtureRequest, browser_name: str) -> Iterator[Window]:
    opened = open_window(browser_name, *SIZES[request.param])
    yield opened
    opened.close()


def record_of(visitor: Visitor, table: str) -> dict[str, object]:
    found: dict[str, object] = visitor.ask(f"/tables/{table}/record")
    return found


def test_whole_game_and_its_replay(window: Window, server: TableProgram) -> None:
    ada = Visitor(window, server.url)
    ada.arrive()
    table = ada.start_game(level=1)
    ada.play_on(random.Random(1))
    record = record_of(ada, table)
    result, moves = record["result"], record["moves"]
    assert isinstance(result, dict)
    assert isinstance(moves, list)
    assert sorted(ada.shown_scores()) == sorted(result["scores"])

    window.open(f"{server.url}/replay?table={table}")
    wait_for(window, MOVE_SHOWN, 0)
    window.type_key("\ue014")  # the right arrow
    wait_for(window, MOVE_SHOWN, 1)
    window.type_key("\ue010")  # End
    wait_for(window, MOVE_SHOWN, len(moves))
    window.run(SLIDE, 7)
    wait_for(window, MOVE_SHOWN, 7)
    assert window.troubles() == []


def test_whole_game_at_one_screen(window: Window, server: TableProgram) -> None:
    both = Visitor(window, server.url)
    both.arrive()
    both.open_table(kind="hotseat", names=["Ada", "Bea"])
    source = random.Random(2)
    anything = "[data-screen=end], [data-cover], [data-table]:not([data-decide=none])"
    while True:
        wait_for(window, THERE, anything)
        seen, cover = both.look(), window.run(COVER)
        if seen["end"]:
            break
        if cover:
            both.press(f"[data-cover={cover}]")
            wait_for(window, GONE, f"[data-cover={cover}]")
        elif seen["decide"] != "none":
            both.decide(seen, source)
    assert len(both.shown_scores()) == 2
    assert window.troubles() == []


def test_whole_tutorial(window: Window, server: TableProgram) -> None:
    learner = Visitor(window, server.url)
    learner.arrive()
    learner.learn(len(STOPS))
    assert window.troubles() == []


def test_online_game_between_the_two(server: TableProgram) -> None:
    windows = [open_window(name, *SIZES["wide"]) for name in BROWSERS]
    try:
        ada, bea = (Visitor(w, server.url, n) for w, n in zip(windows, ("Ada", "Bea"), strict=True))
        for player in (ada, bea):
            player.arrive()
        taken = ada.ask("/tables", {"kind": "online", "name": "Ada"})
        table = taken["table_id"]
        bea.ask(f"/tables/{table}/join", {"name": "Bea", "invite_token": taken["invite_token"]})
        for player in (ada, bea):
            player.window.open(f"{server.url}/t/{table}")
        source = random.Random(3)
        while not ada.look()["end"]:
            for player in (ada, bea):
                seen = player.look()
                if seen["decide"] != "none":
                    player.decide(seen, source)
        assert sorted(ada.shown_scores()) == sorted(bea.shown_scores())
        assert [window.troubles() for window in windows] == [[], []]
    finally:
        for window in windows:
            window.close()
