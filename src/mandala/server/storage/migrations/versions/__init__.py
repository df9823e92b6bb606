"""The revisions. ``0001`` is the first release; a released revision is never changed."""
