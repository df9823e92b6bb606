"""Teaching the eye: what it watches, its gradient, and that it learns to point."""

import subprocess
import sys
from pathlib import Path

import numpy as np

from mandala.engine.eye import GLANCES, EyeWeights, shipped_eye_weights
from mandala.engine.weights import Widths, new_weights
from mandala.players.net import shipped_weights
from mandala.training import glancing
from mandala.training.glancing import Seen, attention, look_through, teach, untaught, watch

NETWORK = new_weights(4, Widths(16, 16, 8))


def watched(positions: int = 60, seed: int = 2) -> Seen:
    return watch(NETWORK, positions, seed)


def test_every_move_of_a_watched_position_is_written_down() -> None:
    seen = watched()
    sizes = np.diff(seen.first)
    assert len(sizes) == 60
    assert sizes.min() >= 2
    assert seen.first[-1] == len(seen.glances) == len(seen.kinds) == len(seen.values)
    assert seen.glances.shape[1] == GLANCES
    assert set(seen.kinds) == {0, 1, 2, 3}
    assert ((seen.values > 0) & (seen.values < 1)).all()


def test_same_seed_same_positions() -> None:
    one, two, other = watched(), watched(), watched(seed=3)
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert not np.array_equal(one.glances[:50], other.glances[:50])


def test_attention_is_shared_out_within_each_position() -> None:
    scores = np.array([1.0, 1.0, 0.0, 50.0, 50.0 - np.log(3)], np.float32)
    shares = attention(scores, np.array([0, 3]), np.array([3, 2]))
    assert np.allclose(shares, [0.4223, 0.4223, 0.1554, 0.75, 0.25], atol=1e-4)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    seen = watched()
    seen = seen._replace(glances=seen.glances.astype(np.float64))
    weights = EyeWeights(*(group.astype(np.float64) for group in untaught(1)))
    *_, slopes = look_through(weights, seen, 5, 50)
    step = 1e-3
    for group, slope in zip(weights, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        kept = group[place]
        losses = []
        for moved in (kept + step, kept - step):
            group[place] = moved
            losses.append(look_through(weights, seen, 5, 50)[0])
        group[place] = kept
        assert np.isclose((losses[0] - losses[1]) / (2 * step), slope[place], rtol=0.02)


def test_it_learns_to_point_where_the_values_are(monkeypatch, capsys) -> None:
    monkeypatch.setattr(glancing, "POSITIONS_PER_STEP", 50)
    seen = watched(600)
    # Of values that can be told at a glance: many of a colour in hand, and few at once.
    seen = seen._replace(values=0.1 * seen.glances[:, 1] - 0.1 * seen.glances[:, 2])
    before = look_through(untaught(1), seen, 540, 600)
    after = look_through(teach(seen, 8, 1), seen, 540, 600)
    assert after[0] < before[0] - 0.1
    assert after[1] > before[1] + 0.2
    assert capsys.readouterr().out.count("cross-entropy") == 8


def test_the_shipped_eye_points_where_the_shipped_network_points() -> None:
    """In 57 of 100 positions it was not taught, at its very favourite (docs/ai.md); here of others."""
    seen = watch(shipped_weights(), 500, seed=99)
    _, found, _ = look_through(shipped_eye_weights(), seen, 0, 500)
    assert found > 0.5
    assert found > 2 * look_through(untaught(1), seen, 0, 500)[1]


def test_the_command_writes_an_eye(tmp_path: Path) -> None:
    file = tmp_path / "eye.npz"
    command = [sys.executable, "-m", "mandala.training.glancing", str(file)]
    subprocess.run([*command, "--positions", "1200", "--rounds", "1"], check=True, timeout=300)
    with np.load(file) as written:
        weights = EyeWeights(*(written[name] for name in EyeWeights._fields))
    assert [group.shape for group in weights] == [group.shape for group in untaught(1)]
