"""What the pages show is what happens: Python examples, commands with their output, links."""

import doctest
import re
import shlex
import shutil
from pathlib import Path

import pytest

from support.program import mandala

ROOT = Path(__file__).parents[1]
EXAMPLES = [
    ROOT / "README.md",
    ROOT / "docs" / "notation.md",
    ROOT / "docs" / "observation.md",
    ROOT / "docs" / "players.md",
    ROOT / "docs" / "python-api.md",
    ROOT / "docs" / "record.md",
]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def named(path):
    return str(path.relative_to(ROOT))


def blocks(path, language):
    return [text for kind, text in BLOCK.findall(path.read_text("utf-8")) if kind == language]


def pages_with(language):
    return [page for page in EXAMPLES if blocks(page, language)]


@pytest.mark.parametrize("page", pages_with("pycon"), ids=named)
def test_python_examples(page, tmp_path, monkeypatch):
    """All examples of a page are one session."""
    shutil.copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    monkeypatch.chdir(tmp_path)
    session = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    report = []
    failed, tried = doctest.DocTestRunner(optionflags=LOOSELY).run(test, out=report.append)
    assert tried
    assert failed == 0, "".join(report)


def commands(page):
    """Each command of the console blocks of a page with the output shown."""
    for block in blocks(page, "console"):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = example.partition("\n")
            yield command, output


@pytest.mark.parametrize(
    ("command", "output"),
    [example for page in pages_with("console") for example in commands(page)],
)
def test_commands_print_what_is_shown(command, output, tmp_path, monkeypatch):
    shutil.copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    monkeypatch.chdir(tmp_path)
    command, _, head = command.partition(" | head -")
    program, *arguments = shlex.split(command)
    assert program == "mandala"
    done = mandala(*arguments)
    shown = done.stdout + done.stderr
    if head:
        shown = "".join(shown.splitlines(keepends=True)[: int(head)])
    assert doctest.OutputChecker().check_output(output, shown, LOOSELY), shown


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page):
    targets = LINK.findall(page.read_text("utf-8"))
    inside = [target for target in targets if not target.startswith(("http:", "https:", "mailto:"))]
    assert [target for target in inside if not (page.parent / target).exists()] == []


def test_the_readme_says_whose_game_it_is():
    text = (ROOT / "README.md").read_text("utf-8")
    for words in ("unofficial", "Trevor Benjamin", "Brett J. Gilbert", "Lookout Games"):
        assert words in text
