"""The learning curve as a file: of every language, whole, and the same for the same log."""

import importlib.util
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matplotlib.figure import Figure

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import set_language
from mandala.records.errors import MandalaError
from mandala.training.learning_curve import draw_curve
from mandala.training.metrics_log import OpponentScore, Point

POINTS = [
    Point(
        games=250_000 * n,
        decisions=14_000_000 * n,
        seconds=700.0 * n,
        core_seconds=1300.0 * n,
        loss=(0.6 - 0.01 * n, 0.62 - 0.01 * n),
        results=(
            OpponentScore("greedy", 200, 0.5 + 0.05 * n, (0.45 + 0.05 * n, 0.55 + 0.05 * n)),
            OpponentScore("net:some/where/w.npz", 2000, 0.05 * n, (0.04 * n, 0.06 * n)),
        ),
    )
    for n in range(1, 9)
]


@pytest.fixture
def in_every_language() -> Iterator[tuple[str, ...]]:
    yield LANGUAGES
    set_language("en")


def test_same_log_gives_the_same_picture_in_each_language(
    tmp_path: Path, in_every_language: tuple[str, ...]
) -> None:
    pictures = set()
    for language in in_every_language:
        set_language(language)
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
def test_curve_shows_every_point(
    tmp_path: Path, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures: list[Figure] = []
    save = Figure.savefig

    def saved(figure: Figure, *arguments: Any, **settings: Any) -> None:
        figures.append(figure)
        save(figure, *arguments, **settings)

    monkeypatch.setattr(Figure, "savefig", saved)
    draw_curve(POINTS[:count], tmp_path / "curve.png")
    strength, loss = figures[0].axes[:2]
    games = [point.games for point in POINTS[:count]]
    drawn = [line for line in strength.lines if np.asarray(line.get_xdata()).tolist() == games]
    scores = [[100 * result.score for result in point.results] for point in POINTS[:count]]
    assert [np.asarray(line.get_ydata()).tolist() for line in drawn] == [
        list(y) for y in zip(*scores, strict=True)
    ]
    assert [np.asarray(line.get_ydata()).tolist() for line in loss.lines] == [
        [point.loss[output] for point in POINTS[:count]] for output in (0, 1)
    ]
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_nothing_to_draw_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MandalaError, match="holds no measured training yet"):
        draw_curve([], tmp_path / "curve.svg")


def test_missing_matplotlib_is_reported_with_the_install_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(MandalaError, match=r"pip install 'mandala-game\[train\]'"):
        draw_curve(POINTS, tmp_path / "curve.svg")
