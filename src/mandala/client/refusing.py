"""What a server's refusal means, for the person who runs the client."""

from mandala.locales.saying import Saying, say


def refusal_text(code: str, rule: str | None) -> Saying:
    """The words of a refusal's ``code``, with the clause it names if there is one."""
    why = say(f"refusal-{code.replace('/', '-')}", colourName=say("that-colour"))
    return say("refusal-rule", why=why, rule=rule) if rule else why
