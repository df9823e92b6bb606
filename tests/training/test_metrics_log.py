"""The log of a training: written atomically, read back, with older lines too."""

import errno
import json
import os
from pathlib import Path

import pytest

from mandala.records.errors import MandalaError
from mandala.training.metrics_log import LOG, OpponentScore, Point, read_log, write_log

POINTS = [
    Point(256, 15000, 1.5, 2.9, (0.69, 0.66), (OpponentScore("greedy", 20, 0.1, (0.02, 0.3)),)),
    Point(
        512,
        30000,
        3.0,
        5.9,
        (0.65, 0.64),
        (
            OpponentScore("greedy", 20, 0.4, (0.2, 0.6)),
            OpponentScore("previous", 2000, 0.7, (0.68, 0.72)),
        ),
    ),
]
OLD = (
    '{"games": 256, "decisions": 15000, "seconds": 1.5, "core_seconds": 2.9, "loss": [0.69, 0.66],'
    ' "against": "greedy", "score": 0.1, "interval": [0.02, 0.3]}\n'
)


def test_written_points_are_read_back(tmp_path: Path) -> None:
    assert read_log(tmp_path) == []
    write_log(tmp_path, POINTS)
    assert read_log(tmp_path) == POINTS
    lines = (tmp_path / LOG).read_text().splitlines()
    assert [json.loads(line)["games"] for line in lines] == [256, 512]
    assert [path.name for path in tmp_path.iterdir()] == [LOG]


def test_older_lines_with_one_result_are_read(tmp_path: Path) -> None:
    (tmp_path / LOG).write_text(OLD)
    assert read_log(tmp_path)[0].results == (OpponentScore("greedy", None, 0.1, (0.02, 0.3)),)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b"\xff\xfe",
        OLD.replace("[0.02, 0.3]", "[0.02]").encode(),
        OLD.replace("15000", '"many"').encode(),
        OLD.replace("1.5", "NaN").encode(),
        OLD.replace("0.66", "Infinity").encode(),
        OLD.replace("0.02", "-1e999").encode(),
        OLD.replace("15000", "1e999").encode(),
        OLD.replace("256", "0").encode(),
    ],
)
def test_damaged_log_is_refused_with_the_line_number(tmp_path: Path, line: bytes) -> None:
    (tmp_path / LOG).write_bytes(OLD.encode() + line.strip() + b"\n")
    with pytest.raises(MandalaError, match=r"line 2 of .*log\.jsonl is not what mandala train"):
        read_log(tmp_path)


def test_unreadable_log_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / LOG).mkdir()
    with pytest.raises(MandalaError, match=r"log\.jsonl: (?!line).*[Ii]s a directory"):
        read_log(tmp_path)


def test_failed_write_keeps_the_old_log_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_log(tmp_path, POINTS)

    def full_disk(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(MandalaError, match=r"log\.jsonl cannot be written: No space left"):
        write_log(tmp_path, POINTS[:1])
    assert [path.name for path in tmp_path.iterdir()] == [LOG]
    assert read_log(tmp_path) == POINTS
