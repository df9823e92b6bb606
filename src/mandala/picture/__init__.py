"""A picture of a finished game: a mandala drawn from its moves, as SVG and PNG."""
