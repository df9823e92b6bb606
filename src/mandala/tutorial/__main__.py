"""Writes the tutorial files of the page: ``python -m mandala.tutorial [PROJECT]``."""

import sys
from pathlib import Path

import msgspec

from mandala.tutorial.build import tutorial
from mandala.tutorial.rule_examples import examples
from mandala.tutorial.scoring_table import scoring_table
from mandala.tutorial.types import Tutorial


def tutorial_files() -> dict[str, str]:
    """Returns the content of each file, by its path within the project."""
    return {
        "web/src/screens/learn/tutorial.json": _by_stop(tutorial()),
        "web/src/screens/rules/examples.json": _json(examples()),
        "web/src/screens/sheet/scoring.json": _json(scoring_table()),
    }


def _by_stop(course: Tutorial) -> str:
    """Returns the course with one line for each stop; indented it would have 10,000 lines."""
    fields = (
        f'"{name}": [\n' + ",\n".join(_line(one) for one in getattr(course, name)) + "\n]"
        for name in course.__struct_fields__
    )
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"


def main(root: Path) -> None:
    for name, text in tutorial_files().items():
        (root / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
