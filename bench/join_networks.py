"""Join networks side by side into one that says the mean of what they say.

    python bench/join_networks.py OUT FILE FILE ...

Weights that an earlier version trained may be among them. This made the shipped weights: bench/experiments/strength.md.
"""

import argparse
from pathlib import Path

from mandala.engine.eval.network_weights import (
    ensemble,
    load_weights,
    save_weights,
    shapes_match,
    widths_of,
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    chosen = parser.parse_args()
    joined = ensemble([load_weights(path) for path in chosen.files])
    if not shapes_match(joined):
        parser.error(f"there is no room for networks that are {widths_of(joined)} wide together")
    save_weights(chosen.out, joined, networks=len(chosen.files))
    print(f"{chosen.out}: {sum(group.size for group in joined):,} weights")


if __name__ == "__main__":
    main()
