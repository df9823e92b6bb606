"""Recorded games in the page: checked, several in a file, foreign ones refused kindly."""

import json
from pathlib import Path

import pytest

from mandala.records.game import Game
from support.person import Arrive
from support.random_games import RandomGame
from support.recorded import give_up_a_game, open_file


@pytest.fixture
def game() -> Game:
    found = RandomGame(7, "grower", 0).played()
    found.players = ("Ada", "Bea")
    return found


def test_a_fair_and_an_unfair_deal(arrive: Arrive, tmp_path: Path) -> None:
    vectors = json.loads(
        (Path(__file__).parents[2] / "docs/reference/fair-deal-vectors.json").read_text()
    )
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


def test_deal_is_checked_against_the_kept_commitment(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    page = ada.page
    give_up_a_game(ada)
    table = page.url.split("/t/")[1]
    told = page.evaluate("(id) => localStorage.getItem(`mandala-deal-${id}`)", table)
    checks, verdict = (
        page.get_by_role("dialog").get_by_role("listitem"),
        page.locator("[data-fair]"),
    )

    def check() -> str | None:
        page.goto(page.url.split("/t/")[0].split("/replay")[0] + f"/replay?table={table}")
        page.get_by_role("slider").wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Check the deal").click()
        fair: str | None = verdict.get_attribute("data-fair")
        return fair

    assert check() == "true"
    assert told.split()[0] == table
    assert told.split()[1] in page.get_by_role("dialog").inner_text()
    assert "this browser received during the game" in checks.first.inner_text()
    for other in (f"{table} {'0' * 64}", f"another {told.split()[1]}"):  # exchanged, or renamed
        page.evaluate(
            "([id, it]) => localStorage.setItem(`mandala-deal-${id}`, it)", [table, other]
        )
        assert check() == "false"
        assert "is not the one this browser received" in checks.first.inner_text()
    page.evaluate("(id) => localStorage.removeItem(`mandala-deal-${id}`)", table)
    assert check() == "true"  # by the record alone, and that is said
    page.get_by_text("This browser has no commitment").wait_for()


def test_foreign_files_are_refused_with_a_reason(
    arrive: Arrive, game: Game, tmp_path: Path
) -> None:
    record = game.to_record().to_json()
    foreign = {
        "text": "hello",
        "list": "[1, 2]",
        "other": json.dumps({"format": "chess/1"}),
        "cut": game.to_record().to_line()[:200],
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
    long = tmp_path / "long.json"  # one game that is longer than the server reads
    long.write_text(json.dumps(record | {"note": "x" * 150_000}))
    open_file(ada, long)
    ada.page.get_by_text("too large").wait_for()


def test_a_file_of_several_games(arrive: Arrive, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([game.to_record().to_line()] * 2) + "\n")
    ada = arrive("Ada", "phone")
    open_file(ada, path)
    ada.page.get_by_text(f"Move 0 of {game.ply}").wait_for()


def test_damaged_line_leaves_other_games_readable(
    arrive: Arrive, game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    line = game.to_record().to_line()
    path.write_text(f"{line}\n {line}\n{line[:300]}")  # the end of a download is missing
    ada = arrive("Ada", "phone")
    open_file(ada, path)
    page = ada.page
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the replay").click()
    page.get_by_role("button", name="Game 3").click()
    assert "cannot be replayed" in page.get_by_role("alert").inner_text()
    page.get_by_role("button", name="Game 2").click()
    page.get_by_text(f"Move 0 of {game.ply}").wait_for()


def test_damaged_first_line_leaves_other_games_readable(
    arrive: Arrive, game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    line = game.to_record().to_line()
    path.write_text(f"{line[300:]}\n{line}\n")
    ada = arrive("Ada", "phone")
    open_file(ada, path)
    ada.page.get_by_role("alert").wait_for()
    ada.page.get_by_role("button", name="Game 2").click()
    ada.page.get_by_text(f"Move 0 of {game.ply}").wait_for()
