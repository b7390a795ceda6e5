"""Every page and every state that a person can be shown, by name: walked by a test, and photographed by `make gallery`.

A state is a function that brings a browser there. It finds its way by what does not change with the language.
"""

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import strandline
from strandline import CHANCE, Record
from strandline.core.puzzles import puzzles as puzzles_of
from tests.server.tables import Guest

ROOT = Path(__file__).parents[2]
GAMES = ("crab-stack", "krabcek", "survive")
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": 1}
BOARD = ".stage [data-spot]"
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""A browser's public key for push messages: the curve's base point."""
LESSONS = {"crab-stack": 7, "krabcek": 9}

Now = dict[str, Any]
State = Callable[["Visit"], None]
STATES: dict[str, State] = {}


@dataclass
class Visit:
    """A browser and its person; tables that took long to create are shared with later visits."""

    page: Page
    site: str
    guest: Guest
    made: dict[str, tuple[Guest, str]] = field(default_factory=dict)

    def go(self, path: str, wait: str = "h1") -> None:
        self.page.goto(self.site + path)
        self.page.locator(wait).first.wait_for()

    def table(self, name: str, make: Callable[[Guest], str], wait: str = BOARD) -> None:
        """Return the table of a name, created by the first visit: all visits are the same person."""
        if name not in self.made:
            self.made[name] = self.guest, make(self.guest)
        self.guest, table = self.made[name]
        self.page.context.add_cookies([{"name": "strandline", "value": self.guest.cookie, "url": self.site}])
        self.go(f"/table/{table}", wait)

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()


def state(name: str) -> Callable[[State], State]:
    def keep(show: State) -> State:
        STATES[name] = show
        return show

    return keep


def a_page(path: str, wait: str = "h1") -> State:
    return lambda visit: visit.go(path, wait)


# Pages

STATES["home"] = a_page("/", ".games img")
STATES["settings"] = a_page("/settings")
STATES["join"] = a_page("/join/no-such-token")
STATES["table-none"] = a_page("/table/no-such-table", ".empty a")
for _page in ("rules", "learn", "replay"):
    STATES[_page] = a_page(f"/{_page}")
for _game in GAMES:
    STATES[f"new-{_game}"] = a_page(f"/new/{_game}", "form")
    STATES[f"learn-{_game}"] = a_page(f"/learn/{_game}", "[data-spot]")


def rules(game: str) -> State:
    def show(visit: Visit) -> None:
        visit.go(f"/rules/{game}", "figure")
        for figure in visit.page.locator("figure").all():  # they are drawn when they come into sight
            figure.scroll_into_view_if_needed()
            figure.locator("[data-spot]").first.wait_for(state="attached")
        visit.page.evaluate("scrollTo(0, 0)")

    return show


for _game in GAMES:
    STATES[f"rules-{_game}"] = rules(_game)


PUZZLES = {"rating": 1243, "rated": 31, "streak": 3, "best": 7, "done": {"krabcek": {"none": 1}}, "days": {}}
HISTORY = [
    {"id": str(n), "game": GAMES[n % 3], "at": 1_800_000_000_000, "players": 2, "outcome": "lost" if n == 3 else "won"}
    | {"level": 2 if n % 3 else None, "luck": (n - 3) / 50}
    for n in range(8)
]  # fmt: skip


def has_solved(visit: Visit, **done: dict[str, int]) -> None:
    """Someone who has played and solved; ``done``: the scores of puzzles by game."""
    solved = PUZZLES | ({"done": {name.replace("_", "-"): scores for name, scores in done.items()}} if done else {})
    for name, value in (("puzzles", solved), ("history", HISTORY)):
        visit.page.add_init_script(f"localStorage['strandline-{name}'] ??= {json.dumps(json.dumps(value))}")


STATES["watch-none"] = a_page("/watch", "main p + section")


def watching(game: str) -> State:
    """A spectator of a game between two others, with live analysis."""

    def begun(guest: Guest) -> str:
        people = [Guest(guest.port, name) for name in ("Ann", "Bob")]
        options = {"players": 2} if game == "survive" else {}
        table = str(people[0].make(game, [PERSON, PERSON], options=options, public=True)["id"])
        for seat, each in enumerate(people):
            each.sit(table, seat)
        for n in range(5):
            (seat, *_) = people[0].look(table)["now"]["deciding"]
            people[seat].move(table, seat, n)
        return table

    def show(visit: Visit) -> None:
        visit.table(f"watching-{game}", begun)
        visit.press(".bottom [role=switch]")
        visit.page.locator(".chances").wait_for()

    return show


for _game in ("crab-stack", "survive"):
    STATES[f"watching-{_game}"] = watching(_game)
STATES["watch"] = a_page("/watch", "main li img")
STATES["play"] = a_page("/play", "form")


WANTED = cycle([(game, players) for game in ("survive", "crab-stack") for players in (3, 4)])
"""What one visitor after another waits for, so that no two of them are paired."""


def people_wait(visit: Visit) -> None:
    """Two others look for a game by correspondence."""
    if visit.guest.http.get("/api/seeks").json()["seeks"]:
        return
    for name, game in (("Bob", "survive"), ("Cleo", "crab-stack")):
        someone = Guest(visit.guest.port, name)
        found = someone.http.post("/api/seeks", json={"game": game, "players": 4, "pace": "post"}).json()
        someone.sit(found["id"], found["sit"])


@state("play-waiting")
def play_waiting(visit: Visit) -> None:
    people_wait(visit)
    game, players = next(WANTED)
    choice = json.dumps({"game": game, "players": players})
    visit.page.add_init_script(f"localStorage['strandline-seek'] = {json.dumps(choice)}")
    visit.page.clock.install()
    visit.go("/play", "form")
    visit.press("form .button")
    visit.page.locator(".waiting .foot").wait_for()
    visit.page.clock.fast_forward(31_000)
    visit.page.locator(".waiting .offer").wait_for()
    visit.page.clock.resume()


STATES["progress-empty"] = a_page("/progress", ".parts")
STATES["puzzles-none"] = a_page("/puzzles/chess", "[role=alert]")


@state("puzzles")
def puzzles(visit: Visit) -> None:
    has_solved(visit)
    visit.go("/puzzles", ".standing")


@state("progress")
def progress(visit: Visit) -> None:
    has_solved(visit)
    visit.go("/progress", "[aria-labelledby=luck]")


@state("progress-delete")
def progress_delete(visit: Visit) -> None:
    progress(visit)
    visit.press("main > .row .button:nth-child(2)")
    visit.page.locator("dialog").wait_for()


# Ratings

RATED = {"clock": {"kind": "bank", "seconds": 600, "increment": 5}, "rated": True, "public": True}


def rival(guest: Guest) -> Guest:
    """Bob, at another address."""
    return Guest(guest.port, "Bob", address="10.0.0.9")


def rated_waiting(guest: Guest) -> str:
    """A rated table where Bob waits."""
    bob = rival(guest)
    table = bob.make("crab-stack", **RATED)["id"]
    bob.sit(table, 0, rated=True)
    return str(table)


def rated_over(guest: Guest) -> str:
    """A rated game that Ann has won."""
    bob, table = rival(guest), guest.make("crab-stack", **RATED)["id"]
    for seat, each in enumerate((guest, bob)):
        each.sit(table, seat, rated=True)
    for seat, each in enumerate((guest, bob)):
        each.move(table, seat)
    bob.do(table, "resign", seat=1)
    guest.http.get(f"/api/tables/{table}/ratings").raise_for_status()  # it is counted by now
    return str(table)


STATES["new-rated"] = a_page("/new/krabcek?rated=1", "form")
STATES["leaderboard-empty"] = a_page("/leaderboard/survive?players=4", ".start")
STATES["rated-waiting"] = lambda visit: visit.table("rated-waiting", rated_waiting, ".waiting .rated")


@state("rated-over")
def show_rated_over(visit: Visit) -> None:
    visit.table("rated-over", rated_over, ".end a[href*=leaderboard]")
    visit.page.locator("[data-seat='0'] .rating").wait_for()


@state("leaderboard")
def leaderboard(visit: Visit) -> None:
    show_rated_over(visit)
    visit.go("/leaderboard/crab-stack", "tr.yours")


@state("progress-ratings")
def progress_ratings(visit: Visit) -> None:
    show_rated_over(visit)
    visit.go("/progress", "[aria-labelledby=ratings] table")


# Club evenings


HOMES = count(1)
"""A new address for each tournament: one address may have opened only so many."""


def evening(
    visit: Visit, form: str = "swiss", names: str = "Ann Bob Cleo", begins: bool = True
) -> tuple[str, list[Guest]]:
    """A tournament of Ann's, with its people, and whether it has begun."""
    people = [visit.guest, *(Guest(visit.guest.port, name) for name in names.split()[1:])]
    wanted = {
        "name": "Ann & Bob",
        "game": "crab-stack",
        "format": form,
        "rounds": 2,
        "size": 3 if form == "tables" else 2,
    }
    home = {"X-Forwarded-For": f"10.1.0.{next(HOMES)}"}
    club = str(visit.guest.http.post("/api/club", json=wanted, headers=home).raise_for_status().json()["id"])
    for each, name in zip(people, names.split(), strict=True):
        in_club(each, club, do="join", name=name)
    if begins:
        in_club(visit.guest, club, do="start")
    return club, people


