"""Valid frames and requests, and ways to change their bytes."""

import json
import random

FRAMES: list[bytes] = [
    json.dumps(message).encode()
    for message in (
        {"type": "move", "client_move_id": "a1", "seq": 3, "move": "M1R"},
        {"type": "move", "client_move_id": "a2", "seq": 3, "move": "F2G3"},
        {"type": "move", "client_move_id": "a3", "seq": 3, "move": "CY"},
        {"type": "list_claims", "client_move_id": "b1", "seq": 3, "colours": "ROY"},
        {"type": "take_back", "client_move_id": "c1", "seq": 3},
        {"type": "claim_timeout", "client_move_id": "d1"},
        {"type": "let_ai_take_over", "client_move_id": "e1", "level": 1},
        {"type": "greet", "client_move_id": "f1", "greeting": "hello"},
        {"type": "offer_rematch", "client_move_id": "g1", "same_deal": False},
        {"type": "answer_rematch", "client_move_id": "h1", "accept": True},
        {"type": "ask_hint", "client_move_id": "i1", "seq": 3},
        {"type": "hello", "protocol": "mandala/1", "since": 0},
        {"type": "resync", "since": 0},
        {"type": "look", "seat": 1},
        {"type": "look_back", "ply": 1},
        {"type": "ping"},
    )
]
ODD: list[bytes] = [
    *(b"null", b"-1", b"1e999", b"9" * 400, b"NaN", b'""', b"[]", b"{}", b"true", b"\\ud800"),
    *(b"[" * 600, b'{"a":' * 600, b"\\u0000", b"\xf0\x9f\x8e\xb2", b"\xe3\x85\xa4", b"\xff\xfe"),
    *(b"%00", b"..%2f", b"\r\n", b"\r\n\r\n", b"' OR 1=1 --", b"A" * 1500, b"\x00", b"M1R"),
]
BODIES: list[tuple[str, str, bytes]] = [
    ("POST", "/api/v1/tables", b'{"kind":"online","name":"Ada","listed":true}'),
    ("POST", "/api/v1/tables", b'{"kind":"ai","name":"Ada","level":2,"starts":"first"}'),
    ("POST", "/api/v1/tables", b'{"kind":"hotseat","names":["Ada","Bea"],"memory":"strict"}'),
    ("POST", "/api/v1/tables/TABLE/join", b'{"name":"Cleo","invite_token":"TOKEN"}'),
    ("POST", "/api/v1/tables/TABLE/resume", b'{"seat_token":"TOKEN"}'),
    ("POST", "/api/v1/replays", b'{"format":"mandala-record/1","moves":["M1R"],"seed":1}'),
    ("POST", "/api/v1/replays/study", b'{"record":{"moves":[]},"ply":1}'),
    ("DELETE", "/api/v1/me", b""),
    *(
        ("GET", path, b"")
        for path in (
            *("/", "/healthz", "/readyz", "/livez", "/metrics", "/assets/app.js", "/t/TABLE"),
            *("/api/v1/tables", "/api/v1/tables/TABLE", "/api/v1/tables/TABLE/record"),
            *("/api/v1/me", "/api/v1/rules", "/api/v1/ai", "/api/v1/openapi.json"),
            *("/api/v1/tables/TABLE/verification", "/api/v1/tables/TABLE/socket"),
        )
    ),
]


def mutated(data: bytes, source: random.Random) -> bytes:
    """Returns ``data`` with one to four changes."""
    changed = bytearray(data)
    for _ in range(source.randint(1, 4)):
        at = source.randrange(len(changed) + 1)
        end = min(len(changed), at + source.randint(1, 8))
        match source.randrange(6):
            case 0 if at < len(changed):
                changed[at] ^= 1 << source.randrange(8)
            case 1:
                changed[at:at] = source.choice(ODD)
            case 2:
                del changed[at:end]
            case 3:
                changed[at:at] = changed[at:end] * source.randint(1, 20)
            case 4:
                changed[at:end] = source.choice(ODD)
            case _:
                changed[at:at] = source.randbytes(source.randint(1, 4))
    return bytes(changed)


def request_bytes(host: str, table_id: str, token: str, source: random.Random) -> bytes:
    """Returns a request whose path, headers, body or all bytes are changed."""
    method, path, body = source.choice(BODIES)
    path = path.replace("TABLE", table_id)
    body = body.replace(b"TOKEN", token.encode())
    target, where = path.encode(), source.randrange(8)
    kind = b"application/json"
    if where < 3:
        body = mutated(body, source)
    elif where < 5:
        target = mutated(target, source)
    elif where == 5:
        kind = mutated(kind, source)
    head = b"%s %s HTTP/1.1\r\nHost: %s\r\nContent-Type: %s\r\nAccept-Encoding: gzip\r\n" % (
        method.encode(),
        target,
        host.encode(),
        kind,
    )
    raw = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
    return mutated(raw, source) if where == 6 else raw
