"""The compiler: decorators, states as NumPy records, the cache of machine code, progress.

Imports ``rules`` and ``locales`` only. No evaluation and no search is here.
"""
