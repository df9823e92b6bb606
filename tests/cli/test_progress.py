"""The progress bar: after two seconds, on a terminal, never elsewhere."""

import textwrap

import pytest

from support.program import on_terminal

SHOWN = textwrap.dedent(
    """
    from mandala.cli.progress import progress

    clock = iter(range(100))  # a second passes at every look
    with progress("Counting", 10, now=lambda: next(clock)) as bar:
        for n in range(1, 8):
            bar.reach(n)
            print("line", n)
    print("done")
    """
)


def test_bar_appears_when_work_takes_long() -> None:
    shown = on_terminal(SHOWN)
    assert "Counting" in shown
    assert " %" in shown
    assert "line 7" in shown
    assert shown.rstrip().endswith("done")


def test_bar_does_not_appear_for_quick_work() -> None:
    shown = on_terminal(SHOWN.replace("range(100)", "iter(int, 1)"))
    assert "Counting" not in shown
    assert "line 7" in shown


def test_bar_does_not_appear_in_pipes(capfd: pytest.CaptureFixture[str]) -> None:
    exec(compile(SHOWN, "shown", "exec"), {})
    out, complaints = capfd.readouterr()
    assert "Counting" not in out + complaints
    assert out.endswith("done\n")
