"""What axe-core has to say about a page."""

from pathlib import Path
from typing import Any

from support.browsing import Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(person: Person) -> list[str]:
    """What axe-core finds wrong on the page as it stands."""
    person.page.wait_for_timeout(450)  # colours that fade in are measured once they are there
    person.page.evaluate(AXE.read_text() + "; 0")
    found: list[dict[str, Any]] = person.page.evaluate(
        "() => axe.run().then((report) => report.violations)"
    )
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        for node in each["nodes"]
    ]
