"""``import mandala`` costs next to nothing: it loads nothing but itself."""

import subprocess
import sys

import pytest

import mandala


def loaded_by(program: str) -> set[str]:
    """The modules in memory after ``program``, beyond those of a bare interpreter."""
    show = "\nimport sys; print(*sys.modules)"
    with_program, bare = (
        subprocess.run(
            [sys.executable, "-c", text + show], capture_output=True, text=True, check=True
        )
        for text in (program, "")
    )
    return set(with_program.stdout.split()) - set(bare.stdout.split())


def test_importing_loads_no_library_and_no_part_of_the_package() -> None:
    loaded = loaded_by("import mandala")
    third_party = {name for name in loaded if name.split(".")[0] not in sys.stdlib_module_names}
    assert third_party == {"mandala"}


def test_a_name_loads_what_it_needs_when_it_is_used() -> None:
    loaded = loaded_by("import mandala; mandala.Move")
    assert "mandala.records.move" in loaded
    assert "mandala.records.replay" not in loaded
    assert "numba" not in loaded_by("import mandala; mandala.Game.new(1); mandala.replay")


@pytest.mark.parametrize("name", mandala.__all__)
def test_every_public_name_exists(name: str) -> None:
    assert getattr(mandala, name) is not None
    assert name in dir(mandala)


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="module 'mandala' has no attribute 'nonsense'"):
        mandala.nonsense  # noqa: B018 - looking it up is the test
