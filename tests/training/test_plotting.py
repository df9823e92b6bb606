"""The learning curve as a file: of every language, whole, and the same for the same log."""

import importlib.util
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.locales.speaking import speak
from mandala.records.errors import MandalaError
from mandala.training.log import Point, Result
from mandala.training.plotting import draw_curve

POINTS = [
    Point(
        games=250_000 * n,
        decisions=14_000_000 * n,
        seconds=700.0 * n,
        core_seconds=1300.0 * n,
        loss=(0.6 - 0.01 * n, 0.62 - 0.01 * n),
        results=(
            Result("greedy", 200, 0.5 + 0.05 * n, (0.45 + 0.05 * n, 0.55 + 0.05 * n)),
            Result("net:some/where/w.npz", 2000, 0.05 * n, (0.04 * n, 0.06 * n)),
        ),
    )
    for n in range(1, 9)
]


@pytest.fixture
def in_every_language():
    yield LANGUAGES
    speak("en")


def test_the_same_log_gives_the_same_picture_in_each_language(
    tmp_path: Path, in_every_language: tuple[str, ...]
) -> None:
    pictures = set()
    for language in in_every_language:
        speak(language)
        path = tmp_path / f"{language}.svg"
        draw_curve(POINTS, path)
        first = path.read_bytes()
        draw_curve(POINTS, path)
        assert path.read_bytes() == first
        assert ET.fromstring(first).tag.endswith("svg")
        pictures.add(first)
    assert len(pictures) == len(in_every_language)
    assert {path.suffix for path in tmp_path.iterdir()} == {".svg"}


@pytest.mark.parametrize("count", [1, 2, 8])
def test_a_few_points_are_drawn_too(tmp_path: Path, count: int) -> None:
    draw_curve(POINTS[:count], tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_nothing_to_draw_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(MandalaError, match="holds no measured training yet"):
        draw_curve([], tmp_path / "curve.svg")


def test_without_matplotlib_the_way_to_get_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(MandalaError, match=r"pip install 'mandala-game\[train\]'"):
        draw_curve(POINTS, tmp_path / "curve.svg")
