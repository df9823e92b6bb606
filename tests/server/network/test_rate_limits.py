"""Token buckets, with a clock of the test's own."""

import gc

from mandala.server.network.rate_limits import (
    MOST_ADDRESSES,
    AddressLimits,
    Bucket,
    OpenSockets,
    Rate,
)


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


def test_number_of_remembered_addresses_is_bounded() -> None:
    limits = AddressLimits(Rate(0, 1), Time())
    for number in range(MOST_ADDRESSES):
        limits.take(f"host-{number}")
    assert not limits.take("host-0")  # remembered, and now the last one seen
    limits.take("one-more")
    assert limits.take("host-1")  # the longest unseen was forgotten
    assert not limits.take("host-0")


def test_full_buckets_are_forgotten() -> None:
    time = Time()
    limits = AddressLimits(Rate(per_s=1, burst=10), time)
    for number in range(1_000):
        time.now += 1
        limits.take(f"host-{number}")
    assert remembered(limits) <= 3
    for number in range(5):
        limits.take(f"busy-{number}", 10)
    time.now += 5
    assert not any(limits.take(f"busy-{number}", 6) for number in range(5))


def remembered(limits: AddressLimits) -> int:
    gc.collect()
    return len(
        [one for one in gc.get_objects() if isinstance(one, Bucket) and one._now is limits._now]
    )


def test_bucket_that_is_held_stays_the_one_of_its_address() -> None:
    time = Time()
    limits = AddressLimits(Rate(per_s=1, burst=10), time)
    held = limits.bucket("192.0.2.1")
    time.now += 100
    for number in range(10):
        limits.take(f"host-{number}")
        time.now += 100
    assert limits.bucket("192.0.2.1") is held


def test_open_sockets_of_an_address_are_counted() -> None:
    sockets = OpenSockets(2)
    assert [sockets.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert sockets.enter("192.0.2.2")
    sockets.leave("192.0.2.1")
    assert sockets.enter("192.0.2.1")
    for _ in range(2):
        sockets.leave("192.0.2.1")
    assert [sockets.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
