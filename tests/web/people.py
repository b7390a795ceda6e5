"""People with browsers at a table, for tests of the table's page."""

import secrets
from typing import Any

from playwright.sync_api import Locator, Page, expect

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": 1}

FINISH = """async (most) => {
  const open = () => document.querySelector("#tab-choices");
  for (let n = 0, idle = 0; n < most && idle < 2000; ) {
    if (document.querySelector(".end")) return n;
    if (open()?.getAttribute("aria-selected") === "false") open().click();
    const curtain = document.querySelector(".curtain button");
    const moves = [...document.querySelectorAll("#panel [data-move]")];
    const move = moves[(n * 7) % Math.max(1, moves.length)];
    const pass = document.querySelector("[data-pass]:enabled");
    if (curtain) curtain.click();
    else if (pass) pass.click();
    else if (move) { move.click(); n += 1; idle = 0; }
    idle += 1;
    await new Promise((done) => setTimeout(done, 15));
  }
  return -1;
}"""
"""Plays by the list of legal moves, quickly, until the game is over."""


class Player:
    """A person at a table, with their own browser."""

    def __init__(self, page: Page, site: str, name: str = "Ann"):
        self.page = page
        self.site = site
        self.name = name
        self.table = ""
        self.links: dict[str, Any] = {}
        assert page.request.get(f"{site}/api/me").ok
        assert page.request.put(f"{site}/api/me", data={"name": name}).ok

    def make(self, game: str, seats: list[Any], **more: Any) -> "Player":
        """Create a table where the first seat begins, unless ``order`` says otherwise."""
        wanted = {"game": game, "seats": seats, "order": "listed", **more}
        made = self.page.request.post(f"{self.site}/api/tables", data=wanted)
        assert made.ok, made.text()
        self.table, self.links = made.json()["id"], made.json()["links"]
        return self

    def join(self, other: "Player") -> "Player":
        self.table, self.links = other.table, other.links
        return self

    def sit(self, *seats: int, names: tuple[str, ...] = ()) -> "Player":
        """Take seats without the page."""
        for n, seat in enumerate(seats):
            name = names[n] if names else self.name
            self.do("sit", seat=seat, name=name, nonce=secrets.token_hex(16), token=self.links["join"])
        return self

    def do(self, what: str, **more: Any) -> None:
        body = {"id": secrets.token_hex(8), "do": what, **more}
        answer = self.page.request.post(
            f"{self.site}/api/tables/{self.table}/do", data=body, params={"token": self.links["join"]}
        )
        assert answer.ok, answer.text()

    def look(self, **params: Any) -> dict[str, Any]:
        answer = self.page.request.get(f"{self.site}/api/tables/{self.table}", params=params)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def come(self, link: str = "") -> "Player":
        """Open the page of the table."""
        self.page.goto(f"{self.site}/table/{self.table}" + (f"?token={link}" if link else ""))
        return self

    def tab(self, name: str) -> None:
        self.page.locator(f"#tab-{name}").click()

    def choices(self) -> Locator:
        """The buttons of the list of moves, once it is our turn."""
        self.tab("choices")
        expect(self.page.locator("#panel [data-move]").first).to_be_visible()
        return self.page.locator("#panel [data-move]")

    def play(self, n: int = 0) -> str:
        """Play the n-th move of the list."""
        button = self.choices().nth(n)
        move = button.get_attribute("data-move")
        assert move is not None
        count = self.count()
        button.click()
        if (chosen := self.page.locator("[data-pass]:enabled")).count():
            chosen.click()
        expect(self.page.locator(f'[data-count="{count}"]')).to_have_count(0)
        return move

    def count(self) -> int:
        return int(self.page.locator("[data-count]").get_attribute("data-count") or 0)

    def finish(self, most: int = 800) -> int:
        """Play until the game is over, and return the number of our moves."""
        self.page.set_default_timeout(120_000)
        made = int(self.page.evaluate(FINISH, most))
        self.page.set_default_timeout(15_000)
        assert made >= 0, "the game did not end"
        return made

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".sentence")

    @property
    def end(self) -> Locator:
        """Return the end that the page shows; screen readers get the same text."""
        return self.page.locator(".end")

    @property
    def board(self) -> Locator:
        return self.page.locator(".stage svg").first


def alone(page: Page, site: str, game: str = "crab-stack", **more: Any) -> Player:
    """Return a person who plays against a bot, and whose turn it is."""
    player = Player(page, site).make(game, [PERSON, BOT], **more).sit(0)
    for _ in range(200):
        if player.look(seat=0)["now"]["legal"]:
            break
        page.wait_for_timeout(50)
    player.come()
    expect(player.board).to_be_visible()
    return player
