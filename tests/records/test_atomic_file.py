"""Files that appear complete or not at all."""

import os
from contextlib import suppress
from pathlib import Path

import pytest

from mandala.records.atomic_file import atomic_write
from mandala.records.errors import MandalaError


def test_text_and_bytes_replace_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with atomic_write(path) as file:
        file.write("é\n")
    assert path.read_bytes() == "é\n".encode()
    with atomic_write(path, "wb") as binary:
        binary.write(b"\x00\r\n")
        assert path.read_bytes() == "é\n".encode()  # the older file, until the end of the block
    assert path.read_bytes() == b"\x00\r\n"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("older", [True, False])
def test_a_failed_block_changes_nothing(tmp_path: Path, older: bool) -> None:
    path = tmp_path / "game.jsonl"
    if older:
        path.write_text("older")
    with suppress(ZeroDivisionError), atomic_write(path) as file:
        file.write("half")
        raise ZeroDivisionError
    assert [one.read_text() for one in tmp_path.iterdir()] == (["older"] if older else [])


def test_a_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "target"
    link.symlink_to(target)
    with atomic_write(link) as file:
        file.write("new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_pipe_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(MandalaError, match="pipe"), atomic_write(pipe):
        pass
    assert pipe.is_fifo()


def test_a_folder_is_never_replaced(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError), atomic_write(tmp_path):
        pass


def test_permissions_are_those_of_the_older_file_or_as_given(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.touch()
    path.chmod(0o640)
    with atomic_write(path):
        pass
    assert path.stat().st_mode & 0o777 == 0o640
    with atomic_write(path, permissions=0o600):
        pass
    assert path.stat().st_mode & 0o777 == 0o600
