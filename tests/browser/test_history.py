"""The end of a game with its picture, and the list of own games with theirs."""

import json
from pathlib import Path

import pytest

from mandala.records.record import Record
from mandala.records.replay import replay
from support.accessibility import violations
from support.overflow import MISFITS
from support.person import Arrive, Person
from support.recorded import give_up_a_game

LOADED = """() => {
  const pictures = [...document.querySelectorAll('[data-part=picture]')];
  return pictures.length > 0 && pictures.every((one) => one.complete && one.naturalWidth === 1000);
}"""


def saved(person: Person, selector: str) -> bytes:
    """Presses what saves a file; returns the file."""
    with person.page.expect_download(timeout=60_000) as waiting:
        person.page.locator(selector).click()
    return Path(waiting.value.path()).read_bytes()


@pytest.mark.parametrize(("size", "dark"), [("phone", False), ("wide", True)])
def test_the_picture_is_at_the_end_and_in_the_history(
    arrive: Arrive, size: str, dark: bool
) -> None:
    ada = arrive("Ada", size, dark=dark)
    page = ada.page
    give_up_a_game(ada)
    page.wait_for_function(LOADED)
    assert page.get_by_role("img", name="Mandala of the game Ada – Apprentice").is_visible()
    assert page.locator("[data-part=story]").inner_text().startswith("The score stood at ")
    assert violations(ada) == []
    assert page.evaluate(MISFITS) == []
    assert saved(ada, "[data-save=svg]").startswith(b"<svg ")
    assert saved(ada, "[data-save=png]").startswith(b"\x89PNG")

    page.get_by_role("link", name="All your games").click()
    page.locator("[data-game]").wait_for()
    page.wait_for_function(LOADED)
    assert page.get_by_role("status").inner_text() == "1 game"
    assert violations(ada) == []
    assert page.evaluate(MISFITS) == []
    (line,) = saved(ada, "[data-part=download]").decode().splitlines()
    record = Record.from_json(json.loads(line))
    assert replay(record).over
    kind, opponent = page.get_by_label("Kind"), page.get_by_label("Opponent")
    kind.select_option("Against the computer")
    opponent.select_option("Apprentice")
    page.wait_for_url("**/history?opponent=level%3A1&kind=ai")
    page.go_back()
    page.wait_for_url("**/history?kind=ai")
    assert (kind.input_value(), opponent.input_value()) == ("ai", "")
    page.reload()
    page.locator("[data-game]").wait_for()
    assert kind.input_value() == "ai"
    page.goto(page.url.replace("kind=ai", "kind=online"))
    page.get_by_text("No game matches").wait_for()
    assert page.locator("[data-game]").count() == 0
    page.go_back()
    page.locator("[data-game]").click()
    page.locator("[data-table]").wait_for()
    assert page.url.split("/replay?table=")[1]


def test_a_newcomer_has_an_empty_history_and_the_shared_link_holds_no_secret(
    arrive: Arrive,
) -> None:
    ada = arrive("Ada", "phone")
    start = ada.page.url
    ada.page.goto(f"{start}history")
    ada.page.get_by_text("No finished games yet.").wait_for()
    assert violations(ada) == []
    ada.page.goto(start)
    give_up_a_game(ada)
    ada.page.evaluate(
        "() => { window.shared = []; navigator.share = async (what) => window.shared.push(what) }"
    )
    ada.page.locator("[data-part=share]").click()
    table_id = ada.page.url.split("/t/")[1]
    (sent,) = ada.page.evaluate("window.shared")
    assert sent["url"] == f"{start}replay?table={table_id}"
    bea = arrive("Bea", "phone")
    bea.page.goto(sent["url"])
    bea.page.locator("[data-table]").wait_for()
