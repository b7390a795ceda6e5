"""Push messages: people are told that it is their turn, in games with days for each turn, and nobody else is."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from strandline.cli.serve import contact_of
from strandline.core.errors import BadOption
from strandline.server import presence
from strandline.server.push import keys, queries, turns
from strandline.server.push.endpoints import is_endpoint, is_public
from strandline.server.schema import pushes, settings, tables
from strandline.server.settings import Settings
from strandline.server.storage import set_setting

from .push_service import Browser, PushService, push_service
from .tables import PERSON, Guest, Running, bot, running, two_people

DAYS = {"kind": "days", "days": 2}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def server(
    request: pytest.FixtureRequest, service: PushService, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    more: Any = {"rate": 1e6, "burst": 1e6, "private_push": True, "contact": "mailto:host@example.org"}
    if request.param == "sqlite":
        chosen = Settings(f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.db'}", **more)
    else:
        database, between = request.getfixturevalue("empty_house")
        chosen = Settings(database, redis=between, **more)
    with running(chosen) as server:
        service.key = keys.public(server.house.push.key)
        yield server


@pytest.fixture(autouse=True)
def is_quick(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, service: PushService) -> Iterator[None]:
    monkeypatch.setattr(turns, "BACKOFF", (0.01, 0.01))
    yield
    service.forget()
    if "server" in request.fixturenames:
        until(lambda: not request.getfixturevalue("server").house.turns.waiting)


def asks(guest: Guest, browser: Browser, **more: Any) -> list[str]:
    """Subscribe, and return the ids of all of the guest's browsers."""
    answer = guest.http.post("/api/me/push", json=browser.asks(**more))
    assert answer.status_code == 200, answer.text
    return [each["id"] for each in answer.json()["devices"]]


def known(guest: Guest) -> set[str]:
    return {each["id"] for each in guest.http.get("/api/me/push").json()["devices"]}


def refused(guest: Guest, browser: Browser, **more: Any) -> str:
    answer = guest.http.post("/api/me/push", json=browser.asks(**more))
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["error"]["key"])


def row_of(server: Running, browser: Browser) -> Any:
    """Return what is stored of a browser."""
    with server.house.store.engine.connect() as connection:
        wanted = pushes.c.hash == queries.hash_of(browser.endpoint)
        return connection.execute(sa.select(pushes).where(wanted)).first()


def until(true: Any) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def two_by_post(server: Running) -> tuple[str, Guest, Guest]:
    """Return a table where a game with days for each turn has begun, and Ann was told so."""
    found = two_people(server, clock=DAYS)
    until(lambda: not server.house.turns.waiting)
    return found


# Who is told, and what


def test_who_is_away_is_told_on_each_device_and_only_which_game_it_is(server: Running, service: PushService) -> None:
    table, ann, bob = two_by_post(server)
    phone, desk = service.browser("/phone"), service.browser("/desk")
    assert len(asks(bob, phone, language="fa")) == 1
    assert len(asks(bob, desk)) == 2
    ann.move(table, 0)
    heard = {each.browser: each for each in (service.hears(), service.hears())}
    told = {"table": table, "title": "Crab Stack", "text": "It’s your turn.", "lang": "en", "dir": "ltr"}
    assert heard[desk].data == told
    assert heard[phone].data == {**told, "text": "نوبت شماست.", "lang": "fa", "dir": "rtl"}
    assert heard[desk].claims["sub"] == "mailto:host@example.org"
    assert heard[desk].headers["TTL"] == "86400"
    topics = {each.headers["Topic"] for each in heard.values()}
    assert len(topics) == 1
    assert not {table, bob.cookie.partition(".")[0]} & topics
    until(lambda: not server.house.turns.waiting)
    assert service.hears_nothing()
    assert server.house.turns.sent >= 2
    assert f"strandline_pushes_total {server.house.turns.sent}" in ann.http.get("/metrics").text


