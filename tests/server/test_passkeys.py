"""Passkeys: a browser becomes the same person again, by an answer that is right, timely, and given once."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from strandline.server import sweep
from strandline.server.http import passkeys as routes
from strandline.server.identity import COOKIE_DAYS
from strandline.server.limits import Buckets
from strandline.server.passkeys import ceremony, queries
from strandline.server.passkeys.ceremony import Site, site_of
from strandline.server.schema import challenges, passkeys, people
from strandline.server.settings import Settings
from strandline.table.errors import Refused

from .authenticator import Authenticator
from .push_service import Browser, text
from .tables import Guest, Running, running

Change = Callable[[dict[str, Any]], Any]


class Owner(Guest):
    """A guest who comes by the name that browsers have passkeys for."""

    def __init__(self, port: int, name: str = "Ann", cookie: str = ""):
        super().__init__(port, name, cookie)
        self.origin = f"http://localhost:{port}"
        self.http.headers["Host"] = f"localhost:{port}"

    def send(self, path: str, **body: Any) -> Any:
        """Post something, and return the answer, or the key of the reason why it is refused."""
        answer = self.http.post(f"/api/me/passkeys{path}", json=body)
        assert answer.status_code < 500, answer.text
        return answer.json() if answer.status_code == 200 else answer.json()["error"]["key"]

    def keep(self, device: Authenticator, **more: Any) -> Any:
        return self.send("", credential=device.make(self.send("/new")), **more)

    def come_back(self, device: Authenticator, **more: Any) -> Any:
        return self.send("/use", credential=device.use(self.send("/challenge")), **more)


def owner(server: Running, name: str = "Ann") -> tuple[Owner, Authenticator]:
    """Return a person with a passkey, and its device."""
    found = Owner(server.port, name)
    device = Authenticator(found.origin)
    assert len(found.keep(device, name="Windows")) == 1
    return found, device


# Coming back


def test_a_new_browser_becomes_the_same_person(server: Running) -> None:
    ann, device = owner(server)
    table = ann.make()["id"]
    new = Owner(server.port, "Someone")
    assert new.come_back(device) == {"name": "Ann"}
    assert new.cookie == ann.cookie
    assert [each["id"] for each in new.http.get("/api/me/tables").json()] == [table]
    (kept,) = new.http.get("/api/me/passkeys").json()
    assert (kept["id"], kept["name"]) == (text(device.id), "Windows")
    assert kept["used"] > kept["created"]


def test_a_device_that_does_not_count_can_come_back_again_and_again(server: Running) -> None:
    ann = Owner(server.port)
    device = Authenticator(ann.origin, counts=False)
    ann.keep(device)
    for _ in range(3):
        assert Owner(server.port, "New").come_back(device) == {"name": "Ann"}


def test_a_person_has_several_and_can_remove_them(server: Running) -> None:
    ann, first = owner(server)
    second = Authenticator(ann.origin)
    options = ann.send("/new")
    assert [each["id"] for each in options["excludeCredentials"]] == [text(first.id)]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert len(ann.send("", credential=second.make(options))) == 2
    bob = Owner(server.port, "Bob")
    assert bob.http.delete("/api/me/passkeys", params={"passkey": text(first.id)}).json() == []
    assert len(ann.http.get("/api/me/passkeys").json()) == 2  # nobody else can remove them
    (left,) = ann.http.delete("/api/me/passkeys", params={"passkey": text(first.id)}).json()
    assert left["id"] == text(second.id)
    assert Owner(server.port, "New").come_back(first) == "table-no-such-passkey"
    assert Owner(server.port, "New").come_back(second) == {"name": "Ann"}


def test_what_a_device_learns_of_a_person_is_no_cookie(server: Running) -> None:
    ann, device = owner(server)
    person, _, signature = ann.cookie.partition(".")
    told = str(ann.send("/new")) + device.handle
    assert person not in told
    assert signature not in told


def test_a_browser_that_becomes_someone_gets_no_messages_of_the_person_before(server: Running) -> None:
    _, device = owner(server)
    new = Owner(server.port, "New")
    new.sit(new.make()["id"], 0)
    browser = Browser("https://push.example.org/passkeys")
    new.http.post("/api/me/push", json=browser.asks()).raise_for_status()
    before = Guest(server.port, cookie=new.cookie)
    new.come_back(device, endpoint=browser.endpoint)
    assert before.http.get("/api/me/push").json()["devices"] == []


# What is refused


def test_an_answer_counts_once(server: Running) -> None:
    ann, device = owner(server)
    new = Owner(server.port, "New")
    cookie, answer = new.cookie, device.use(new.send("/challenge"))
    assert new.send("/use", credential=answer) == {"name": "Ann"}
    thief = Owner(server.port, cookie=cookie)
    assert thief.send("/use", credential=answer) == "table-passkey-late"
    made = Authenticator(ann.origin).make(ann.send("/new"))
    assert len(ann.send("", credential=made)) == 2
    assert ann.send("", credential=made) == "table-passkey-late"


def test_an_answer_counts_only_for_the_browser_that_has_asked_and_for_what_it_has_asked(server: Running) -> None:
    ann, device = owner(server)
    new, thief = Owner(server.port, "New"), Owner(server.port, "Thief")
    assert thief.send("/use", credential=device.use(new.send("/challenge"))) == "table-passkey-late"
    assert thief.send("", credential=Authenticator(ann.origin).make(ann.send("/new"))) == "table-passkey-late"
    assert new.send("/use", credential=device.use(new.send("/new"))) == "table-passkey-late"
    assert new.send("/use", credential=device.use({"challenge": "AAAA"})) == "table-passkey-late"
    assert thief.http.get("/api/me/passkeys").json() == []


def test_an_answer_must_come_soon(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, device = owner(server)
    new = Owner(server.port, "New")
    answer = device.use(new.send("/challenge"))
    now, later = routes.now_ms(), ceremony.MINUTES * 60_000 + 1
    monkeypatch.setattr(routes, "now_ms", lambda: now + later)
    assert new.send("/use", credential=answer) == "table-passkey-late"


def test_a_passkey_whose_counter_goes_back_is_refused(server: Running) -> None:
    ann, device = owner(server)
    Owner(server.port, "New").come_back(device)
    device.count = 0
    new = Owner(server.port, "New")
    assert new.come_back(device) == "table-passkey-copied"
    assert new.cookie != ann.cookie


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost", "http://localhost:1", "null"])
def test_what_another_site_has_had_signed_is_refused(server: Running, origin: str) -> None:
    ann, device = owner(server)
    device.origin = origin
    new = Owner(server.port, "New")
    assert new.come_back(device) == "table-passkey-refused"
    assert ann.keep(Authenticator(origin)) == "table-passkey-refused"
    device.origin, device.host = ann.origin, "evil.example"
    assert new.come_back(device) == "table-passkey-refused"
    assert new.cookie != ann.cookie


def _without(*names: str) -> Change:
    def change(answer: dict[str, Any]) -> None:
        for name in names:
            answer["response"].pop(name, None)

    return change


WRONG: dict[str, Change] = {
    "another signature": lambda answer: answer["response"].update(signature=text(b"wrong")),
    "another person": lambda answer: answer["response"].update(userHandle=text(b"someone")),
    "no person": _without("userHandle"),
    "no data": _without("authenticatorData"),
    "no type": lambda answer: answer.update(type="other"),
    "two ids": lambda answer: answer.update(rawId=text(b"another")),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_answer_is_refused(server: Running, change: Change) -> None:
    ann, device = owner(server)
    new = Owner(server.port, "New")
    answer = device.use(new.send("/challenge"))
    change(answer)
    assert new.send("/use", credential=answer) == "table-passkey-refused"
    assert new.cookie != ann.cookie


@pytest.mark.parametrize(
    "answer",
    [{}, {"response": []}, {"response": {"clientDataJSON": "!"}}, {"response": {"clientDataJSON": text(b"[]")}}],
)
def test_nonsense_is_refused(server: Running, answer: dict[str, Any]) -> None:
    new = Owner(server.port, "New")
    assert new.send("/use", credential=answer) == "table-passkey-refused"
    assert new.send("", credential=answer) == "table-passkey-refused"


def test_a_new_passkey_that_is_damaged_is_refused(server: Running) -> None:
    ann = Owner(server.port)
    answer = Authenticator(ann.origin).make(ann.send("/new"))
    answer["response"]["attestationObject"] = text(b"\xa3cfmt")
    assert ann.send("", credential=answer) == "table-passkey-refused"


@pytest.mark.parametrize("origin", ["http://127.0.0.1", "http://table.example.org", "https://10.0.0.1"])
def test_an_address_that_browsers_allow_no_passkeys_for_says_so(origin: str) -> None:
    scheme, _, host = origin.partition("://")
    with pytest.raises(Refused, match="https"):
        site_of(scheme, host)


def test_the_site_is_that_of_the_request(server: Running) -> None:
    assert site_of("https", "table.example.org") == Site("table.example.org", "https://table.example.org")
    assert site_of("https", "a.b.org:8443") == Site("a.b.org", "https://a.b.org:8443")
    with pytest.raises(Refused):
        site_of("https", "[::1]:8443")
    guest = server.guest()  # at 127.0.0.1
    answer = guest.http.post("/api/me/passkeys/new", json={})
    assert answer.json()["error"]["key"] == "table-passkeys-need-https"
    foreign = {"Host": "evil.example", "Origin": "http://evil.example"}
    answer = guest.http.post("/api/me/passkeys/new", json={}, headers=foreign)
    assert answer.json()["error"]["key"] == "table-wrong-host"


# Limits, and what is kept


def test_a_person_has_a_limited_number(server: Running) -> None:
    ann = Owner(server.port)
    for _ in range(queries.MOST_PASSKEYS):
        ann.keep(Authenticator(ann.origin))
    assert ann.keep(Authenticator(ann.origin)) == "table-too-many-passkeys"
    assert ann.keep(Authenticator(ann.origin), name="x" * 41) == "table-bad-request"


def test_an_address_makes_a_limited_number(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(server.house.new_passkeys, Buckets)
    monkeypatch.setattr(server.house, "new_passkeys", Buckets(0, 2))
    people = [Owner(server.port) for _ in range(3)]
    kept = [each.keep(Authenticator(each.origin)) for each in people]
    assert [each if isinstance(each, str) else len(each) for each in kept] == [1, 1, "table-too-fast"]


def test_who_has_a_passkey_is_never_forgotten_and_old_challenges_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        _, device = owner(server)
        bob = Owner(server.port, "Bob")
        bob.send("/challenge")
        store = server.house.store
        with store.engine.begin() as connection:
            connection.execute(sa.update(people).values(named=1))
            connection.execute(sa.update(challenges).values(expires=1))
        monkeypatch.setattr(sweep, "days_ago", lambda _days, count: 2 if count == COOKIE_DAYS else 0)
        server.house.sweep.names_deleted = 0
        asyncio.run_coroutine_threadsafe(server.house.sweep._delete_expired(), store._loop).result(20)
        with store.engine.connect() as connection:
            assert connection.scalars(sa.select(people.c.name)).all() == ["Ann"]
            assert connection.execute(sa.select(challenges)).all() == []
            assert len(connection.execute(sa.select(passkeys)).all()) == 1
        assert Owner(server.port, "New").come_back(device) == {"name": "Ann"}


def test_a_passkey_works_at_any_process_and_after_a_restart(tmp_path: Path) -> None:
    chosen = Settings(f"sqlite:///{tmp_path / 'tables.db'}")
    with running(chosen) as first:
        _, device = owner(first)
        port = first.port
        new = Owner(port, "New")
        options = new.send("/challenge")
    again = Running(chosen, port).start()
    try:
        assert Owner(port, cookie=new.cookie).send("/use", credential=device.use(options)) == {"name": "Ann"}
    finally:
        again.stop()
