"""Text for people, one folder per language: catalogues (``*.ftl``), the rules and a help page.

``translate`` turns keys into text, ``pages`` reads the Markdown pages. Imports no other package.
"""