def in_club(guest: Guest, club: str, **request: Any) -> Now:
    found = guest.http.post(f"/api/club/{club}/do", json=request).raise_for_status().json()["state"]
    return dict(found)


STATES["club"] = a_page("/club", "form")
STATES["club-none"] = a_page("/club/never", "[role=alert]")


@state("club-open")
def club_open(visit: Visit) -> None:
    club, _ = evening(visit, begins=False)
    visit.go(f"/club/{club}", ".people li")
    visit.press("summary")


@state("club-join")
def club_join(visit: Visit) -> None:
    club, people = evening(visit, names="Ann Bob", begins=False)
    in_club(people[0], club, do="leave", player=1)
    visit.page.context.add_cookies([{"name": "strandline", "value": people[1].cookie, "url": visit.site}])
    visit.go(f"/club/{club}", "form input")


@state("club-round")
def club_round(visit: Visit) -> None:
    """A host who plays; one game is entered by hand, and someone has a bye."""
    club, _ = evening(visit, names="Ann Bob Cleo Ann2 Bob2")
    in_club(visit.guest, club, do="enter", round=1, table=2, places=[1, 2])
    visit.go(f"/club/{club}", "table a, table button")


@state("club-list")
def club_list(visit: Visit) -> None:
    club_round(visit)
    visit.go("/club", ".mine a")


