"""All subclasses of MandalaError in the package."""

import ast
import importlib
from functools import cache
from pathlib import Path

import mandala
from mandala.records.errors import MandalaError

PACKAGE = Path(mandala.__file__).parent


@cache
def error_classes() -> tuple[type[MandalaError], ...]:
    """Imports every module that defines a subclass, and returns MandalaError and all of them."""
    classes = [
        (node.name, {base.id for base in node.bases if isinstance(base, ast.Name)}, path)
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    names, found = {"MandalaError"}, set[tuple[str, Path]]()
    while new := {(name, path) for name, bases, path in classes if bases & names} - found:
        found |= new
        names |= {name for name, _ in new}
    return (MandalaError, *(_load(name, path) for name, path in sorted(found)))


def _load(name: str, path: Path) -> type[MandalaError]:
    module = importlib.import_module(
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    )
    found: type[MandalaError] = getattr(module, name)
    assert issubclass(found, MandalaError)
    return found
