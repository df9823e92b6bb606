"""The steps. ``0001`` is the first release; a released step is never changed."""