@state("club-tables")
def club_tables(visit: Visit) -> None:
    club, _ = evening(visit, "tables")
    visit.go(f"/club/{club}", "table button")
    visit.press("table button")
    visit.page.locator("dialog select").first.wait_for()


@state("club-enter")
def club_enter(visit: Visit) -> None:
    club_round(visit)
    visit.press("table button")
    visit.page.locator("dialog").wait_for()


@state("club-elsewhere")
def club_elsewhere(visit: Visit) -> None:
    evening(visit, begins=False)
    other = Guest(visit.guest.port, "Cleo").http.post(
        "/api/club", json={"name": "Cleo", "game": "krabcek", "format": "round-robin"}
    )
    visit.go(f"/club/{other.raise_for_status().json()['id']}", "form input")
    visit.page.wait_for_function("() => document.querySelector('form input').value")
    visit.press("form .button")
    visit.page.locator("[role=alert] a").wait_for()


@state("club-over")
def club_over(visit: Visit) -> None:
    club, _ = evening(visit, "round-robin", "Ann Bob")
    in_club(visit.guest, club, do="enter", round=1, table=1, places=[1, 1])
    visit.go(f"/club/{club}", ".won")


@state("club-wall")
def club_wall(visit: Visit) -> None:
    club, _ = evening(visit)
    visit.go(f"/club/{club}?wall", ".wall li")


@state("club-table")
def club_table(visit: Visit) -> None:
    """At a table of a tournament, after the game, when the round is over."""
    club, people = evening(visit, names="Ann Bob")
    game = in_club(visit.guest, club, do="join", name="Ann")["round"]["games"][0]
    for seat, number in enumerate(game["players"]):
        people[number].sit(game["table"], seat)
    people[1].do(game["table"], "resign", seat=game["players"].index(1))
    visit.go(f"/table/{game['table']}", ".end .club span")


@state("club-waiting")
def club_waiting(visit: Visit) -> None:
    club, _ = evening(visit, names="Ann Bob")
    game = in_club(visit.guest, club, do="join", name="Ann")["round"]["games"][0]
    visit.go(f"/table/{game['table']}", ".waiting .club a")


def solving(visit: Visit, path: str, *buttons: int) -> None:
    """A puzzle, after buttons below it were pressed."""
    visit.go(f"/puzzles/{path}", "[data-spot]")
    for number in buttons:
        visit.page.locator(".ways .button").nth(number).click()
        visit.page.locator(".ways .button:not([disabled])").first.wait_for()


def wronged(game: str) -> State:
    """A wrong move in the first puzzle of a game, and what refutes it."""

    def show(visit: Visit) -> None:
        puzzle, *others = puzzles_of(game)
        has_solved(visit, **{game.replace("-", "_"): {each.id: 1 for each in others}})
        solving(visit, game)
        visit.press(".table summary")
        right = ", ".join(f'[data-move="{line[0]}"]' for line in puzzle.lines)
        visit.press(f".table [data-move]:not({right})")
        visit.page.locator(".ways .first:not([disabled])").wait_for()

    return show


for _game in GAMES:
    STATES[f"puzzles-{_game}"] = wronged(_game)


@state("puzzles-hint")
def puzzles_hint(visit: Visit) -> None:
    has_solved(visit)
    solving(visit, "krabcek", 0, 0)


@state("puzzles-daily")
def puzzles_daily(visit: Visit) -> None:
    has_solved(visit)
    solving(visit, "daily", 1)


@state("home-with-tables")
def home_with_tables(visit: Visit) -> None:
    for game in GAMES:
        played(visit.guest, game, after(6))
    against_a_bot(visit.guest, "crab-stack")
    Guest(visit.guest.port, "Bob").make("krabcek", public=True)
    drawn(visit, "/")


def drawn(visit: Visit, path: str) -> None:
    """A page with its lists, once their pictures are loaded."""
    visit.go(path, "a.card img")
    load = "images => Promise.all(images.map(each => { each.loading = 'eager'; return each.decode(); }))"
    visit.page.locator("a.card img").evaluate_all(load)


