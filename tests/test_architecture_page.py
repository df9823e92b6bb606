"""docs/explanation/architecture.md: its pictures, paths, folders and layers are those of the code."""

import ast
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from test_layers import LAYERS, SERVER_LAYERS, SOURCE, package_imports

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "explanation" / "architecture.md").read_text(encoding="utf-8")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*)`")
ROOTS = (ROOT, SOURCE, ROOT / "web" / "src")
NODE = re.compile(r'(\w+)\["([^"<]+)<br>([^"]+)"\]')
ARROW = re.compile(r"^\s*(\w+)\S*? (-->|--.*?-->|-\..*?->) (\w+)$")


@dataclass(frozen=True)
class Picture:
    """A Mermaid flowchart: boxes by their id with two lines of text, and arrows between ids."""

    boxes: dict[str, tuple[str, str]]
    solid: set[tuple[str, str]]
    dotted: set[tuple[str, str]]


def read_picture(text: str) -> Picture:
    boxes = {name: (first, second) for name, first, second in NODE.findall(text)}
    solid: set[tuple[str, str]] = set()
    dotted: set[tuple[str, str]] = set()
    for line in text.splitlines():
        bare = re.sub(r'(\w+)[\[(]+"[^"]*"[\])]+', r"\1", line)
        if found := ARROW.match(bare):
            (dotted if found[2].startswith("-.") else solid).add((found[1], found[3]))
        else:
            assert not re.search(r"--|-\.", bare), f"this arrow is not read: {line}"
    return Picture(boxes, solid, dotted)


PICTURES = [read_picture(text) for text in re.findall(r"```mermaid\n(.*?)```", PAGE, re.DOTALL)]
WHOLE, *PATHS = PICTURES
BOXES = sorted({box for picture in PATHS for box in picture.boxes.values()})
CALLS = sorted(
    (picture.boxes[caller], picture.boxes[called])
    for picture in PATHS
    for caller, called in picture.solid
)


def reduced(arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Returns the arrows that do not follow from others."""

    def reaches(start: str, end: str) -> bool:
        return any(b == end or reaches(b, end) for a, b in arrows if a == start)

    return {
        (a, b) for a, b in arrows if not any(x == a and y != b and reaches(y, b) for x, y in arrows)
    }


def test_picture_of_the_whole_shows_every_layer() -> None:
    assert set(WHOLE.boxes) == {*LAYERS["mandala"], "web"}
    assert [name for name, lines in WHOLE.boxes.items() if lines[0] != name] == []


def test_arrows_of_the_whole_are_the_imports() -> None:
    assert WHOLE.solid == reduced(package_imports(SOURCE))
    assert all("web" in arrow for arrow in WHOLE.dotted)


def test_arrow_that_follows_from_others_is_left_out() -> None:
    arrows = {("a", "b"), ("b", "c"), ("a", "c"), ("d", "c")}
    assert reduced(arrows) == {("a", "b"), ("b", "c"), ("d", "c")}


def source_file(path: str) -> Path:
    return next((root / path for root in ROOTS if (root / path).is_file()), ROOT / path)


def defines(path: Path, name: str) -> bool:
    """Returns whether a file defines a function, a class or ``Class.method``."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        return path.stem == name
    outer, _, inner = name.rpartition(".")
    if path.suffix == ".ts":
        if not outer:
            return re.search(rf"^export (function|class) {name}\b", text, re.MULTILINE) is not None
        body = text.partition(f"export class {outer}")[2]
        return re.search(rf"^  (async )?{inner}\(", body, re.MULTILINE) is not None
    scope: ast.AST = ast.parse(text)
    for part in name.split("."):
        found = [node for node in ast.iter_child_nodes(scope) if getattr(node, "name", "") == part]
        if not found:
            return False
        scope = found[0]
    return True


def calls(path: Path, name: str) -> bool:
    """Returns whether a file calls a function of this name, takes it as a default, or draws it."""
    bare = re.escape(name.rpartition(".")[2])
    use = rf"(?<!def )(?<!function )(?<!\w)(?<!class )(?:{bare}\(|<{bare}\b|= {bare},)"
    return re.search(use, path.read_text(encoding="utf-8")) is not None


@pytest.mark.parametrize(("name", "path"), BOXES)
def test_box_names_a_function_of_its_file(name: str, path: str) -> None:
    assert defines(source_file(path), name)


@pytest.mark.parametrize(("caller", "called"), CALLS)
def test_solid_arrow_is_a_call(caller: tuple[str, str], called: tuple[str, str]) -> None:
    assert calls(source_file(caller[1]), called[0])


def test_unknown_names_and_calls_are_found() -> None:
    room = SOURCE / "server" / "rooms" / "room.py"
    socket = ROOT / "web" / "src" / "net" / "socket.ts"
    table = ROOT / "web" / "src" / "table" / "Table.svelte"
    assert not defines(room, "Room.no_such")
    assert not defines(room, "commit")
    assert not defines(socket, "TableSocket.#noSuch")
    assert not defines(table, "Mat")
    assert not calls(room, "no_such")
    assert not calls(table, "Mandala")


def test_move_decision_and_message_are_each_one_connected_picture() -> None:
    assert len(PATHS) == 3
    for picture in PATHS:
        arrows = picture.solid | picture.dotted
        reached = {min(picture.boxes)}
        while grown := {x for a in arrows if set(a) & reached for x in a} - reached:
            reached |= grown
        assert set(picture.boxes) <= reached


@pytest.mark.parametrize("path", sorted(set(PATH.findall(PAGE))))
def test_named_path_exists(path: str) -> None:
    assert any((root / path).exists() for root in ROOTS)


def order_on_page(inside: str) -> list[set[str]]:
    row = re.search(rf"^\| `{re.escape(inside)}` \| (.*) \|$", PAGE, re.MULTILINE)
    assert row is not None
    return [set(re.findall(r"`([\w.-]+)`", level)) for level in row[1].split("·")]


def test_orders_of_imports_are_those_of_the_layer_tests() -> None:
    assert order_on_page("mandala") == [{name} for name in LAYERS["mandala"]]
    assert order_on_page("engine") == [{name} for name in LAYERS["mandala.engine"]]
    assert order_on_page("server") == SERVER_LAYERS
    listed = (ROOT / "web" / "tests" / "layers.test.ts").read_text(encoding="utf-8")
    names = re.findall(r'"([\w-]+)"', listed.partition("LAYERS = [")[2].partition("]")[0])
    assert order_on_page("web/src") == [{name} for name in names]


def folders() -> list[str]:
    """Returns the folders that need a paragraph: packages, folders of the page, and the top."""
    packages = [path.parent.relative_to(SOURCE) for path in SOURCE.rglob("__init__.py")]
    page = [path for path in (ROOT / "web" / "src").iterdir() if path.is_dir()]
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    top = {name.split("/")[0] for name in listed.stdout.splitlines() if "/" in name}
    found = [f"{path.as_posix()}/" for path in packages if path.parts]
    found += [f"{path.relative_to(ROOT).as_posix()}/" for path in page]
    return sorted(found + [f"{name}/" for name in top - {"src"}])


@pytest.mark.parametrize("folder", folders())
def test_folder_has_its_paragraph(folder: str) -> None:
    section = PAGE.partition("\n## The folders\n")[2].partition("\n## ")[0]
    assert f"`{folder}`" in section
