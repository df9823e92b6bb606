"""For all tests: overflow is an error, Hypothesis is deterministic, Ctrl-C has its effect, and the
user's own games stay untouched."""

import atexit
import os
import shutil
import signal
import tempfile

import numpy as np
from hypothesis import settings

from mandala.locales.languages import FALLBACK
from mandala.locales.translate import set_language

# Small integers wrap around silently when interpreted; no count of cards ever may.
np.seterr(over="raise")

# The same examples on every machine, and no time limit each: tests never depend on speed.
settings.register_profile("mandala", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("mandala")

# A shell starts background jobs with SIGINT ignored, and programs that tests start inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Games and databases of programs that tests start without naming a file.
_DATA = tempfile.mkdtemp(prefix="mandala-tests-")
os.environ["XDG_DATA_HOME"] = _DATA
atexit.register(shutil.rmtree, _DATA, ignore_errors=True)


def pytest_runtest_teardown() -> None:
    """Makes English the current language again after a test that ran a command in this process."""
    set_language(FALLBACK)
