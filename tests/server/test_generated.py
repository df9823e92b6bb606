"""What is made from the message types is as it would be made now."""

from pathlib import Path

import pytest

from mandala.server.codegen.__main__ import generated_files

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", list(generated_files()))
def test_generating_again_changes_nothing(name: str) -> None:
    written = (ROOT / name).read_text(encoding="utf-8")
    assert written == generated_files()[name], f"{name} is out of date: run `make generate`"
