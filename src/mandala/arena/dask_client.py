"""Connects to a Dask cluster (extra ``cluster``) and turns its failures into one line."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from mandala.records.errors import MandalaError

CONNECT_SECONDS: Final = 10
INSTALL: Final = "pip install 'mandala-game[cluster]'"


def distributed() -> Any:
    """Loads the package ``distributed``. The result is ``Any``: most of the package has no types.

    Raises :class:`MandalaError` if it is not installed.
    """
    try:
        return importlib.import_module("distributed")
    except ImportError:
        raise MandalaError("cluster-package", command=INSTALL) from None


@contextmanager
def connect(address: str) -> Iterator[Any]:
    """Opens a client of the scheduler at ``address``.

    Raises :class:`MandalaError` if there is none or it has no workers.
    """
    package = distributed()
    try:
        importlib.import_module("distributed.comm").get_address_host_port(address)
    except ValueError as error:  # checked first: a client that cannot connect takes long to close
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
    """Returns what a task gave. Raises the task's :class:`MandalaError`, or ``failure`` if the
    cluster fails."""
    package = distributed()
    try:
        return future.result()
    except MandalaError:
        raise
    except package.KilledWorker:
        raise failure("cluster-workers-die") from None
    except package.CancelledError:
        raise failure("cluster-gone") from None
    except Exception as error:
        raise failure("cluster-worker-failed", why=first_line(error)) from error


def first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
