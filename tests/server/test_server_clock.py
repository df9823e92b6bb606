"""The server's time does not follow a wall clock that jumps."""

import pytest

from mandala.server.server_clock import DAY, DOUBT, HOUR, SECOND, ServerClock
from mandala.server.storage.base import Heartbeat

NOON = 1_760_000_000_000


def trusted(clock: ServerClock) -> bool:
    return clock.trusted


class Times:
    """A wall clock that a test sets, and the time that really passes."""

    wall = NOON
    running = 5_000

    def __init__(self) -> None:
        self.clock = ServerClock(lambda: self.wall, lambda: self.running)

    def restart(self, last: Heartbeat | None, newest: int | None = None) -> ServerClock:
        self.running += 5
        self.clock = ServerClock(lambda: self.wall, lambda: self.running)
        self.clock.start(last, newest)
        return self.clock

    def wait(self, ms: int) -> int:
        self.wall += ms
        self.running += ms
        return self.clock()


@pytest.fixture
def times() -> Times:
    return Times()


def test_follows_the_wall_clock_and_its_small_corrections(times: Times) -> None:
    assert times.wait(HOUR) == NOON + HOUR
    times.wall += SECOND
    assert times.clock() == NOON + HOUR + SECOND
    times.wall -= SECOND
    assert times.clock() == NOON + HOUR + SECOND, "the time never goes back"
    assert trusted(times.clock)


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY, HOUR, -HOUR])
def test_jump_under_way_is_not_followed(
    times: Times, jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    times.wait(HOUR)
    times.wall += jump
    assert times.clock() == NOON + HOUR
    assert times.wait(HOUR) == NOON + 2 * HOUR
    assert times.clock.state == "jumped"
    assert not trusted(times.clock)
    assert times.clock.offset == jump
    assert [record.message for record in caplog.records] == ["clock_jumped"]
    times.wall -= jump
    times.wait(SECOND)
    assert trusted(times.clock)


def test_start_far_ahead_is_doubted_for_a_day(times: Times) -> None:
    last = times.clock.heartbeat()
    times.wall += 400 * DAY
    clock = times.restart(last)
    assert clock.state == "doubted"
    assert not clock.measured_since(NOON)
    assert clock.measured_since(clock() + 1)
    assert clock.heartbeat().trusted_at == NOON, "the doubtful time is no evidence"
    times.wait(DOUBT - SECOND)
    assert not trusted(clock)
    times.wait(SECOND)
    assert trusted(clock)
    assert clock.heartbeat().trusted_at == times.wall


def test_doubt_survives_a_restart_with_the_same_wrong_clock(times: Times) -> None:
    last = times.clock.heartbeat()
    times.wall += 400 * DAY
    times.restart(last)
    times.wait(HOUR)
    clock = times.restart(times.clock.heartbeat())
    assert not trusted(clock)
    times.wait(DOUBT - HOUR)
    assert trusted(clock)


def test_right_clock_after_a_wrong_one_is_trusted_at_once(times: Times) -> None:
    last = times.clock.heartbeat()
    times.wall += 400 * DAY
    times.restart(last)
    times.wait(HOUR)
    wrong = times.clock.heartbeat()
    times.wall -= 400 * DAY
    clock = times.restart(wrong)
    assert trusted(clock)
    assert clock() == NOON + HOUR


def test_start_before_the_last_heartbeat_goes_on_from_there(times: Times) -> None:
    """For example a machine without a battery, before it has asked for the time."""
    times.wait(HOUR)
    last = times.clock.heartbeat()
    times.wall = 0
    clock = times.restart(last)
    assert clock.state == "behind"
    assert clock() == NOON + HOUR
    assert times.wait(SECOND) == NOON + HOUR + SECOND
    times.wall = NOON + 9 * HOUR
    assert clock() == NOON + 9 * HOUR
    assert trusted(clock)


def test_start_without_a_heartbeat_is_compared_with_the_newest_event(times: Times) -> None:
    assert trusted(times.restart(None, NOON - DAY))
    assert not trusted(times.restart(None, NOON - 400 * DAY))
    assert trusted(times.restart(None, None))
    assert times.restart(None, NOON + DAY)() == NOON + DAY


def test_running_time_passes() -> None:
    clock = ServerClock()
    assert clock() <= clock()
    assert trusted(clock)
