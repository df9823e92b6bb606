"""The registry of actions: each action, event and error code is complete."""

import msgspec
import pytest

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from mandala.server.actions import ACTIONS, ERRORS, EVENTS, STEP_EVENTS, TableEvent
from mandala.server.actions.base import Request
from mandala.server.actions.event_log import encode_event
from mandala.server.protocol.socket import FromClient
from mandala.server.protocol.types import ClientMessage
from mandala.server.state.events import Event, PublicEvent, StepEvent, Viewer
from mandala.server.storage.base import StoredEvent
from support.table_logs import LoggedTable

PARAMETERS = [pytest.param(action, id=action.__name__) for action in ACTIONS]


@pytest.mark.parametrize("action", PARAMETERS)
def test_request_is_decoded_from_its_tag(action: type[Request]) -> None:
    schema = msgspec.json.schema(action)
    assert "client_move_id" in schema["$defs"][action.__name__]["required"]
    decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(FromClient)
    with pytest.raises(msgspec.ValidationError, match="missing required field `client_move_id`"):
        decoder.decode(msgspec.json.encode({"type": action.__struct_config__.tag}))


@pytest.mark.parametrize("action", PARAMETERS)
def test_request_is_documented(action: type[Request]) -> None:
    assert (action.__doc__ or "").strip()


@pytest.mark.parametrize("code", sorted(ERRORS))
def test_error_code_is_translated(code: str) -> None:
    key = f"refusal-{code.replace('/', '-')}"
    for language in LANGUAGES:
        assert translate(language, key, {}) not in ("", key)


def test_tags_are_unique() -> None:
    for kinds in (EVENTS, STEP_EVENTS, ACTIONS):
        tags = [kind.__struct_config__.tag for kind in kinds]
        assert len(set(tags)) == len(tags)


def example(kind: type[Event]) -> Event:
    """Return an event of a kind, with some value in each field."""
    values = {
        "move": "M1R",
        "how": "player",
        "level": 1,
        "reason": "resign",
        "scores": (0, 0),
        "same_deal": False,
    }
    fields = msgspec.structs.fields(kind)
    given = {
        field.name: values.get(field.name, 0 if "int" in str(field.type) else "x")
        for field in fields
        if field.required
    }
    return msgspec.convert({"type": kind.__struct_config__.tag} | given, kind)


@pytest.mark.parametrize("kind", EVENTS[1:], ids=lambda kind: kind.__name__)
def test_view_is_a_step_event_or_nothing(kind: type[Event]) -> None:
    """A stranger is sent nothing of a stored event but what its class declares as sent."""
    logged = LoggedTable()
    logged.move(str(logged.table.game.legal_moves()[0]))
    event = example(kind)
    viewed = event.view(logged.table, Viewer())
    if issubclass(kind, PublicEvent):
        assert viewed is event
    elif viewed is not None:
        assert isinstance(viewed, StepEvent)
        assert type(viewed) in STEP_EVENTS
        assert msgspec.json.decode(msgspec.json.encode(viewed), type=TableEvent) == viewed


SECRET = {
    "created",
    "claims_listed",
    "resigned",
    "aborted",
    "timeout_claimed",
    "clock_corrected",
}


def test_stranger_is_sent_nothing_of_secret_events() -> None:
    logged = LoggedTable()
    logged.move(str(logged.table.game.legal_moves()[0]))
    silent = {
        kind.__struct_config__.tag
        for kind in EVENTS[1:]
        if example(kind).view(logged.table, Viewer()) is None
    }
    assert silent | {"created"} == SECRET


@pytest.mark.parametrize("kind", EVENTS[1:], ids=lambda kind: kind.__name__)
def test_event_is_stored_under_its_tag(kind: type[Event]) -> None:
    event = example(kind)
    row = encode_event(event, 1)
    assert row.kind == kind.__struct_config__.tag
    stored = StoredEvent("t", 2, row.at, row.kind, row.body)
    assert msgspec.json.decode(stored.body, type=kind) == event
