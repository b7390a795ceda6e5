"""The checks before every request, and the data that must never leave the server."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import Request
from websockets.exceptions import InvalidStatus

from strandline.core import messages
from strandline.server import guard, limits
from strandline.server.http import tables
from strandline.server.limits import AddressBook, Bucket, Buckets, address_of
from strandline.server.metrics import may_read
from strandline.server.settings import Settings

from .tables import Ear, Guest, Running, running, two_people


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with few requests a second."""
    folder: Path = tmp_path_factory.mktemp("strict")
    settings = Settings(f"sqlite:///{folder / 't.db'}", rate=0.001, burst=30, sockets_per_address=2)
    with running(settings) as server:
        yield server


def test_a_server_that_is_up_has_read_its_words(tmp_path: Path) -> None:
    messages._bundle.cache_clear()
    with running(Settings(f"sqlite:///{tmp_path / 't.db'}")):
        assert messages._bundle.cache_info().currsize == 1


def test_headers_are_strict_on_every_answer(server: Running) -> None:
    ann = server.guest()
    for path in ("/", "/api/me", "/nowhere", "/api/tables/none"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # the engine is compiled code
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in ann.http.get("/").headers or ann.http.get("/").headers["server"] == "uvicorn"


def test_the_cookie_is_for_http_and_this_site_alone(server: Running) -> None:
    told = httpx.get(f"http://127.0.0.1:{server.port}/api/me").headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=strict" in told


@pytest.mark.parametrize("cookie", ["", "x", "x.y", "é.ü", "a" * 5000, "AAAA.BBBB"])
def test_a_cookie_that_we_have_not_signed_is_nobody(server: Running, cookie: str) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as http:
        answer = http.get("/api/me/tables", headers={"Cookie": f"strandline={cookie}".encode()})
        assert (answer.status_code, answer.json()["error"]["key"]) == (401, "table-nobody")


def test_another_sites_page_can_do_nothing(server: Running) -> None:
    ann = server.guest()
    body = {"game": "crab-stack", "seats": [{"kind": "person"}] * 2}
    evil = ann.http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
    assert (evil.status_code, evil.json()["error"]["key"]) == (403, "table-wrong-origin")
    own = ann.http.post("/api/tables", json=body, headers={"Origin": f"http://127.0.0.1:{server.port}"})
    assert own.status_code == 201
    broken = ann.http.post("/api/tables", json=body, headers={"Origin": "http://[::1"})
    assert (broken.status_code, broken.json()["error"]["key"]) == (403, "table-wrong-origin")
    for host in ("evil.example", "[::1"):
        rebound = ann.http.get("/api/me", headers={"Host": host})
        assert (rebound.status_code, rebound.json()["error"]["key"]) == (403, "table-wrong-host")


@pytest.mark.parametrize("hosts", [("127.0.0.1", "evil.example"), ("127.0.0.1", "127.0.0.1")])
def test_a_request_with_two_hosts_is_refused(server: Running, hosts: tuple[str, str]) -> None:
    named = "".join(f"Host: {host}\r\n" for host in hosts)
    with socket.create_connection(("127.0.0.1", server.port)) as raw, raw.makefile("rb") as answer:
        raw.sendall(f"GET /api/games HTTP/1.1\r\n{named}Connection: close\r\n\r\n".encode())
        said = answer.read()
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b"table-two-hosts" in said


def test_large_bodies_are_refused_whether_they_say_so_or_not(server: Running) -> None:
    ann = server.guest()
    for content in (b"x" * 20_000, iter([b"x" * 1000] * 20)):
        answer = ann.http.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "table-too-large")
    answer = ann.http.post("/api/records", content=b"x" * 300_000)
    assert answer.status_code == 413


