"""Stopping where it does no harm."""

import signal

import pytest

from mandala.cli.stopping import Stopping


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_request_is_remembered_and_obeyed_at_the_next_place_to_stop(how: signal.Signals) -> None:
    with Stopping() as stop:
        with stop.at_once():
            pass
        signal.raise_signal(how)
        assert stop.asked
        with pytest.raises(KeyboardInterrupt), stop.at_once():
            pytest.fail("it had been asked to stop")


def test_at_a_place_to_stop_it_is_obeyed_at_once() -> None:
    with Stopping() as stop, pytest.raises(KeyboardInterrupt), stop.at_once():
        signal.raise_signal(signal.SIGINT)


def test_the_second_request_is_obeyed_anywhere() -> None:
    with Stopping():
        signal.raise_signal(signal.SIGTERM)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_afterwards_signals_do_what_they_did_before() -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    with Stopping():
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
