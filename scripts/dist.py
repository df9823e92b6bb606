"""``make dist``: builds the packages, checks them, installs the wheel and plays a game with it."""

import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
# The wheel must contain these files; a build without Node or without the weights lacks some.
REQUIRED: Final = (
    "mandala/server/static/index.html",
    "mandala/server/static/assets/*.js",
    "mandala/server/static/assets/*.css",
    "mandala/locales/en/rules.md",
    "mandala/engine/eval/data/value_network.npz",
    "mandala/py.typed",
)


def missing_files(wheel: Path) -> list[str]:
    """Returns the patterns of ``REQUIRED`` that no file of the wheel matches."""
    with zipfile.ZipFile(wheel) as archive:
        names = [Path(name) for name in archive.namelist()]
    return [pattern for pattern in REQUIRED if not any(name.match(pattern) for name in names)]


def run(*command: str | Path, folder: Path = ROOT) -> None:
    """Prints and runs a command. Raises CalledProcessError if it fails."""
    print("+", *command, flush=True)
    subprocess.run([str(word) for word in command], cwd=folder, check=True)


def build(output: Path) -> Path:
    """Builds the sdist, and the wheel from the sdist; returns the wheel."""
    shutil.rmtree(output, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", output)
    run(sys.executable, "-m", "twine", "check", "--strict", *sorted(output.iterdir()))
    (wheel,) = output.glob("*.whl")
    if missing := missing_files(wheel):
        raise SystemExit(f"{wheel.name} lacks {', '.join(missing)}")
    return wheel


def play(wheel: Path, folder: Path) -> None:
    """Installs the wheel into an empty environment in ``folder`` and plays two games there."""
    venv.create(folder / "venv", with_pip=True)
    binaries = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    run(binaries / "python", "-m", "pip", "install", "--quiet", wheel, folder=folder)
    run(binaries / "mandala", "--version", folder=folder)
    run(binaries / "mandala", "arena", "random", "random", "--games", "2", folder=folder)


if __name__ == "__main__":
    built = build(ROOT / "dist")
    with tempfile.TemporaryDirectory() as scratch:
        play(built, Path(scratch))
    print(f"{built.name} is installed and played from an empty environment.")
