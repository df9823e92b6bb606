"""``mandala train`` as people run it: interrupted, resumed, measured, drawn."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np

from mandala.engine.eval.network_weights import Weights, load_weights, new_weights, save_weights
from support.processes import happens
from support.program import PROGRAM, environment, mandala, refused, refused_here

SECONDS = 120  # that a busy machine may take for a few batches, compiling included
TINY = ("--games", "1280", "--measure-every", "256", "--against", "random", "--measure-games", "2")


def weights_in(folder: Path) -> Weights:
    return load_weights(folder / "weights.npz")


def measured(folder: Path) -> list[int]:
    lines = (folder / "log.jsonl").read_text().splitlines()
    return [json.loads(line)["games"] for line in lines]


def interrupt(folder: Path, how: signal.Signals, after: int) -> int:
    """Go on training until ``after`` snapshots are there, then send the signal; the exit code."""
    process = subprocess.Popen(
        [*PROGRAM, "train", str(folder), *TINY],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        there = happens(lambda: len(snapshots(folder)) >= after, SECONDS)
        assert there, "it never came that far"
        os.kill(process.pid, how)
        return process.wait(timeout=SECONDS)
    finally:
        process.kill()
        process.wait()


def snapshots(folder: Path) -> list[Path]:
    return sorted((folder / "snapshots").glob("*.npz"))


def test_interrupted_training_ends_in_the_same_weights(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    done = mandala("train", str(whole), *TINY)
    assert done.returncode == 0, done.stderr
    assert f"The weights are in {whole / 'weights.npz'}" in done.stdout

    assert interrupt(broken, signal.SIGKILL, after=1) == -signal.SIGKILL
    assert interrupt(broken, signal.SIGTERM, after=2) == 130
    assert interrupt(broken, signal.SIGINT, after=3) == 130
    assert len(snapshots(broken)) < 5, "each time before the end"
    assert mandala("train", str(broken), *TINY).returncode == 0

    for one, other in zip(weights_in(whole), weights_in(broken), strict=True):
        assert np.array_equal(one, other)
    assert measured(whole) == measured(broken) == [256, 512, 768, 1024, 1280]
    for file, twin in zip(snapshots(whole), snapshots(broken), strict=True):
        assert file.name == twin.name
        assert np.array_equal(load_weights(file).colour, load_weights(twin).colour)


def test_exploiting_training_on_one_core_draws_its_curve(tmp_path: Path) -> None:
    weak = tmp_path / "weak.npz"
    save_weights(weak, new_weights(6))
    folder = tmp_path / "exploiter"
    begin = ("--exploit", str(weak), "--begin-with", str(weak), "--cores", "1")
    length = ("--games", "512", "--measure-every", "256", "--net-games", "100", "--png")
    done = mandala("train", str(folder), *begin, *length)
    assert done.returncode == 0, done.stderr
    assert f"against net:{weak} (" in done.stdout
    points = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert [point["results"][0]["games"] for point in points] == [100, 100]
    assert 0 < points[1]["core_seconds"] < 1.2 * points[1]["seconds"]  # one core

    drawn = {folder / "curve.svg", folder / "curve.png"}
    before = {path: path.read_bytes() for path in drawn}
    for path in drawn:
        path.unlink()
    done = mandala("train", str(folder), "--plot-only", "--png")
    assert done.stdout.count("The learning curve is in ") == 2
    assert {path: path.read_bytes() for path in drawn} == before

    refusal = refused("train", str(folder), *length)
    assert "other settings (rate_first, begun_with, exploited)" in refusal


def test_training_without_matplotlib_draws_nothing(tmp_path: Path) -> None:
    words = ["train", str(tmp_path), "--games", "256", "--against", "random"]
    program = (
        "import sys; sys.modules['matplotlib'] = None; from mandala.cli.app import run;"
        f" sys.exit(run({[*words, '--measure-games', '2']!r}))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "No learning curve is drawn: for that install Matplotlib with pip" in done.stderr
    assert "The weights are in" in done.stdout
    assert not (tmp_path / "curve.svg").exists()


def test_misuse_is_one_line_before_the_first_game(tmp_path: Path) -> None:
    folder = str(tmp_path / "new")
    for words, why in (
        (("--against", "grandmaster"), "there is no player 'grandmaster'"),
        (("--against", "net:nowhere.npz"), "nowhere.npz holds no weights"),
        (("--exploit", "nowhere.npz"), "nowhere.npz holds no weights"),
        (("--begin-with", "nowhere.npz"), "nowhere.npz holds no weights"),
        (("--measure-games", "3"), "--measure-games must be even"),
        (("--net-games", "5"), "--net-games must be even"),
        (("--plot-only",), "holds no measured training yet"),
    ):
        assert why in refused_here("train", folder, *words), words
        assert not Path(folder).exists(), words  # nothing is begun that cannot go on
    told = refused("train", folder, "--cluster", "nonsense://1")
    assert "is not the address of a Dask scheduler" in told


def test_first_evaluation_has_no_previous_snapshot(tmp_path: Path) -> None:
    done = mandala("train", str(tmp_path), "--games", "256", "--against", "previous")
    assert done.returncode == 0, done.stderr
    first = done.stdout.splitlines()[0]
    assert first.startswith("256 games")
    assert first.endswith(": no earlier snapshot to play against yet")
