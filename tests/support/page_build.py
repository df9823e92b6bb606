"""Builds the pages that browser tests open without a server of the game."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build_test_pages(folder: Path) -> None:
    """Builds the pages of ``web/tests/pages`` into `folder`. Raises SystemExit on failure."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    config = "tests/pages/vite.config.ts"
    options = ["--config", config, "--outDir", str(folder), "--logLevel", "warn"]
    hook.npm(ROOT / "web", "exec", "--", "vite", "build", *options)
