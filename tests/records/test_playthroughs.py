"""The scenarios as texts: a change in any rule, view or legal move shows as a difference."""

import pytest

from mandala.records.replay import replay
from support.playthrough import playthrough
from support.scenarios import GOLDEN, NAMES, scenario


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_plays_as_written(name: str) -> None:
    """Regenerate with ``make golden`` after a wanted change."""
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name, scenario(name)) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_is_a_record_that_follows_the_rules(name: str) -> None:
    record = scenario(name)
    assert replay(record).to_record(**record.extra) == record


def test_every_golden_text_has_its_source() -> None:
    texts = {path.stem for path in GOLDEN.glob("*.txt")}
    assert texts == {*NAMES, "perft", "features", "pictures"}
