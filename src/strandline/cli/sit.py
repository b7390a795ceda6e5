"""``strandline sit``: a program takes a seat at a table server, by the seat's link."""

import json
import re
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Annotated, Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import typer

from strandline.bots.bot import BotFailed
from strandline.bots.seats import check, seated
from strandline.core.errors import BadOption
from strandline.core.game import game
from strandline.core.messages import Message, say, translate
from strandline.core.record import Record
from strandline.search.thought import Budget, Root
from strandline.table import dice

from .common import fail, note, tell
from .verify import tell_fair

WAIT = 20
"""Seconds that a request for news may wait at the server."""
PATIENCE, PAUSE = 300, 2
"""Seconds for which requests to a lost or overloaded server are retried; and seconds between two tries."""


def sit(
    link: Annotated[str, typer.Argument(help="The link to the seat: http://…/table/ID?seat=1&token=…")],
    bot: Annotated[str, typer.Argument(metavar="BOT", help="level1 … level6, random, or program:COMMAND.")],
    name: Annotated[str, typer.Option(help="The name shown at the table; by default the bot's.")] = "",
    seconds: Annotated[float, typer.Option(help="Seconds to think about a move.", min=0.01, max=3600)] = 2.0,
) -> None:
    """Let a bot, or any program that speaks the bot protocol, join a table from your own computer."""
    seat = Seat.of(link)
    check(bot)
    try:
        seat.take(name or re.sub(r"^program(\[[^\]]*\])?:", "", bot)[:40])
        tell(translate("cli-sit-seated", seat=seat.number))
        kept = {"commitment": str(seat.kept.commitment), "nonce": seat.kept.nonces[seat.number]}
        tell(translate("cli-sit-kept", table=seat.table, seat=seat.number, **kept))
        play(seat, bot, seconds)
    except BotFailed as error:
        seat.do("resign")
        fail(str(error))
    except Refused as error:
        fail(str(error))


def play(seat: "Seat", name: str, seconds: float) -> None:
    """Play until the game is over."""
    state = seat.news(None)
    about = state["table"]
    of = game(about["game"], **about["options"])
    bot = seated(name, of)
    try:
        while state["now"]["status"] in ("open", "playing"):
            if state["now"]["legal"]:
                with suppress(Refused):  # a move was undone meanwhile, or a window has closed: the next news show it
                    position = seat.get("position", seat=seat.number)
                    root = Root(of, seat.number, tuple(position["row"]), tuple(position["seen"]))
                    move = bot.choose(root, Budget(seconds=seconds), secrets.randbits(62)).move
                    seat.do("move", expect=position["count"], move=move)
            state = seat.news(state["n"])
    finally:
        bot.close()
    end = state["now"]["end"]
    shares = ", ".join((end and end["result"]) or [])
    tell(translate("cli-sit-over", shares=shares or "–"))
    if end:
        check_dice(seat)


def check_dice(seat: "Seat") -> None:
    """Draw all dice again, and compare the record with what we have kept."""
    record = Record.read(json.dumps(seat.get("record")))
    tell_fair(dice.verify(record, seat.kept), seat.kept)


class Refused(Exception):
    """The server refuses a request; its message says why."""


class NotNow(Exception):
    """The server did not answer; the message says why."""


@dataclass
class Seat:
    """A seat at a server, and our identity there. If a server that has answered once goes away, we wait for it.

    ``number``: it changes when the game starts, if the first player is drawn by lot.
    """

    server: str
    table: str
    number: int
    token: str
    http: OpenerDirector
    has_answered: bool = field(default=False, init=False)
    kept: dice.Kept = field(default=dice.NOTHING, init=False)

    @classmethod
    def of(cls, link: str) -> "Seat":
        parts = urlsplit(link)
        query = parse_qs(parts.query)
        seat, token = query.get("seat", [""])[0], query.get("token", [""])[0]
        if parts.scheme not in ("http", "https") or not parts.netloc or not seat.isdecimal():
            raise BadOption(say("cli-sit-link", link=link))
        table = parts.path.rpartition("/")[2]
        http = build_opener(HTTPCookieProcessor(CookieJar()))
        return cls(f"{parts.scheme}://{parts.netloc}", table, int(seat), token, http)

    def take(self, name: str) -> None:
        self.ask("/api/me")
        # The nonce is chosen after the commitment: the table was created before we joined.
        commitment = self.get("", token=self.token)["table"]["commitment"]
        nonce = secrets.token_hex(16)
        self.kept = dice.Kept(commitment, {self.number: nonce}, self.table)
        self.do("sit", name=name, nonce=nonce, token=self.token, commitment=commitment)

    def do(self, what: str, **more: Any) -> None:
        self.ask(f"/api/tables/{self.table}/do", id=secrets.token_hex(8), do=what, seat=self.number, **more)

    def news(self, after: int | None) -> dict[str, Any]:
        news = self.get("", **({} if after is None else {"after": after, "wait": WAIT}))
        self.number = news["now"]["own"]["seat"]
        return news

    def get(self, what: str, **query: Any) -> dict[str, Any]:
        return self.ask(f"/api/tables/{self.table}/{what}".rstrip("/") + f"?{urlencode(query)}")

    def ask(self, path: str, **body: Any) -> dict[str, Any]:
        """Send a request until the server answers; raise Refused if it refuses. A request with an id is done once."""
        data = json.dumps(body).encode() if body else None
        request = Request(self.server + path, data, {"Content-Type": "application/json"})
        until = time.monotonic() + PATIENCE
        is_noted = False
        while True:
            try:
                found = self.answer(request)
                self.has_answered = True
                return found
            except NotNow as error:
                params = {"server": self.server, "reason": str(error)}
                if not self.has_answered or time.monotonic() > until:
                    fail(translate("cli-sit-no-server", **params))
                if not is_noted:
                    note(translate("cli-sit-waits", **params))
                is_noted = True
                time.sleep(PAUSE)

    def answer(self, request: Request) -> dict[str, Any]:
        """Send a request once, and return the answer."""
        try:
            with self.http.open(request, timeout=WAIT + 20) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except HTTPError as error:
            if error.code == 429 or error.code >= 500:
                raise NotNow(str(error)) from None
            try:
                refusal = json.load(error)["error"]
            except (ValueError, LookupError):
                fail(translate("cli-sit-no-server", server=self.server, reason=str(error)))
            raise Refused(str(Message.from_dict(refusal))) from None
        except (OSError, HTTPException) as error:
            raise NotNow(str(getattr(error, "reason", error))) from None
        except ValueError as error:
            fail(translate("cli-sit-no-server", server=self.server, reason=str(error)))
