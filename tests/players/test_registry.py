"""Players by name: parsing, making, and warming up."""

import subprocess
import sys
from pathlib import Path

import pytest

from mandala.engine.warm_up_steps import WarmUpStep
from mandala.players.registry import (
    KINDS,
    PLAYER_EXAMPLES,
    PlayerKind,
    make_player,
    parse_player,
    warm_up_players,
)
from mandala.records.errors import MandalaError

KIND_NAMES = [kind.name for kind in KINDS]
QUICK = [name for kind in KINDS for name in kind.quick]
WRONG = ["flat:0", "search:none", "master:0", "level:6", "grandmaster", "cmd:"]
DOCS = Path(__file__).parents[2] / "docs" / "reference" / "players.md"


def run_python(code: str, *arguments: str) -> str:
    """Runs ``code`` in a new process and returns what it printed."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    ).stdout


@pytest.mark.parametrize("name", QUICK)
def test_player_has_the_name_it_was_made_by(name: str) -> None:
    player = make_player(name)
    assert player.name == name
    player.close()


@pytest.mark.parametrize("kind", KINDS, ids=KIND_NAMES)
def test_examples_of_each_kind_can_be_parsed(kind: PlayerKind) -> None:

    for example in kind.examples:
        assert parse_player(example).kind is kind


@pytest.mark.parametrize("kind", KINDS, ids=KIND_NAMES)
def test_each_kind_has_a_line_in_the_docs(kind: PlayerKind) -> None:
    rows = [line for line in DOCS.read_text(encoding="utf-8").splitlines() if line[:3] == "| `"]
    assert any(line.startswith((f"| `{kind.name}`", f"| `{kind.name}:")) for line in rows)


@pytest.mark.parametrize(
    "effort", ["", "0", "-5", "2.5", "ms", "100 ms", "1e3", "10000001", "9" * 30, "5sims"]
)
def test_wrong_effort_of_search_is_refused(effort: str) -> None:
    with pytest.raises(MandalaError) as refused:
        make_player(f"search:{effort}")
    assert str(refused.value) == (
        f"search:{effort} is not possible: write search:2000, search:100ms (1–10,000,000)"
    )


@pytest.mark.parametrize("effort", ["", "0", "100ms", "1e3", "10000001"])
def test_wrong_effort_of_flat_is_refused(effort: str) -> None:
    with pytest.raises(MandalaError, match=r"write flat:1000 \(1–10,000,000\)"):
        make_player(f"flat:{effort}")


@pytest.mark.parametrize("effort", ["", "0", "5:", "5ms:", "1e3", "10000001sims"])
def test_wrong_effort_of_master_is_refused(effort: str) -> None:
    with pytest.raises(MandalaError, match="write master:100, master:400sims"):
        make_player(f"master:{effort}")


@pytest.mark.parametrize("name", ["", ":", "nobody"])
def test_unknown_name_is_refused_with_the_known_names(name: str) -> None:
    with pytest.raises(MandalaError) as refused:
        make_player(name)
    known = ", ".join(PLAYER_EXAMPLES)
    assert str(refused.value) == f"there is no player {name!r}: choose {known}"


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Random", "random"),
        ("random:3", "random"),
        ("grandmaster", "master:100"),
        ("cmd", "cmd:./my-bot"),
        ("search", "search:2000"),
    ],
)
def test_unknown_name_is_refused_with_the_most_similar_one(name: str, meant: str) -> None:
    with pytest.raises(MandalaError) as refused:
        make_player(name)
    assert str(refused.value) == f"there is no player {name!r}. Did you mean {meant}?"


def test_bot_without_a_command_is_refused() -> None:
    with pytest.raises(MandalaError, match=r"write cmd:\./my-bot"):
        make_player("cmd: ")


def test_file_without_weights_is_refused(tmp_path: Path) -> None:
    for name in (f"net:{tmp_path / 'none.npz'}", f"master:5:{tmp_path / 'none.npz'}"):
        with pytest.raises(MandalaError, match="none"):
            parse_player(name)


@pytest.mark.parametrize("name", WRONG)
def test_wrong_name_is_refused_before_anything_is_compiled(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[object] = []
    monkeypatch.setattr("mandala.engine.warm_up.warm_up_with_progress", compiled.append)
    with pytest.raises(MandalaError):
        warm_up_players(["greedy", name])
    assert compiled == []
    warm_up_players(["greedy"])
    assert compiled == [{WarmUpStep.HEURISTICS}]


def test_names_are_parsed_without_numpy_and_the_compiler() -> None:
    code = (
        "import sys\n"
        "from mandala.players.registry import make_player, warm_up_players\n"
        "from mandala.records.errors import MandalaError\n"
        "warm_up_players(['random', 'cmd:./greedy search:5'])\n"
        "for name in sys.argv[1:]:\n"
        "    try:\n        warm_up_players(['greedy', name])\n"
        "    except MandalaError:\n        print('refused', end=' ')\n"
        "print('numpy' in sys.modules, end=' ')\n"
        "make_player('random')\n"
        "print('numba' in sys.modules)\n"
    )
    assert run_python(code, *WRONG).split() == ["refused"] * len(WRONG) + ["False", "False"]


# Counts the compiled signatures: a function that comes from the cache adds one too.
PLAY_AFTER_WARM_UP = """
import gc, sys
from mandala.players.registry import make_player, warm_up_players
from mandala.records.game import Game

warm_up_players(sys.argv[1:])
from numba.core.dispatcher import Dispatcher

def signatures():
    ours = [found for found in gc.get_objects() if isinstance(found, Dispatcher)]
    return {
        f"{one.py_func.__module__}.{one.py_func.__qualname__}{signature}"
        for one in ours
        if one.py_func.__module__.startswith("mandala")
        for signature in one.overloads
    }

before = signatures()
assert before
for name in sys.argv[1:]:
    player, game = make_player(name), Game.new(seed=1)
    player.new_game(0, 0, 1)
    for _ in range(12):
        game.play(player.choose(game.decision()))
print(*sorted(signatures() - before), sep="\\n", end="")
"""


def _names_by_steps() -> list[tuple[str, ...]]:
    """Quick names that need the same warm-up steps."""
    groups: dict[tuple[WarmUpStep, ...], list[str]] = {}
    for name in QUICK:
        groups.setdefault(parse_player(name).steps, []).append(name)
    return [tuple(names) for steps, names in groups.items() if steps]


@pytest.mark.parametrize("names", _names_by_steps(), ids=" ".join)
def test_nothing_is_left_to_compile_after_warm_up(names: tuple[str, ...]) -> None:
    assert run_python(PLAY_AFTER_WARM_UP, *names) == ""
