"""Open connections: counted, capped, the idle ones closed first, and places kept for players."""

import resource
import socket

import pytest

from mandala.server.network.connections import (
    FILES_LEFT,
    MOST_CONNECTIONS,
    ConnectionPlaces,
    OpenConnection,
    most_files,
)
from mandala.server.network.guard import Guard, proxy_check
from mandala.server.network.listener import GuardedListener
from mandala.server.serve import bind


class Closed(list[str]):
    """The addresses of closed connections, in order."""

    def enter(self, places: ConnectionPlaces, address: str) -> OpenConnection | None:
        number = len(places.strangers(address))
        return places.enter(address, lambda: self.append(f"{address}#{number}"))


def test_idle_connections_of_one_address_make_way_for_its_own_next_one() -> None:
    places, closed = ConnectionPlaces(1000, factor=0.05), Closed()
    assert all(closed.enter(places, "192.0.2.1") for _ in range(5))
    assert closed == []
    assert closed.enter(places, "192.0.2.1")
    assert closed == ["192.0.2.1#0"]
    assert len(places) == 5


def test_idle_connections_of_many_addresses_keep_nobody_out() -> None:
    places, closed = ConnectionPlaces(40), Closed()
    for number in range(200):
        assert closed.enter(places, f"192.0.2.{number}")
    assert len(places) == places.most_strangers == 10
    assert len(closed) == 190


def test_the_address_with_the_most_connections_loses_one_first() -> None:
    places, closed = ConnectionPlaces(16), Closed()
    honest = closed.enter(places, "192.0.2.1")
    for _ in range(10):
        closed.enter(places, "198.51.100.1")
    assert honest in places.strangers("192.0.2.1")
    assert set(closed) <= {f"198.51.100.1#{n}" for n in range(10)}


def test_busy_connections_are_not_closed_and_the_next_one_is_refused() -> None:
    places, closed = ConnectionPlaces(16), Closed()
    for number in range(places.most_strangers):
        entry = closed.enter(places, f"192.0.2.{number}")
        assert entry
        entry.idle = False
    assert closed.enter(places, "198.51.100.1") is None
    assert (closed, places.refused) == ([], 1)


def test_the_last_places_at_tables_are_for_players() -> None:
    places, closed = ConnectionPlaces(40), Closed()
    seated = 0
    while (entry := closed.enter(places, f"192.0.2.{seated}")) and entry.sit(player=False):
        seated += 1
    assert seated == places.most_at_tables * 0.9
    assert entry
    assert entry.sit(player=True)
    assert not places.strangers(entry.address)
    entry.leave()
    assert places.at_tables == seated


def test_connections_are_counted_until_they_are_closed() -> None:
    places, closed = ConnectionPlaces(40), Closed()
    entry = closed.enter(places, "192.0.2.1")
    assert entry
    entry.leave()
    entry.leave()
    assert len(places) == 0


def test_a_trusted_proxy_has_no_limit_of_its_own() -> None:
    is_proxy = proxy_check("127.0.0.1, 10.0.0.0/8")
    assert [is_proxy(a) for a in ("127.0.0.1", "10.9.8.7", "192.0.2.1", "")] == [
        True,
        True,
        False,
        False,
    ]
    assert proxy_check("*")("192.0.2.1")
    places, closed = ConnectionPlaces(40_000, factor=0.01, is_proxy=is_proxy), Closed()
    for _ in range(50):
        assert places.admit("10.0.0.1")
        assert closed.enter(places, "10.0.0.1")


def test_an_address_that_opens_too_many_connections_is_refused_at_the_door() -> None:
    listener = bind("127.0.0.1", 0)
    assert isinstance(listener, GuardedListener)
    listener.places = ConnectionPlaces(1000, factor=0.01)  # two connections at once
    with listener:
        clients = [socket.create_connection(listener.getsockname()) for _ in range(3)]
        accepted = [listener.accept()[0] for _ in range(2)]
        with pytest.raises(BlockingIOError):
            listener.accept()
        clients[2].settimeout(5)
        assert clients[2].recv(1) == b""
        for one in (*clients, *accepted):
            one.close()
    assert listener.places.refused == 1


@pytest.mark.parametrize(
    ("soft", "hard", "found"),
    [
        (1_024, 4_096, 4_096),  # the process may raise its own limit so far
        (1_024, 1_000_000, MOST_CONNECTIONS + FILES_LEFT),
        (1_024, resource.RLIM_INFINITY, MOST_CONNECTIONS + FILES_LEFT),
        (500_000, 500_000, MOST_CONNECTIONS + FILES_LEFT),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, MOST_CONNECTIONS + FILES_LEFT),
    ],
)
def test_number_of_connections_follows_the_open_files_allowed(
    soft: int, hard: int, found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = [(soft, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limit[0])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limit.insert(0, wanted))
    assert most_files() == found
    reached, still_hard = limit[0]
    assert still_hard == hard
    assert reached == resource.RLIM_INFINITY or reached >= found


def test_limit_of_open_files_that_cannot_be_raised_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: int, _wanted: tuple[int, int]) -> None:
        raise OSError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, 4_096))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert most_files() == 1_024
    assert Guard(1.0, "").places.most == 1_024 - FILES_LEFT
