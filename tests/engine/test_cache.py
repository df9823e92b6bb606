"""The cache of compiled code never goes stale, never fails and does not grow for ever."""

import os
import shutil
import time
from pathlib import Path

import pytest

import mandala
from mandala.engine import cache

PACKAGE = Path(mandala.__path__[0])


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the sources that may be changed."""
    for package in cache.COMPILED_PACKAGES:
        if (PACKAGE / package).exists():
            shutil.copytree(PACKAGE / package, tmp_path / package)
    return tmp_path


def used(folder: Path, seconds_ago: float) -> Path:
    """Make ``folder`` with something in it, last used so long ago."""
    folder.mkdir(parents=True)
    (folder / "code.nbc").write_bytes(b"machine code")
    when = time.time() - seconds_ago
    os.utime(folder, (when, when))
    return folder


def test_the_same_sources_have_the_same_name(sources: Path) -> None:
    assert cache.fingerprint(sources, "1") == cache.fingerprint(sources, "1")
    assert cache.fingerprint(sources, "1") == cache.fingerprint(PACKAGE, "1")


@pytest.mark.parametrize(
    "file", ["rules/ending.py", "rules/colours.py", "engine/playouts.py", "players/protocol.py"]
)
def test_a_change_in_any_compiled_source_changes_the_name(sources: Path, file: str) -> None:
    before = cache.fingerprint(sources)
    with (sources / file).open("a") as source:
        source.write("# changed\n")
    assert cache.fingerprint(sources) != before


def test_a_new_file_and_a_renamed_file_change_the_name(sources: Path) -> None:
    names = [cache.fingerprint(sources)]
    (sources / "rules/new.py").write_text("")
    names.append(cache.fingerprint(sources))
    (sources / "rules/new.py").rename(sources / "rules/newer.py")
    names.append(cache.fingerprint(sources))
    assert len(set(names)) == 3


def test_another_version_or_processor_has_another_name() -> None:
    names = {
        cache.fingerprint(PACKAGE, numba, processor)
        for numba in ("numba 1", "numba 2")
        for processor in ("old", "new")
    }
    assert len(names) == 4


def test_other_sources_do_not_matter(sources: Path) -> None:
    before = cache.fingerprint(sources)
    (sources / "cli").mkdir()
    (sources / "cli/app.py").write_text("print()")
    (sources / "rules/notes.txt").write_text("not compiled")
    assert cache.fingerprint(sources) == before


def test_a_folder_is_made_and_tried(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    assert cache.usable_folder(folder)
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_not_usable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert not cache.usable_folder(tmp_path / "file" / "folder")


def test_pruning_keeps_the_current_and_the_last_used(tmp_path: Path) -> None:
    day = cache.KEPT_SECONDS
    current = used(tmp_path / "current", 50 * day)  # however old its date
    folders = [used(tmp_path / f"unused-{days}-days", days * day) for days in range(2, 8)]
    removed = cache.prune(tmp_path, current)
    assert removed == folders[cache.KEPT_FOLDERS - 1 :]
    assert set(tmp_path.iterdir()) == {current, *folders[: cache.KEPT_FOLDERS - 1]}


def test_pruning_spares_what_a_running_program_may_use(tmp_path: Path) -> None:
    current = used(tmp_path / "current", 0)
    for number in range(10):
        used(tmp_path / f"{number}", cache.KEPT_SECONDS / 2)
    assert cache.prune(tmp_path, current) == []
    assert len(list(tmp_path.iterdir())) == 11


def test_pruning_leaves_files_alone(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("not ours")
    os.utime(note, (0, 0))
    cache.prune(tmp_path, used(tmp_path / "current", 0))
    assert note.exists()
