"""Runs axe-core, which checks a page for accessibility."""

from pathlib import Path
from typing import Any, Final, Literal

from support.person import Person, settle

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def violations(person: Person) -> list[str]:
    """Returns what axe-core finds wrong on the page as it is now."""
    settle(person.page)  # colours that fade in have their final value
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text() + "; 0")
    found: list[dict[str, Any]] = person.page.evaluate(
        "() => axe.run().then((report) => report.violations)"
    )
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        for node in each["nodes"]
    ]


def violations_in_both_themes(person: Person) -> list[str]:
    """Returns what axe-core finds wrong by day and by night. The page stays as it is otherwise."""
    found = []
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {each}" for each in violations(person)]
    return found
