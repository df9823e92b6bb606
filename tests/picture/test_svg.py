"""The picture of a game: the same bytes for the same record, other bytes for every other game."""

import hashlib
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mandala.picture.palette import SANDS
from mandala.picture.svg import svg
from mandala.records.errors import MandalaError, RecordError
from mandala.records.move import Move
from mandala.records.record import Record
from mandala.records.replay import read_records, replay
from mandala.rules.colours import LETTERS
from support.golden import picture_hashes
from support.random_games import TEMPERAMENTS, RandomGame
from support.scenarios import GOLDEN, NAMES, scenario

ROOT = Path(__file__).parents[2]
EXAMPLE = "docs/examples/game.jsonl"
MOST_BYTES = 65_000
LONG_GAME = 150  # moves; games that people play are far shorter


def random_records(number: int) -> list[Record]:
    kinds = sorted(TEMPERAMENTS)
    games = (RandomGame(seed, kinds[seed % len(kinds)], seed % 2) for seed in range(number))
    return [game.played().to_record() for game in games]


def test_the_bytes_are_those_of_the_golden_file() -> None:
    assert picture_hashes() == (GOLDEN / "pictures.txt").read_text("utf-8")


def test_the_picture_in_the_documentation_is_up_to_date() -> None:
    ((_, record),) = read_records(ROOT / EXAMPLE)
    assert svg(record) == (ROOT / "docs" / "screenshots" / "picture.svg").read_text("utf-8")


def test_no_two_games_look_alike() -> None:
    records = random_records(60)
    drawings = [drawn_part(svg(record)) for record in records]
    assert len(set(drawings)) == len(records)
    assert svg(records[7]) == svg(records[7])


def drawn_part(picture: str) -> str:
    """The picture without names and points."""
    return re.sub(r"<(title|text).*?</\1>", "", picture)


def test_games_that_differ_in_the_last_move_alone_look_different() -> None:
    record = scenario("deadlock")
    *_, last = record.moves
    game = replace(record, moves=record.moves[:-1], result=None)
    with pytest.raises(MandalaError, match="this one is not over"):
        svg(game)
    resigned = [ended(game, winner) for winner in (0, 1)]
    pictures = {drawn_part(svg(each)) for each in (record, *resigned)}
    assert len(pictures) == 3, last


def ended(record: Record, winner: int) -> Record:
    """The same game, given up where it is."""
    game = replay(record)
    game.resign(1 - winner)
    return game.to_record()


def test_it_is_xml_of_modest_size_with_whole_numbers_only() -> None:
    records = [record for record in random_records(24) if len(record.moves) < LONG_GAME]
    assert len(records) > 20
    for record in records:
        picture = svg(record)
        assert len(picture) < MOST_BYTES, record
        ET.fromstring(picture)
        assert not re.search(r'd="[^"]*\.', picture)


def test_a_game_given_up_before_the_first_move_or_between_two_claims_has_a_picture() -> None:
    record = scenario("river")
    at_once = ended(replace(record, moves=(), result=None), 0)
    ET.fromstring(svg(at_once))
    claims = [n for n, move in enumerate(record.moves) if str(move).startswith("C")]
    between = ended(replace(record, moves=record.moves[: claims[0] + 1], result=None), 1)
    ET.fromstring(svg(between))


@pytest.mark.parametrize("name", ["<b>&\"'", "\u202eAda\x07", "A" * 40, "山" * 40, ""])
def test_any_name_gives_xml_that_shows_it_as_text(name: str) -> None:
    picture = svg(scenario("drawn"), (name, "Bea"))
    texts = [node.text or "" for node in ET.fromstring(picture).iter() if "text" in node.tag]
    assert texts[1] == "".join(letter for letter in name if letter.isprintable())
    assert texts[2] == "Bea"


def test_long_names_are_smaller() -> None:
    sizes = [
        int(re.findall(r'font-size="(\d+)"', svg(scenario("drawn"), (name, "Bea")))[1])
        for name in ("Ada", "A" * 40, "山" * 40)
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[1] > sizes[2] > 50


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = scenario("drawn")
    wrong = replace(record, moves=(Move.parse("CR"), *record.moves[1:]))
    with pytest.raises(RecordError, match="CR is not legal"):
        svg(wrong)


def test_the_sands_are_those_of_the_page() -> None:
    page = (ROOT / "web/src/table/drawing/palette.ts").read_text("utf-8")
    found = {
        letter: (ground, light, dark)
        for letter, ground, light, dark in re.findall(
            r'(\w): \{ ground: "(#\w+)", light: "(#\w+)", dark: "(#\w+)"', page
        )
    }
    assert found == {letter: tuple(sand[:3]) for letter, sand in zip(LETTERS, SANDS, strict=True)}


def test_hashes_are_of_all_finished_games() -> None:
    lines = picture_hashes().splitlines()[1:]
    assert len(lines) > len(NAMES) // 2
    name, digest = lines[0].split()
    assert digest == hashlib.sha256(svg(scenario(name), ("Ada", "Bea")).encode()).hexdigest()
