"""Hypothesis plays with sockets: any order of requests, good and bad, keeps the table whole."""

import itertools
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from websockets.sync.client import ClientConnection, connect

from mandala.server.api.routing import LARGEST_BODY
from support.table_server import Running, serving_in_a_thread

READERS = ("first", "second", "watching")
junk = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["type", "seq", "move", "x"]), inner, max_size=3)
        ),
        max_leaves=6,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["move", "look", "look_back", "resync", "hello", "greet"])},
        optional={
            "seq": st.integers(-5, 10**12),
            "ply": st.integers(-5, 10**12),
            "since": st.none() | st.integers(-1, 10**7),
            "seat": st.integers(-1, 2),
            "move": st.text(max_size=10),
            "client_move_id": st.text(max_size=5),
        },
    ).map(json.dumps),
)


class Sockets(RuleBasedStateMachine):
    """One online table; a socket for each seat and one for a spectator."""

    server: Running

    def __init__(self) -> None:
        super().__init__()
        self._stacks: dict[str, ExitStack] = {}
        self._ids = itertools.count()
        ada, bea = self.server.guest(), self.server.guest()
        wish = json.dumps({"kind": "online", "name": "Ada", "starts": "first"}).encode()
        self.first = json.loads(ada.request("POST", "/api/v1/tables", wish)[1])
        join = {"name": "Bea", "invite_token": self.first["invite_token"]}
        path = f"/api/v1/tables/{self.first['table_id']}/join"
        self.second = json.loads(bea.request("POST", path, json.dumps(join).encode())[1])
        self.tokens = {
            "first": {"seat_token": self.first["seat_token"]},
            "second": {"seat_token": self.second["seat_token"]},
            "watching": {"watch_token": self.first["watch_token"]},
        }
        self.lines: dict[str, ClientConnection] = {}
        self.shown: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.last: tuple[str, dict[str, Any]] | None = None
        for name in READERS:
            self.connect(name)

    def teardown(self) -> None:
        for stack in self._stacks.values():
            stack.close()

    def connect(self, name: str) -> None:
        url = self.server.url.replace("http", "ws", 1)
        self._stacks[name] = ExitStack()
        self.lines[name] = self._stacks[name].enter_context(
            connect(f"{url}/api/v1/tables/{self.first['table_id']}/socket", compression=None)
        )
        self.send(name, {"type": "hello", "protocol": "mandala-table/1"} | self.tokens[name])
        self.receive(name, "snapshot")

    def send(self, name: str, message: dict[str, Any] | str | bytes) -> None:
        self.lines[name].send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self, name: str, *types: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.lines[name].recv(timeout=20))
            if message["type"] in ("snapshot", "update"):
                assert message["seq"] >= self.shown.get(name, {"seq": 0})["seq"]
                self.shown[name] = message
            if message["type"] in types:
                return message

    def up_to_date(self, name: str) -> dict[str, Any]:
        self.send(name, {"type": "ping"})
        self.receive(name, "pong")
        return self.shown[name]

    @rule(name=st.sampled_from(READERS), data=st.data())
    def move(self, name: str, data: st.DataObject) -> None:
        """A legal move if it is this reader's decision."""
        decision = self.up_to_date(name)["decision"]
        if decision is None:
            return
        move = data.draw(st.sampled_from([legal["move"] for legal in decision["legal"]]))
        request = {
            "type": "move",
            "client_move_id": f"m{next(self._ids)}",
            "seq": self.shown[name]["seq"],
            "move": move,
        }
        self.send(name, request)
        answer = self.receive(name, "ack", "error")
        assert answer["type"] == "ack", answer
        self.acknowledged[request["client_move_id"]] = answer["seq"]
        self.last = (name, request)

    @rule()
    def send_again(self) -> None:
        """The last move once more, as after a lost connection."""
        if self.last:
            name, request = self.last
            self.send(name, request)
            answer = self.receive(name, "ack")
            assert answer["duplicate"]
            assert answer["seq"] == self.acknowledged[request["client_move_id"]]

    @rule(name=st.sampled_from(READERS), move=st.sampled_from(["CR", "M1R", "F2B7", "DP8"]))
    def guess(self, name: str, move: str) -> None:
        """Any move at all: played if it happens to be legal, refused with a code if not."""
        shown = self.up_to_date(name)
        number = f"g{next(self._ids)}"
        self.send(
            name,
            {"type": "move", "client_move_id": number, "seq": shown["seq"], "move": move},
        )
        answer = self.receive(name, "ack", "error")
        legal = [m["move"] for m in (shown["decision"] or {"legal": []})["legal"]]
        assert (answer["type"] == "ack") == (move in legal)
        if answer["type"] == "error":
            assert "/" in answer["code"]

    @rule(name=st.sampled_from(READERS), bad=junk)
    def send_junk(self, name: str, bad: str | bytes) -> None:
        if len(bad) < LARGEST_BODY:
            self.send(name, bad)

    @rule(name=st.sampled_from(READERS), since=st.integers(0, 200))
    def resync(self, name: str, since: int) -> None:
        self.send(name, {"type": "resync", "since": since})
        told = self.receive(name, "snapshot")
        assert all(step["seq"] > since for step in told["steps"])

    @rule(name=st.sampled_from(READERS))
    def come_back(self, name: str) -> None:
        self._stacks[name].close()
        self.connect(name)

    @invariant()
    def all_see_the_same_table(self) -> None:
        """Every socket is alive, and all readers agree on what is public."""
        positions = [self.up_to_date(name)["position"] for name in READERS]
        public = ("ply", "to_move", "mandalas", "rivers", "discard", "deck_size", "hand_sizes")
        for key in public:
            assert positions[0][key] == positions[1][key] == positions[2][key]
        assert positions[2]["hand"] is None


def test_any_order_of_requests_keeps_the_table_whole() -> None:
    with tempfile.TemporaryDirectory() as folder, serving_in_a_thread(Path(folder)) as running:
        Sockets.server = running
        run_state_machine_as_test(
            Sockets,
            settings=settings(
                max_examples=10,
                stateful_step_count=25,
                suppress_health_check=list(HealthCheck),
            ),
        )
        refused = running.services.metrics.registry.get_sample_value(
            "mandala_refusals_total", {"code": "message/malformed"}
        )
        assert refused