@state("home-put-away")
def home_put_away(visit: Visit) -> None:
    """A game against a bot was put away, and can be listed again."""
    home_with_tables(visit)
    visit.press("main li button")
    visit.page.locator("button.away").wait_for()


def finished(visit: Visit, path: str) -> None:
    """A page that lists games that are over."""
    for game in ("crab-stack", "krabcek"):
        played(visit.guest, game, over)
    drawn(visit, path)


@state("home-with-results")
def home_with_results(visit: Visit) -> None:
    finished(visit, "/")


@state("replay-with-results")
def replay_with_results(visit: Visit) -> None:
    finished(visit, "/replay")


@state("learn-begun")
def learn_begun(visit: Visit) -> None:
    for key, found in (("strandline-learn", {"crab-stack": 7, "krabcek": 3}), ("strandline-learn-lengths", LESSONS)):
        visit.page.add_init_script(f"localStorage[{json.dumps(key)}] = {json.dumps(json.dumps(found))}")
    visit.go("/learn", "main progress")


@state("new-rules-open")
def new_rules_open(visit: Visit) -> None:
    visit.go("/new/crab-stack", "form")
    visit.press("summary")
    visit.page.get_by_role("radio").nth(1).check(force=True)


@state("settings-device")
def settings_device(visit: Visit) -> None:
    visit.go("/settings")
    visit.press("section button[type=button]")
    visit.page.locator("section svg[role=img]").wait_for()


@state("table-by-post")
def by_post(visit: Visit) -> None:
    """A table with days for each turn, which can tell when it is our turn."""
    days = {"kind": "days", "days": 2}
    visit.table("post", lambda guest: two(guest, clock=days)[0])
    visit.page.locator(".offer").wait_for()


@state("settings-notified")
def settings_notified(visit: Visit) -> None:
    by_post(visit)
    for name in "one", "two":
        keys = {"p256dh": POINT, "auth": "c2l4dGVlbiBzZWNyZXQgYg"}
        visit.guest.http.post("/api/me/push", json={"endpoint": f"https://push.example.org/{name}", **keys})
    visit.go("/settings", "section li")


@state("settings-passkeys")
def settings_passkeys(visit: Visit) -> None:
    """By the server's name: numeric addresses have no passkeys."""
    passkey = {"id": "one", "name": "Linux", "created": 1_790_000_000_000, "used": 1_795_000_000_000}
    found = [passkey, {**passkey, "id": "two", "name": "iPhone"}]
    visit.page.route("**/api/me/passkeys", lambda route: route.fulfill(json=found))
    site = visit.site.replace("127.0.0.1", "localhost")
    visit.page.context.add_cookies([{"name": "strandline", "value": visit.guest.cookie, "url": site}])
    visit.page.goto(f"{site}/settings")
    visit.page.locator("section li").first.wait_for()


@state("settings-passkeys-leaving")
def settings_passkeys_leaving(visit: Visit) -> None:
    """The question whether to leave the tables of this browser's present name."""
    two(visit.guest)
    visit.page.route("**/api/me/passkeys", lambda route: route.fulfill(json=[]))
    site = visit.site.replace("127.0.0.1", "localhost")
    visit.page.context.add_cookies([{"name": "strandline", "value": visit.guest.cookie, "url": site}])
    visit.page.goto(f"{site}/settings")
    visit.page.locator(".make + button").click()
    visit.page.locator("dialog").wait_for()


@state("nowhere")
def nowhere(visit: Visit) -> None:
    visit.go("/settings")
    visit.page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    visit.page.locator("main.notFound h1").wait_for()


@state("offline")
def offline(visit: Visit) -> None:
    visit.go("/", ".games img")
    visit.page.context.set_offline(True)
    visit.page.evaluate("dispatchEvent(new Event('offline'))")
    visit.page.locator(".offline.on").wait_for()


@state("unreached")
def unreached(visit: Visit) -> None:
    visit.page.route(re.compile("/assets/main-|/healthz"), lambda route: route.abort())
    visit.go("/", "[role=alert]")


def last_step(visit: Visit, game: str) -> list[str]:
    """Learn at its last step; says which moves it wants."""
    page = json.loads((ROOT / f"src/strandline/games/{game.replace('-', '_')}/pages.json").read_text(encoding="utf-8"))
    come = json.dumps(json.dumps({game: len(page["learn"]) - 1}))
    visit.page.add_init_script(f"localStorage['strandline-learn'] ??= {come}")
    visit.go(f"/learn/{game}", "[data-spot]")
    visit.page.locator(".way button").last.click()
    visit.page.locator(".way li:last-child [aria-current]").wait_for()
    return [moves[0] for moves in page["learn"][-1]["do"]]


def hinted(game: str) -> State:
    def show(visit: Visit) -> None:
        last_step(visit, game)
        visit.press(".answer .button")
        visit.page.locator(".answer [role=status] > *").first.wait_for()

    return show


def learned(game: str) -> State:
    def show(visit: Visit) -> None:
        for move in last_step(visit, game):
            visit.press(".table summary")
            visit.press(f"[data-move='{move}']")
        visit.page.locator(".answer a").first.wait_for()

    return show


