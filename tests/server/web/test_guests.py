"""The cookie that names a guest cannot be made by anybody else."""

import pytest

from mandala.server.web.guests import GuestCookies


def test_a_cookie_proves_its_guest_and_nothing_else_does() -> None:
    cookies = GuestCookies(b"k" * 32, secure=False)
    guest = cookies.new_guest()
    value = cookies.header(guest).partition(";")[0]
    assert cookies.guest(value) == guest
    assert cookies.guest(f"other=1; {value}; more=2") == guest
    for odd in ('prefs={"a": 1}', "name=José", "a b=c", "flag", "=", "x=a=b;;"):
        assert cookies.guest(f"{odd}; {value}") == guest
    other = GuestCookies(b"x" * 32, secure=False)
    assert other.guest(value) is None


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
def test_what_is_not_signed_is_nobody(header: str | None) -> None:
    assert GuestCookies(b"k" * 32, secure=False).guest(header) is None


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites() -> None:
    plain = GuestCookies(b"k" * 32, secure=False).header("g")
    assert "HttpOnly" in plain
    assert "SameSite=Strict" in plain
    secure = GuestCookies(b"k" * 32, secure=True)
    assert secure.header("g").startswith("__Host-")
    assert "Secure" in secure.header("g")
    assert "Max-Age=0" in secure.clearing_header()


def test_ids_are_unguessable() -> None:
    cookies = GuestCookies(b"k" * 32, secure=False)
    ids = {cookies.new_guest() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(each) >= 22 for each in ids)  # 128 bits in base64
