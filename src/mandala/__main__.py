"""``python -m mandala`` is the program ``mandala``."""

from mandala.cli.app import main

main()
