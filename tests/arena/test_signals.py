"""Requests to stop: deferred, remembered, and obeyed at the right place."""

import signal

import pytest

from mandala.arena.signals import StopRequests


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_request_takes_effect_at_the_next_interruptible_block(how: signal.Signals) -> None:
    with StopRequests() as stop:
        with stop.interruptible():
            pass
        signal.raise_signal(how)
        assert stop.asked
        with pytest.raises(KeyboardInterrupt), stop.interruptible():
            pytest.fail("it had been asked to stop")


def test_request_takes_effect_at_once_in_an_interruptible_block() -> None:
    with StopRequests() as stop, pytest.raises(KeyboardInterrupt), stop.interruptible():
        signal.raise_signal(signal.SIGINT)


def test_second_request_takes_effect_anywhere() -> None:
    with StopRequests():
        signal.raise_signal(signal.SIGTERM)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_signal_handlers_are_restored() -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    with StopRequests():
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
