"""Measures the ritual, from the completion of a mandala to its sweep, with a processor four times slower.

Prints the share of frames over 33 ms, the script time of each frame, and the time from a press during the ritual
to the frame that shows its end. Measures WebGL and the 2D canvas; without a graphics processor WebGL runs in software.
Run: ``python bench/ritual_speed.py``. Measure on an idle machine.
"""

import functools
import http.server
import json
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import FLAGS, find_chromium  # noqa: E402 - the tests are not a package
from support.page_build import build_test_pages  # noqa: E402 - after the path
from support.table_scenes import table_scenes  # noqa: E402 - after the path

SLOWER = 4
SIZES = {"phone": (390, 844), "wide": (1440, 900)}
# WebGL needs a graphics processor or, as here, a program that acts as one. The canvas is slower beside that program.
SOFTWARE = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
RENDERERS = {
    "canvas": FLAGS,
    "webgl": [*(flag for flag in FLAGS if flag != "--disable-gpu"), *SOFTWARE],
}
ROUNDS = 3
PRESSES = 8
# Notes the length of every frame and the script that runs in it.
FRAMES = """() => {
  window.frames = []; window.scripts = [];
  const request = window.requestAnimationFrame.bind(window);
  let script = 0, callbacks = 0;
  window.requestAnimationFrame = (callback) => request((time) => {
    const began = performance.now();
    callback(time);
    script += performance.now() - began; callbacks += 1;
  });
  let last = 0;
  const tick = (time) => {
    if (last && callbacks) { window.frames.push(time - last); window.scripts.push(script); }
    last = time; script = 0; callbacks = 0;
    request(tick);
  };
  request(tick);
}"""
PLAY = "() => { window.frames.length = 0; window.scripts.length = 0; session.playLastAgain(); }"
# A press some milliseconds after the beginning. Resolves with its time until the frame that shows the end.
PRESSED = """(after) => new Promise((resolve) => {
  session.playLastAgain();
  setTimeout(() => {
    const began = performance.now();
    window.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    requestAnimationFrame(() => setTimeout(() => resolve(
      session.table.animator.playing ? NaN : performance.now() - began)));
  }, after);
})"""
STILL = "() => !session.table.animator.moving"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object, **__: object) -> None:
        pass


def opened(browser: Browser, address: str, size: str, renderer: str) -> Page:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.add_init_script(f"({FRAMES})()")
    page.goto(f"{address}/table.html?scene=swept&speed=normal&renderer={renderer}")
    page.locator("[data-table]").wait_for()
    page.locator("[data-effect=grains]").wait_for(state="attached")
    page.evaluate("session.table.finish()")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def share(values: list[float], part: float) -> float:
    return round(sorted(values)[int(part * (len(values) - 1))], 1)


def measure(browser: Browser, address: str, size: str, renderer: str) -> dict[str, object]:
    page = opened(browser, address, size, renderer)
    frames: list[float] = []
    scripts: list[float] = []
    for _ in range(ROUNDS):
        page.evaluate(PLAY)
        page.wait_for_function(STILL)
        frames += page.evaluate("window.frames")
        scripts += page.evaluate("window.scripts")
    waits: list[float] = []
    for number in range(PRESSES):
        waits.append(page.evaluate(PRESSED, 100 + 120 * number))
        page.wait_for_function(STILL)
    page.close()
    return {
        "size": size,
        "renderer": renderer,
        "frames": len(frames),
        "over_33_ms_percent": round(100 * sum(frame > 33.4 for frame in frames) / len(frames), 1),
        "script_ms_median": share(scripts, 0.5),
        "script_ms_95": share(scripts, 0.95),
        "press_ms_median": share(waits, 0.5),
        "press_ms_most": share(waits, 1),
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build_test_pages(Path(folder))
        (Path(folder) / "scenes.json").write_bytes(table_scenes())
        handler = functools.partial(Quiet, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as pages:
            threading.Thread(target=pages.serve_forever, daemon=True).start()
            for renderer, flags in RENDERERS.items():
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags)
                for size in SIZES:
                    address = f"http://127.0.0.1:{pages.server_port}"
                    print(json.dumps(measure(browser, address, size, renderer)), flush=True)
                browser.close()
            pages.shutdown()


if __name__ == "__main__":
    main()
