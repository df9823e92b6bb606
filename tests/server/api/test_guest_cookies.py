"""The cookie that names a guest: signed, out of reach for scripts, with an id from a secure source."""

import hashlib
import hmac
import secrets

import pytest
from starlette.responses import Response

from mandala.server.api.guest_cookies import GuestCookies
from mandala.server.rooms.guest_devices import Cookie


def set_cookie(cookies: GuestCookies, guest_id: str, device_id: str = "d") -> str:
    response = Response()
    cookies.set(response, Cookie(guest_id, device_id))
    return response.headers["set-cookie"]


def test_a_cookie_proves_its_guest_and_nothing_else_does() -> None:
    cookies = GuestCookies(b"k" * 32, secure=False)
    guest = cookies.new_guest()
    device = cookies.new_device()
    value = set_cookie(cookies, guest, device).partition(";")[0]
    assert cookies.read(value) == (guest, device)
    assert cookies.read(f"other=1; {value}; more=2") == (guest, device)
    for odd in ('prefs={"a": 1}', "name=José", "a b=c", "flag", "=", "x=a=b;;"):
        assert cookies.read(f"{odd}; {value}") == (guest, device)
    other = GuestCookies(b"x" * 32, secure=False)
    assert other.read(value) is None


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "mandala_guest=",
        "mandala_guest=abc",
        "mandala_guest=abc.def",
        "mandala_guest=.",
        "mandala_guest=ü.é",
        "=;=;\x00",
        "mandala_guest=" + "a" * 5000,
    ],
)
def test_unsigned_cookie_is_no_guest(header: str | None) -> None:
    assert GuestCookies(b"k" * 32, secure=False).read(header) is None


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites() -> None:
    plain = set_cookie(GuestCookies(b"k" * 32, secure=False), "g")
    assert "HttpOnly" in plain
    assert "SameSite=strict" in plain
    assert "Path=/" in plain
    assert "Secure" not in plain
    secure = GuestCookies(b"k" * 32, secure=True)
    assert set_cookie(secure, "g").startswith("__Host-")
    assert "Secure" in set_cookie(secure, "g")
    cleared = Response()
    secure.clear(cleared)
    assert "Max-Age=0" in cleared.headers["set-cookie"]


def test_ids_come_from_the_secure_random_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: f"{size} random bytes")
    cookies = GuestCookies(b"k" * 32, secure=False)
    assert cookies.new_guest() == "16 random bytes"
    assert cookies.new_device() == "16 random bytes"


def test_cookie_of_the_first_release_names_the_guest_as_its_device() -> None:
    key = b"k" * 32
    cookies = GuestCookies(key, secure=False)
    signature = hmac.new(key, b"guest:ada", hashlib.sha256).hexdigest()
    old = f"mandala_guest=ada.{signature}"
    assert cookies.read(old) == ("ada", "ada")
    assert set_cookie(cookies, "ada", "ada").partition(";")[0] == old  # it is not renamed


def test_id_of_a_guest_can_be_typed_at_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: "-K7-x")
    assert GuestCookies(b"k" * 32, secure=False).new_guest() == "_K7-x"
