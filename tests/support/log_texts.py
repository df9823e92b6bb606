"""The expected log of a game: the events that the page was sent, in the words of a language."""

import json
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import connect

from mandala.locales.translate import translate
from support.person import Person

Values = dict[str, str | int]


def told_by_server(person: Person) -> dict[str, Any]:
    """Returns the keys and values that the server sends to this person's seat at the table."""
    server, table = person.page.url.split("#")[0].split("/t/")
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    address = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    headers = {"Cookie": cookies}
    with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": "mandala-table/1", "since": 0}))
        while True:
            message: dict[str, Any] = json.loads(socket.recv(timeout=20))
            assert message["type"] != "error", message
            if message["type"] == "snapshot":
                return message


NOT_TOLD = {"seated", "nonce_added", "dealt"}  # before the first move


def retell(snapshot: dict[str, Any], language: str) -> list[str]:
    """Every line of the log of a game between the reader and the computer."""
    teller = _Teller(language, snapshot["seats"][0], snapshot["table"]["players"])
    events = [step["event"] for step in snapshot["steps"]]
    return [teller.line(event) for event in events if event["type"] not in NOT_TOLD]


@dataclass
class _Teller:
    language: str
    reader: int
    players: list[dict[str, Any]]

    def line(self, event: dict[str, Any]) -> str:
        if event["type"] == "finished":
            assert event["by"] is None, "decided by the rules"
            return self.say("log-finished", reason=event["result"]["reason"], who="they", name="")
        assert event["type"] == "moved", event
        told = [self.move(event)]
        if event["reshuffled"]:
            told.append(self.say("log-reshuffled"))
        if completed := event["completion"]:
            sizes = completed["field_sizes"]
            told.append(
                self.say(
                    "log-completed-tie" if completed["tie"] else "log-completed",
                    **self.person(completed["first"]),
                    mandala="I" * completed["mandala"],
                    mine=sizes[self.reader],
                    theirs=sizes[1 - self.reader],
                )
            )
        if destroyed := event["destruction"]:
            mandala = "I" * destroyed["mandala"]
            told.append(self.say("log-destroyed", mandala=mandala))
            if destroyed["dealt"]:
                first, second = (self.say(f"colour-{letter}") for letter in destroyed["dealt"])
                told.append(
                    self.say("log-dealt", mandala=mandala, firstName=first, secondName=second)
                )
        return " ".join(told)

    def move(self, event: dict[str, Any]) -> str:
        kind, text, claim = event["move"][0], event["move"], event["claim"]
        colour = text[2] if kind in "MF" else text[1]
        counted = {"M": 1, "F": text[3:], "D": text[2:], "C": claim and claim["cards"]}[kind]
        values: Values = {
            **self.person(event["seat"]),
            "colourName": self.say(f"colour-{colour}"),
            "cards": self.say(f"cards-{colour}", count=int(counted)),
            "count": int(counted),
            "drew": event["drew"],
        }
        if kind in "MF":
            values["mandala"] = "I" * int(text[1])
        if claim is None:
            return self.say(
                {"M": "log-mountain", "F": "log-field", "D": "log-discard"}[kind], **values
            )
        place = claim["river_place"]
        goes = "discard" if claim["to_discard"] else "river" if place else "cup"
        alone = "-automatic" if event["how"] == "automatic" else ""
        values |= {"points": claim["points"], "place": place or 0}
        return self.say(f"log-claim-{goes}{alone}", **values)

    def person(self, seat: int) -> Values:
        player = self.players[seat]
        level = player["level"]
        name = player["name"] if level is None else self.say("player-ai", level=level)
        return {"who": "you" if seat == self.reader else "they", "name": name}

    def say(self, key: str, **values: str | int) -> str:
        return translate(self.language, key, values)
