"""A picture of a finished game: a mandala drawn from its moves, as SVG and PNG.

It is made of the record alone. No module here reads files or knows the server.
"""
