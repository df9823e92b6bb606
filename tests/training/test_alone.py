"""A folder belongs to one training at a time, and to nobody once that has ended."""

import subprocess
import sys
from pathlib import Path

import pytest

from mandala.records.errors import MandalaError
from mandala.training.alone import alone_in
from support.program import refused

HOLD = (
    "import sys, time\n"
    "from pathlib import Path\n"
    "from mandala.training.alone import alone_in\n"
    "with alone_in(Path(sys.argv[1])):\n"
    "    print('held', flush=True)\n"
    "    time.sleep(120)\n"
)


def test_a_second_training_is_refused_in_one_line(tmp_path: Path) -> None:
    with alone_in(tmp_path):
        said = refused("train", str(tmp_path), "--games", "256")
    assert "Another training is at work" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock"]


def test_a_killed_training_leaves_the_folder_free(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE
    ) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"held\n"
            with pytest.raises(MandalaError, match="Another training"), alone_in(tmp_path):
                pass
        finally:
            holder.kill()
    with alone_in(tmp_path):
        pass


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(MandalaError, match="cannot be written"), alone_in(tmp_path / "file"):
        pass
