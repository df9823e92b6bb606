"""Other machines that compute for us: a Dask cluster (extra ``cluster``), and its failures in one line."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from mandala.records.errors import MandalaError

CONNECT_SECONDS: Final = 10
INSTALL: Final = "pip install 'mandala-game[cluster]'"


def distributed() -> Any:
    """The package, loaded only when a cluster is asked for. Any: most of it is not typed."""
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise MandalaError("cluster-package", command=INSTALL) from None


@contextmanager
def connect(address: str) -> Iterator[Any]:
    """A client of the scheduler there, which has workers; raises MandalaError if it cannot be had."""
    package = distributed()
    try:
        importlib.import_module("distributed.comm").get_address_host_port(address)
    except ValueError as error:  # asked first: a client made in vain takes long to go away
        raise MandalaError("cluster-address", address=address, why=str(error)) from None
    try:
        client = package.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except OSError as error:
        raise MandalaError("cluster-none", address=address, why=first_line(error)) from None
    with client:
        if not client.nthreads():
            raise MandalaError("cluster-no-workers", command="dask worker ADDRESS")
        yield client


def result_of(future: Any, failure: type[MandalaError]) -> Any:
    """What a task gave; raises ``failure`` if the cluster cannot do it."""
    package = distributed()
    try:
        return future.result()
    except package.KilledWorker:
        raise failure("cluster-workers-die") from None
    except package.CancelledError:
        raise failure("cluster-gone") from None
    except Exception as error:
        raise failure("cluster-worker-failed", why=first_line(error)) from error


def first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
