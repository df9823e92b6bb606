"""The reference pages of commands, settings and exit codes agree with the code."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import click
import pytest
import reference_pages

from mandala.cli import commands
from mandala.cli.app import app, command_modules
from mandala.cli.commands.serve import command as serve
from mandala.cli.exit_codes import ExitCode
from mandala.server.config import Settings

ROOT = Path(__file__).parents[2]
PAGES = reference_pages.pages()


@pytest.mark.parametrize("name", PAGES)
def test_page_is_up_to_date(name: str) -> None:
    written = (ROOT / name).read_text("utf-8")
    assert written == PAGES[name], f"{name} is out of date: run `make generate`"


def test_page_names_every_command_option_and_example() -> None:
    page = PAGES["docs/reference/command-line.md"]
    for name in command_modules():
        command = app.get_command(click.Context(app), name)
        assert command is not None
        section = page.split(f"\n## mandala {name}\n")[1].split("\n## ")[0]
        for option in reference_pages.options(command):
            assert f"| `{option.opts[0]}" in section
        assert f"mandala {name}" in section.split("```sh")[1]


def test_settings_are_the_options_of_serve() -> None:
    options = {option.name for option in reference_pages.options(serve)}
    assert {field.name for field in fields(Settings)} == options - {"database"} | {"database_url"}


def test_options_of_serve_have_the_defaults_of_the_settings() -> None:
    typed = serve.make_context("serve", []).params
    for field in fields(Settings):
        if field.name != "database_url":
            assert typed[field.name] == field.default, field.name


def test_server_reads_each_variable_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    variables = re.findall(r"\| `(MANDALA_\w+)` \|", PAGES["docs/reference/settings.md"])
    options = reference_pages.options(serve)
    assert len(variables) == len(options)
    for variable, option in zip(variables, options, strict=True):
        monkeypatch.setenv(variable, "value")
        assert (
            option.resolve_envvar_value(click.Context(serve, **serve.context_settings)) == "value"
        )


def test_commands_exit_with_named_codes() -> None:
    for folder in commands.__path__:
        for path in Path(folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "sys.exit":
                    assert ast.unparse(node.args[0]).startswith("ExitCode."), path


def test_page_explains_every_exit_code() -> None:
    page = PAGES["docs/reference/exit-codes.md"]
    assert re.findall(r"^\| (\d+) \|", page, re.MULTILINE) == [str(int(code)) for code in ExitCode]
    assert reference_pages.commands_that_fail() == sorted(reference_pages.FAILURES)
