"""Real Chromium at the real server: what a person would see and do."""

import fcntl
import functools
import http.server
import importlib.util
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Unpack

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.page_build import build_test_pages
from support.person import SIZES, Arrive, Person, Wishes, visit
from support.replayed_games import replayed_games
from support.table_program import PUBLIC_HOST, TableProgram
from support.table_scenes import table_scenes

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


# The headless shell is Chromium without its own windows and toolbars. Opening a page in a new
# context takes it 0.7 seconds of processor time instead of 1.8.
HEADLESS_SHELL = "chromium-headless-shell"


def find_chromium() -> str | None:
    """Returns the path of the headless shell or, without it, of the whole browser."""
    found = (shutil.which(name) for name in (HEADLESS_SHELL, "chromium", "chromium-browser"))
    return next((path for path in found if path), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Chromium's headless shell from Debian's packages, installed if it is missing and we may."""
    with Alone("chromium"):
        may_install = os.geteuid() == 0 and shutil.which("apt-get")
        if not shutil.which(HEADLESS_SHELL) and may_install:
            for command in (["update", "-q"], ["install", "-y", "-q", HEADLESS_SHELL]):
                # A Debian without this package may still have the whole browser.
                subprocess.run(
                    ["apt-get", *command], check=False, stdout=subprocess.DEVNULL, timeout=600
                )
        found = find_chromium()
    if found is None:
        message = (
            f"NO BROWSER TESTS: Chromium is missing; install Debian's package {HEADLESS_SHELL}"
        )
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
        hook.install(ROOT / "web", tools=True)  # axe-core is one of them
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


@pytest.fixture(scope="session")
def pages_address(  # the packages are installed with the page
    built_page: None,  # noqa: ARG001 - builds the page
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[str]:
    """Builds the test pages and serves them with the written games. Yields their address."""
    folder = tmp_path_factory.mktemp("pages")
    build_test_pages(folder)
    (folder / "games.json").write_bytes(replayed_games())
    (folder / "scenes.json").write_bytes(table_scenes())
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as pages:
        threading.Thread(target=pages.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{pages.server_port}"
        pages.shutdown()


@pytest.fixture
def arrive(browser: Browser, server: TableProgram) -> Iterator[Arrive]:
    """Lets people arrive at the server, each with a browser of their own.

    At the end every one of them must have seen no error: not in the console, not in a request.
    """
    people: list[Person] = []

    def one(name: str = "Ada", size: str = "wide", **wishes: Unpack[Wishes]) -> Person:
        person = visit(browser, server.url, name, SIZES[size], **wishes)
        people.append(person)
        return person

    yield one
    troubles = {person.name: person.troubles for person in people if person.troubles}
    for person in people:
        person.leave()
    assert not troubles
