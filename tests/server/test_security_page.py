"""tests/THREATS.md names tests that exist, at least one for each threat."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "tests" / "THREATS.md").read_text(encoding="utf-8")
THREATS = re.split(r"^- \*\*", PAGE, flags=re.MULTILINE)[1:]
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_named_test_exists(file: str, name: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.search(rf"^(async )?def {name}\(", text, re.MULTILINE)


def test_each_threat_names_a_test() -> None:
    assert len(THREATS) > 30
    for threat in THREATS:
        assert "::test_" in threat, threat
