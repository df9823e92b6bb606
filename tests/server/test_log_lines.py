"""The log under attack: one line per cause and interval, with a count."""

import io
import json
import logging

from mandala.server.json_logging import LOG_INTERVAL_S, MOST_CAUSES, JsonFormatter, RepeatLimit


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def logger_and_lines(time: Time) -> tuple[logging.Logger, io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatLimit(time))
    logger = logging.Logger("uvicorn.error")
    logger.addHandler(handler)
    return logger, stream


def test_a_cause_is_logged_once_in_an_interval_and_counted() -> None:
    time = Time()
    logger, stream = logger_and_lines(time)
    for _ in range(1000):
        logger.warning("Invalid HTTP request received.")
    logger.warning("another cause")
    time.now += LOG_INTERVAL_S
    logger.warning("Invalid HTTP request received.")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines] == [
        "Invalid HTTP request received.",
        "another cause",
        "Invalid HTTP request received.",
    ]
    assert lines[2]["repeated"] == 999


def test_refused_requests_are_one_cause_whatever_their_path_and_answered_ones_are_all_logged() -> (
    None
):
    logger, stream = logger_and_lines(Time())
    for number in range(100):
        logger.info("request", extra={"status": 404, "path": f"/{number}"})
        logger.info("request", extra={"status": 200, "path": "/"})
    statuses = [json.loads(line)["status"] for line in stream.getvalue().splitlines()]
    assert statuses.count(404) == 1
    assert statuses.count(200) == 100


def test_the_causes_remembered_are_bounded() -> None:
    limit = RepeatLimit(Time())

    def is_logged(cause: str) -> bool:
        record = logging.LogRecord("x", logging.ERROR, "", 0, cause, (), None)
        return bool(limit.filter(record))

    assert [is_logged("first") for _ in range(2)] == [True, False]
    for number in range(MOST_CAUSES):
        assert is_logged(f"cause {number}")
    assert is_logged("first")  # it was forgotten
