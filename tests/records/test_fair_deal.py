"""Fair deals: the specified bytes, an even shuffle, and checks that find every way to cheat."""

import functools
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mandala.records.dealers import Dealer
from mandala.records.fair_deal import (
    ALL_CARDS,
    FairDealer,
    JointDeal,
    commitment,
    key_message,
    new_seed,
)
from mandala.records.game import Game
from mandala.records.observation import Result
from mandala.records.record import Record
from mandala.records.verify_deal import verify
from support.random_games import RandomGame

ROOT = Path(__file__).parents[2]
VECTORS: dict[str, Any] = json.loads(
    (ROOT / "docs" / "reference" / "fair-deal-vectors.json").read_text(encoding="utf-8")
)
FAIR = next(case["record"] for case in VECTORS["records"] if case["fair"])


@functools.cache
def documented() -> dict[str, Any]:
    """The functions printed in the specification."""
    page = (ROOT / "docs" / "reference" / "fair-deal.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    names: dict[str, Any] = {}
    exec(compile(code, "docs/reference/fair-deal.md", "exec"), names)
    return names


def failed(record: dict[str, Any]) -> tuple[str, str]:
    """The check that fails, and its words."""
    report = verify(Record.from_json(record))
    assert not report.fair
    assert all(check.passed for check in report.checks[:-1])
    return report.checks[-1].what, str(report.checks[-1].found)


@pytest.mark.parametrize("deal", VECTORS["deals"], ids=lambda deal: deal["table"])
def test_the_examples_are_what_the_specification_gives(deal: dict[str, Any]) -> None:
    spec = documented()
    seed = bytes.fromhex(deal["seed"])
    entropy = [bytes.fromhex(part) for part in deal["entropy"]]
    assert spec["commitment_1"](seed) == deal["commitment"]
    key = spec["key_1"](seed, deal["table"], entropy)
    assert key.hex() == deal["key"]
    for shuffle in deal["shuffles"]:
        stream = spec["numbers"](key, shuffle["label"])
        assert [next(stream) for _ in shuffle["words"]] == shuffle["words"]
        order = spec["shuffle"](key, shuffle["label"], shuffle["cards"])
        assert order == shuffle["order"]


@pytest.mark.parametrize("deal", VECTORS["joint_deals"], ids=lambda deal: deal["table"])
def test_joint_deals_are_what_the_specification_gives(deal: dict[str, Any]) -> None:
    spec = documented()
    seed, starts = bytes.fromhex(deal["seed"]), str(deal["starts"])
    nonces = [bytes.fromhex(nonce or "") for nonce in deal["nonces"]]
    assert spec["commitment"](seed, deal["table"], starts) == deal["commitment"]
    key = spec["key"](seed, deal["table"], starts, nonces)
    assert key.hex() == deal["key"]
    words = spec["numbers"](key, "first")
    assert [next(words) for _ in deal["first_words"]] == deal["first_words"]
    assert spec["first"](key, starts) == deal["first"]
    assert spec["shuffle"](key, "deck", ALL_CARDS) == deal["deck"]
    reshuffle = deal["reshuffle"]
    assert spec["shuffle"](key, "reshuffle/1", reshuffle["cards"]) == reshuffle["order"]


def test_every_part_of_a_joint_deal_changes_the_deck_or_the_commitment() -> None:
    nonces = bytes(32), bytes(range(32))
    plain = JointDeal(bytes(32), "t", None)
    key, swapped = plain.key(nonces), (nonces[1], nonces[0])
    assert plain.key(swapped) != key
    assert plain.key((nonces[0], b"")) != key
    for other in (JointDeal(bytes(32), "t", 0), JointDeal(bytes(32), "u", None)):
        assert other.key(nonces) != key
        assert other.commitment != plain.commitment
    assert {JointDeal(bytes([n] * 32), "t", None).first(nonces) for n in range(20)} == {0, 1}
    with pytest.raises(ValueError, match="32 bytes"):
        plain.key((b"short", b""))


JOINT = next(r["record"] for r in VECTORS["records"] if r["fair"] and "nonces" in r["record"])


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"starts": True}, 'starts must be "random"'),
        ({"starts": 2}, 'starts must be "random"'),
        ({"nonces": []}, "nonces must be two"),
        ({"nonces": ["00", None]}, "nonces must be two"),
        ({"nonces": [7, None]}, "nonces[0] must be written"),
        ({"fair_deal": 2}, "the version 2 of the deal is unknown"),
    ],
)
def test_joint_deal_that_cannot_be_read_is_said_in_one_line(
    changed: dict[str, Any], words: str
) -> None:
    assert words in failed(JOINT | changed)[1]


