"""Names: what may be one, and which look like another one at the table."""

import pytest

from mandala.client import RequestRefused
from mandala.server.errors import ApiError
from mandala.server.protocol.http import AgainstAi, HotSeat, Online
from mandala.server.rooms.names import beside, clean_name
from support.table_server import Running

pytestmark = pytest.mark.anyio


def refused(name: str) -> str:
    with pytest.raises(ApiError) as error:
        clean_name(name)
    return error.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "José",
        "Ödön",
        "ÉLISE",
        "Őrs",
        "李雷",
        "محمد",
        "🎲",
        "❤️",
        "a b",
        "R2-D2",
        "Bőrke 3.",
        "...",
    ],
)
def test_ordinary_names_stay(name: str) -> None:
    assert clean_name(name).replace("❤", "❤️") == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # Hangul filler
        "\u2800\u2800",  # Braille without a dot
        "\u115f",  # Hangul choseong filler
        "\uffa0",  # half-width Hangul filler
        "\u034f",  # combining grapheme joiner
        "\u200b\u200d\ufeff",
        "\u00ad",
        "\u0301",  # an accent without a letter
        "Ada\u3164",
        "x" * 25,
        "",
        " ",
    ],
)
def test_invisible_and_too_long_names_are_refused(name: str) -> None:
    assert refused(name) == "name/unusable"


@pytest.mark.parametrize(
    "name", ["level:4", "Level: 4", "ⅼevel:4", "lеvеl꞉4", "LEVEL:1", "Ievel:5"]
)
def test_names_like_those_of_the_computer_are_refused(name: str) -> None:
    assert refused(name) == "name/looks_alike"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аdа", "Ada"),
        ("ADA", "Ada"),
        ("A da", "Ada"),
        ("Bi11", "Bill"),
        ("0lga", "Olga"),
        ("𝐀da", "Ada"),
    ],
)
def test_names_that_look_like_another_are_refused(name: str, other: str) -> None:
    if clean_name(name) == other:  # PRECIS wrote it as the other one: then it gets a number
        assert beside(clean_name(name), [other]) == f"{other} (2)"
        return
    with pytest.raises(ApiError) as error:
        beside(clean_name(name), [other])
    assert error.value.code == "name/looks_alike"


def test_same_name_gets_a_number() -> None:
    assert beside("Ada", ["Ada"]) == "Ada (2)"
    assert beside("a" * 24, ["a" * 24]) == "a" * 20 + " (2)"
    assert beside("Ada", ["Bea", ""]) == "Ada"


async def test_seats_of_a_table_have_names_that_differ(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    with pytest.raises(RequestRefused) as error:
        await bea.join(seat.table_id, "Аda", seat.invite_token)  # a Cyrillic А
    assert error.value.code == "name/looks_alike"
    await bea.join(seat.table_id, "Ada", seat.invite_token)
    players = (await ada.summary(seat.table_id)).players
    assert [player.name for player in players if player] == ["Ada", "Ada (2)"]
    with pytest.raises(RequestRefused):
        await ada.create(HotSeat(names=("Ada", "ada")))
    with pytest.raises(RequestRefused):
        await ada.create(AgainstAi(name="Szakértő", level=4))
    await ada.create(AgainstAi(name="Szakértő", level=3))
