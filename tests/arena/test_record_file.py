"""The file of records after a write that failed."""

import subprocess
import sys
from pathlib import Path

from mandala.records.replay import read_records

FULL_ONCE = """
import resource, sys
from pathlib import Path
from mandala.arena import ArenaError, Tournament
from mandala.arena.record_file import RecordFile

pairs = []
Tournament(["random", "random"], games=4, seed=1).play(on_pair=pairs.append)
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
with RecordFile(Path(sys.argv[1])) as file:
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        file.write(pairs[0])
    except ArenaError:
        print("refused")
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    file.write(pairs[1])
"""


def test_pair_written_after_a_full_disk_leaves_no_hole(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    done = subprocess.run(
        [sys.executable, "-c", FULL_ONCE, str(records)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout == "refused\n"
    assert len(list(read_records(records))) == 2