def test_nothing_but_a_new_turn_is_told(server: Running, service: PushService) -> None:
    table, ann, bob = two_by_post(server)
    asks(ann, service.browser("/ann"))
    asks(bob, service.browser("/bob"))
    ann.move(table, 0)
    assert service.hears().browser.endpoint.endswith("/bob")
    ann.do(table, "chat", text="Hi")
    bob.do(table, "chat", text="Hi")
    bob.move(table, 1)
    assert service.hears().browser.endpoint.endswith("/ann")
    ann.do(table, "resign", seat=0)
    until(lambda: not server.house.turns.waiting)
    assert service.hears_nothing()


def test_the_first_turn_of_a_game_is_told_and_so_is_one_after_a_bot(server: Running, service: PushService) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    seats = [PERSON, PERSON, bot()]
    table = ann.make("crab-stack", seats, options={"players": 3}, clock=DAYS)
    ann.sit(table["id"], 0)
    asks(ann, service.browser("/first"))
    bob.sit(table["id"], 1, table["links"]["join"])
    assert service.hears().data["table"] == table["id"]
    ann.move(table["id"], 0)
    bob.move(table["id"], 1)
    assert service.hears().browser.endpoint.endswith("/first")


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "move", "seconds": 3600}])
def test_no_other_game_is_told_of(server: Running, service: PushService, clock: dict[str, Any]) -> None:
    table, ann, bob = two_people(server, clock=clock)
    asks(bob, service.browser("/other"))
    ann.move(table, 0)
    assert not server.house.turns.waiting
    assert service.hears_nothing()


def test_who_is_at_the_table_is_told_only_if_they_leave_without_moving(
    server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "LOOK_AGAIN", 0.5)
    monkeypatch.setattr(presence, "LINGER", 0.05)
    table, ann, bob = two_by_post(server)
    asks(bob, service.browser("/here"))
    with bob.socket(table) as ear:
        ear.hear()
        until(lambda: server.call(lambda: server.house.presence.here(table)))
        ann.move(table, 0)
        ear.hear()
        until(lambda: not server.house.turns._looking)
        bob.move(table, 1)
        until(lambda: not server.house.turns.waiting)
        assert service.hears_nothing()
        ann.move(table, 0)
        ear.hear()
    assert service.hears().browser.endpoint.endswith("/here")


def test_who_has_moved_by_then_is_not_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bob = two_by_post(server)
    ann.move(table, 0)
    people = {name: guest.cookie.partition(".")[0] for name, guest in (("ann", ann), ("bob", bob))}
    with server.house.store.engine.connect() as connection:
        assert queries.due(connection, table, people["bob"])[0] == "crab-stack"
        assert queries.due(connection, table, people["ann"]) == ("", ())
        assert queries.due(connection, "none", people["ann"]) == ("", ())


# Bad days of push services


def test_a_subscription_that_is_gone_is_deleted(server: Running, service: PushService) -> None:
    for status in 404, 410:
        table, ann, bob = two_by_post(server)
        gone = service.browser(f"/gone/{status}")
        service.answers[f"/gone/{status}"] = [status]
        asks(bob, gone)
        ann.move(table, 0)
        until(lambda bob=bob: not known(bob))
        assert service.asked.count(f"/gone/{status}") == 1


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_push_service_in_trouble_is_asked_again(server: Running, service: PushService, status: int) -> None:
    table, ann, bob = two_by_post(server)
    path = f"/trouble/{status}"
    browser = service.browser(path)
    service.answers[path] = [status, status]
    asks(bob, browser)
    ann.move(table, 0)
    assert service.hears().browser is browser
    assert service.asked.count(path) == 3
    assert row_of(server, browser).failures == 0


def test_one_that_refuses_is_not_asked_again_and_forgotten_after_a_while(
    server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "MOST_FAILURES", 3)
    table, ann, bob = two_by_post(server)
    browser = service.browser("/refuses")
    service.answers["/refuses"] = [400, 413, 201, 400, 400, 400]
    asks(bob, browser)
    for n, failures in enumerate((1, 2, 0, 1, 2, None), 1):
        ann.move(table, 0)
        until(lambda n=n: service.asked.count("/refuses") == n)
        until(lambda want=failures: getattr(row_of(server, browser), "failures", None) == want)
        bob.move(table, 1)
    assert known(bob) == set()
    service.hears()


