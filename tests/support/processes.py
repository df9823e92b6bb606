"""Which processes there are, without the programs ``ps`` and ``pgrep`` that a bare machine lacks."""

import os
import time
from collections.abc import Callable

import psutil


def running(pid: int) -> bool:
    """Whether the process is there and not a zombie."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def children_of(pid: int) -> set[int]:
    """The processes it started, zombies included."""
    try:
        return {child.pid for child in psutil.Process(pid).children()}
    except psutil.NoSuchProcess:
        return set()


def session_members(session: int) -> set[int]:
    """All running processes of a session (see ``setsid``)."""
    found = set()
    for pid in filter(running, psutil.pids()):
        try:
            if os.getsid(pid) == session:
                found.add(pid)
        except ProcessLookupError:
            continue
    return found


def commands_with(text: str) -> list[str]:
    """The command lines of running processes in which ``text`` occurs."""
    lines = (
        " ".join(process.info["cmdline"] or []) for process in psutil.process_iter(["cmdline"])
    )
    return [line for line in lines if text in line]


def happens(condition: Callable[[], bool], seconds: float = 10) -> bool:
    """Whether ``condition`` comes true within a few seconds."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