# Tables


def after(moves: int) -> Callable[[Now], bool]:
    return lambda now: bool(now["count"] >= moves)


def over(now: Now) -> bool:
    return bool(now["status"] != "playing")


def played(guest: Guest, game: str, until: Callable[[Now], bool], **more: Any) -> str:
    """A table where the same person has played at all seats until something was so; another game if it never was."""
    options = {} if game == "krabcek" else {"players": 2}
    for seed in range(12):
        chooser = random.Random(seed)
        table = str(guest.make(game, options=options, **more)["id"])
        for seat in (0, 1):
            guest.sit(table, seat)
        now = guest.look(table, seat=0)["now"]
        while not until(now) and not over(now):
            for seat in now["deciding"]:
                now = guest.look(table, seat=seat)["now"]
                if now["legal"]:  # a seat that has answered waits for the others, or for the end of the window
                    guest.do(table, "move", seat=seat, expect=now["count"], move=chooser.choice(now["legal"]))
                    break
            now = guest.look(table, seat=seat)["now"]
        if until(now):
            return table
    raise AssertionError(f"{game}: no game came so far")


def our_turn(guest: Guest, table: str) -> Now:
    """What we see when it is our turn, or when all is over."""
    while True:
        now: Now = guest.look(table, seat=0)["now"]
        if now["legal"] or over(now):
            return now


def against_a_bot(guest: Guest, game: str, moves: int = 0, level: int = 1, **more: Any) -> str:
    """A table where it is our turn; another one if the game was over so soon."""
    options = {} if game == "krabcek" else {"players": 2}
    for _ in range(12):
        table = str(guest.make(game, [PERSON, BOT | {"level": level}], options=options, **more)["id"])
        guest.sit(table, 0)
        for n in range(moves):
            if not over(our_turn(guest, table)):
                guest.move(table, 0, 5 * n)
        if not over(our_turn(guest, table)):
            return table
    raise AssertionError(f"{game}: every game was over before")


def two(guest: Guest, game: str = "crab-stack", **more: Any) -> tuple[str, Guest]:
    """A game with someone else."""
    made = guest.make(game, **more)
    bob = Guest(guest.port, "Bob")
    guest.sit(made["id"], 0)
    bob.sit(made["id"], 1, made["links"]["join"])
    return str(made["id"]), bob


def ended(game: str) -> State:
    def show(visit: Visit) -> None:
        visit.table(f"{game}-over", lambda guest: played(guest, game, over))
        visit.page.locator(".end").wait_for()

    return show


for _game in GAMES:
    STATES[f"table-{_game}-start"] = lambda visit, game=_game: visit.table(  # type: ignore[misc]
        f"{game}-start", lambda guest: against_a_bot(guest, game)
    )
    STATES[f"table-{_game}"] = lambda visit, game=_game: visit.table(  # type: ignore[misc]
        game, lambda guest: against_a_bot(guest, game, 3)
    )
    STATES[f"table-{_game}-over"] = ended(_game)
    STATES[f"learn-{_game}-hint"] = hinted(_game)
    STATES[f"learn-{_game}-done"] = learned(_game)


def tied(guest: Guest) -> str:
    """A table where somebody has to say which rocks stay: seldom, so that we look for a way there first."""
    table = str(guest.make("crab-stack", options={"players": 2})["id"])
    for seat in (0, 1):
        guest.sit(table, seat)
    start = strandline.game("crab-stack").load(guest.look(table)["now"]["view"]["text"])
    for seed in count():
        chooser, position, moves = random.Random(seed), start, []
        while position.turn is not None and not position.view()["choice"]:
            moves.append((position.turn, chooser.choice(position.moves())))
            position = position.play(moves[-1][1])
        if position.turn is not None:
            break
    for n, (seat, move) in enumerate(moves):
        guest.do(table, "move", seat=seat, expect=n, move=move)
    return table


@state("table-crab-stack-choice")
def crab_stack_choice(visit: Visit) -> None:
    visit.table("choice", tied)


@state("table-krabcek-middle")
def krabcek_middle(visit: Visit) -> None:
    visit.table("labyrinth", lambda guest: played(guest, "krabcek", after(60)))


@state("table-krabcek-described")
def krabcek_described(visit: Visit) -> None:
    visit.table("labyrinth", lambda guest: played(guest, "krabcek", after(60)))
    visit.page.locator("[data-spot='v20'] path").first.hover(force=True)
    visit.page.locator("[data-described]").wait_for()


def kept(visit: Visit, **settings: bool) -> None:
    """Change settings, and load the page again."""
    visit.page.evaluate(
        """settings => {
            const kept = JSON.parse(localStorage["strandline-settings"]);
            localStorage["strandline-settings"] = JSON.stringify({ ...kept, ...settings });
        }""",
        settings,
    )
    visit.page.reload()