@pytest.mark.parametrize("case", VECTORS["below"], ids=str)
def test_numbers_that_would_favour_some_answers_are_passed_over(case: dict[str, Any]) -> None:
    spec = documented()
    stream = iter(case["words"])
    assert spec["below"](case["bound"], stream) == case["number"]
    assert len(list(stream)) == len(case["words"]) - case["used"]


def test_the_file_of_examples_is_what_its_script_writes() -> None:
    script = ROOT / "scripts" / "fair_deal_vectors.py"
    names: dict[str, Any] = {"__file__": str(script), "__name__": "vectors"}
    exec(compile(script.read_text(encoding="utf-8"), str(script), "exec"), names)
    written = (ROOT / "docs" / "reference" / "fair-deal-vectors.json").read_text(encoding="utf-8")
    assert names["text"]() == written


@given(st.binary(min_size=32, max_size=32), st.text(max_size=20), st.integers(0, 40))
def test_code_and_specification_agree(seed: bytes, table: str, number: int) -> None:
    spec = documented()
    label = "deck" if number == 0 else f"reshuffle/{number}"
    cards = "BBGGYROOP" * 3
    expected = spec["shuffle"](spec["key_1"](seed, table, []), label, cards)
    assert FairDealer(seed, table).order(number, cards) == expected
    deal = JointDeal(seed, table, None)
    key = spec["key"](seed, table, "random", [seed, b""])
    assert deal.commitment == spec["commitment"](seed, table, "random")
    assert deal.first((seed, b"")) == spec["first"](key, "random")
    assert deal.dealer((seed, b"")).order(number, cards) == spec["shuffle"](key, label, cards)


def test_parts_of_the_key_cannot_be_mistaken_for_each_other() -> None:
    messages = {
        key_message("ab", [b"c"]),
        key_message("a", [b"bc"]),
        key_message("abc", []),
        key_message("ab", [b"c", b""]),
        key_message("ab", [b"", b"c"]),
    }
    assert len(messages) == 5


def test_every_order_is_equally_likely() -> None:
    """All 24 orders of four cards, over 12,000 seeds: chi-square with 23 degrees of freedom."""
    found = Counter(
        FairDealer(bytes(28) + n.to_bytes(4), "t").order(1, "ROYG") for n in range(12_000)
    )
    assert len(found) == 24
    expected = 12_000 / 24
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 60  # p < 0.0001


def test_every_card_may_come_anywhere() -> None:
    """Red cards among the first ten of the whole deck: on average 18 in 108."""
    red = sum(
        FairDealer(bytes(28) + n.to_bytes(4), "t").order(0, ALL_CARDS)[:10].count("R")
        for n in range(2_000)
    )
    assert abs(red / 20_000 - 1 / 6) < 0.011  # four standard deviations


def test_the_order_in_which_cards_are_given_does_not_matter() -> None:
    dealer: Dealer = FairDealer(bytes(32), "t")
    assert dealer.order(1, "BGR") == dealer.order(1, "RGB")
    assert dealer.order(1, "RRGGBB") != dealer.order(2, "RRGGBB")


def test_seeds_are_long_and_never_the_same() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 32
    with pytest.raises(ValueError, match="32 bytes"):
        FairDealer(b"short", "t")


