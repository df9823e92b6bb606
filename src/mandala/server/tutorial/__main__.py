"""``make tutorial``: writes what the page needs to teach the game."""

import sys
from pathlib import Path

from mandala.server.tutorial.files import tutorial_files


def main(root: Path) -> None:
    for name, text in tutorial_files().items():
        (root / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
