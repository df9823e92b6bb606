"""Imports go down only, wherever in a file they stand (docs/explanation/architecture.md)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "mandala"

# For each package the packages and modules inside it, from the bottom to the top. A package that
# is not a key here has no order inside.
LAYERS = {
    "mandala": [
        "locales",
        "rules",
        "records",
        "picture",
        "engine",
        "players",
        "arena",
        "training",
        "benchmark",
        "analysis",
        "server",
        "tutorial",
        "client",
        "terminal",
        "cli",
    ],
    "mandala.engine": ["warm_up_steps", "jit", "rng", "eval", "hidden", "search", "warm_up"],
}

# The lower layers stay light: what else they may import besides the standard library.
LIBRARIES = {
    "locales": {"fluent"},
    "rules": {"numpy"},
    "records": {"numpy"},
    "picture": {"resvg_py"},
    "terminal": {"rich", "click", "platformdirs"},
}


def imported(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yields every module that a file imports, also inside functions, with the line.

    A name imported from a module is yielded as if it were a module in it.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            assert node.module is not None
            for name in node.names:
                yield f"{node.module}.{name.name}", node.lineno


def fault_between(importer: list[str], target: list[str]) -> str | None:
    """Returns what is wrong with an import between two dotted names, or None."""
    for depth in range(1, min(len(importer), len(target))):
        parent = ".".join(target[:depth])
        if importer[:depth] != target[:depth] or parent not in LAYERS:
            return None
        order, low, high = LAYERS[parent], importer[depth], target[depth]
        if low in order and high in order and order.index(high) > order.index(low):
            return f"{low} imports {high}, which lies above it"
    return None


def faults(source: Path) -> list[str]:
    """Returns what is wrong in a source folder: one line each."""
    found = []
    for path in sorted(source.rglob("*.py")):
        inside = path.relative_to(source).with_suffix("").parts
        for module, line in imported(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(source).as_posix()}:{line}"
            names = module.split(".")
            if names[0] == "mandala":
                if len(inside) > 1 and (fault := fault_between(["mandala", *inside], names)):
                    found.append(f"{where} {fault}")
            elif names[0] not in sys.stdlib_module_names:
                allowed = LIBRARIES.get(inside[0])
                if allowed is not None and names[0] not in allowed:
                    found.append(f"{where} {inside[0]} imports {names[0]}")
    return found


def package_imports(source: Path) -> set[tuple[str, str]]:
    """Returns which package imports which, for the picture in docs/explanation/architecture.md."""
    layers = set(LAYERS["mandala"])
    found = set()
    for path in source.rglob("*.py"):
        importer = path.relative_to(source).parts[0]
        for module, _ in imported(ast.parse(path.read_text(encoding="utf-8"))):
            names = module.split(".")
            if names[0] == "mandala" and importer in layers and names[1] in layers - {importer}:
                found.add((importer, names[1]))
    return found


@pytest.mark.parametrize("package", LAYERS)
def test_everything_in_an_ordered_package_has_its_layer(package: str) -> None:
    folder = SOURCE.joinpath(*package.split(".")[1:])
    inside = {path.parent.name for path in folder.glob("*/__init__.py")}
    if package != "mandala":
        inside |= {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert inside <= set(LAYERS[package])


def test_imports_go_down_only() -> None:
    assert faults(SOURCE) == []


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("rules/a.py", "import numba", "rules/a.py:1 rules imports numba"),
        ("rules/a.py", "from mandala.records import x", "rules imports records, which lies above"),
        ("rules/a.py", "from mandala import records", "rules imports records, which lies above"),
        ("records/a.py", "def f():\n    import mandala.engine.x", "records/a.py:2 records imports"),
        ("server/a/b.py", "import mandala.cli.app", "server imports cli, which lies above it"),
        ("terminal/a.py", "import mandala.cli.app", "terminal imports cli, which lies above it"),
        ("engine/eval/a.py", "import mandala.engine.search.tree", "eval imports search, which"),
        ("engine/rng.py", "from mandala.engine import eval", "rng imports eval, which lies above"),
    ],
)
def test_wrong_import_is_found(tmp_path: Path, file: str, text: str, fault: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    (found,) = faults(tmp_path)
    assert fault in found


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("cli/a.py", "import json\nimport rich\nfrom mandala.rules import x\nimport mandala.cli.b"),
        ("cli/a.py", "from mandala import __version__"),
        ("engine/search/a.py", "from mandala.engine.eval.b import c\nimport mandala.engine.rng"),
    ],
)
def test_right_imports_are_allowed(tmp_path: Path, file: str, text: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert faults(tmp_path) == []


# The modules of the server from the bottom to the top; those of one line may import each other.
SERVER_LAYERS = [
    {"config", "errors", "json_logging", "metrics", "server_clock", "storage", "network"},
    {"protocol.types"},
    {"state"},
    {"actions"},
    {"protocol.socket", "protocol.http", "protocol.replay"},
    {"views"},
    {"rooms"},
    {"ai", "pictures"},
    {"health", "services", "ws", "api", "codegen"},
    {"app"},
    {"serve"},
]
PURE = ("state", "actions", "views")


def server_level(module: str) -> int | None:
    """Returns the level of a module (dotted, without ``mandala.server.``); None: not listed."""
    for level, names in enumerate(SERVER_LAYERS):
        if any(module == name or module.startswith(f"{name}.") for name in names):
            return level
    return None


def server_faults(server: Path) -> list[str]:
    """Returns what is wrong inside the server package, one line each."""
    found = []
    for path in sorted(server.rglob("*.py")):
        inside = path.relative_to(server)
        name = ".".join(inside.with_suffix("").parts).removesuffix(".__init__")
        level = server_level(name)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if level is None:
            if name not in ("__init__", "protocol"):
                found.append(f"{inside} has no level")
            continue
        for module, line in imported(tree):
            target = server_level(module.removeprefix("mandala.server."))
            if module.startswith("mandala.server.") and target is not None and target > level:
                found.append(f"{inside}:{line} imports {module}, which lies above it")
        if inside.parts[0] in PURE:
            waits = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
            found += [
                f"{inside}:{node.lineno} awaits, but is pure"
                for node in ast.walk(tree)
                if isinstance(node, waits)
            ]
    return found


def test_server_imports_go_down_only_and_pure_parts_never_await() -> None:
    assert server_faults(SOURCE / "server") == []


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("state/a.py", "import mandala.server.actions.move", "lies above it"),
        ("actions/a.py", "from mandala.server.protocol.socket import Ack", "lies above it"),
        ("views/a.py", "from mandala.server.rooms.room import Room", "lies above it"),
        ("rooms/a.py", "def f():\n    import mandala.server.ws.session", "rooms/a.py:2 imports"),
        ("state/a.py", "async def f(): ...", "awaits, but is pure"),
        ("new/a.py", "", "has no level"),
    ],
)
def test_server_fault_is_found(tmp_path: Path, file: str, text: str, fault: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    (found,) = server_faults(tmp_path)
    assert fault in found
