"""People with recorded games: a file that is opened, a game that is given up to have one."""

import random
from pathlib import Path

from support.person import Person


def open_file(person: Person, path: Path) -> None:
    person.page.goto(person.page.url.split("/replay")[0].rstrip("/") + "/replay")
    person.page.locator('input[type="file"]').set_input_files(path)


def give_up_a_game(person: Person) -> None:
    """Somebody plays a little and gives up; the end is shown."""
    person.open_game_against("Apprentice")
    person.play_on(random.Random(1), 1)
    person.wait_for_decision()
    person.page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        person.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    person.page.locator("[data-screen=end]").wait_for()
