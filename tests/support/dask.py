"""A real Dask cluster on this machine: its own programs, started and ended by a test."""

import contextlib
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from support.processes import happens

SECONDS = 60  # that a busy machine may take to start three processes


@contextlib.contextmanager
def dask_program(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """One of Dask's programs; it can import what the tests can, the players among it."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments, "--host", "127.0.0.1", "--no-dashboard"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextlib.contextmanager
def dask_cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler's address, and two workers of one thread each, which nobody starts again."""
    distributed = importlib.import_module("distributed")
    file = folder / "scheduler.json"
    with contextlib.ExitStack() as stack:
        stack.enter_context(dask_program("scheduler", "--port", "0", "--scheduler-file", str(file)))
        assert happens(file.exists, SECONDS), "the scheduler does not start"
        worker = ["worker", "--scheduler-file", str(file), "--nthreads", "1", "--no-nanny"]
        workers = []
        for number in (1, 2):
            leave = ["--death-timeout", "20", "--local-directory", str(folder / f"worker-{number}")]
            workers.append(stack.enter_context(dask_program(*worker, *leave)))
        with distributed.Client(scheduler_file=str(file), set_as_default=False) as client:
            client.wait_for_workers(2, timeout=SECONDS)
            where = client.scheduler.address
        yield where, workers
