"""A folder belongs to one training at a time, and to nobody once that has ended."""

import subprocess
import sys
from pathlib import Path

import pytest

from mandala.records.errors import MandalaError
from mandala.training.folder_lock import folder_lock
from support.program import refused

HOLD = (
    "import sys, time\n"
    "from pathlib import Path\n"
    "from mandala.training.folder_lock import folder_lock\n"
    "with folder_lock(Path(sys.argv[1])):\n"
    "    print('held', flush=True)\n"
    "    time.sleep(120)\n"
)


def test_second_training_is_refused_in_one_line(tmp_path: Path) -> None:
    with folder_lock(tmp_path):
        said = refused("train", str(tmp_path), "--games", "256")
    assert "Another training is at work" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock"]


def test_killed_training_releases_the_folder(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE
    ) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"held\n"
            with pytest.raises(MandalaError, match="Another training"), folder_lock(tmp_path):
                pass
        finally:
            holder.kill()
    with folder_lock(tmp_path):
        pass


def test_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(MandalaError, match="cannot be written"), folder_lock(tmp_path / "file"):
        pass
