"""What connections and addresses may send: who shares a limit with whom."""

import pytest

from mandala.server.network.guard import proxy_check
from mandala.server.network.traffic import OF_ADDRESS, OF_HTTP, Meter, TrafficLimits

PROXY = "10.0.0.1"


@pytest.fixture
def limits() -> TrafficLimits:
    return TrafficLimits(1.0, proxy_check(PROXY))


def use_up(meter: Meter) -> None:
    """Sends as much as an address may send at once, and a little more."""
    meter.spend(OF_ADDRESS.burst + 1_000)


def test_connections_of_an_address_share_its_limit(limits: TrafficLimits) -> None:
    assert limits.http("192.0.2.1").spend(1) == 0
    use_up(limits.http("192.0.2.1"))
    assert limits.http("192.0.2.1").spend(1) > 0
    assert limits.socket("192.0.2.1").spend(1) > 0
    assert limits.socket("192.0.2.2").spend(1) == 0


def test_a_connection_has_a_limit_of_its_own(limits: TrafficLimits) -> None:
    one, other = limits.http("192.0.2.1"), limits.http("192.0.2.1")
    assert one.spend(OF_HTTP.burst + 1_000) > 0
    assert other.spend(1) == 0


def test_clients_behind_a_proxy_have_a_limit_each(limits: TrafficLimits) -> None:
    for _ in range(5):
        use_up(limits.http(PROXY))
    assert limits.http(PROXY).spend(1) == 0  # what it carries is not its own
    one, other = limits.socket(PROXY), limits.socket(PROXY)
    one.of_address, other.of_address = limits.of_client("192.0.2.1"), limits.of_client("192.0.2.2")
    use_up(limits.socket("192.0.2.1"))
    assert one.spend(1) > 0
    assert other.spend(1) == 0
