"""Names of records as people read them."""

from mandala.picture.names import shown_names


def test_levels_and_deleted_guests_have_names_in_the_language() -> None:
    assert shown_names(("Ada", "level:3"), "en") == ("Ada", "Adept")
    assert shown_names(("", "search:800"), "en") == ("Guest", "search:800")
    assert shown_names(("level:3", "level:6"), "de")[1] == "level:6"
    assert shown_names(("level:3", ""), "de")[0] != shown_names(("level:3", ""), "fr")[0]
