"""Mutation testing of the rules: change them in every small way and see that a test notices.

``make mutation`` runs this. No file is touched: each changed module is compiled from memory in a
process of its own, which runs the tests of the rules until the first one fails. A change that no
test notices must be listed in ``tests/MUTATION.md`` with the reason why it makes no difference.
"""

import argparse
import contextlib
import difflib
import importlib.machinery
import itertools
import os
import pickle
import re
import resource
import sys
import time
import types
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import hypothesis  # noqa: F401 - loaded once here, so that no child has to
import numpy as np  # noqa: F401 - the same
import pytest
from cosmic_ray.ast import get_ast
from cosmic_ray.mutating import MutationVisitor
from cosmic_ray.plugins import get_operator, operator_names

PROJECT = Path(__file__).parents[2]
RULES = PROJECT / "src" / "mandala" / "rules"
LISTED = PROJECT / "tests" / "MUTATION.md"

TESTS = PROJECT / "tests" / "rules"

# Which tests most likely notice a change, asked first to save time.
TELLING = {
    "deck.py": ("test_rule_6_end.py",),
    "destruction.py": ("test_rule_5_destruction.py",),
    "game_end.py": ("test_rule_6_end.py",),
    "legality.py": ("test_rule_4_colours.py", "test_rule_3_turn.py", "test_legality.py"),
    "moves.py": ("test_moves.py",),
    "play.py": ("test_rule_2_setup.py", "test_rule_3_turn.py"),
    "queries.py": ("test_queries.py", "test_rule_5_destruction.py"),
    "scoring.py": ("test_rule_7_scoring.py",),
    "state.py": ("test_state.py",),
}

# Written games and tables alone must notice every change: no random games, no counted trees.
LEFT_OUT = ("test_random_games.py", "test_perft.py", "test_clauses.py")

# One wrong operator for each right one is enough where the others only differ in how wrong they
# are; "is" for numbers depends on the interpreter.
NOT_TRIED = re.compile(
    r"core/(ReplaceBinaryOperator_.*_(BitAnd|BitOr|BitXor|LShift|RShift|Pow|Div)"
    r"|ReplaceBinaryOperator_(Add|Sub)_(FloorDiv|Mod)"
    r"|ReplaceBinaryOperator_(Mul|FloorDiv|Mod)_Sub"
    r"|ReplaceComparisonOperator_.*_(Is|IsNot))"
)
CPU_SECONDS = 40  # a change may make a loop endless; the tests take about two
MEMORY = 4 << 30


@dataclass(frozen=True)
class Mutant:
    """One changed module; ``change`` tells old and new line as they are listed."""

    module: Path
    code: str
    change: str


def mutants(module: Path) -> Iterator[Mutant]:
    """Every change of one module, each once."""
    source = module.read_text(encoding="utf-8")
    tree = pickle.dumps(get_ast(source))  # read again for each change: far quicker than parsing
    seen = {source}
    for name in sorted(operator_names()):
        operator_class = get_operator(name)
        if NOT_TRIED.fullmatch(name) or operator_class.arguments():
            continue
        for occurrence in itertools.count():
            visitor = MutationVisitor(occurrence, operator_class())
            code = visitor.walk(pickle.loads(tree)).get_code()
            if not visitor.mutation_applied:
                break
            if code not in seen:
                seen.add(code)
                yield Mutant(module, code, change(module, source, code))


def change(module: Path, source: str, code: str) -> str:
    lines = difflib.ndiff(source.splitlines(), code.splitlines())
    old_new: dict[str, list[str]] = {"-": [], "+": []}
    for line in lines:
        if line[0] in old_new:
            old_new[line[0]].append(line[2:].partition("  #")[0].strip())
    return f"`{module.name}`: `{' '.join(old_new['-'])}` → `{' '.join(old_new['+'])}`"


def run_tests(mutant: Mutant | None) -> int:
    """Run the tests in this process, with the changed module in place of the true one."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if mutant:
        sys.dont_write_bytecode = True
        true_code = importlib.machinery.SourceFileLoader.get_code

        def get_code(
            loader: importlib.machinery.SourceFileLoader, fullname: str
        ) -> types.CodeType | None:
            if Path(loader.path) == mutant.module:
                return compile(mutant.code, loader.path, "exec")
            return true_code(loader, fullname)

        setattr(importlib.machinery.SourceFileLoader, "get_code", get_code)  # noqa: B010 - mypy refuses to assign to a method
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    files = [path for path in sorted(TESTS.glob("test_*.py")) if path.name not in LEFT_OUT]
    telling = [
        path for path in files if mutant and path.name in TELLING.get(mutant.module.name, ())
    ]
    with Path(os.devnull).open("w") as nowhere, contextlib.redirect_stdout(nowhere):
        code = run_files(telling) if telling else 0
        return code or run_files([path for path in files if path not in telling])


def run_files(files: list[Path]) -> int:
    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", *map(str, files)])


def start(mutant: Mutant | None) -> int:
    """Start a child for a mutant; it ends with 0 if no test notices. Returns its process id."""
    pid = os.fork()
    if pid == 0:
        os._exit(run_tests(mutant))
    return pid


def unnoticed(todo: list[Mutant], jobs: int) -> list[Mutant]:
    """Those of ``todo`` that no test noticed."""
    survivors: list[Mutant] = []
    running: dict[int, Mutant] = {}
    waiting = list(reversed(todo))
    done = 0
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[start(mutant)] = mutant
        pid, status = os.wait()
        mutant = running.pop(pid)
        done += 1
        if os.waitstatus_to_exitcode(status) == 0:
            survivors.append(mutant)
            print(f"survived: {mutant.change}", flush=True)
        if done % 50 == 0:
            print(f"{done} of {len(todo)} tried, {len(survivors)} survived", flush=True)
    return survivors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help="file names in rules/; all without any")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    began = time.monotonic()
    _, status = os.waitpid(start(None), 0)
    if status:
        print("the tests fail without any change")
        return 2
    modules = [
        m for m in sorted(RULES.glob("*.py")) if m.name in chosen.modules or not chosen.modules
    ]
    todo = [mutant for module in modules for mutant in mutants(module)]
    survivors = unnoticed(todo, chosen.jobs)
    listed = LISTED.read_text(encoding="utf-8") if LISTED.exists() else ""
    unlisted = [mutant.change for mutant in survivors if mutant.change not in listed]
    minutes = (time.monotonic() - began) / 60
    print(
        f"{len(todo)} changes, {len(todo) - len(survivors)} noticed, {len(survivors)} not,"
        f" {len(unlisted)} of them not listed in {LISTED.name}; {minutes:.1f} minutes"
    )
    for text in sorted(unlisted):
        print(f"- {text}")
    return 1 if unlisted else 0


if __name__ == "__main__":
    sys.exit(main())
