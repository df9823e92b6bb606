"""Token buckets, with a clock of the test's own."""

from mandala.server.web.limits import MOST_ADDRESSES, AddressLimits, Bucket, OpenSockets, Rate


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_fills_up_again() -> None:
    time = Time()
    bucket = Bucket(Rate(per_s=2, burst=3), time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket_and_an_ipv6_customer_one() -> None:
    limits = AddressLimits(Rate(0, 1), Time())
    assert limits.take("192.0.2.1")
    assert not limits.take("192.0.2.1")
    assert limits.take("192.0.2.2")
    assert limits.take("2001:db8::1")
    assert not limits.take("2001:db8::ffff")
    assert limits.take("2001:db8:0:1::1")
    assert limits.take("::ffff:192.0.2.3")
    assert limits.take("::ffff:192.0.2.4")
    assert not limits.take("::ffff:192.0.2.1")
    assert limits.take("")


def test_the_memory_of_addresses_is_bounded() -> None:
    limits = AddressLimits(Rate(0, 1), Time())
    for number in range(MOST_ADDRESSES + 10):
        limits.take(f"host-{number}")
    assert len(limits._buckets) == MOST_ADDRESSES


def test_an_address_may_have_so_many_sockets_open() -> None:
    sockets = OpenSockets(2)
    assert [sockets.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert sockets.enter("192.0.2.2")
    sockets.leave("192.0.2.1")
    assert sockets.enter("192.0.2.1")
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        sockets.leave(address)
    assert not sockets._open
