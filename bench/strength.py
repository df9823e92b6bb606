"""How strong the learned players are: the matches of bench/experiments/strength.md, their table and their plot.

``python bench/strength.py`` plays every match that is missing for these weights and adds it
to bench/strength.jsonl. ``--only WORD`` plays matches with WORD in a player's name or in the group.
``--again`` repeats matches. Use it after a change to a player, because the weights stay the same.
``--exploiter FILE`` plays against weights that were trained to beat ``net``. It always repeats them. ``--table``
prints the results for bench/experiments/strength.md, ``--plot FILE`` draws strength against thinking time (needs
matplotlib, which the extra ``train`` brings). The trial's matches are played by bench/short_training.py.

The deals follow from the seeds below. No training and no choice of a method used them. There
are two exceptions. One rejected variant was tried on them (bench/experiments/ai-trials.md). Levels 1 and 3 were
changed after their results, by other deals (bench/experiments/strength.md).
"""

import argparse
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mandala.arena import play_match

HERE = Path(__file__).parent
RESULTS = HERE / "strength.jsonl"
WEIGHTS = HERE.parent / "src" / "mandala" / "engine" / "eval" / "data" / "value_network.npz"
FIRST_SEED = 770_000  # of the deals kept for these matches


@dataclass(frozen=True)
class Match:
    group: str
    first: str
    second: str
    games: int


MATCHES = (
    Match("network", "net", "greedy", 2000),
    Match("network", "net", "search:100ms", 400),
    Match("master", "master:100", "net", 400),
    Match("master", "master:100", "search:100ms", 400),
    Match("thinking time", "master:25", "net", 400),
    Match("thinking time", "master:50", "master:25", 400),
    Match("thinking time", "master:100", "master:50", 400),
    Match("thinking time", "master:200", "master:100", 400),
    Match("levels", "level:2", "level:1", 1000),
    Match("levels", "level:3", "level:2", 1000),
    Match("levels", "level:4", "level:3", 1000),
    Match("levels", "level:5", "level:4", 400),
    Match("levels", "level:1", "random", 1000),
    Match("levels", "level:1", "greedy", 1000),
    Match("whole range", "master:200", "master:25", 400),
    # A baseline without knowledge of the game: as many random games as 100 ms allow.
    Match("told nothing", "net", "flat:30000", 400),
    Match("told nothing", "master:100", "flat:30000", 400),
    Match("told nothing", "search:100ms", "flat:30000", 400),
)
EXPLOITER = "EXPLOITER"  # stands for the file
FIRST_EXPLOITER = 20  # the number of the first match below
EXPLOITER_MATCHES = (
    Match("exploiter", f"master:100:{EXPLOITER}", "master:100", 400),
    Match("exploiter", f"net:{EXPLOITER}", "net", 2000),
)


def mark_of(weights: Path) -> str:
    """Tells one set of weights from another."""
    return hashlib.sha256(weights.read_bytes()).hexdigest()[:12]


def weights_mark() -> str:
    return mark_of(WEIGHTS)


def results() -> list[dict[str, Any]]:
    """Returns the matches of the current weights and players; of repeated matches the last.

    ``earlier`` lists older versions of a player whose results still count.
    """
    if not RESULTS.exists():
        return []
    lines = [json.loads(line) for line in RESULTS.read_text().splitlines()]
    found = [r for r in lines if r["weights"] == weights_mark() and "earlier" not in r]
    return list({(line["group"], *line["players"]): line for line in found}.values())


def play(only: str, jobs: int, exploiter: str, again: bool) -> None:
    done = set() if again or exploiter else {(r["group"], *r["players"]) for r in results()}
    matches = list(enumerate(MATCHES))
    if exploiter:
        matches = list(enumerate(EXPLOITER_MATCHES, FIRST_EXPLOITER))
    for number, match in matches:
        names = (match.first, match.second)
        if (match.group, *names) in done or not any(only in text for text in (match.group, *names)):
            continue
        seed = FIRST_SEED + number
        first, second = (name.replace(EXPLOITER, exploiter) for name in names)
        result = play_match(first, second, games=match.games, seed=seed, jobs=jobs)
        about = {"group": match.group, "seed": seed, "weights": weights_mark()}
        if exploiter:
            about["exploiter"] = mark_of(Path(exploiter))
        line = json.dumps(about | result.to_json() | {"players": names})
        with RESULTS.open("a") as file:
            file.write(line + "\n")
        print(line, flush=True)


def table() -> str:
    """The results as a Markdown table."""
    lines = [
        "| | player | against | games | score | 95 % interval | points | ms a move | seed |",
        "| --- | --- | --- | --: | --: | --- | --: | --: | --: |",
    ]
    for r in results():
        low, high = (100 * share for share in r["score_interval"])
        times = " / ".join(f"{ms:.1f}" for ms in r["ms_per_move"])
        first, second = r["players"]
        lines.append(
            f"| {r['group']} | `{first}` | `{second}` | {r['games']} | {100 * r['score']:.1f} % "
            f"| {low:.1f} to {high:.1f} % | {r['mean_difference']:+.1f} | {times} | {r['seed']} |"
        )
    return "\n".join(lines)


def plot(file: Path) -> None:
    """Elo over ``net``, added up step by step, against thinking time."""
    import matplotlib.pyplot as plt

    steps = [r for r in results() if r["group"] == "thinking time"]
    steps.sort(key=lambda r: int(r["players"][0].partition(":")[2]))
    times = [int(r["players"][0].partition(":")[2]) for r in steps]
    elo, spread, total, variance = [], [], 0.0, 0.0
    for r in steps:
        low, high = r["elo_interval"]
        total += r["elo"]
        variance += ((high - low) / 2) ** 2
        elo.append(total)
        spread.append(variance**0.5)
    figure, axes = plt.subplots(figsize=(7, 4.2), layout="constrained")
    axes.errorbar(times, elo, yerr=spread, marker="o", capsize=4, color="#7a4a00", linewidth=2)
    axes.set_xscale("log", base=2)
    axes.set_xticks(times, [f"{t} ms" for t in times])
    axes.set_xlabel("thinking time a move, one core")
    axes.set_ylabel("Elo above net (95 % interval, added up)")
    axes.grid(alpha=0.3)
    axes.set_title("master: strength by thinking time")
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="matches with this in a name or group")
    parser.add_argument("--jobs", type=int, default=2, help="games at a time")
    parser.add_argument("--exploiter", default="", metavar="FILE", help="weights to beat net")
    parser.add_argument("--again", action="store_true", help="also what was played before")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    if chosen.table:
        print(table())
    elif chosen.plot:
        plot(chosen.plot)
    else:
        play(chosen.only, chosen.jobs, chosen.exploiter, chosen.again)


if __name__ == "__main__":
    main()
