"""Whose turn it is, in the browser's tab, and by notifications at tables with days for each turn."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Page, expect

from .pages import Server, axe, choose
from .people import PERSON, Player, alone

DAYS = {"kind": "days", "days": 2}
OFFER = "Tell me when it’s my turn"


def point() -> str:
    """Return a browser's public key."""
    data = (
        ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    return urlsafe_b64encode(data).decode().rstrip("=")


FAKE = """([point, refuses]) => {
    // Instead of the browser's own push service, which is somewhere on the internet.
    const ours = (name) => ({
        endpoint: `https://push.example.org/${name}`,
        options: { applicationServerKey: null },
        toJSON() { return { endpoint: this.endpoint, keys: { p256dh: point, auth: "c2l4dGVlbiBzZWNyZXQgYg" } }; },
        async unsubscribe() { delete localStorage.pushed; return true; },
    });
    PushManager.prototype.getSubscription = async () => (localStorage.pushed ? ours(localStorage.pushed) : null);
    PushManager.prototype.subscribe = async () => {
        if (refuses) throw new DOMException("no push service", "AbortError");
        localStorage.pushed = Math.random().toString(36).slice(2);
        return ours(localStorage.pushed);
    };
    window.asked = 0;
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => { window.asked += 1; return ask(); };
}"""


@pytest.fixture
def person(visit: Callable[..., Page], site: str) -> Callable[..., Page]:
    """Return a function that opens a browser with a service worker and with push messages."""

    def come(*permissions: str, refuses: bool = False, **options: Any) -> Page:
        page = visit(service_workers="allow", **options)
        page.context.grant_permissions(list(permissions), origin=site)
        page.add_init_script(f"({FAKE})({json.dumps([point(), refuses])})")
        return page

    return come


def by_post(page: Page, server: Server) -> tuple[Player, Any]:
    """Return someone whose turn it is at a table with days for each turn, and the other player."""
    ann, bob = Player(page, server.url), server.guest("Bob")
    ann.make("crab-stack", [PERSON, PERSON], clock=DAYS).sit(0)
    bob.sit(ann.table, 1, ann.links["join"])
    return ann, bob


def worker(page: Page) -> Any:
    """Return the service worker of a page."""
    found = page.context.service_workers or [page.context.wait_for_event("serviceworker")]
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    return found[0]


def shown(page: Page, count: int) -> list[Any]:
    """Return the notifications that the browser shows, once there are so many."""
    for _ in range(200):
        found: list[Any] = page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))"""
        )
        if len(found) == count:
            break
        page.wait_for_timeout(50)
    return found


# The tab


@pytest.mark.parametrize(
    ("locale", "ours", "other"),
    [
        ("en-GB", "● Your turn: Crab Stack – Strandline", "Crab Stack – Strandline"),
        ("fa", "● نوبت شماست: ", "Crab Stack"),
        ("hu", "● Te következel: Crab Stack – Strandline", "Crab Stack – Strandline"),
    ],
)
def test_the_tab_says_whose_turn_it_is(
    visit: Callable[..., Page], server: Server, locale: str, ours: str, other: str
) -> None:
    page = visit(locale=locale)
    ann, bob = by_post(page, server)
    icon = page.locator("link[rel=icon]")
    ann.come()
    expect(ann.board).to_be_visible()
    page.wait_for_function("text => document.title.includes(text)", arg=ours)
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert page.request.get(f"{server.url}/icon-turn.svg").headers["content-type"] == "image/svg+xml"
    ann.do("move", seat=0, expect=0, move=ann.look(seat=0)["now"]["legal"][0])
    page.wait_for_function(
        "([ours, other]) => !document.title.includes(ours) && document.title.includes(other)", arg=[ours, other]
    )
    expect(icon).to_have_attribute("href", "/icon.svg")
    bob.move(ann.table, 1)
    page.wait_for_function("text => document.title.includes(text)", arg=ours)
    # Another page is nobody's turn.
    page.locator("header a").first.click()
    page.wait_for_function("() => !document.title.includes('●')")
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_the_tab_of_a_screen_with_two_people_is_neutral(page: Page, site: str) -> None:
    player = Player(page, site).make("crab-stack", [PERSON, PERSON]).sit(0, 1, names=("Ann", "Bob")).come()
    expect(player.sentence).to_contain_text("Ann")
    expect(page).to_have_title("Crab Stack – Strandline")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


# The offer


def test_it_is_offered_only_to_players_at_a_table_with_days_for_each_turn(
    person: Callable[..., Page], server: Server
) -> None:
    page = person()
    alone(page, server.url, clock={"kind": "move", "seconds": 600})
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    ann, _ = by_post(page, server)
    page.goto(f"{server.url}/settings")
    expect(page.get_by_text("you can ask to be told when it’s your turn")).to_be_visible()
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)
    ann.come()
    expect(page.get_by_role("button", name=OFFER)).to_be_visible()
    axe(page)
    assert page.evaluate("asked") == 0
    watcher = person()
    watcher.goto(f"{server.url}/table/{ann.table}?token={ann.links['watch']}")
    expect(watcher.locator(".stage svg").first).to_be_visible()
    expect(watcher.get_by_role("button", name=OFFER)).to_have_count(0)


def test_it_can_be_turned_on_at_the_table_and_off_there_and_in_the_settings(
    person: Callable[..., Page], server: Server
) -> None:
    page = person("notifications")
    ann, _ = by_post(page, server)
    ann.come()
    page.get_by_role("button", name=OFFER).click()
    expect(page.get_by_text("You’ll be told when it’s your turn.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_role("button", name=OFFER)).to_be_enabled()
    devices = f"{server.url}/api/me/push"
    assert page.request.get(devices).json()["devices"] == []
    page.get_by_role("button", name=OFFER).click()
    expect(page.get_by_text("You’ll be told when it’s your turn.")).to_be_visible()
    # A second browser of the same person.
    other = {"endpoint": "https://push.example.org/other", "p256dh": point(), "auth": "c2l4dGVlbiBzZWNyZXQgYg"}
    assert page.request.post(devices, data=other).ok
    page.goto(f"{server.url}/settings")
    told = page.get_by_role("list", name="Where you’re told that it’s your turn")
    expect(told.get_by_role("listitem")).to_have_count(2)
    expect(told).to_contain_text("This browser, since")
    expect(told).to_contain_text("Another browser, since")
    axe(page)
    told.get_by_role("button", name="Turn off: Another browser").click()
    expect(told.get_by_role("listitem")).to_have_count(1)
    assert page.request.post(devices, data=other).ok
    page.reload()
    page.get_by_role("button", name="Turn off everywhere").click()
    expect(told).to_have_count(0)
    assert page.request.get(devices).json()["devices"] == []
    ann.come()
    expect(page.get_by_role("button", name=OFFER)).to_be_visible()


def test_a_browser_that_refuses_is_said_and_how_to_change_it(person: Callable[..., Page], server: Server) -> None:
    page = person()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    ann, _ = by_post(page, server)
    ann.come()
    page.get_by_role("button", name=OFFER).click()
    expect(page.get_by_role("status").filter(has_text="Your browser blocks notifications")).to_be_visible()
    expect(page.get_by_role("button", name=OFFER)).to_be_visible()
    axe(page)


def test_a_browser_without_a_push_service_says_that_a_page_must_be_open(
    person: Callable[..., Page], server: Server
) -> None:
    page = person("notifications", refuses=True)
    ann, _ = by_post(page, server)
    ann.come()
    page.get_by_role("button", name=OFFER).click()
    expect(page.get_by_text("as long as a page of Strandline is open")).to_be_visible()
    page.goto(f"{server.url}/settings")
    expect(page.get_by_text("as long as a page of Strandline is open")).to_be_visible()
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_text("as long as a page of Strandline is open")).to_have_count(0)


def test_an_address_without_https_says_so_only_in_the_settings(person: Callable[..., Page], server: Server) -> None:
    page = person()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    ann, _ = by_post(page, server)
    ann.come()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)
    page.goto(f"{server.url}/settings")
    expect(page.get_by_text("Browsers allow notifications only at an address with https")).to_be_visible()


def test_a_browser_that_becomes_someone_else_is_told_nothing_more(person: Callable[..., Page], server: Server) -> None:
    page = person("notifications")
    ann, _ = by_post(page, server)
    ann.come()
    page.get_by_role("button", name=OFFER).click()
    expect(page.get_by_text("You’ll be told when it’s your turn.")).to_be_visible()
    cookies = page.context.cookies(server.url)
    token = server.guest("Cleo").http.post("/api/me/link", json={}).json()["token"]
    page.goto(f"{server.url}/join/{token}")
    page.get_by_role("button", name="Use this link").click()
    expect(page).to_have_url(f"{server.url}/")
    assert page.evaluate("localStorage.pushed") is None
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    assert page.request.get(f"{server.url}/api/me/push").json()["devices"] == []


# Notifications


def test_a_hidden_page_tells_and_the_notification_goes_when_one_looks(
    person: Callable[..., Page], server: Server
) -> None:
    page = person("notifications")
    choose(page, notify=True)
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false })")
    player = Player(page, server.url).make("crab-stack", [PERSON, PERSON]).sit(0)  # any clock
    bob = server.guest("Bob")
    bob.sit(player.table, 1, player.links["join"])
    player.come()
    expect(player.board).to_be_visible()
    worker(page)
    player.do("move", seat=0, expect=0, move=player.look(seat=0)["now"]["legal"][0])
    expect(page).to_have_title("Crab Stack – Strandline")
    assert shown(page, 0) == []
    page.evaluate("window.isAway = true")
    bob.move(player.table, 1)
    told = {"title": "Crab Stack", "body": "It’s your turn.", "lang": "en", "tag": f"turn {player.table}"}
    assert shown(page, 1) == [told]
    page.evaluate("window.isAway = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert shown(page, 0) == []


def test_a_push_message_is_shown_in_its_language_unless_the_table_is_being_looked_at(
    person: Callable[..., Page], server: Server
) -> None:
    page = person("notifications")
    ann, _ = by_post(page, server)
    ann.come()
    expect(ann.board).to_be_visible()
    tools, registrations = page.context.new_cdp_session(page), []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    worker(page)
    page.wait_for_timeout(100)

    def push(table: str) -> None:
        data = {"table": table, "title": "Crab Stack", "text": "نوبت شماست.", "lang": "fa", "dir": "rtl"}
        which = registrations[-1]["registrationId"]
        message = {"origin": server.url, "registrationId": which, "data": json.dumps(data)}
        tools.send("ServiceWorker.deliverPushMessage", message)

    push(ann.table)
    push("another")
    push("another")
    assert shown(page, 1) == [{"title": "Crab Stack", "body": "نوبت شماست.", "lang": "fa", "tag": "turn another"}]


GO = """async (table) => {
    const gone = [];
    const page = (url, name) => ({ url, visibilityState: "hidden", focus: async () => gone.push(name) });
    const origin = self.location.origin;
    self.clients.matchAll = async () => [page(`${origin}/`, "home"), page(`${origin}/table/here?token=5`, "table")];
    self.clients.openWindow = async (address) => gone.push(address);
    const event = new ExtendableEvent("notificationclick");
    const waiting = [];
    event.waitUntil = (work) => waiting.push(work);
    event.notification = { close: () => gone.push("closed"), data: { table } };
    self.dispatchEvent(event);
    await Promise.all(waiting);
    return gone;
}"""
CHANGE = """async ([endpoint, replaces, p256dh]) => {
    const event = new ExtendableEvent("pushsubscriptionchange");
    const waiting = [];
    event.waitUntil = (work) => waiting.push(work);
    event.oldSubscription = { endpoint: replaces };
    event.newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth: "c2l4dGVlbiBzZWNyZXQgYg" } }) };
    self.dispatchEvent(event);
    await Promise.all(waiting);
}"""


def test_a_click_leads_to_the_table_and_a_replaced_subscription_to_the_server(
    person: Callable[..., Page], server: Server
) -> None:
    page = person("notifications")
    ann, _ = by_post(page, server)
    ann.come()
    page.get_by_role("button", name=OFFER).click()
    expect(page.get_by_text("You’ll be told when it’s your turn.")).to_be_visible()
    its = worker(page)
    assert its.evaluate(GO, "here") == ["closed", "table"]
    assert its.evaluate(GO, "elsewhere") == ["closed", "/table/elsewhere"]
    before = page.request.get(f"{server.url}/api/me/push").json()["devices"]
    old = page.evaluate("`https://push.example.org/${localStorage.pushed}`")
    its.evaluate(CHANGE, ["https://push.example.org/new", old, point()])
    after = page.request.get(f"{server.url}/api/me/push").json()["devices"]
    assert (len(before), len(after)) == (1, 1)
    assert before != after
