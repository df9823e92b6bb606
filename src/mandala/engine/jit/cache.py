"""The folder of compiled code. Its name is a fingerprint, so its content is never stale.

Numba notices a change in the file of a compiled function, but not in a helper of another file.
The fingerprint covers everything the machine code depends on: the sources that may be compiled,
the versions of Python and the compilers, the processor. A change gives a new, empty folder.
"""

import hashlib
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# Packages whose functions other files compile. A compiled function elsewhere (arena, training) may
# call these and helpers of its own file; Numba notices a change in that file itself.
COMPILED_PACKAGES: Final = ("rules", "engine")
KEPT_FOLDERS: Final = 4
KEPT_SECONDS: Final = 24 * 3600  # a folder used within a day may belong to a running program


def source_files(package_root: Path) -> Iterator[Path]:
    """Yields the Python files of the compiled packages in a fixed order."""
    for package in COMPILED_PACKAGES:
        yield from sorted((package_root / package).rglob("*.py"))


def fingerprint(package_root: Path, *versions: str) -> str:
    """Returns a short name for these sources, these versions and this Python."""
    digest = hashlib.blake2b(digest_size=10)
    for text in (platform.python_version(), *versions):
        digest.update(text.encode() + b"\0")
    for path in source_files(package_root):
        content = path.read_bytes()
        name = path.relative_to(package_root).as_posix()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def usable_folder(folder: Path) -> bool:
    """Creates ``folder`` and returns whether a file can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)  # marks the folder as used now, for pruning
    except OSError:
        return False
    return True


def prune(parent: Path, current: Path) -> list[Path]:
    """Removes the folders of old sources and returns them.

    Keeps the current folder, the ``KEPT_FOLDERS`` used last and any used within a day.
    """
    others = (folder for folder in parent.iterdir() if folder != current and folder.is_dir())
    try:
        used = sorted(((folder.stat().st_mtime, folder) for folder in others), reverse=True)
    except OSError:  # another program is pruning too
        return []
    too_old = time.time() - KEPT_SECONDS
    removed = [folder for when, folder in used[KEPT_FOLDERS - 1 :] if when < too_old]
    for folder in removed:
        shutil.rmtree(folder, ignore_errors=True)
    return removed