@pytest.mark.parametrize("case", VECTORS["records"], ids=lambda case: case["what"])
def test_example_records_are_judged_as_written(case: dict[str, Any]) -> None:
    report = verify(Record.from_json(case["record"]))
    assert report.fair == case["fair"]
    assert [check.what for check in report.checks if not check.passed] == (
        [] if case["fair"] else [case["fails"]]
    )
    assert report.to_json()["fair"] == case["fair"]


def test_any_exchange_in_the_deck_is_found() -> None:
    deck = FAIR["deck"]
    for i in range(0, 107, 7):
        j = next(j for j in range(i + 1, 108) if deck[j] != deck[i])
        changed = list(deck)
        changed[i], changed[j] = changed[j], changed[i]
        assert failed(FAIR | {"deck": "".join(changed)})[0] == "deck"


def test_a_reshuffle_of_other_cards_is_found_by_the_moves() -> None:
    """Ordered as the seed wants, but not the discard pile of its time."""
    dealer = FairDealer(bytes.fromhex(FAIR["seed"]), FAIR["table"])
    first = FAIR["reshuffles"][0]
    cards = first.replace("R", "B", 1) if "R" in first else first.replace("B", "R", 1)
    reshuffles = [dealer.order(1, cards), FAIR["reshuffles"][1]]
    what, found = failed(FAIR | {"reshuffles": reshuffles})
    assert what == "moves"
    assert "not the discard pile" in found


def test_moves_against_the_rules_and_false_results_are_found() -> None:
    assert failed(FAIR | {"moves": ["CR", *FAIR["moves"]]})[0] == "moves"
    result = FAIR["result"] | {"scores": [99, 0]}
    assert failed(FAIR | {"result": result})[0] == "moves"


def test_a_game_in_progress_cannot_be_checked_yet() -> None:
    seed = new_seed()
    game = Game(FairDealer(seed, "t"))
    game.play(game.legal_moves()[0])
    in_progress = game.to_record(table="t", commitment=commitment(seed)).to_json()
    report = verify(Record.from_json(in_progress))
    assert (report.fair, report.checkable) == (False, False)
    assert str(report.checks[0].found) == "the game is not over: the seed is published with its end"


def test_a_game_that_people_ended_can_be_checked() -> None:
    seed = new_seed()
    game = Game(FairDealer(seed, "t", [b"mine", b"yours"]))
    game.end(Result((0, 0), None, "aborted"))
    record = game.to_record(
        table="t",
        commitment=commitment(seed),
        seed=seed.hex(),
        entropy=[b"mine".hex(), b"yours".hex()],
    )
    assert verify(record).fair
    assert not verify(game.to_record(table="t", commitment=commitment(seed), seed=seed.hex())).fair


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seed": None}, "no seed"),
        ({"commitment": 5}, "no commitment"),
        ({"table": ["t"]}, "no table"),
        ({"table": "\ud800"}, "UTF-8"),
        ({"seed": "00" * 31}, "32 bytes"),
        ({"seed": FAIR["seed"].upper()}, "lower-case"),
        ({"seed": "zz" * 32}, "hexadecimal"),
        ({"seed": " ".join(["00"] * 32)}, "hexadecimal"),
        ({"entropy": "00"}, "list"),
        ({"entropy": [7]}, r"entropy\[0\]"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_line(changed: dict[str, Any], words: str) -> None:
    _, found = failed(FAIR | changed)
    assert re.search(words, found)
    assert "\n" not in found


def test_a_record_without_commitment_is_called_neither_fair_nor_unfair() -> None:
    record = RandomGame(1, "any", 0).played().to_record()
    report = verify(record)
    assert (report.fair, report.checkable) == (False, False)
    assert [(check.what, check.passed) for check in report.checks] == [
        ("seed", False),
        ("moves", True),
    ]
    broken = verify(Record.from_json(record.to_json() | {"moves": ["CR"]}))
    assert (broken.fair, broken.checkable) == (False, True)
