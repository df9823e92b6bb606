"""The build: ``make play`` builds the page again after a change of any file that the page depends on,
and two builds of the same sources give the same wheel."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def build_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page_sources() -> set[Path]:
    """Returns the files that the build of the page reads."""
    module = build_script()
    return {path.relative_to(ROOT) for path in module.sources(ROOT)}


def test_make_knows_every_source_of_the_page() -> None:
    # An outer make passes its flags on in the environment. "-w" would print directories as well.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    done = subprocess.run(
        ["make", "--eval", "show-sources: ; @echo $(WEB_SOURCES)", "show-sources"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert {Path(name) for name in done.stdout.split()} == page_sources()


def checkout(folder: Path) -> Path:
    """Copies the sources and the built page to ``folder``."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    page = build_script().output(ROOT).relative_to(ROOT)
    shutil.copytree(ROOT / page, folder / page, copy_function=shutil.copyfile)
    return folder


def wheel_of(folder: Path, umask: int, **environment: str) -> tuple[str, str]:
    """Builds the wheel; returns its name and the hash of its bytes."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "out"],
        cwd=folder,
        env=os.environ | environment,
        umask=umask,
        check=True,
        capture_output=True,
        timeout=120,
    )
    (wheel,) = (folder / "out").iterdir()
    return wheel.name, hashlib.sha256(wheel.read_bytes()).hexdigest()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a checkout")
def test_two_builds_give_the_same_wheel(tmp_path: Path) -> None:
    """The times, rights and names of the folders differ, and so do zone and hash seed."""
    build_script().build(ROOT)
    first = wheel_of(checkout(tmp_path / "one"), 0o022, TZ="UTC", PYTHONHASHSEED="1")
    other = checkout(tmp_path / "other" / "place")
    for path in other.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
        path.chmod(0o700 if path.is_dir() else 0o600)
    second = wheel_of(other, 0o077, TZ="Asia/Tokyo", PYTHONHASHSEED="2")
    assert first == second


def test_answer_of_npm_can_be_written_to_a_file() -> None:
    """``make sbom`` writes what npm prints."""
    done = subprocess.run(
        [sys.executable, "hatch_build.py", "npm", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stdout.strip().split(".")[0].isdigit()
