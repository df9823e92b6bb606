"""A whole game in each language on a small phone: every screen fits, every line of the log is said."""

import json
import os
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from support.log_texts import retell, told_by_server
from support.overflow import misfits
from support.person import (
    STARTED,
    Arrive,
    Person,
    WindowPart,
    recorded,
    recorded_scores,
    shown_scores,
)
from support.random_games import RandomGame

# A key shown instead of its text, a value that was not filled in, a mark around a value.
UNSAID = re.compile(
    r"\b(?:log|effect|claim|refusal|setting|hint)-[a-z]|[{}$\u2066-\u2069]|undefined|NaN"
)

# To look at the pictures: MANDALA_SCREENSHOTS=folder pytest tests/browser/test_languages.py
PICTURES = os.environ.get("MANDALA_SCREENSHOTS")


class Reader:
    """Somebody who reads one language, looks at each screen with care and keeps a picture."""

    def __init__(self, person: Person, language: str, folder: Path) -> None:
        self.person = person
        self.page: Page = person.page
        self.language = language
        self.folder = Path(PICTURES) if PICTURES else folder

    def text(self, key: str, **values: str | int) -> str:
        return translate(self.language, key, values)

    def read(self, screen: str) -> str:
        """All words on the screen, which must fit and be words."""
        shown = self.page.locator("body").inner_text()
        assert misfits(self.page) == [], screen
        assert not (unsaid := UNSAID.search(shown)), f"{screen}: {unsaid}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.folder / f"{self.language}-{screen}.png", full_page=True)
        return shown

    def press(self, key: str, within: str = "main") -> None:
        place = self.page.locator(within)
        place.get_by_role("button", name=self.text(key), exact=True).first.click()

    def close_window(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.get_by_role("dialog").wait_for(state="hidden")


def play_and_read(reader: Reader) -> None:
    """Random moves to the end; the first sight of every kind of decision is read."""
    person, source = reader.person, random.Random(1)
    known = set()
    while (seen := person.next_decision()) is not None:
        assert seen["wide"] <= 360
        assert seen["high"] <= 640
        moment = f"{seen['decide']}-{'later' if seen['ply'] > 12 else 'early'}"
        if moment not in known:
            known.add(moment)
            reader.read(moment)
            if seen["decide"] == "turn":
                person.press(seen["slots"][0])
                reader.page.locator("[data-part=targets]").wait_for()
                reader.read(f"{moment}-targets")
                reader.page.keyboard.press("Escape")
                reader.page.locator("[data-part=targets]").wait_for(state="hidden")
                seen = person.look()
        person.decide(seen, source)
    assert {"turn-early", "turn-later", "claim-later"} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_game_and_its_log_in_every_language(
    arrive: Arrive, language: str, tmp_path: Path
) -> None:
    reader = Reader(
        arrive("Ada", "phone", language=language, reduced_motion=True), language, tmp_path
    )
    page = reader.page
    page.locator(STARTED).wait_for()
    assert page.locator("html").get_attribute("lang") == language
    reader.read("start")
    windows: tuple[WindowPart, ...] = ("settings", "online", "hotseat", "opponents")
    for part in windows:
        window = reader.person.open_window(part)
        reader.read(part)
        if part != "opponents":
            reader.close_window()
    window.get_by_role("button", name=reader.text("player-ai", level=1)).click()
    play_and_read(reader)
    assert sorted(shown_scores(reader.person)) == sorted(recorded_scores(reader.person))
    assert reader.text("play-again") in reader.read("end")

    reader.press("look-at-table")
    reader.press("menu")
    reader.read("menu")
    reader.press("log", within="dialog")
    told = told_by_server(reader.person)
    shown = [
        " ".join(line.split())
        for line in page.locator("dialog [data-part=log] li").all_inner_texts()
    ]
    assert shown == [" ".join(line.split()) for line in retell(told, language)]
    assert len(shown) >= len(recorded(reader.person)["moves"]) > 20  # no move goes untold
    if language != "en":
        assert not set(retell(told, language)) & set(retell(told, "en"))
    reader.read("log")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_lessons_fit(arrive: Arrive, language: str, tmp_path: Path) -> None:
    reader = Reader(
        arrive("Ada", "phone", language=language, reduced_motion=True), language, tmp_path
    )
    page = reader.page
    page.locator('a[href="/rules"]').click()
    page.locator("[data-clause]").first.wait_for()
    reader.read("rules")
    page.go_back()
    page.locator('a[href="/learn"]').click()
    page.locator("[data-part=coach]").wait_for()
    reader.read("learn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_illegal_record_is_refused_in_every_language(
    arrive: Arrive, language: str, tmp_path: Path
) -> None:
    reader = Reader(arrive("Ada", "phone", language=language), language, tmp_path)
    page = reader.page
    page.locator('a[href="/replay"]').click()
    record = RandomGame(7, "grower", 0).played().to_record().to_json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record | {"moves": ["CY", *record["moves"]]}))
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("alert").wait_for()
    why = reader.text("refusal-claim-nothing_destroyed")
    legal = reader.text("not-legal", move="CY", why=why, rule="5.2")
    at = reader.text("at-move-entry", number=1, index=0, why=legal)
    assert page.get_by_role("alert").inner_text() == reader.text("replay-refused", why=at)
    reader.read("refused")
