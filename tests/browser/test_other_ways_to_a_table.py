"""Tables against the computer that are opened elsewhere: from a replay, and at the end of the tutorial."""

import json
import random
from pathlib import Path

from mandala.locales.translate import translate
from support.learner import STOPS, at
from support.log_texts import told_by_server
from support.person import Arrive, settle
from support.random_games import RandomGame
from support.recorded import open_file
from support.table import hand
from support.worlds import after

PLY = 20
COACHED_TURNS = 3


def test_playing_on_from_a_replay_opens_a_table(arrive: Arrive, tmp_path: Path) -> None:
    game = RandomGame(7, "grower", 0).played()
    game.players = ("Ada", "Bea")
    record = game.to_record()
    path = tmp_path / "game.json"
    path.write_text(record.to_line())
    reader = arrive("Eve", "phone")
    page = reader.page
    open_file(reader, path)
    page.get_by_role("slider").fill(str(PLY))
    page.get_by_role("button", name="Play on from here").click()
    window = page.locator("[data-part=play-on-window]")
    other = window.locator("input[name=seat]:not(:checked)")  # not the one that is offered first
    seat = int(other.input_value())
    other.check()
    window.locator("[data-level='1']").click()
    page.wait_for_url("**/t/*")
    seen = reader.wait_for_decision()
    told = told_by_server(reader)
    assert told["seats"] == [seat]
    assert told["table"]["players"][1 - seat]["level"] == 1
    moves = [step["event"]["move"] for step in told["steps"] if step["event"]["type"] == "moved"]
    assert moves[:PLY] == [str(move) for move in record.moves[:PLY]]
    assert sorted(told["position"]["hand"]) == sorted(hand(after(record, PLY), seat))
    reader.decide(seen, random.Random(1))
    reader.wait_for_decision()


def test_the_first_game_after_the_tutorial_is_coached_for_three_turns(arrive: Arrive) -> None:
    learner = arrive("Ada", "phone", confirm="never")
    page = learner.page
    last = STOPS[-1]
    kept = {"at": last["id"], "done": [stop["id"] for stop in STOPS[:-1]]}
    page.evaluate("(kept) => localStorage.setItem('mandala-tutorial', kept)", json.dumps(kept))
    page.goto(f"{page.url}learn")
    at(learner, last["id"])
    right = [option["right"] for option in last["options"]].index(True) + 1
    page.locator(f"[data-part=option]:nth-child({right})").click()
    page.locator("[data-part=coach] [data-part=onward]").click()
    page.locator("[data-part=first-game]").click()
    source = random.Random(2)
    advice = page.locator("[data-part=advice]")
    turns = 0
    while turns <= COACHED_TURNS:
        seen = learner.wait_for_decision()
        if seen["decide"] == "turn":
            turns += 1
            settle(page)
            if turns > COACHED_TURNS:
                break
            title = translate("en", "coach-title", {"number": turns})
            advice.get_by_role("heading", name=title).wait_for()
            assert advice.locator("[data-hint]").count() > 0
        assert told_by_server(learner)["table"]["players"][1]["level"] == 1
        learner.decide(seen, source)
    assert advice.count() == 0
    page.locator("[data-part=hint-button]").click()  # asked for, they are there as before
    advice.get_by_role("heading", name=translate("en", "advice-title", {})).wait_for()
