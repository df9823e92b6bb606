"""The resources of the HTTP API, version 1."""

from typing import Final

from mandala import __version__
from mandala.records.reasons import REASONS
from mandala.rules.colours import LETTERS
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.moves import HAND_LIMIT
from mandala.server.ai.levels import LEVELS
from mandala.server.live.cleanup import KEEP_DAYS, SILENT_DAYS, WAITING_DAYS
from mandala.server.live.room import PROTOCOL
from mandala.server.live.seating import forget_guest
from mandala.server.messages import http
from mandala.server.refusal import CODES, Refused
from mandala.server.storage.interface import TableRow
from mandala.server.tables.actions import GREETINGS
from mandala.server.tables.brief import summary
from mandala.server.tables.clocks import AWAY_DAYS
from mandala.server.web.endpoints import BODY_CODES, TABLE_CODES, Call, Endpoint
from mandala.server.web.limits import TABLES
from mandala.server.web.records_api import RECORD_ENDPOINTS

MOST_LISTED: Final = 50


async def create_table(call: Call) -> http.SeatTaken:
    return await call.services.seating.create(call.body, call.guest())


async def join_table(call: Call) -> http.SeatTaken:
    return await call.services.seating.join(call.table_id, call.body, call.guest())


async def resume_seat(call: Call) -> http.SeatTaken:
    return await call.services.seating.resume(call.table_id, call.body.seat_token, call.guest_id)


async def listed_tables(call: Call) -> http.ListedTables:
    storage = call.services.storage
    waiting = await storage.listed_tables("waiting", MOST_LISTED)
    playing = await storage.listed_tables("playing", MOST_LISTED)
    return http.ListedTables(
        waiting=tuple([await _brief(call, row) for row in waiting]),
        playing=tuple([await _brief(call, row) for row in playing]),
    )


async def table_summary(call: Call) -> http.TableSummary:
    row = await call.services.storage.table(call.table_id)
    if row is None:
        raise Refused("table/unknown")
    return await _brief(call, row)


async def my_games(call: Call) -> http.MyGames:
    if call.guest_id is None:
        return http.MyGames(games=())
    rows = await call.services.storage.tables_of_guest(call.guest_id, MOST_LISTED)
    games = []
    for row in rows:
        seats = tuple(seat.seat for seat in row.seats if seat.guest_id == call.guest_id)
        games.append(
            http.MyGame(
                table=await _brief(call, row), seats=seats, your_turn=row.summary.to_move in seats
            )
        )
    return http.MyGames(games=tuple(games))


async def _brief(call: Call, row: TableRow) -> http.TableSummary:
    return summary(row, await call.services.storage.events(row.table_id))


async def me(call: Call) -> http.Me:
    known = await call.services.storage.guest(call.guest_id) if call.guest_id else None
    return http.Me(name=known.name if known else "")


async def forget_me(call: Call) -> None:
    if call.guest_id is not None:
        await forget_guest(call.services.storage, call.guest_id)
        call.cookie = call.services.guests.clearing_header()


async def rules(_call: Call) -> http.RulesInfo:
    rule_codes = {reason.code: reason.rule for reason in REASONS.values()}
    return http.RulesInfo(
        protocol=PROTOCOL,
        version=__version__,
        colours=LETTERS,
        hand_limit=HAND_LIMIT,
        river_places=RIVER_PLACES,
        greetings=GREETINGS,
        levels=tuple(http.LevelInfo(level=level, player=name) for level, name in LEVELS.items()),
        refusals=dict.fromkeys(CODES, "") | rule_codes,
        away_days=AWAY_DAYS,
        waiting_days=WAITING_DAYS,
        silent_days=SILENT_DAYS,
        keep_days=KEEP_DAYS,
    )


async def ai_readiness(call: Call) -> http.AiReadiness:
    return call.services.ai.readiness()


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/v1/tables",
        "createTable",
        "Open a table and take a seat.",
        http.SeatTaken,
        create_table,
        body=http.CreateTable,
        codes=("name/unusable", "server/unavailable", "rate/too_many", *BODY_CODES),
        status=201,
        scarce=TABLES,
    ),
    Endpoint(
        "GET",
        "/api/v1/tables",
        "listedTables",
        "Tables that anybody may join or watch.",
        http.ListedTables,
        listed_tables,
        codes=("server/unavailable", "rate/too_many"),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{table_id}",
        "tableSummary",
        "A table without its cards.",
        http.TableSummary,
        table_summary,
        codes=TABLE_CODES,
    ),
    Endpoint(
        "POST",
        "/api/v1/tables/{table_id}/join",
        "joinTable",
        "Take the free seat of an online table.",
        http.SeatTaken,
        join_table,
        body=http.JoinTable,
        codes=(
            "name/unusable",
            "token/unknown",
            "table/full",
            "table/over",
            "seat/already_here",
            *TABLE_CODES,
            *BODY_CODES,
        ),
        scarce=TABLES,
    ),
    Endpoint(
        "POST",
        "/api/v1/tables/{table_id}/resume",
        "resumeSeat",
        "New links for one's own seat, also after a rematch.",
        http.SeatTaken,
        resume_seat,
        body=http.ResumeSeat,
        codes=("seat/not_yours", *TABLE_CODES, *BODY_CODES),
        scarce=TABLES,
    ),
    *RECORD_ENDPOINTS,
    Endpoint(
        "GET",
        "/api/v1/games",
        "myGames",
        "The tables of the guest named by the cookie, last changed first.",
        http.MyGames,
        my_games,
        codes=("server/unavailable", "rate/too_many"),
    ),
    Endpoint(
        "GET",
        "/api/v1/me",
        "whoAmI",
        "The guest named by the cookie.",
        http.Me,
        me,
        codes=("server/unavailable", "rate/too_many"),
    ),
    Endpoint(
        "DELETE",
        "/api/v1/me",
        "forgetMe",
        "Delete everything known of this guest: name, links and seats; games stay without a name.",
        None,
        forget_me,
        codes=("server/unavailable", "rate/too_many", "origin/foreign"),
        status=204,
    ),
    Endpoint(
        "GET",
        "/api/v1/rules",
        "rulesForClients",
        "Constants and keys, so that a client need not know any.",
        http.RulesInfo,
        rules,
        codes=("rate/too_many",),
    ),
    Endpoint(
        "GET",
        "/api/v1/ai",
        "aiReadiness",
        "Whether the AI is ready to move.",
        http.AiReadiness,
        ai_readiness,
        codes=("rate/too_many",),
    ),
)
