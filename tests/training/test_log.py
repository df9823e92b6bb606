"""The log of a training: written whole, read back, older lines too."""

import errno
import json
import os
from pathlib import Path
from typing import IO

import pytest

from mandala.records.errors import MandalaError
from mandala.training.checkpoint import write_whole
from mandala.training.log import LOG, Point, Result, read_log, write_log

POINTS = [
    Point(256, 15000, 1.5, 2.9, (0.69, 0.66), (Result("greedy", 20, 0.1, (0.02, 0.3)),)),
    Point(
        512,
        30000,
        3.0,
        5.9,
        (0.65, 0.64),
        (
            Result("greedy", 20, 0.4, (0.2, 0.6)),
            Result("previous", 2000, 0.7, (0.68, 0.72)),
        ),
    ),
]
OLD = (
    '{"games": 256, "decisions": 15000, "seconds": 1.5, "core_seconds": 2.9, "loss": [0.69, 0.66],'
    ' "against": "greedy", "score": 0.1, "interval": [0.02, 0.3]}\n'
)


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    assert read_log(tmp_path) == []
    write_log(tmp_path, POINTS)
    assert read_log(tmp_path) == POINTS
    lines = (tmp_path / LOG).read_text().splitlines()
    assert [json.loads(line)["games"] for line in lines] == [256, 512]
    assert [path.name for path in tmp_path.iterdir()] == [LOG]


def test_lines_with_one_result_in_them_are_read(tmp_path: Path) -> None:
    (tmp_path / LOG).write_text(OLD)
    assert read_log(tmp_path)[0].results == (Result("greedy", None, 0.1, (0.02, 0.3)),)


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
def test_what_is_no_log_is_refused_with_the_line(tmp_path: Path, line: bytes) -> None:
    (tmp_path / LOG).write_bytes(OLD.encode() + line.strip() + b"\n")
    with pytest.raises(MandalaError, match=r"line 2 of .*log\.jsonl is not what mandala train"):
        read_log(tmp_path)


def test_a_full_disk_is_told_and_left_no_fuller(tmp_path: Path) -> None:
    write_log(tmp_path, POINTS)

    def break_off(file: IO[bytes]) -> None:
        file.write(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.raises(MandalaError, match=r"log\.jsonl cannot be written: No space left"):
        write_whole(tmp_path / LOG, break_off)
    assert [path.name for path in tmp_path.iterdir()] == [LOG]
    assert read_log(tmp_path) == POINTS
