"""Real Chromium at the real server: what a person would see and do."""

import fcntl
import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browsing import PUBLIC_HOST, SIZES, Person, TableProgram, visit

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {PUBLIC_HOST} 127.0.0.1",
]


class Alone:
    """One worker at a time: the others wait, and find the work done."""

    def __init__(self, name: str) -> None:
        self._path = Path(tempfile.gettempdir()) / f"mandala-tests-{name}.lock"

    def __enter__(self) -> None:
        self._file = self._path.open("w")
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self._file.close()


def find_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Chromium from Debian's packages, installed if it is missing and we may."""
    with Alone("chromium"):
        found = find_chromium()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = {"check": True, "stdout": subprocess.DEVNULL}
            subprocess.run(["apt-get", "update", "-q"], **quiet)  # type: ignore[call-overload]
            subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], **quiet)  # type: ignore[call-overload]
            found = find_chromium()
    if found is None:
        message = "NO BROWSER TESTS: Chromium is missing; install Debian's package chromium"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    return found


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page as its sources are now."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    with Alone("build"):
        hook.build(ROOT)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(  # the page is built before the server looks for it
    built_page: None,  # noqa: ARG001 - asked for its effect
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[TableProgram]:
    """``mandala serve`` as people run it, with the AI, for all tests of this worker."""
    program = TableProgram(tmp_path_factory.mktemp("tables") / "tables.db")
    program.start()
    yield program
    program.stop()


Visit = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, server: TableProgram) -> Iterator[Visit]:
    """Lets people arrive at the server, each with a browser of their own.

    At the end every one of them must have seen no error: not in the console, not in a request.
    """
    people: list[Person] = []

    def one(name: str = "Ada", size: str = "wide", **wishes: object) -> Person:
        person = visit(browser, server.url, name, SIZES[size], **wishes)
        people.append(person)
        return person

    yield one
    troubles = {person.name: person.troubles for person in people if person.troubles}
    for person in people:
        person.leave()
    assert not troubles
