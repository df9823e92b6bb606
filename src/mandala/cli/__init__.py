"""The program ``mandala``: thin commands over everything else.

One file per command, holding one ``click`` command called ``command``; its row in
:data:`mandala.cli.app.COMMANDS` makes it known. A command's module is imported only when that
command is used, and it imports heavy parts (NumPy, Numba, the server) inside its function, so that
``--help`` stays quick everywhere.
"""
