"""For all tests: arithmetic that overflows is an error, and Hypothesis repeats itself."""

import numpy as np
from hypothesis import settings

# Small integers wrap around silently when interpreted; no count of cards ever may.
np.seterr(over="raise")

# The same examples on every machine, and no time limit each: tests never depend on speed.
settings.register_profile("mandala", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("mandala")