def held(visit: Visit, start: str) -> None:
    """Pick a piece up, so that its goals are marked."""
    visit.page.locator(f"[data-spot='{start}']").first.press("Enter")
    visit.page.locator(".goal").first.wait_for(state="attached")


@state("table-crab-stack-held")
def crab_stack_held(visit: Visit) -> None:
    """With what is threatened: its marks hide neither what can move nor a goal."""
    visit.table("crab-stack", lambda guest: against_a_bot(guest, "crab-stack", 3))
    kept(visit, threats=True)
    starts = [move.split("-")[0] for move in visit.guest.look(visit.made["crab-stack"][1], seat=0)["now"]["legal"]]
    held(visit, max(starts, key=starts.count))


@state("table-krabcek-held")
def krabcek_held(visit: Visit) -> None:
    visit.table("labyrinth", lambda guest: played(guest, "krabcek", after(60)))
    (seat,) = visit.guest.look(visit.made["labyrinth"][1])["now"]["deciding"]
    legal = visit.guest.look(visit.made["labyrinth"][1], seat=seat)["now"]["legal"]
    held(visit, next(move.split("-")[0] for move in legal if "-" in move))


@state("table-survive-held")
def survive_held(visit: Visit) -> None:
    survive_middle(visit)
    kept(visit, threats=True, coordinates=True)
    visit.press(".curtain button")
    (seat,) = visit.guest.look(visit.made["sea"][1])["now"]["deciding"]
    now = visit.guest.look(visit.made["sea"][1], seat=seat)["now"]
    held(visit, next(iter(movable(now))))


@state("learn-krabcek-goals")
def krabcek_goals(visit: Visit) -> None:
    """A step whose targets have names, and the tower's light without motion."""
    visit.go("/learn/krabcek", "[data-spot]")
    visit.page.locator("[data-spot='bS']").press("Enter")


def movable(now: Now) -> list[str]:
    """Return the hexes with an explorer that can walk or swim and is alone there."""
    places = [*now["view"]["walkers"].items(), *now["view"]["swimmers"].items()]
    return [
        place
        for place, found in places
        if len(found) == 1 and any(move.startswith(f"{found[0]}>") for move in now["legal"] or ())
    ]


@state("table-survive-middle")
def survive_middle(visit: Visit) -> None:
    def is_far(now: Now) -> bool:
        return now["count"] >= 150 and bool(movable(now)) and any(now["view"]["hands"])

    visit.table("sea", lambda guest: played(guest, "survive", is_far), ".curtain")
    visit.press(".curtain button")
    visit.page.locator(BOARD).first.wait_for()


@state("table-survive-tile")
def survive_tile(visit: Visit) -> None:
    """What a kept tile does."""
    survive_middle(visit)
    visit.press(".hand button")
    visit.page.locator(":popover-open").wait_for()


@state("table-survive-reaction")
def survive_reaction(visit: Visit) -> None:
    is_asked = lambda now: (now["view"] or {}).get("phase") == "reacting"  # noqa: E731
    visit.table("reaction", lambda guest: played(guest, "survive", is_asked), ".curtain")
    visit.press(".curtain button")
    visit.page.locator(BOARD).first.wait_for()


@state("table-curtain")
def curtain(visit: Visit) -> None:
    visit.table("sea-begins", lambda guest: played(guest, "survive", after(4)), ".curtain")


@state("table-survive-planned")
def survive_planned(visit: Visit) -> None:
    visit.table("sea-begins", lambda guest: played(guest, "survive", after(4)), ".curtain")
    visit.press(".curtain button")
    visit.press(".values button >> nth=0")
    visit.press(".place.goal >> nth=3")
    visit.page.locator(".planned").wait_for()


@state("table-waiting")
def table_waiting(visit: Visit) -> None:
    def make(guest: Guest) -> str:
        table = str(guest.make("crab-stack")["id"])
        guest.sit(table, 0)
        return table

    visit.table("waiting", make, ".waiting .share")


@state("table-chat")
def chat(visit: Visit) -> None:
    def make(guest: Guest) -> str:
        table, bob = two(guest)
        guest.do(table, "chat", text="⛵ ?")
        bob.do(table, "chat", text="…")
        return table

    visit.table("chat", make)
    visit.press("#tab-chat")
    visit.page.locator(".said li").first.wait_for()


@state("table-choices")
def choices(visit: Visit) -> None:
    visit.table("survive", lambda guest: against_a_bot(guest, "survive", 3))
    visit.press("#tab-choices")
    visit.page.locator("#panel [data-move]").first.wait_for()


@state("table-words")
def words(visit: Visit) -> None:
    visit.table("survive", lambda guest: against_a_bot(guest, "survive", 3))
    visit.press("#tab-words")
    visit.page.locator(".spoken li").first.wait_for()


@state("table-resign")
def resign(visit: Visit) -> None:
    visit.table("crab-stack", lambda guest: against_a_bot(guest, "crab-stack", 3))
    visit.page.locator(".actions button:not(.icon)").last.click()
    visit.page.get_by_role("dialog").wait_for()


