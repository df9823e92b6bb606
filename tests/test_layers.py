"""Imports go down only, wherever in a file they stand (docs/architecture.md)."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "mandala"

# From the bottom to the top.
LAYERS = [
    "locales",
    "rules",
    "records",
    "engine",
    "players",
    "training",
    "arena",
    "analysis",
    "server",
    "client",
    "terminal",
    "cli",
]

# The lower layers stay light: what else they may import besides the standard library.
LIBRARIES = {
    "locales": {"fluent"},
    "rules": {"numpy"},
    "records": {"numpy"},
    "terminal": {"rich", "click"},
}


def imported(tree):
    """Every module that a file imports, at its top or inside a function, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            assert node.module is not None
            yield node.module, node.lineno
            if node.module == "mandala":
                for name in node.names:
                    yield f"mandala.{name.name}", node.lineno


def above(upper, lower):
    return LAYERS.index(upper) > LAYERS.index(lower)


def faults(source):
    """What is wrong in a source folder: one line each."""
    found = []
    for path in sorted(source.rglob("*.py")):
        inside = path.relative_to(source).parts
        package = inside[0] if len(inside) > 1 else None
        for module, line in imported(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{'/'.join(inside)}:{line}"
            top, *rest = module.split(".")
            if top == "mandala":
                target = rest[0] if rest else None
                if package and target in LAYERS and above(target, package):
                    found.append(f"{where} {package} imports {target}, which lies above it")
            elif top not in sys.stdlib_module_names:
                allowed = LIBRARIES.get(package)
                if allowed is not None and top not in allowed:
                    found.append(f"{where} {package} imports {top}")
    return found


def test_every_package_has_its_layer():
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(LAYERS)


def test_imports_go_down_only():
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
    ],
)
def test_a_fault_would_be_found(tmp_path, file, text, fault):
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    (found,) = faults(tmp_path)
    assert fault in found


def test_imports_that_are_fine(tmp_path):
    (tmp_path / "cli").mkdir()
    (tmp_path / "cli" / "a.py").write_text(
        "import json\nimport rich\nfrom mandala.rules import x\nfrom mandala import __version__\n"
    )
    assert faults(tmp_path) == []
