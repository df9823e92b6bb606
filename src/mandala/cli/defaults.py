"""Defaults that several commands share.

``Settings`` in ``server/config.py`` has the same port. It is repeated here because ``--help`` must
not load the server. A test compares the two.
"""

from typing import Final

DEFAULT_PORT: Final = 8323
