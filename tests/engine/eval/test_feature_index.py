"""Every input of both networks has one name, and its meaning is fixed by a golden file."""

from mandala.engine.eval import feature_index
from mandala.engine.eval.claim_features import CLAIM_INPUTS
from mandala.engine.eval.features import TABLE_INPUTS
from support.feature_rows import feature_text
from support.scenarios import GOLDEN


def indices(prefix: str) -> list[int]:
    return sorted(value for name, value in vars(feature_index).items() if name.startswith(prefix))


def test_inputs_of_three_positions_are_as_written() -> None:
    """Fails if two inputs are swapped. ``make golden`` writes the file again after a wanted change,
    which also needs a new feature version and new weights."""
    assert feature_text() == (GOLDEN / "features.txt").read_text(encoding="utf-8")


def test_each_input_of_the_value_network_has_one_name() -> None:
    takers = [35, 36, 37]  # three more after C_TAKERS
    assert sorted(indices("C_") + takers) == list(range(feature_index.COLOUR_INPUTS))
    assert indices("T_") == list(range(feature_index.T_DIVISIONS + 1))
    assert feature_index.T_DIVISIONS + CLAIM_INPUTS == TABLE_INPUTS


def test_each_input_of_a_placed_card_has_one_name() -> None:
    common = [i for i in indices("M_") if i < feature_index.FIRST_KIND_INPUT]
    assert common + indices("M_PLACE_") == list(range(feature_index.MOVE_INPUTS))
