"""Reads a page as a screen reader does: Chromium's accessibility tree and the live region."""

from typing import Any

from support.person import Person

# Notes each text of the live region that reads the log.
LISTEN = """() => {
  window.announced = [];
  new MutationObserver(() => {
    const region = document.querySelector('.visually-hidden[aria-live=polite]');
    const text = region?.textContent ?? '';
    if (text && text !== window.announced.at(-1)) window.announced.push(text);
  }).observe(document, {childList: true, subtree: true, characterData: true});
}"""

NAMED = {"button", "checkbox", "heading", "image", "img", "link", "timer"}
"""Roles that are read by their name alone."""


class ScreenReader:
    """Listens to a person's page from now on, until another page is loaded."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._devtools = person.context.new_cdp_session(person.page)
        person.page.evaluate(LISTEN)

    def announced(self) -> str:
        """Returns everything that the live region has said, in one line."""
        texts: list[str] = self._person.page.evaluate("() => window.announced")
        return " ".join(" ".join(texts).split())

    def parts(self) -> dict[str, list[str]]:
        """Returns what is read in each named region, group and list, in order; images by name."""
        nodes: dict[str, dict[str, Any]] = {
            node["nodeId"]: node
            for node in self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        }
        found: dict[str, list[str]] = {}
        for node in nodes.values():
            role, name = _role(node), _name(node)
            if not node["ignored"] and role in ("region", "group", "list") and name:
                found[name] = [
                    text for child in _children(node, nodes) for text in _read(child, nodes)
                ]
        return found

    def names(self) -> set[str]:
        """Returns the names of all buttons and images."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        return {_name(node) for node in nodes if not node["ignored"] and _role(node) in NAMED}


def _role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def _name(node: dict[str, Any]) -> str:
    return " ".join(str(node.get("name", {}).get("value", "")).split())


def _children(node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    return [nodes[child] for child in node.get("childIds", []) if child in nodes]


def _read(node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> list[str]:
    if not node["ignored"] and (_role(node) in NAMED or _role(node) == "StaticText"):
        return [name] if (name := _name(node)) else []
    if _role(node) == "ListMarker":
        return []
    return [text for child in _children(node, nodes) for text in _read(child, nodes)]
