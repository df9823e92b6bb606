"""Firefox and WebKit from Debian's packages.

``python -m support.browser_packages`` installs them if they are missing and it may; ``make services``
does that. If they cannot be installed, their tests are skipped with the reason; under ``CI=true``
they fail.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from support.firefox import Firefox, find_firefox
from support.other_browser import Window
from support.webkit import Webkit, find_webkit

BROWSERS: Final = ("firefox", "webkit")
PACKAGES: Final = ("firefox-esr", "webkit2gtk-driver", "xvfb")
INSTALL_LIMIT_S: Final = 900
ADVICE: Final = f"run `make services` as root on Debian, or install {', '.join(PACKAGES)}"

_FIND: Final[dict[str, Callable[[], str | None]]] = {
    "firefox": find_firefox,
    "webkit": find_webkit,
}


def missing() -> list[str]:
    """Returns the browsers that are not installed."""
    return [name for name in BROWSERS if _FIND[name]() is None]


def install() -> str | None:
    """Installs missing browsers. Returns None on success, else one line with the reason.

    Test processes that start together wait for the first of them.
    """
    if not missing():
        return None
    with (Path(tempfile.gettempdir()) / "mandala-test-browsers.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if missing() and os.geteuid() == 0 and shutil.which("apt-get"):
            print("Installing Firefox and WebKit for the tests (a minute or two) ...", flush=True)
            environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            for arguments in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
                subprocess.run(
                    ["apt-get", "-qq", *arguments],
                    check=False,
                    env=environment,
                    timeout=INSTALL_LIMIT_S,
                    stdout=subprocess.DEVNULL,
                )
    return f"{' and '.join(missing())} not installed: {ADVICE}" if missing() else None


def open_window(browser: str, width: int = 1440, height: int = 900) -> Window:
    """Opens a window of ``firefox`` or ``webkit``; skips the test if it is not installed."""
    reason = install()
    if browser in missing():
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason))
        pytest.skip(f"NOT TESTED IN {browser.upper()}: {reason}")
    return Firefox(width, height) if browser == "firefox" else Webkit(width, height)


if __name__ == "__main__":
    problem = install()
    if problem:
        print(problem, file=sys.stderr)
        sys.exit(1 if os.environ.get("CI") == "true" else 0)
    print("Firefox and WebKit for the tests:", find_firefox(), find_webkit())
