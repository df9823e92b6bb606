"""The cache of compiled code: its name changes with the sources, and old folders are removed."""

import ast
import os
import shutil
import time
from pathlib import Path

import pytest

import mandala
from mandala.engine.jit import cache

PACKAGE = Path(mandala.__path__[0])


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Returns a copy of the compiled packages."""
    for package in cache.COMPILED_PACKAGES:
        if (PACKAGE / package).exists():
            shutil.copytree(PACKAGE / package, tmp_path / package)
    return tmp_path


def used(folder: Path, seconds_ago: float) -> Path:
    """Creates ``folder`` with a file in it, last used so long ago."""
    folder.mkdir(parents=True)
    (folder / "code.nbc").write_bytes(b"machine code")
    when = time.time() - seconds_ago
    os.utime(folder, (when, when))
    return folder


def test_same_sources_have_the_same_name(sources: Path) -> None:
    assert cache.fingerprint(sources, "1") == cache.fingerprint(sources, "1")
    assert cache.fingerprint(sources, "1") == cache.fingerprint(PACKAGE, "1")


@pytest.mark.parametrize(
    "file",
    [
        "rules/game_end.py",
        "rules/colours.py",
        "engine/search/playouts.py",
        "engine/rng.py",
    ],
)
def test_change_in_a_compiled_source_changes_the_name(sources: Path, file: str) -> None:
    before = cache.fingerprint(sources)
    with (sources / file).open("a") as source:
        source.write("# changed\n")
    assert cache.fingerprint(sources) != before


def test_new_and_renamed_files_change_the_name(sources: Path) -> None:
    names = [cache.fingerprint(sources)]
    (sources / "rules/new.py").write_text("")
    names.append(cache.fingerprint(sources))
    (sources / "rules/new.py").rename(sources / "rules/newer.py")
    names.append(cache.fingerprint(sources))
    assert len(set(names)) == 3


def test_other_versions_and_processors_have_other_names() -> None:
    names = {
        cache.fingerprint(PACKAGE, numba, processor)
        for numba in ("numba 1", "numba 2")
        for processor in ("old", "new")
    }
    assert len(names) == 4


def test_other_packages_do_not_change_the_name(sources: Path) -> None:
    before = cache.fingerprint(sources)
    (sources / "cli").mkdir()
    (sources / "cli/app.py").write_text("print()")
    (sources / "rules/notes.txt").write_text("not compiled")
    assert cache.fingerprint(sources) == before


def test_helpers_elsewhere_are_used_in_their_own_file_only() -> None:
    """Numba does not notice a change in a helper of another file, and the name covers two packages."""
    elsewhere = {
        path: ast.parse(path.read_text(encoding="utf-8"))
        for path in PACKAGE.rglob("*.py")
        if path.relative_to(PACKAGE).parts[0] not in cache.COMPILED_PACKAGES
    }
    helpers = {
        (path, node.name)
        for path, tree in elsewhere.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(d, ast.Name) and d.id.startswith("jit_") for d in node.decorator_list)
    }
    assert len(helpers) > 3
    names = {name for _, name in helpers}
    for path, tree in elsewhere.items():
        compiles = any(file == path for file, _ in helpers)
        for node in ast.walk(tree) if compiles else ():
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                package = node.module.split(".")[1:2]
                if package and package[0] not in cache.COMPILED_PACKAGES:
                    assert not names & {name.name for name in node.names}


def test_usable_folder_is_created(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    assert cache.usable_folder(folder)
    assert list(folder.iterdir()) == []


def test_folder_that_cannot_be_created_is_not_usable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert not cache.usable_folder(tmp_path / "file" / "folder")


def test_prune_keeps_the_current_and_the_last_used_folders(tmp_path: Path) -> None:
    day = cache.KEPT_SECONDS
    current = used(tmp_path / "current", 50 * day)  # however old its date
    folders = [used(tmp_path / f"unused-{days}-days", days * day) for days in range(2, 8)]
    removed = cache.prune(tmp_path, current)
    assert removed == folders[cache.KEPT_FOLDERS - 1 :]
    assert set(tmp_path.iterdir()) == {current, *folders[: cache.KEPT_FOLDERS - 1]}


def test_prune_keeps_folders_used_within_a_day(tmp_path: Path) -> None:
    current = used(tmp_path / "current", 0)
    for number in range(10):
        used(tmp_path / f"{number}", cache.KEPT_SECONDS / 2)
    assert cache.prune(tmp_path, current) == []
    assert len(list(tmp_path.iterdir())) == 11


def test_prune_removes_no_files(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("not ours")
    os.utime(note, (0, 0))
    cache.prune(tmp_path, used(tmp_path / "current", 0))
    assert note.exists()
