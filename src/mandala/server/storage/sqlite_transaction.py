"""A transaction on a connection of the ``sqlite3`` module."""

import functools
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy.dialects import sqlite

from mandala.server.storage.operations import Row
from mandala.server.storage.statements import Statement

_DIALECT: Final = sqlite.dialect(paramstyle="named")


class SqliteTransaction:
    """Runs statements on a connection of the ``sqlite3`` module; notes which tables changed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.changes: dict[str, int] = {}

    def rows(self, statement: Statement, **parameters: object) -> Sequence[Row]:
        text, constants = _compiled(statement)
        return self._connection.execute(text, {**constants, **parameters}).fetchall()

    def run(self, statement: Statement, *parameters: Mapping[str, object]) -> int:
        text, constants = _compiled(statement)
        given = [{**constants, **each} for each in parameters] if constants else parameters
        return self._connection.executemany(text, given).rowcount

    def changed(self, table_id: str, seq: int) -> None:
        self.changes[table_id] = seq


@functools.cache  # statements are module constants: each is compiled once per process
def _compiled(statement: Statement) -> tuple[str, dict[str, object]]:
    """The text, and the values that are part of the statement itself."""
    compiled = statement.compile(dialect=_DIALECT)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return str(compiled), constants
