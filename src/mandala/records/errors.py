"""The errors a reader of moves and records can meet: each one clear line for a person."""


class MandalaError(Exception):
    """Base of every error this package raises on purpose. Its text is one line for a person."""


class MalformedMove(MandalaError):
    """Text that is not a move in the notation at all."""

    def __init__(self, text: object) -> None:
        self.text = text
        self.shown = repr(text) if len(repr(text)) <= 40 else repr(text)[:37] + "...'"
        super().__init__(
            f"{self.shown} is not a move: write M1R (mountain), F2G3 (field), DB2 (discard) or CY (claim),"
            " with the colours R O Y G P B"
        )


class IllegalMove(MandalaError):
    """A well-formed move that the rules do not allow now.

    ``code`` names the reason (and is the translation key), ``rule`` the clause it breaks.
    """

    def __init__(self, move: str, code: str, rule: str, explanation: str) -> None:
        self.move = move
        self.code = code
        self.rule = rule
        super().__init__(f"{move} is not legal: {explanation} (Rule {rule})")


class RecordError(MandalaError):
    """A record that cannot be trusted: where it goes wrong, and which rule or contract it breaks."""
