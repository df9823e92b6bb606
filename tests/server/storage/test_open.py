"""Addresses of databases."""

from pathlib import Path

import pytest

from mandala.server.storage.base import StorageMisuse
from mandala.server.storage.open import default_url, sqlite_file, sqlite_url


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:///games.db", Path("games.db")),
        ("sqlite:////var/lib/mandala/tables.db", Path("/var/lib/mandala/tables.db")),
        ("sqlite:///with space/100%.db", Path("with space/100%.db")),
        ("postgresql://club@host/mandala", None),
        ("postgres://club@host/mandala", None),
    ],
)
def test_address_names_a_file_or_a_server(url: str, file: Path | None) -> None:
    assert sqlite_file(url) == file
    if file:
        assert sqlite_url(file) == url


@pytest.mark.parametrize(
    "url", ["", "secret.db", "sqlite://secret.db", "sqlite:///", "mysql://club:secret@host/y"]
)
def test_other_addresses_are_refused_without_quoting_them(url: str) -> None:
    with pytest.raises(StorageMisuse, match=r"must be sqlite:///FILE or postgresql://") as refused:
        sqlite_file(url)
    assert "secret" not in str(refused.value)


def test_default_database_is_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = sqlite_file(default_url())
    assert file is not None
    assert file.name == "tables.db"
