"""One module per command; ``delete_guest`` is ``mandala delete-guest``.

Each module holds a click command called ``command``. The files of this folder are the list of
commands, so helpers live in ``cli/``.
"""
