"""``make play`` builds the page again after a change of any file that the page depends on."""

import importlib.util
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def page_sources() -> set[Path]:
    """Returns the files that the build of the page reads."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
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
