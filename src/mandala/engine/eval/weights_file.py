"""Weights files: NumPy archives with named arrays and the version of the inputs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mandala.records.atomic_file import atomic_write
from mandala.records.errors import MandalaError

_VERSION: Final = "feature_version"


def write_arrays(
    path: Path, arrays: Mapping[str, npt.NDArray[np.float32]], version: int, **about: Any
) -> None:
    """Replaces ``path`` by ``arrays``, the version of their inputs, and their origin (``about``).

    Raises OSError if the file cannot be written; ``path`` is then unchanged.
    """
    content: dict[str, Any] = {**arrays, _VERSION: np.int64(version)}
    content |= {f"about_{key}": value for key, value in about.items()}
    with atomic_write(path, "wb") as file:
        np.savez(file, **content)


def read_arrays(path: Path, names: Sequence[str], version: int) -> list[npt.NDArray[np.float32]]:
    """Reads the arrays ``names`` in their order, as contiguous single precision.

    Raises MandalaError, one line, if the file cannot be read, if its inputs have another version,
    or if a number is not finite.
    """
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            found = int(file[_VERSION]) if _VERSION in file else 0
            arrays = [np.ascontiguousarray(file[name], np.float32) for name in names]
    except Exception:  # a broken archive raises many kinds of errors
        raise MandalaError("no-weights", file=str(path)) from None
    if found != version:
        raise MandalaError("weights-version", file=str(path), found=found, needed=version)
    if not all(np.isfinite(array).all() for array in arrays):  # with NaN no move would be the best
        raise MandalaError("no-weights", file=str(path))
    return arrays
