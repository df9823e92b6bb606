"""The examples in the documentation: Python, commands with their output, links."""

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import click
import pytest

from mandala.cli.app import app
from support.program import environment

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for top in ("*.md", "docs/**/*.md", "bench/**/*.md", "tests/**/*.md")
    for path in ROOT.glob(top)
)
CHECKED_ELSEWHERE = ROOT / "docs/how-to/compare-players.md"  # by tests/arena/test_documents.py
NEEDED = ("docs/examples", "examples/bots")  # folders that the examples read
PICTURES = ROOT / "docs" / "screenshots"
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path, language: str) -> list[str]:
    found = BLOCK.findall(path.read_text("utf-8"))
    return [dedent(text) for kind, text in found if kind == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if page != CHECKED_ELSEWHERE and blocks(page, language)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with the files that the examples read."""
    for needed in NEEDED:
        shutil.copytree(ROOT / needed, tmp_path / needed)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("page", pages_with("pycon"), ids=named)
def test_python_examples_print_what_is_shown(page: Path) -> None:
    """All examples of a page are one session."""
    session = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=LOOSELY).run(test, out=report.append)
    assert tried
    assert failed == 0, "".join(report)


def commands(page: Path) -> Iterator[tuple[str, str]]:
    """Each command of the console blocks of a page with the output shown."""
    for block in blocks(page, "console"):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = example.partition("\n")
            yield command, output


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("page", pages_with("console"), ids=named)
def test_commands_print_what_is_shown(page: Path, tmp_path: Path) -> None:
    """The commands of a page run one after the other in one folder."""
    program = Path(sys.executable).parent
    path = os.pathsep.join([str(program), os.environ["PATH"]])
    for command, output in commands(page):
        done = subprocess.run(
            ["sh", "-c", command],
            input="",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=120,
            env=environment(
                PATH=path, XDG_DATA_HOME=str(tmp_path / "data")
            ),  # no games of other tests
            check=False,
        )
        assert doctest.OutputChecker().check_output(output, done.stdout, LOOSELY), done.stdout


def commands_not_run() -> list[str]:
    """The ``mandala`` commands of the ``sh`` blocks of all pages."""
    lines = [line for page in PAGES for block in blocks(page, "sh") for line in block.splitlines()]
    return sorted({line for line in lines if re.match(r"(\S*/)?mandala(\s|$)", line)})


@pytest.mark.parametrize("command", commands_not_run())
def test_command_that_is_not_run_is_accepted(command: str) -> None:
    """The command and its options exist. Raises click.UsageError if not."""
    first = re.split(r"\s(?:&&|[|;]|>>?)\s", command)[0]
    words = shlex.split(re.sub(r"--lang \w\w ", "", first), comments=True)[1:]
    if words:
        name, found, rest = app.resolve_command(click.Context(app), words)
        assert found is not None
        found.make_context(name, rest)


def headings(page: Path) -> set[str]:
    """The anchors of the headings of a page, as GitHub makes them."""
    texts = HEADING.findall(BLOCK.sub("", page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in texts}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    for target, heading in LINK.findall(page.read_text("utf-8")):
        if target.startswith(("http:", "https:", "mailto:")):
            continue
        file = page.parent / target if target else page
        assert file.exists(), target
        if heading and file.suffix == ".md":
            assert heading in headings(file), f"{target}#{heading}"


def test_the_readme_names_the_authors_of_the_game() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for words in ("unofficial", "Trevor Benjamin", "Brett J. Gilbert", "Lookout Games"):
        assert words in text


def test_each_picture_is_on_a_page() -> None:
    pictures = sorted(PICTURES.iterdir())
    texts = [page.read_text("utf-8") for page in PAGES]
    assert 0 < len(pictures) <= 12
    for picture in pictures:
        assert any(f"screenshots/{picture.name})" in text for text in texts), picture


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "quickstart").iterdir()), ids=named)
def test_quickstart_fits_one_screen(page: Path) -> None:
    assert len(page.read_text("utf-8").splitlines()) <= 45