def test_a_length_that_is_no_number_is_refused(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ten\r\n\r\n")
        assert b" 400 " in raw.recv(1000).partition(b"\r\n")[0]


def test_no_stack_trace_leaves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest()

    def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret of ours")

    monkeypatch.setattr(tables, "create_table", broken)
    answer = ann.http.post("/api/tables", json={"game": "crab-stack", "seats": [{"kind": "person"}] * 2})
    assert (answer.status_code, answer.json()["error"]["key"]) == (500, "table-oops")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert ann.http.get("/api/me").status_code == 200


def test_a_wrong_request_is_told_where_and_not_given_back(server: Running) -> None:
    ann = server.guest()
    answer = ann.http.put("/api/me", json={"name": "<script>" * 20})
    error = answer.json()["error"]
    assert (answer.status_code, error["params"]) == (422, {"where": "body.name", "why": "string_too_long"})
    assert "script" not in answer.text
    for name in ("a\nb", "a\x00b", "\x1b[31m", "", "   "):
        assert ann.http.put("/api/me", json={"name": name}).status_code == 422


def test_a_name_that_nobody_can_see_is_refused_with_words_for_it(server: Running) -> None:
    ann = server.guest()
    answer = ann.http.put("/api/me", json={"name": "\u200b\u3164"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "table-invisible-name")
    assert ann.http.put("/api/me", json={"name": "علی\u200cرضا"}).json() == {"name": "علی\u200cرضا"}


@pytest.mark.parametrize("body", ["", "{", "[" * 10_000, '{"name": ' + "9" * 5000 + "}", '{"name": "\\ud800"}'])
def test_a_body_that_is_no_json_we_read_is_a_bad_request(server: Running, body: str) -> None:
    answer = server.guest().http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "table-bad-request")


@pytest.mark.parametrize("table", ["x", "..%2f..%2fetc", "a" * 200, "%00", "' OR 1=1 --"])
def test_a_guessed_table_is_not_there(server: Running, table: str) -> None:
    ann = server.guest()
    for path in ("", "/record", "/replay", "/links"):
        assert ann.http.get(f"/api/tables/{table}{path}").status_code in (404, 422)


def test_a_private_table_looks_to_strangers_as_none_at_all(server: Running) -> None:
    table, _, _ = two_people(server)
    carl = server.guest("Carl")
    none = carl.http.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")
    real = carl.http.get(f"/api/tables/{table}")
    assert (none.status_code, none.content) == (real.status_code, real.content)
    assert carl.refused(table, "chat", text="hi") == carl.refused("AAAA", "chat", text="hi") == "table-no-table"


def test_a_watchers_link_is_not_enough_to_play(server: Running) -> None:
    table, ann, _ = two_people(server)
    watch = ann.http.get(f"/api/tables/{table}/links").json()["watch"]
    seat = ann.look(table)["now"]["deciding"][0]
    thief = server.guest("Thief")
    assert thief.refused(table, "move", seat=seat, expect=0, move="b2-c4", link=watch) == "table-not-yours"
    assert thief.refused(table, "resign", seat=seat, link=watch) == "table-not-yours"
    assert thief.refused(table, "close", link=watch) == "table-not-host"
    assert "legal" in thief.look(table, token=watch)["now"]
    assert thief.look(table, token=watch)["now"]["legal"] is None


def test_reordered_delayed_and_replayed_messages_change_nothing(server: Running) -> None:
    table, *guests = two_people(server)
    sent = []
    for n in range(4):
        now = guests[0].look(table)["now"]
        seat = now["deciding"][0]
        move = guests[seat].look(table)["now"]["legal"][0]
        body = {"id": f"m{n}", "do": "move", "seat": seat, "expect": n, "move": move}
        assert guests[seat].http.post(f"/api/tables/{table}/do", json=body).status_code == 200
        sent.append((seat, body))
    log = guests[0].look(table)["log"]
    for seat, body in reversed(sent):  # replayed, and in another order: acknowledged as before, and not done again
        assert guests[seat].http.post(f"/api/tables/{table}/do", json=body).status_code == 200
        answer = guests[seat].http.post(f"/api/tables/{table}/do", json={**body, "id": f"{body['id']}x"})
        assert answer.status_code in (403, 409)
        other = guests[1 - seat].http.post(f"/api/tables/{table}/do", json=body)
        assert other.status_code == 403
    assert guests[0].look(table)["log"] == log


def test_who_asks_too_much_is_told_to_wait(strict: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "HOLD", 0)
    ann = strict.guest()
    table = ann.make()["id"]
    sockets = [ann.socket(table) for _ in range(2)]
    with pytest.raises(Exception, match="403"):
        ann.socket(table)
    for _ in range(30):
        sockets[0].say(do="ping")
    answers = [sockets[0].hear() for _ in range(31)]
    assert all(answer["type"] in ("state", "pong") for answer in answers)
    sockets[0].say(do="ping")
    assert sockets[0].hear("error")["error"]["key"] == "table-too-fast"
    codes = [ann.http.get("/api/me").status_code for _ in range(40)]
    assert codes[-1] == 429
    assert json.loads(ann.http.get("/api/me").content)["error"]["key"] == "table-too-fast"
    for each in sockets:
        each.close()


def test_on_a_connection_that_asks_too_fast_nothing_is_done_for_a_moment(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "HOLD", 0)
    held: list[float] = []
    is_refused = asyncio.Event()

    async def hold(seconds: float) -> None:
        held.append(seconds)
        await is_refused.wait()

    eve = strict.guest(address="192.0.2.66")
    for _ in range(40):
        eve.http.get("/api/me")
    monkeypatch.setattr(guard, "asyncio", SimpleNamespace(sleep=hold, CancelledError=asyncio.CancelledError))
    with socket.create_connection(("127.0.0.1", strict.port)) as raw, raw.makefile("rb") as answer:
        ask = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n"
        raw.sendall(ask * 3)
        assert strict.guest(address="192.0.2.7").http.get("/api/me").status_code == 200  # others are not held
        while not held:
            time.sleep(0.01)
        assert held == [guard.HOLD]
        strict.call(is_refused.set)
        assert answer.readline().startswith(b"HTTP/1.1 429 ")


def test_many_sockets_of_one_address_share_what_they_may_say(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 't.db'}", rate=0.001, burst=20)) as server:
        ann = server.guest()
        table = ann.make()["id"]
        with ExitStack() as stack:
            sockets = [stack.enter_context(ann.socket(table)) for _ in range(6)]
            told = []
            for each in sockets:
                for _ in range(15):
                    each.say(do="ping")
                each.hear("state")
                told.append([each.hear()["type"] for _ in range(15)])
        assert told[:5] == [["pong"] * 15] * 5
        assert told[5] == ["pong"] * 5 + ["error"] * 10


def test_sockets_are_counted_before_they_are_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many connect while the first still waits for its table."""
    with running(Settings(f"sqlite:///{tmp_path / 't.db'}", sockets_per_address=2)) as server:
        ann = server.guest()
        table = ann.make()["id"]
        real = server.house.tables.find

        async def slow(table: str) -> object:
            await asyncio.sleep(0.5)
            return await real(table)

        monkeypatch.setattr(server.house.tables, "find", slow)

        def come(_: int) -> Ear | None:
            try:
                return ann.socket(table)
            except InvalidStatus:
                return None

        with ThreadPoolExecutor(6) as pool:
            found = [ear for ear in pool.map(come, range(6)) if ear is not None]
        for ear in found:
            ear.close()
        assert len(found) == 2


def test_who_talks_too_fast_may_still_play(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 't.db'}", rate=0.001, burst=100)) as server:
        table, *guests = two_people(server)
        codes = [guests[0].ask(table, "chat", text="spam").status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        guests[1].do(table, "chat", text="hush")  # another may speak
        seat = guests[0].look(table)["now"]["deciding"][0]
        guests[seat].move(table, seat)


def test_a_bucket_fills_again_and_addresses_do_not_share(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("strandline.server.limits.time.monotonic", lambda: clock[0])
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    both = Buckets(1, 1)
    assert (both.take("a"), both.take("a"), both.take("b")) == (True, False, True)


def test_only_so_many_addresses_are_remembered_and_those_not_used_for_longest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 2)
    buckets, addresses = Buckets(0, 1), AddressBook()
    for each in ("ann", "bob", "ann", "carl"):
        buckets.take(each)
        addresses.note(each, "192.0.2.1")
    assert [buckets.take(each) for each in ("ann", "carl", "bob")] == [False, False, True]
    assert [addresses.of(each) for each in ("ann", "carl", "bob")] == ["192.0.2.1", "192.0.2.1", ""]


def test_one_address_with_many_names_does_not_make_the_server_forget_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 4)
    monkeypatch.setattr(limits, "MOST_PER_ADDRESS", 2)
    addresses = AddressBook()
    addresses.note("ann", "192.0.2.1")
    for n in range(10):
        addresses.note(f"eve{n}", "192.0.2.66")
    assert [addresses.of(each) for each in ("ann", "eve7", "eve8", "eve9")] == [
        "192.0.2.1", "", "192.0.2.66", "192.0.2.66",
    ]  # fmt: skip
    addresses.note("eve9", "192.0.2.7")
    assert [addresses.of(each) for each in ("eve8", "eve9")] == ["192.0.2.66", "192.0.2.7"]


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("2001:db8:1:2::9", 1), "2001:db8:1:2::"),
        (("a-name", 1), "a-name"),
        (None, ""),
    ],
)
def test_whoever_has_one_address_of_ipv6_is_taken_to_have_its_network(client: object, address: str) -> None:
    assert address_of({"client": client}) == address


def test_health_and_metrics_and_logs_tell_no_secrets(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    table, ann, _ = two_people(server)
    assert ann.http.get("/healthz").json() == {"ok": True}
    with caplog.at_level("INFO", logger="strandline.requests"):
        ann.look(table, token="a-token")
        for _ in range(100):  # it is written after the answer was sent
            if caplog.records:
                break
            time.sleep(0.01)
    line = caplog.records[-1]
    assert (line.path, line.status) == ("/api/tables/{table}", 200)  # type: ignore[attr-defined]
    assert table not in str(vars(line))
    told = ann.http.get("/metrics").text
    assert "strandline_tables " in told
    assert "strandline_moves_total " in told
    assert table not in told


def test_metrics_are_for_this_machine_and_for_who_has_the_token(tmp_path: Path) -> None:
    token = {"Authorization": "Bearer opensesame"}
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}", metrics_token="opensesame")) as server:
        here, there = server.guest().http, server.guest(address="192.0.2.1").http
        assert "strandline_waiting_thoughts " in here.get("/metrics").text
        for headers in ({}, {"Authorization": "Bearer opensesam"}, {"Authorization": "opensesame"}):
            answer = there.get("/metrics", headers=headers)
            assert (answer.status_code, "strandline_" in answer.text) == (404, False)
        assert "strandline_waiting_thoughts " in there.get("/metrics", headers=token).text
        for name in ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"):  # what a proxy on this machine hands on
            assert here.get("/metrics", headers={name: "127.0.0.1"}).status_code == 404


@pytest.mark.parametrize(
    ("host", "may"),
    [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("192.168.1.7", False), ("fe80::1", False),
     ("testclient", False), ("", False)],
)  # fmt: skip
def test_without_a_token_metrics_are_for_loopback_alone(host: str, may: bool) -> None:
    scope = {"type": "http", "headers": [(b"authorization", b"Bearer ")], "client": (host, 4711)}
    assert may_read(Request(scope), "") == may
    assert not may_read(Request({**scope, "client": None}), "")


def test_without_the_browsers_part_a_plain_page_says_where_the_interface_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("strandline.server.app.WEB", tmp_path)
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        page = Guest(server.port).http.get("/")
        assert page.status_code == 200
        assert "/api/openapi.json" in page.text
