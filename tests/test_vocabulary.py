"""The vocabulary: each word once, in order, with a module that exists; classes of the same name."""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "mandala"
TEXT = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
WORDS, _, OTHER_TABLES = TEXT.partition("\n## ")
ROW = re.compile(r"^\| (?!word|---)(.+?) \| (.+) \| `([^`]+)` \|$", re.MULTILINE)
SAME_NAME = re.compile(r"^\| `(\w+)` \| `([^`]+)` \| [^|]+ \| `([^`]+)` \| [^|]+ \|$", re.MULTILINE)


def rows() -> list[tuple[str, str, str]]:
    return ROW.findall(WORDS)


def test_every_line_of_the_table_is_read() -> None:
    lines = [line for line in WORDS.splitlines() if line.startswith("|")]
    assert lines[0] == "| word | meaning | lives in |"
    assert len(rows()) == len(lines) - 2 > 90


def test_modules_exist() -> None:
    named = {place for _, _, place in rows()}
    named |= set(re.findall(r"`([a-z_/]+(?:\.py|/))`", TEXT))
    roots = {place: ROOT if place.startswith("web/") else PACKAGE for place in sorted(named)}
    assert [place for place, root in roots.items() if not (root / place).exists()] == []


def test_each_word_is_explained_once_in_alphabetical_order() -> None:
    words = [word.lower() for word, _, _ in rows()]
    assert words == sorted(set(words))


def test_words_that_newcomers_look_for_are_explained() -> None:
    first_words = {re.split(r"[ ,(]", word)[0] for word, _, _ in rows()}
    assert {"afterstate", "determinization", "seat", "ply", "duplicate", "memory"} <= first_words


def test_classes_with_the_same_name_are_listed() -> None:
    places = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(path.relative_to(PACKAGE).as_posix())
    shared = {name: files for name, files in places.items() if len(files) > 1}
    assert {name: {one, other} for name, one, other in SAME_NAME.findall(OTHER_TABLES)} == shared
