"""The files at the top of the repository: editor settings, hooks, workflow, citation."""

import ast
import configparser
import re
import subprocess
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import dist
import pytest
import yaml

from mandala import __version__

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKE_TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
CLASS = re.compile(r"(?:^|[\s>+~,(\])\w])\.[a-zA-Z]")
PICTURES_AND_DATA = {".webp", ".npz", ".png", ".svg", ".ttf"}


def yaml_file(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def text_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    paths = [ROOT / name for name in listed if name and Path(name).suffix not in PICTURES_AND_DATA]
    return [path for path in paths if path.is_file()]


def form_faults(content: bytes) -> list[str]:
    """Returns which settings of ``.editorconfig`` for all files the content breaks."""
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return ["charset"]
    faults = {
        "end_of_line": b"\r" in content,
        "insert_final_newline": content != b"" and not content.endswith(b"\n"),
        "trim_trailing_whitespace": re.search(rb"[ \t]$", content, re.MULTILINE) is not None,
    }
    return [name for name, broken in faults.items() if broken]


def test_browser_tests_wait_for_conditions_not_for_a_time() -> None:
    programs = [path for path in text_files() if path.suffix == ".py" and path != Path(__file__)]
    assert [path.name for path in programs if b"wait_for_timeout" in path.read_bytes()] == []


def class_selectors(program: str) -> list[str]:
    """Returns the CSS selectors of a test that name a class of the page."""
    calls = [node for node in ast.walk(ast.parse(program)) if isinstance(node, ast.Call)]
    named = [call for call in calls if getattr(call.func, "attr", "") == "locator" and call.args]
    given = [
        ast.literal_eval(arg) for call in named if isinstance(arg := call.args[0], ast.Constant)
    ]
    return [selector for selector in given if CLASS.search(selector)]


def test_browser_tests_name_no_classes_of_the_page() -> None:
    """Class names belong to the styles. Tests find parts by their ``data-`` attributes and roles."""
    assert class_selectors('page.locator("main.message > .status")') == ["main.message > .status"]
    assert class_selectors('page.locator("[data-part=a] > li:first-child")') == []
    programs = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    found = {path.name: class_selectors(path.read_text("utf-8")) for path in programs}
    assert {name: selectors for name, selectors in found.items() if selectors} == {}


def test_text_files_have_the_form_of_the_editor_settings() -> None:
    settings = configparser.ConfigParser()
    settings.read_string("[top]\n" + (ROOT / ".editorconfig").read_text("utf-8"))
    checked = {"charset", "end_of_line", "insert_final_newline", "trim_trailing_whitespace"}
    assert checked <= set(settings["*"])
    files = text_files()
    assert len(files) > 500
    found = {str(path.relative_to(ROOT)): form_faults(path.read_bytes()) for path in files}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"a\r\n", "end_of_line"),
        (b"a", "insert_final_newline"),
        (b"a \nb\n", "trim_trailing_whitespace"),
        (b"\xff\n", "charset"),
    ],
)
def test_wrong_form_is_found(content: bytes, fault: str) -> None:
    assert form_faults(content) == [fault]


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml_file(str(workflow.relative_to(ROOT)))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def test_workflows_run_existing_make_targets_and_tests() -> None:
    commands = [step["run"] for path in WORKFLOWS for step in steps(path) if "run" in step]
    targets = {name for line in commands for name in re.findall(r"^make ([a-z-]+)$", line, re.M)}
    assert targets >= {"check", "test", "dist", "workflows"}
    assert targets <= MAKE_TARGETS
    folders = {name for line in commands for name in re.findall(r"tests/\w+", line)}
    assert folders
    assert [name for name in sorted(folders) if not (ROOT / name).is_dir()] == []


def test_workflows_cover_every_system_from_the_oldest_python() -> None:
    jobs = yaml_file(".github/workflows/checks.yml")["jobs"]
    systems = {*jobs["check"]["strategy"]["matrix"]["os"], jobs["windows"]["runs-on"]}
    assert systems == {"ubuntu-latest", "macos-latest", "windows-latest"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    for name in ("check", "test", "windows"):
        assert jobs[name]["strategy"]["matrix"]["python"][0] == oldest


def test_hooks_are_local_and_start_programs_of_the_environment() -> None:
    for repository in yaml_file(".pre-commit-config.yaml")["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            program, *words = hook["entry"].split()
            assert hook["language"] == "system"
            assert program in (".venv/bin/ruff", ".venv/bin/python", "make")
            assert program != "make" or words[0] in MAKE_TARGETS
            files = [word for word in words if word.endswith(".py")]
            assert [name for name in files if not (ROOT / name).is_file()] == []


def test_citation_has_the_fields_of_its_format_and_the_version() -> None:
    citation = yaml_file("CITATION.cff")
    required = {"cff-version", "message", "title", "authors"}
    allowed = required | {"type", "abstract", "version", "license", "keywords"}
    assert required <= set(citation) <= allowed
    assert citation["version"] == __version__
    assert citation["authors"] == [{"name": "The mandala-game contributors"}]


def test_wheel_without_the_page_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "some.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("mandala/py.typed", "")
        archive.writestr("mandala/locales/en/rules.md", "")
        archive.writestr("mandala/engine/eval/data/value_network.npz", "")
    assert [name.split("/")[-1] for name in dist.missing_files(wheel)] == [
        "index.html",
        "*.js",
        "*.css",
    ]
