"""The program ``mandala``: thin commands over all other packages.

``commands/`` holds one file per command; the other modules here are what commands share. Other
packages never import this one. A command imports heavy parts (NumPy, Numba, the server) inside its
function, so that ``--help`` stays quick.
"""
