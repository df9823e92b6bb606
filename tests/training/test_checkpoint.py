"""Checkpoints: a file that cannot be read, and one that holds no checkpoint."""

from pathlib import Path

import pytest

from mandala.records.errors import MandalaError
from mandala.training.checkpoint import read_checkpoint


def test_unreadable_checkpoint_is_refused_with_the_reason(tmp_path: Path) -> None:
    folder = tmp_path / "checkpoint.npz"
    folder.mkdir()
    with pytest.raises(MandalaError, match=r"checkpoint\.npz: .*[Ii]s a directory"):
        read_checkpoint(folder)


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04half"])
def test_damaged_checkpoint_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "checkpoint.npz"
    file.write_bytes(content)
    with pytest.raises(MandalaError, match="is not a checkpoint of this version"):
        read_checkpoint(file)
