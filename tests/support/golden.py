"""The golden files: texts that pin the rules. ``make golden`` writes them, tests compare them."""

import hashlib
from collections.abc import Iterator

from mandala.picture.svg import svg
from mandala.records.record import Record
from mandala.records.replay import replay
from support.decks import legal
from support.feature_rows import feature_text
from support.perft import DEPTHS, perft, positions
from support.playthrough import playthrough, wrapped
from support.scenarios import GOLDEN, NAMES, scenario


def golden_files() -> Iterator[tuple[str, str]]:
    """Name and text of each golden file."""
    yield "perft.txt", perft_text()
    yield "features.txt", feature_text()
    yield "pictures.txt", picture_hashes()
    for name in NAMES:
        yield f"{name}.txt", playthrough(name, scenario(name))


def perft_text() -> str:
    """Five positions with their counts, and the order of the moves of the first."""
    lines = [
        "Move trees from five written positions: depth, and how many ways to play so many moves.",
        "Later decks lie in canonical order. A game that ends sooner has no longer continuation.",
    ]
    for number, (what, game) in enumerate(positions().items(), start=1):
        lines += ["", f"{number}. {what}", *position_lines(game.to_record())]
        if number == 1:
            lines += wrapped("legal moves, in order: " + " ".join(legal(game)), "  ")
        lines += [f"depth {depth}: {perft(game.state, depth)}" for depth in DEPTHS]
    return "\n".join(lines) + "\n"


def picture_hashes() -> str:
    """The SHA-256 of the picture of each written game that ends."""
    lines = ["The pictures of the written games: SHA-256 of the SVG, with the names Ada and Bea."]
    for name in NAMES:
        record = scenario(name)
        if replay(record).over:
            drawn = svg(record, ("Ada", "Bea"))
            lines.append(f"{name} {hashlib.sha256(drawn.encode()).hexdigest()}")
    return "\n".join(lines) + "\n"


def position_lines(record: Record) -> list[str]:
    lines = wrapped(f"deck {record.deck}", "     ")
    for deck in record.reshuffles:
        lines += wrapped(f"then {deck}", "     ")
    moves = " ".join(str(move) for move in record.moves)
    return lines + wrapped(f"after {moves or 'no move'}", "      ")


def write() -> None:
    for name, text in golden_files():
        (GOLDEN / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
