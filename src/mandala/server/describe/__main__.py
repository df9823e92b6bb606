"""``make generate``: writes what is made from the message types."""

import sys
from pathlib import Path

from mandala.server.describe.files import generated_files


def main(root: Path) -> None:
    for name, text in generated_files().items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
