"""Writes a whole database as text and reads it back, one JSON object per line.

A backup of SQLite can be restored to PostgreSQL, and the other way round. The first line names the
format and the schema. A line for each row follows. The last line counts the rows, so that a
truncated file is refused. A backup is one consistent view, taken while the
server runs. It holds the seeds of running games: keep it as safe as the database.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    delete,
    func,
    insert,
    select,
)

from mandala.locales.message import message
from mandala.records.atomic_file import atomic_write
from mandala.records.errors import system_reason
from mandala.server.storage import db_errors
from mandala.server.storage.base import StorageMisuse
from mandala.server.storage.migrate import REVISION, current_revision, migrate
from mandala.server.storage.open import sqlite_file
from mandala.server.storage.sqlite import core_connection, make_file

FORMAT: Final = "mandala-backup/1"
FIRST: Final = "0001"  # the oldest schema there was
ROWS_AT_ONCE: Final = 500

Answer = TypeVar("Answer")
OnProgress = Callable[[int], None]


def write_backup(
    url: str, target: Path, on_progress: OnProgress = lambda _: None
) -> dict[str, int]:
    """Writes the database at ``url`` to a file readable by its owner only; returns row counts.

    The file appears under its name when it is whole. ``on_progress`` is called with the number of rows done.
    """

    def work(connection: Connection) -> dict[str, int]:
        counted: dict[str, int] = {}
        with report_file_errors(target), atomic_write(target, permissions=0o600) as file:
            for number, line in enumerate(dump(connection, counted)):
                file.write(line + "\n")
                on_progress(number)
        return counted

    require_database(url)
    return _in_transaction(url, work, writing=False)


def read_backup(url: str, source: Path, on_progress: OnProgress = lambda _: None) -> dict[str, int]:
    """Fills the empty database at ``url`` from a backup, all or nothing; returns row counts."""

    def lines() -> Iterator[str]:
        with report_file_errors(source), source.open(encoding="utf-8") as file:
            yield from file

    if not _is_file(source):
        raise StorageMisuse("at-file", file=str(source), why=message("backup-no-such-file"))
    file = sqlite_file(url)
    if file is not None:
        make_file(file)
    return _in_transaction(url, lambda c: load(c, lines(), on_progress), writing=True)


@contextmanager
def report_file_errors(path: Path) -> Iterator[None]:
    """Raises :class:`StorageMisuse` with the name of the file for errors of the system."""
    try:
        yield
    except OSError as error:
        raise StorageMisuse("at-file", file=str(path), why=system_reason(error)) from None
    except UnicodeDecodeError:
        raise StorageMisuse("at-file", file=str(path), why=message("backup-not-utf8")) from None


def require_database(url: str) -> None:
    """Raises :class:`StorageMisuse` unless the database exists: only the server creates one."""
    file = sqlite_file(url)
    if file is not None and not _is_file(file):
        raise StorageMisuse("database-none-yet", file=str(file), command="mandala serve")


def _is_file(path: Path) -> bool:
    """Returns whether the file exists; raises :class:`StorageMisuse` if the system refuses."""
    with report_file_errors(path):
        return path.is_file()


def dump(connection: Connection, counted: dict[str, int]) -> Iterator[str]:
    """Yields the lines of a backup and counts the rows in ``counted``."""
    schema = current_revision(connection)
    if schema is None:
        raise StorageMisuse("database-no-schema")
    yield _line({"format": FORMAT, "schema": schema})
    for table in _tables(connection):
        counted[table.name] = 0
        rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(
            select(table).order_by(*table.primary_key)
        )
        for row in rows.mappings():
            counted[table.name] += 1
            yield _line({"table": table.name, "row": _as_json(table, dict(row))})
    yield _line({"end": counted})


def load(connection: Connection, lines: Iterable[str], on_progress: OnProgress) -> dict[str, int]:
    """Fills an empty database with the lines of a backup, then migrates it."""
    numbered = enumerate(lines, start=1)
    schema = _schema_of_header(next(numbered, (1, ""))[1])
    if current_revision(connection) is None:
        migrate(connection, schema)
    elif current_revision(connection) != schema:
        raise StorageMisuse("backup-schema", schema=schema)
    tables = {table.name: table for table in _tables(connection)}
    _require_empty(connection, tables)
    counted = dict.fromkeys(tables, 0)
    waiting: list[dict[str, Any]] = []
    last: Table | None = None

    def write() -> None:
        if last is not None and waiting:
            connection.execute(insert(last), waiting)
            waiting.clear()

    for number, line in numbered:
        match _parsed(line, number):
            case {"table": str(name), "row": dict(row)} if name in tables:
                if last is not tables[name] or len(waiting) == ROWS_AT_ONCE:
                    write()
                last = tables[name]
                waiting.append(_from_json(last, row, number))
                counted[name] += 1
                on_progress(number)
            case {"end": dict(expected)}:
                write()
                if expected != counted:
                    raise StorageMisuse("backup-damaged")
                migrate(connection)
                return counted
            case _:
                raise StorageMisuse("backup-foreign-line", line=number)
    raise StorageMisuse("backup-cut-off")


def _in_transaction(url: str, work: Callable[[Connection], Answer], writing: bool) -> Answer:
    file = sqlite_file(url)
    if file is None:
        return asyncio.run(_in_postgresql(url, work, writing))
    try:
        with core_connection(file, "BEGIN IMMEDIATE" if writing else "BEGIN") as connection:
            return work(connection)
    except sqlite3.Error as error:
        raise db_errors.of_sqlite(error) from None


async def _in_postgresql(dsn: str, work: Callable[[Connection], Answer], writing: bool) -> Answer:
    from mandala.server.storage.postgres import core_connection as connect

    # One consistent view: a transaction committed meanwhile is not in part in the backup.
    async with connect(dsn, "READ COMMITTED" if writing else "REPEATABLE READ") as connection:
        return await connection.run_sync(work)


def _tables(connection: Connection) -> list[Table]:
    """Returns the tables of the database, whatever its schema, parents before children."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _require_empty(connection: Connection, tables: dict[str, Table]) -> None:
    for name, table in tables.items():
        if name in ("secrets", "heartbeat"):  # of a server that was only started: replaced
            connection.execute(delete(table))
        elif connection.execute(select(func.count()).select_from(table)).scalar():
            raise StorageMisuse("backup-not-empty", table=name)


def _schema_of_header(line: str) -> str:
    match _parsed(line, 1):
        case {"format": str(name), "schema": str(schema)} if name == FORMAT and schema >= FIRST:
            if schema > REVISION:
                raise StorageMisuse("backup-newer", schema=schema)
            return schema
    raise StorageMisuse("backup-not-ours", format=FORMAT)


def _as_json(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value.hex() if isinstance(table.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }


def _from_json(table: Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    if set(row) != set(table.c.keys()):
        raise StorageMisuse("backup-columns", line=number, table=table.name)
    try:
        return {name: _checked(table.c[name], value) for name, value in row.items()}
    except (TypeError, ValueError):
        raise StorageMisuse("backup-value", line=number) from None


def _checked(column: Column[Any], value: Any) -> Any:
    """Returns a value if its column allows it: SQLite itself would store anything."""
    if value is None and column.nullable:
        return None
    if isinstance(column.type, LargeBinary):
        return bytes.fromhex(value)
    if type(value) is not column.type.python_type:
        raise TypeError
    if isinstance(value, str):
        value.encode()
    elif not -(2**63) <= value < 2**63:
        raise ValueError
    return value


def _parsed(line: str, number: int) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise StorageMisuse("backup-not-json", line=number) from None


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
