"""Every clause of the rules, and every worked example, is cited by some test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

CLAUSES = [
    "1.1", "1.2", "1.3", "1.4",
    "2.1", "2.2", "2.3",
    "3.1", "3.2", "3.3", "3.4",
    "4.1", "4.2",
    "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7",
    "6.1", "6.2", "6.3", "6.4", "6.5", "6.6",
    "7.1", "7.2",
    "8.1", "8.2", "8.3", "8.4",
]  # fmt: skip
CLARIFIED = ["3.1", "3.4", "5.7", "6.2", "6.3", "6.4", "7.2", "8.1", "8.3"]
WORKED_EXAMPLES = ["Colour rule", "Destruction", "Score", "Draw"]


def docstrings() -> Iterator[tuple[str, str]]:
    """Yields name and docstring of every test function here."""
    for path in sorted(Path(__file__).parent.glob("test_rule_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def test_every_test_cites_its_rule() -> None:
    assert [name for name, text in docstrings() if not text.startswith("Rule ")] == []


def test_every_clause_is_cited() -> None:
    cited = {clause for _, text in docstrings() for clause in re.findall(r"Rule (\d\.\d)", text)}
    assert sorted(set(CLAUSES) - cited) == []
    assert sorted(cited - set(CLAUSES)) == []


def test_every_clarification_has_its_scenario() -> None:
    clarified = {
        clause
        for _, text in docstrings()
        for clause in re.findall(r"Rule (\d\.\d) \(clarification\)", text)
    }
    assert clarified == set(CLARIFIED)


def test_every_worked_example_is_a_test() -> None:
    worked = {
        example for _, text in docstrings() for example in re.findall(r'example "(.+?)"', text)
    }
    assert worked == set(WORKED_EXAMPLES)
