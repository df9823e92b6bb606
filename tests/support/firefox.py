"""Firefox through WebDriver BiDi, the protocol that it speaks itself."""

import base64
import contextlib
import json
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from support.other_browser import ANSWER_LIMIT_S, Process, key_press, pointer_click

PROGRAMS: Final = ("firefox-esr", "firefox")

# Firefox loads nothing from other hosts and opens no window of its own.
PREFERENCES: Final = {
    "remote.active-protocols": 1,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "extensions.update.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "intl.accept_languages": "en-GB",
    "intl.locale.requested": "en-GB",
}


def find_firefox() -> str | None:
    return next((path for name in PROGRAMS if (path := shutil.which(name))), None)


class Firefox:
    """A window of Firefox without a screen."""

    def __init__(self, width: int = 1440, height: int = 900) -> None:
        program = find_firefox()
        assert program is not None
        folder = Path(tempfile.mkdtemp(prefix="mandala-firefox-"))
        preferences = (
            f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()
        )
        (folder / "user.js").write_text("\n".join(preferences))
        command = [program, "--headless", "--no-remote", "--profile", str(folder)]
        self._commands, self._troubles = 0, list[str]()
        with contextlib.ExitStack() as opened:
            process = Process([*command, "--remote-debugging-port=0", "about:blank"], folder)
            opened.callback(process.end)
            address = process.wait_for_line(r"BiDi listening on (ws://\S+)")[1]
            line = connect(f"{address}/session", max_size=None, open_timeout=ANSWER_LIMIT_S)
            self._socket = opened.enter_context(line)
            self._begin({"width": width, "height": height})
            self._opened = opened.pop_all()

    def _begin(self, size: dict[str, int]) -> None:
        self._ask("session.new", capabilities={})
        (page,) = self._ask("browsingContext.getTree")["contexts"]
        self._page: str = page["context"]
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    def _ask(self, method: str, **parameters: Any) -> Any:
        """Returns the answer to a command. Events that come before it are noted."""
        self._commands += 1
        number = self._commands
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        deadline = time.monotonic() + ANSWER_LIMIT_S
        while True:
            message = json.loads(self._socket.recv(timeout=max(0.0, deadline - time.monotonic())))
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            if message.get("id") == number:
                assert message["type"] == "success", (method, message)
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._troubles.append(f"{entry['type']}: {entry['text']}")

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        values = ",".join(map(json.dumps, arguments))
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({function})({values})) ?? 'null')()",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._page, actions=pointer_click(x, y))

    def type_key(self, key: str) -> None:
        self._ask("input.performActions", context=self._page, actions=key_press(key))

    def picture(self, path: Path) -> None:
        shot = self._ask("browsingContext.captureScreenshot", context=self._page)
        path.write_bytes(base64.b64decode(shot["data"]))

    def troubles(self) -> list[str]:
        return self._troubles

    def close(self) -> None:
        self._opened.close()
