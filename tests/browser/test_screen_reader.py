"""Games by keyboard alone, heard by a screen reader: every move is announced, every place has its name."""

import random
import re
from typing import Any

import pytest

from mandala.records.game import Game
from support.learner import tab_to
from support.log_texts import retell, told_by_server
from support.person import STARTED, Arrive, Person, Seen, recorded_scores, shown_scores, wait_until
from support.random_games import RandomGame
from support.screen_reader import ScreenReader
from support.table_names import TableNames

TARGET_KEYS = {"M1": "q", "M2": "w", "F1": "a", "F2": "s", "D": "d"}
COLOURS = "ROYGPB"
MOVES_LEFT = 14
"""So many moves before its end a game is joined in the other languages."""

CLAIM = re.compile(r"(\w+ ×\d+) ")
"""How the name of a colour to choose begins."""

PLAY_ON = """async (body) => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch('/api/v1/replays/play-on', {method: 'POST', headers, body: JSON.stringify(body)});
  return answer.json();
}"""


def decide_by_keys(person: Person, seen: Seen, source: random.Random) -> None:
    keys = person.page.keyboard
    if seen["decide"] == "claim":
        digit = str(COLOURS.index(source.choice(seen["claims"])["name"]) + 1)
        keys.press(digit)
        keys.press(digit)  # claims matter: a second press confirms
        return
    keys.press(str(COLOURS.index(source.choice(seen["slots"])["name"]) + 1))
    places = [t["name"] for t in person.look()["targets"]]
    key = TARGET_KEYS[source.choice([p for p in places if p != "D"] or places)]
    keys.press(key)
    if any(t["armed"] for t in person.look()["targets"]):
        keys.press(key)


def start_by_keys(person: Person) -> None:
    """Opens the opponents on the start page and starts a game against the first of them."""
    person.page.locator(STARTED).wait_for()
    tab_to(person.page, "[data-part=opponents]")
    person.page.keyboard.press("Enter")
    person.page.get_by_role("dialog").wait_for()
    tab_to(person.page, "[data-level='1']")
    person.page.keyboard.press("Enter")


def join_near_the_end(person: Person) -> None:
    """Opens a table that goes on from a written game, short before its end."""
    game: Game = RandomGame(7, "grower", 0).played()
    wish: dict[str, Any] = {
        "record": game.to_record().to_line(),
        "ply": game.ply - MOVES_LEFT,
        "seat": 0,
        "level": 1,
        "name": person.name,
    }
    answer = person.page.evaluate(PLAY_ON, wish)
    person.page.goto(f"{person.page.url.rstrip('/')}/t/{answer['taken']['table_id']}")


def in_one_line(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_games_by_keys_are_told_to_a_screen_reader(arrive: Arrive, language: str) -> None:
    """A whole game in English; in the others the end of one."""
    ada = arrive("Ada", "wide", language=language)
    whole = language == "en"
    if whole:
        reader = ScreenReader(ada)
        start_by_keys(ada)
    else:
        join_near_the_end(ada)
        ada.wait_for_decision()
        reader = ScreenReader(ada)
    source = random.Random(4)
    decisions, before = 0, 0
    while (seen := ada.next_decision()) is not None:
        told = told_by_server(ada)
        lines = retell(told, language)
        if decisions == 0:  # what was there when the page opened is in the log, and not announced
            known = reader.announced()
            assert in_one_line(lines).endswith(known)
            before = len(in_one_line(lines)) - len(known)
        assert reader.announced() == in_one_line(lines)[before:].strip()
        names = TableNames(told, language)
        read = reader.parts()
        assert {name: read.get(name) for name in names.parts()} == names.parts()
        assert names.names() <= reader.names()
        assert names.held_by_the_other() in read[names.far_side()]
        offered = [CLAIM.match(text) for text in read.get(names.claims_heading(), [])]
        assert [found[1] for found in offered if found] == names.claims()
        decide_by_keys(ada, seen, source)
        ada.wait_until_played(seen)
        decisions += 1
    assert decisions > (10 if whole else 2)
    told_at_end = in_one_line(retell(told_by_server(ada), language))[before:].strip()
    wait_until(ada.page, lambda: reader.announced() == told_at_end, "the end is not announced")
    assert sorted(shown_scores(ada)) == sorted(recorded_scores(ada))
