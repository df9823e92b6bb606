"""Recorded games in the page: played back, checked, downloaded; foreign files refused kindly."""

import json
from pathlib import Path

import pytest

from mandala.records.game import Game
from support.browsing import Person
from support.random_games import RandomGame


@pytest.fixture
def game() -> Game:
    found = RandomGame(7, "grower", 0).played()
    found.players = ("Ada", "Bea")
    return found


def open_file(person: Person, path: Path) -> None:
    person.page.goto(person.page.url.split("/replay")[0].rstrip("/") + "/replay")
    person.page.locator('input[type="file"]').set_input_files(path)


def test_a_file_is_replayed_with_scrubber_keys_and_views(
    arrive, game: Game, tmp_path: Path
) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "game.json"
    path.write_text(game.record().to_line())
    ada = arrive("Ada", "wide")
    open_file(ada, path)
    page = ada.page
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text(f"Move 1 of {game.ply}").wait_for()
    page.keyboard.press("End")
    page.get_by_text(f"Move {game.ply} of {game.ply}").wait_for()
    page.keyboard.press("Home")
    page.get_by_role("slider").fill("10")
    page.get_by_text(f"Move 10 of {game.ply}").wait_for()
    assert page.locator(".open-hand").count() == 1
    page.get_by_label("Whose cards").select_option("1")
    assert page.locator(".open-hand").count() == 0
    assert page.locator(".near .name").inner_text() == "Bea"
    page.locator(".side .log button").first.click()
    page.get_by_text(f"Move 1 of {game.ply}").wait_for()


def test_every_press_counts_while_moves_are_shown(arrive, game: Game, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "game.json"
    path.write_text(game.record().to_line())
    ada = arrive("Ada", "wide", speed="normal")
    open_file(ada, path)
    page = ada.page
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    for _ in range(8):  # each within the moves that the last one shows
        page.get_by_role("button", name="One move on").click()
        page.wait_for_timeout(120)
    page.get_by_text(f"Move 8 of {game.ply}").wait_for()
    page.get_by_role("button", name="One move back").click()  # from where the eighth led
    page.get_by_text(f"Move 7 of {game.ply}").wait_for()
    page.wait_for_timeout(3_000)  # what was cut short does not come back
    assert page.get_by_text(f"Move 7 of {game.ply}").is_visible()


def test_the_log_begins_where_the_replay_begins(arrive, game: Game, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "game.json"
    path.write_text(game.record().to_line())
    ada = arrive("Ada", "wide")
    open_file(ada, path)
    ada.page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    lines = ada.page.locator(".side .log button")
    in_sight = "(line) => line.closest('ol').getBoundingClientRect().bottom > line.getBoundingClientRect().top"
    ada.page.wait_for_timeout(100)
    assert ada.page.locator("ol.log").evaluate("(log) => log.scrollTop") == 0
    assert not lines.last.evaluate(in_sight), "the game is too short for this test"
    ada.page.keyboard.press("End")
    ada.page.get_by_text(f"Move {game.ply} of {game.ply}").wait_for()
    assert lines.last.evaluate(in_sight)


def test_the_menu_of_a_replay_on_a_phone(arrive, game: Game, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "game.json"
    path.write_text(game.record().to_line())
    ada = arrive("Ada", "phone")
    open_file(ada, path)
    page, menu = ada.page, ada.page.get_by_role("dialog")
    page.get_by_role("button", name="Menu").click()
    assert menu.get_by_role("radio").count() == 0, "settings have a page of their own"
    menu.get_by_role("button", name="Log").click()
    menu.get_by_role("listitem").nth(4).get_by_role("button").click()
    page.get_by_text(f"Move 5 of {game.ply}").wait_for()
    page.get_by_role("button", name="Menu").click()
    menu.get_by_role("button", name="Settings").click()
    menu.get_by_role("radio").first.wait_for()


def test_a_fair_and_an_unfair_deal(arrive, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    vectors = json.loads((Path(__file__).parents[2] / "docs/fair-deal-vectors.json").read_text())
    ada = arrive("Ada", "phone")
    for example in vectors["records"]:
        path = tmp_path / "deal.json"
        path.write_text(json.dumps(example["record"]))
        open_file(ada, path)
        loaded = ada.page.get_by_role("slider").or_(ada.page.get_by_role("alert"))
        loaded.wait_for()
        if ada.page.get_by_role(
            "alert"
        ).count():  # the rules refuse it before the check of the deal
            assert not example["fair"]
            continue
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name="Check the deal").click()
        verdict = ada.page.locator("[data-fair]")
        assert verdict.get_attribute("data-fair") == str(example["fair"]).lower(), example["what"]


def test_foreign_files_are_refused_kindly(arrive, game: Game, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    record = game.record().to_json()
    foreign = {
        "text": "hello",
        "list": "[1, 2]",
        "other": json.dumps({"format": "chess/1"}),
        "cut": game.record().to_line()[:200],
        "illegal": json.dumps(record | {"moves": ["CY", *record["moves"]]}),
        "html": "<script>alert(1)</script>",
        "empty": "",
    }
    ada = arrive("Ada", "phone")
    for name, text in foreign.items():
        path = tmp_path / f"{name}.json"
        path.write_text(text)
        open_file(ada, path)
        alert = ada.page.get_by_role("alert")
        alert.wait_for()
        assert "cannot be replayed" in alert.inner_text(), name
        if name == "illegal":
            assert "move 1" in alert.inner_text()
            assert "Rule" in alert.inner_text()
    huge = tmp_path / "huge.json"
    huge.write_text(" " * 3_000_000)
    open_file(ada, huge)
    ada.page.get_by_text("too large").wait_for()


def test_a_file_of_several_games(arrive, game: Game, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([game.record().to_line()] * 2) + "\n")
    ada = arrive("Ada", "phone")
    open_file(ada, path)
    ada.page.get_by_text(f"Move 0 of {game.ply}").wait_for()