@state("table-draw")
def draw(visit: Visit) -> None:
    visit.table("two", lambda guest: two(guest)[0])
    visit.page.locator(".actions button:not(.icon)").nth(1).click()
    visit.page.get_by_role("dialog").wait_for()


@state("table-asked")
def asked(visit: Visit) -> None:
    def make(guest: Guest) -> str:
        table, bob = two(guest)
        seats = guest, bob
        for _ in range(2):
            seat = guest.look(table)["now"]["deciding"][0]
            seats[seat].move(table, seat)
        bob.do(table, "undo", seat=1)
        bob.do(table, "draw", seat=1)
        return table

    visit.table("asked", make, ".ask button")


@state("table-hint")
def hint(visit: Visit) -> None:
    visit.table("crab-stack", lambda guest: against_a_bot(guest, "crab-stack", 3))
    visit.page.locator(".actions button:not(.icon)").nth(1).click()
    visit.page.locator(".arrows").wait_for()


@state("table-round")
def table_round(visit: Visit) -> None:
    """The last moves are played again; the replay stops at its first position."""
    visit.table("crab-stack", lambda guest: against_a_bot(guest, "crab-stack", 3))
    visit.page.evaluate("const real = setTimeout; window.setTimeout = (work, ms) => ms < 500 ? real(work, ms) : 0")
    visit.page.locator(".actions .aside button").first.click()
    visit.page.locator(".sentence.long").wait_for()


@state("table-why-not")
def why_not(visit: Visit) -> None:
    visit.table("crab-stack", lambda guest: against_a_bot(guest, "crab-stack", 3))
    now = visit.guest.look(visit.made["crab-stack"][1], seat=0)["now"]
    starts = {move.split("-")[0] for move in now["legal"]}
    start = min(starts)
    goals = {move.split("-")[1] for move in now["legal"] if move.startswith(start)}
    visit.press(f"[data-spot='{start}']")
    visit.press(f"[data-spot='{min(now['view']['cells'].keys() - goals - starts)}']")
    visit.page.locator(".reply a").wait_for()


@state("table-confirm")
def confirm(visit: Visit) -> None:
    visit.table("crab-stack", lambda guest: against_a_bot(guest, "crab-stack", 3))
    kept(visit, confirm=True, threats=True)
    visit.press("#tab-choices")
    visit.press("#panel [data-move]")
    visit.page.locator(".ask button").first.wait_for()


@state("table-watching")
def watching(visit: Visit) -> None:
    other = Guest(visit.guest.port, "Bob")
    table = against_a_bot(other, "krabcek", 1, public=True)
    visit.go(f"/table/{table}", BOARD)


@state("table-offline")
def table_offline(visit: Visit) -> None:
    visit.table("crab-stack", lambda guest: against_a_bot(guest, "crab-stack", 3))
    visit.page.context.set_offline(True)
    visit.page.evaluate("dispatchEvent(new Event('offline'))")
    visit.page.locator(".line .wrong").wait_for()


# How a game can end otherwise than by its rules


@state("over-resigned")
def over_resigned(visit: Visit) -> None:
    def make(guest: Guest) -> str:
        table, bob = two(guest, "krabcek")
        bob.do(table, "resign", seat=1)
        return table

    visit.table("resigned", make, ".end")


@state("over-lost")
def over_lost(visit: Visit) -> None:
    """The end comes while the page is open: it offers another level, and says what decided the game."""
    table = against_a_bot(visit.guest, "crab-stack", 2, level=3)
    visit.go(f"/table/{table}", BOARD)
    visit.guest.do(table, "resign", seat=0)
    decided(visit)


@state("over-won")
def over_won(visit: Visit) -> None:
    table, bob = two(visit.guest)
    for _ in range(4):
        seat = visit.guest.look(table)["now"]["deciding"][0]
        (visit.guest, bob)[seat].move(table, seat)
    visit.go(f"/table/{table}", BOARD)
    bob.do(table, "resign", seat=1)
    decided(visit)


def decided(visit: Visit) -> None:
    """Wait until the end has its verdict, if it has one."""
    visit.page.locator(".end").wait_for()
    first = visit.page.locator(".turning").inner_text()
    gone = "first => (document.querySelector('.turning')?.innerText ?? '') !== first"
    visit.page.wait_for_function(gone, arg=first, timeout=300_000)


def rematch(guest: Guest) -> tuple[str, str]:
    """A public table that is over, and its rematch, where the second player is waited for."""
    table, bob = two(guest, public=True)
    bob.do(table, "resign", seat=1)
    guest.do(table, "rematch")
    return table, str(guest.look(table)["now"]["rematch"])


@state("waiting-rematch")
def waiting_rematch(visit: Visit) -> None:
    visit.go(f"/table/{rematch(visit.guest)[1]}#sit", ".waiting")
    visit.page.locator(".waiting form ul button").wait_for()


@state("over-watched")
def over_watched(visit: Visit) -> None:
    """Who watches is shown the way to the rematch."""
    visit.go(f"/table/{rematch(Guest(visit.guest.port, 'Bob'))[0]}", ".end button")


