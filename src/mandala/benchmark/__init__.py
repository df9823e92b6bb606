"""Speed figures of ``mandala bench``, and the C program they are compared with.

Used by the command line only.
"""