def test_a_redirect_is_not_followed(server: Running, service: PushService) -> None:
    table, ann, bob = two_by_post(server)
    browser = service.browser("/redirect")
    service.answers["/redirect"] = [307]
    service.headers["Location"] = f"{service.url}/elsewhere"
    asks(bob, browser)
    ann.move(table, 0)
    until(lambda: row_of(server, browser).failures == 1)
    del service.headers["Location"]
    assert "/elsewhere" not in service.asked


def test_one_that_hangs_delays_neither_moves_nor_other_devices(
    server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, bob = two_by_post(server)
    hanging, fine = service.browser("/hanging"), service.browser("/fine")
    service.answers["/hanging"] = [0, 0, 0]
    asks(bob, hanging)
    asks(bob, fine)
    ann.move(table, 0)
    assert service.hears().browser is fine
    until(lambda: "/hanging" in service.asked)
    assert server.house.turns.waiting
    bob.move(table, 1)  # stored and answered, while the message still waits
    ann.move(table, 0)
    assert service.hears().browser is fine


def test_what_waits_is_bounded(server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_WAITING", server.house.turns.waiting)
    table, ann, bob = two_by_post(server)
    asks(bob, service.browser("/full"))
    ann.move(table, 0)
    monkeypatch.undo()
    bob.move(table, 1)
    ann.move(table, 0)
    service.hears()
    assert service.asked.count("/full") == 1


def test_a_clock_that_has_jumped_only_costs_a_second_request(
    server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    for days in (-400, 2):
        table, ann, bob = two_by_post(server)
        path = f"/clock/{days}"
        browser = service.browser(path)
        asks(bob, browser)
        with monkeypatch.context() as patch:
            patch.setattr(service, "now", lambda days=days: time.time() + days * 86_400)
            ann.move(table, 0)
            assert service.hears().browser is browser
        assert service.asked.count(path) == 2
        assert row_of(server, browser).failures == 0


def test_a_damaged_key_of_a_browser_ends_its_subscription(server: Running, service: PushService) -> None:
    table, ann, bob = two_by_post(server)
    asks(bob, service.browser("/damaged"))
    with server.house.store.engine.begin() as connection:
        person = pushes.c.person == bob.cookie.partition(".")[0]
        connection.execute(sa.update(pushes).where(person).values(p256dh="BAAA"))
    ann.move(table, 0)
    until(lambda: not known(bob))


def test_a_damaged_key_of_the_server_is_replaced_and_browsers_subscribe_again(tmp_path: Path) -> None:
    chosen = Settings(f"sqlite:///{tmp_path / 'tables.db'}", private_push=True)
    with running(chosen) as server:
        first = server.house.push.key
        _, ann, _ = two_by_post(server)
        asks(ann, Browser("https://push.example.org/1"))
        cookie = ann.cookie
    with running(chosen) as server:
        assert server.house.push.key == first
        assert known(Guest(server.port, cookie=cookie))
        with server.house.store.engine.begin() as connection:
            set_setting(connection, keys.NAME, first[:40])
    with running(chosen) as server:
        ann = Guest(server.port, cookie=cookie)
        answer = ann.http.get("/api/me/push").json()
        assert keys.is_key(server.house.push.key)
        assert answer == {"key": keys.public(server.house.push.key), "devices": []}
        assert server.house.push.key != first
        with server.house.store.engine.connect() as connection:
            stored = sa.select(settings.c.value).where(settings.c.name == keys.NAME)
            assert connection.scalar(stored) == server.house.push.key


# Where the server sends to


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.5", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1", "::1", "::",
        "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "ff02::1",
    ],
)  # fmt: skip
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["142.250.1.1", "2a00:1450::1", "::ffff:142.250.1.1", "64:ff9b::8efa:101"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("endpoint", "fits"),
    [
        ("https://push.example.org/k3v9", True),
        ("https://push.example.org:8443/k3v9?a=b", True),
        ("https://142.250.1.1/k3v9", True),
        ("http://push.example.org/k3v9", False),
        ("https:///k3v9", False),
        ("https://127.0.0.1/k3v9", False),
        ("https://[::1]/k3v9", False),
        ("https://ann:secret@push.example.org/", False),
        ("https://push.example.org:x/", False),
        ("https://push.example.org/\nHost: other", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_only_secure_addresses_of_the_internet_are_accepted(endpoint: str, fits: bool) -> None:
    assert is_endpoint(endpoint, allows_private=False) is fits
    if not fits and "127.0.0.1" not in endpoint:
        assert not is_endpoint(endpoint, allows_private=True)


@pytest.mark.parametrize("name", ["localhost", "127.1", "2130706433", "0x7f000001"])
def test_a_name_that_leads_to_this_machine_is_not_connected_to(service: PushService, tmp_path: Path, name: str) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        table, ann, bob = two_by_post(server)
        browser = service.browser("/private")
        browser.endpoint = browser.endpoint.replace("localhost", name)
        asks(bob, browser)
        ann.move(table, 0)
        until(lambda: row_of(server, browser).failures == 1)
    assert "/private" not in service.asked


@pytest.mark.parametrize(
    ("contact", "names", "found"),
    [
        ("", [], "https://localhost"),
        ("", ["table", "10.0.0.1", "Table.example.org"], "https://table.example.org"),
        ("you@example.org", [], "mailto:you@example.org"),
        ("mailto:you@example.org", [], "mailto:you@example.org"),
        ("https://example.org", [], "https://example.org"),
    ],
)
def test_push_services_learn_whom_to_write_to(contact: str, names: list[str], found: str) -> None:
    assert contact_of(contact, names) == found
    header = keys.signing("1" * 64).sign({"aud": "https://push.example.org", "sub": found})
    assert header["Authorization"].startswith("vapid t=")


@pytest.mark.parametrize(
    "contact", ["you", "you@", "http://example.org", "mailto:a b@example.org", "https://example.org/a"]
)
def test_a_contact_that_no_push_service_could_use_is_refused(contact: str) -> None:
    with pytest.raises(BadOption, match="e-mail address"):
        contact_of(contact, [])


# Subscriptions


def test_only_who_has_a_seat_can_subscribe_and_only_with_keys_that_work(server: Running, service: PushService) -> None:
    guest, browser = server.guest(), service.browser("/keys")
    assert refused(guest, browser) == "table-no-seat-yet"
    guest.sit(guest.make()["id"], 0)
    point = browser.asks()["p256dh"]
    for p256dh, auth in (
        (point, "AAAA"),
        (point[:-4], "c2l4dGVlbiBzZWNyZXQgYg"),
        ("", ""),
        (point, "ä"),
        ("B" * 87, point),
    ):
        assert refused(guest, browser, p256dh=p256dh, auth=auth[:30]) == "table-bad-push-keys"
    for wrong in ("http://push.example.org/", "https://push.example.org/\u0661", "no address"):
        assert refused(guest, browser, endpoint=wrong) == "table-bad-push-service"
    assert refused(guest, browser, endpoint="https://push.example.org/" + "x" * 1000) == "table-bad-request"
    assert known(guest) == set()
    assert asks(guest, browser) == [queries.hash_of(browser.endpoint)]


def test_a_person_has_a_limited_number_of_devices(server: Running, service: PushService) -> None:
    guest = server.guest()
    guest.sit(guest.make()["id"], 0)
    browsers = [service.browser(f"/many/{n}") for n in range(queries.MOST_DEVICES + 2)]
    for browser in browsers:
        asks(guest, browser)
        time.sleep(0.002)  # two of the same millisecond would be in any order
    assert known(guest) == {queries.hash_of(each.endpoint) for each in browsers[2:]}


def test_a_browser_is_one_device_of_one_person_whoever_asks_from_it(server: Running, service: PushService) -> None:
    table, ann, bob = two_by_post(server)
    browser = service.browser("/shared")
    asks(ann, browser)
    asks(ann, browser)  # a second tab
    assert len(known(ann)) == 1
    asks(bob, browser)
    assert (len(known(ann)), len(known(bob))) == (0, 1)
    ann.move(table, 0)
    assert service.hears().browser is browser
    bob.move(table, 1)
    until(lambda: not server.house.turns.waiting)
    assert service.hears_nothing()


def test_a_subscription_that_the_browser_replaces_keeps_its_language(server: Running, service: PushService) -> None:
    table, ann, bob = two_by_post(server)
    old, new = service.browser("/old"), service.browser("/new")
    asks(bob, old, language="hu")
    assert asks(bob, new, language="", replaces=old.endpoint) == [queries.hash_of(new.endpoint)]
    ann.move(table, 0)
    heard = service.hears()
    assert (heard.browser, heard.data["lang"]) == (new, "hu")


def test_messages_are_ended_for_one_browser_or_for_all(server: Running, service: PushService) -> None:
    guest, other = server.guest(), server.guest()
    browsers = [service.browser(f"/end/{n}") for n in range(3)]
    for each in guest, other:
        each.sit(each.make()["id"], 0)
    for browser in browsers[:2]:
        asks(guest, browser)
    asks(other, browsers[2])
    mine, first, theirs = known(guest), queries.hash_of(browsers[0].endpoint), known(other)
    assert guest.http.delete("/api/me/push", params={"device": theirs.pop()}).status_code == 200
    assert (known(guest), len(known(other))) == (mine, 1)  # not someone else's
    left = guest.http.delete("/api/me/push", params={"device": first}).json()["devices"]
    assert {each["id"] for each in left} == mine - {first}
    assert guest.http.delete("/api/me/push").json()["devices"] == []
    assert len(known(other)) == 1


def test_a_device_that_becomes_another_person_gets_no_messages_of_the_one_before(
    server: Running, service: PushService
) -> None:
    table, ann, bob = two_by_post(server)
    browser = service.browser("/becomes")
    asks(bob, browser)
    wrong = bob.http.post("/api/me/join", json={"token": "none", "endpoint": browser.endpoint})
    assert wrong.status_code == 404
    assert len(known(bob)) == 1  # a link that does not work changes nothing
    token = server.guest("Cleo").http.post("/api/me/link", json={}).json()["token"]
    before = Guest(server.port, cookie=bob.cookie)
    bob.http.post("/api/me/join", json={"token": token, "endpoint": browser.endpoint}).raise_for_status()
    assert known(before) == set()
    ann.move(table, 0)
    until(lambda: not server.house.turns.waiting)
    assert service.hears_nothing()


def test_the_browsers_of_people_who_play_nowhere_are_forgotten(server: Running, service: PushService) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for guest in ann, bob:
        table = guest.make()["id"]
        guest.sit(table, 0)
        asks(guest, service.browser(f"/kept/{guest.name}"))
    with server.house.store.engine.begin() as connection:
        connection.execute(sa.delete(tables).where(tables.c.id == table))
    server.house.sweep.names_deleted = 0
    until(lambda: not known(bob))
    assert len(known(ann)) == 1


@pytest.mark.slow
def test_of_several_processes_only_the_one_that_wrote_the_move_tells(
    big_house: tuple[str, str], empty_house: tuple[str, str], service: PushService
) -> None:
    database, between = empty_house
    chosen = Settings(database, redis=between, rate=1e6, burst=1e6, private_push=True)
    with ExitStack() as stack:
        first, second = (stack.enter_context(running(chosen)) for _ in range(2))
        assert first.house.push.key == second.house.push.key
        service.key = keys.public(first.house.push.key)
        table, ann, bob = two_by_post(first)
        asks(bob, service.browser("/processes"))
        there = Guest(second.port, cookie=bob.cookie)
        assert there.look(table)["now"]["count"] == 0  # the second has the table in memory, too
        ann.move(table, 0)
        assert service.hears().data["table"] == table
        Guest(second.port, cookie=bob.cookie).move(table, 1)
        with there.socket(table) as ear:  # someone at another process is at the table
            ear.hear()
            ann.move(table, 0)
            ear.hear("news")
            until(lambda: first.house.turns._looking)
        assert service.hears_nothing()


def test_the_server_starts_without_loading_what_encrypts(tmp_path: Path) -> None:
    program = (
        "import sys\nfrom strandline.server.app import make_app\nfrom strandline.server.settings import Settings\n"
        f"make_app(Settings('sqlite:///{tmp_path / 'none.db'}'))\n"
        "assert not {'pywebpush', 'aiohttp', 'cryptography', 'webauthn'} & {*sys.modules}"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
