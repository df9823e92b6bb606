"""Errors of the client: a refusal of the server, as text for the person who runs the client."""

from mandala.locales.message import PlainText, Text, message
from mandala.locales.translate import has_text
from mandala.records.errors import MandalaError


class RequestRefused(MandalaError):
    """The server refused an HTTP request. ``code`` says why, ``rule`` is the clause of the rules,
    None if there is none."""

    def __init__(self, status: int, code: str, rule: str | None) -> None:
        self.status = status
        self.code = code
        self.rule = rule
        super().__init__("connect-refused", why=refusal_text(code, rule))


class MoveRefused(MandalaError):
    """The table refused a request on its socket, with ``code`` and ``rule`` as above."""

    def __init__(self, code: str, rule: str | None) -> None:
        self.code = code
        self.rule = rule
        super().__init__("connect-table-refused", why=refusal_text(code, rule))


def refusal_text(code: str, rule: str | None) -> Text:
    """Returns the words for ``code``, with the clause it names if there is one.

    A newer server may send a code that has no text here. Then the code itself is shown.
    """
    key = f"refusal-{code.replace('/', '-')}"
    why: Text = (
        message(key, colourName=message("that-colour")) if has_text(key) else PlainText(code)
    )
    return message("refusal-rule", why=why, rule=rule) if rule else why