@state("over-agreed")
def over_agreed(visit: Visit) -> None:
    def make(guest: Guest) -> str:
        table, bob = two(guest)
        guest.do(table, "draw", seat=0)
        bob.do(table, "draw", seat=1)
        return table

    visit.table("agreed", make, ".end")


@state("over-time")
def over_time(visit: Visit) -> None:
    visit.table("time", lambda guest: two(guest, clock={"kind": "move", "seconds": 5})[0])
    visit.page.locator(".end").wait_for()


# Replay


def record(game: str, moves: int) -> Record:
    """A game that was broken off, if it has not ended before."""
    chooser = random.Random(moves)
    position = strandline.game(game, **({} if game == "krabcek" else {"players": 2})).start(moves)
    while position.turn is not None and (len(position.history) < moves or position.turn == CHANCE):
        position = position.play(chooser.choice(position.moves()))
    return Record.of(position, ["Ann", "Bob"])


def replayed(visit: Visit, text: str, wait: str = "main [data-spot]") -> None:
    visit.go("/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    visit.page.set_input_files("input[type=file]", file)
    visit.page.locator(wait).first.wait_for(timeout=60_000)


for _game in GAMES:
    STATES[f"replay-{_game}"] = lambda visit, game=_game: replayed(visit, record(game, 30).json())  # type: ignore[misc]


@state("replay-effects")
def effects(visit: Visit) -> None:
    """What the moves have caused."""
    replayed(visit, record("survive", 330).json())
    visit.press('[data-at="317"]')


@state("replay-analysis")
def analysis(visit: Visit) -> None:
    replayed(visit, record("crab-stack", 4).json())
    visit.press("section[aria-labelledby=analysis] button.first")
    visit.page.locator("section[aria-labelledby=analysis] progress").wait_for()
    # The first time the search has to be compiled.
    visit.page.locator("section[aria-labelledby=analysis] progress").wait_for(state="detached", timeout=300_000)
    visit.page.keyboard.press("ArrowRight")


@state("replay-analysis-going")
def analysis_going(visit: Visit) -> None:
    """A first curve; the rest never comes."""
    game = record("crab-stack", 6)
    lines = [{"done": 0, "total": 9}]
    lines += [
        {"done": 1, "total": 9, "phase": "first", "at": n, "chances": [share, 1 - share], "errors": [0.1, 0.1]}
        for n, share in ((0, 0.5), (2, 0.6), (6, 0.3))
    ]
    stream = "".join(json.dumps(line) + "\n" for line in lines)
    replayed(visit, game.json())
    visit.page.evaluate(
        """lines => {
            const start = (to) => to.enqueue(new TextEncoder().encode(lines));
            window.fetch = async () => new Response(new ReadableStream({ start }));
        }""",
        stream,
    )
    visit.press("section[aria-labelledby=analysis] button.first")
    visit.page.locator(".curve .line").first.wait_for(state="attached")


@state("replay-analysed-best")
def analysed_best(visit: Visit) -> None:
    """A game with luck, at a turning point, with the best moves there."""
    replayed(visit, record("krabcek", 30).json())
    visit.press("section[aria-labelledby=analysis] button.first")
    visit.page.locator("section[aria-labelledby=analysis] progress").wait_for()
    visit.page.locator("section[aria-labelledby=analysis] progress").wait_for(state="detached", timeout=300_000)
    visit.page.locator("body").press("End")
    visit.page.locator("body").press("b")
    visit.page.locator("section[aria-labelledby=best] li").first.wait_for()


@state("replay-free-choice")
def free_choice(visit: Visit) -> None:
    """A player had nothing to gain or lose, and decided between the others."""
    position = strandline.game("crab-stack", players=3).load("e2:rSgM e3:bSrM f2:gS f3:gS g3:bMgMbL / g / rbg")
    replayed(visit, Record.of(position.play("f3-f2").play("e3-e2"), ["Ann", "Bob", "Cleo"]).json())
    visit.press("section[aria-labelledby=analysis] button.first")
    visit.page.locator(".decided").wait_for(timeout=300_000)


@state("replay-wrong")
def replay_wrong(visit: Visit) -> None:
    told = json.loads(record("crab-stack", 6).json())
    replayed(visit, json.dumps({**told, "moves": ["d4-d4"]}), "[role=alert] .wrong")


@state("replay-link")
def replay_link(visit: Visit) -> None:
    replayed(visit, record("krabcek", 30).json())
    visit.press("section[aria-labelledby=take] button")
    visit.page.locator("section[aria-labelledby=take] .link").wait_for()


@state("replay-fair")
def replay_fair(visit: Visit) -> None:
    """Of a table, with its dice checked."""
    visit.table("krabcek-over", lambda guest: played(guest, "krabcek", over), ".end")
    visit.press(".end a")
    visit.press("section[aria-labelledby=dice] button")
    visit.page.locator(".verdict.fair, .verdict.none").wait_for()
