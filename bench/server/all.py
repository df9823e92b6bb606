"""Runs a benchmark on both storages: ``python bench/server/all.py load`` or ``kills``.

PostgreSQL is the tests' own: a throw-away cluster in a temporary folder.
"""

import subprocess
import sys
from pathlib import Path

from support.postgres import Cluster, find_binaries

HERE = Path(__file__).parent
RUNS = {
    "load": ([], ["--instances", "2", "--rate", "150"]),
    "kills": (["--kills", "30"], ["--kills", "30", "--instances", "2"]),
}


def main() -> int:
    what = sys.argv[1]
    alone, together = RUNS[what]
    program = [sys.executable, str(HERE / f"{what}.py")]
    print(f"{what}, SQLite:", flush=True)
    code = subprocess.run([*program, *alone], check=False).returncode
    binaries = find_binaries()
    if binaries is None:
        print("PostgreSQL is not installed: that half was not run", file=sys.stderr)
        return 1
    cluster = Cluster(binaries)
    try:
        print(f"{what}, two instances on PostgreSQL:", flush=True)
        url = cluster.url(cluster.new_database())
        code |= subprocess.run([*program, *together, "--database", url], check=False).returncode
    finally:
        cluster.remove()
    return code


if __name__ == "__main__":
    sys.exit(main())
