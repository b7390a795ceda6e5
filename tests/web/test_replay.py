"""Replay and analysis, in a real browser."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import strandline
from strandline import CHANCE, Record
from strandline.core import pixels
from strandline.core.game import Position
from tests.server.tables import Guest
from tests.table.test_dice import fair_game

from .conftest import PHONE
from .pages import Server, axe, choose, forgive

SMALL = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"


def crab_game() -> Record:
    """A whole game of a few moves."""
    position = strandline.game("crab-stack").load(SMALL)
    while position.turn is not None:
        position = position.play(position.moves()[0])
    return Record.of(position, ["Ann", "level 3"])


def survive_game() -> Record:
    """The beginning of a game with secrets."""
    position: Position = strandline.game("survive", players=2).start(4)
    for n in range(30):
        position = position.play(position.moves()[n % len(position.moves())])
    return Record.of(position, ["Ann", "Bob"])


@pytest.fixture
def file(tmp_path: Path) -> Callable[[Record | str | bytes], Path]:
    """A function that writes a record, or anything else, to a file."""

    def write(what: Record | str | bytes) -> Path:
        path = tmp_path / "game.json"
        data = what.json() if isinstance(what, Record) else what
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path

    return write


def open_file(page: Page, site: str, path: Path) -> None:
    page.goto(f"{site}/replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(path)


def open_game(page: Page, site: str, path: Path) -> None:
    open_file(page, site, path)
    at(page, 0)


def slider(page: Page) -> Any:
    return page.get_by_role("slider", name="Move", exact=True)


def at(page: Page, move: int) -> None:
    """Check the current move everywhere on the page."""
    expect(slider(page)).to_have_value(str(move))
    expect(page.locator("ol [aria-current=step]")).to_have_attribute("data-at", str(move))


def test_a_record_from_a_file_is_gone_through_by_keys_buttons_slider_and_list(
    page: Page, site: str, file: Callable[..., Path]
) -> None:
    game = crab_game()
    last = len(game.moves)
    open_game(page, site, file(game))
    expect(page.get_by_role("heading", level=1)).to_have_text("Crab Stack")
    expect(page.get_by_text("Red: Ann")).to_be_visible()
    expect(page.get_by_text("Blue: Gully, level 3")).to_be_visible()
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("ArrowRight")
    at(page, last)
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_role("button", name="Next move").click()
    at(page, 1)
    page.get_by_role("button", name="Go to the end").click()
    at(page, last)
    slider(page).fill("2")
    at(page, 2)
    expect(page).to_have_url(f"{site}/replay#move=2")
    page.locator("ol button[data-at='1']").click()
    at(page, 1)
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press(" ")  # plays
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider(page)).not_to_have_value("1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play the replay")).to_be_visible()
    at(page, int(slider(page).input_value()))
    axe(page)


def test_what_a_move_has_caused_is_told_in_the_list_and_to_screen_readers(
    page: Page, site: str, file: Callable[..., Path]
) -> None:
    position = strandline.game("crab-stack").load("b2:bSbL b3:rL c4:rL d5:bL e4:bL e5:bM / r / rb").play("c4-d5")
    open_game(page, site, file(Record.of(position, ["Ann", "Bob"])))
    wave = "The wave took 1 red crab and 2 blue crabs."
    expect(page.locator("[data-at='1'] .effect").last).to_have_text(wave)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".move-text")).to_contain_text("Ann: From c4 onto d5")
    expect(page.locator(".move-text .unseen")).to_contain_text(wave)


def test_a_record_with_an_illegal_move_is_refused_in_persian_alone(
    page: Page, site: str, file: Callable[[Record | str], Path]
) -> None:
    record = json.loads(crab_game().json())
    choose(page, language="fa")
    forgive(page, "422")
    page.goto(f"{site}/replay")
    page.set_input_files("input[type=file]", file(json.dumps({**record, "moves": ["d4-d4"]})))
    told = page.get_by_role("alert")
    expect(told).to_contain_text("آب آزاد است", timeout=20_000)
    assert not re.search(r"[A-Za-z]{3}", told.inner_text())


def test_a_file_can_be_dropped_anywhere_and_a_reload_does_not_lose_it(page: Page, site: str) -> None:
    page.goto(f"{site}/replay")
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()

    def drop(*texts: str) -> None:
        held = page.evaluate_handle(
            """texts => {
                const held = new DataTransfer();
                for (const text of texts) held.items.add(new File([text], "game.json", {type: "application/json"}));
                return held;
            }""",
            texts,
        )
        page.dispatch_event("main", "dragover", {"dataTransfer": held})
        expect(page.get_by_text("Drop the file to open this game")).to_be_visible()
        page.dispatch_event("main", "drop", {"dataTransfer": held})

    drop(crab_game().json())
    at(page, 0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_url(f"{site}/replay#move=0")
    drop("")
    expect(page.get_by_text("“game.json” is empty.")).to_be_visible()
    drop("{", "{")
    expect(page.get_by_text("One game file at a time")).to_be_visible()
    at(page, 0)  # what is open stays open
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    page.go_back()
    at(page, 0)
    page.reload()
    at(page, 0)
    page.keyboard.press("End")
    last = len(crab_game().moves)
    expect(page).to_have_url(f"{site}/replay#move={last}")
    page.reload()
    at(page, last)
    page.get_by_role("button", name="Open another game").click()
    expect(page).to_have_url(f"{site}/replay")
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    page.go_back()
    at(page, last)
    page.go_forward()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (b"", "“game.json” is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "isn’t a game file"),
        (b"{" * 300_000, "is too big: a game file has at most 256 kilobytes"),
        (b'{"format": "strandline", "moves": [', "The file ends too early"),
        (b'{"some": "thing"}', "This is not a Strandline game file"),
        (crab_game().json().replace("c3-", "c3-a", 1), "Move 1"),
    ],
    ids=["empty", "picture", "huge", "torn", "foreign", "forged"],
)
def test_a_file_that_is_no_record_is_explained(
    page: Page, site: str, file: Callable[..., Path], what: bytes, said: str
) -> None:
    forgive(page, "422")
    open_file(page, site, file(what))
    expect(page.get_by_role("alert")).to_contain_text("Couldn’t open this game")
    expect(page.get_by_role("alert")).to_contain_text(said, use_inner_text=True)
    axe(page)


def finished_table(guest: Guest) -> str:
    """A table where a game has ended at once."""
    table = str(guest.make(seats=[{"kind": "person"}, {"kind": "person"}])["id"])
    for seat in range(2):
        guest.sit(table, seat)
    for _ in range(3):
        guest.move(table, guest.look(table)["now"]["deciding"][0])
    guest.do(table, "resign", seat=1)
    return table


def come_as(page: Page, guest: Guest, site: str) -> None:
    page.context.add_cookies([{"name": "strandline", "value": guest.cookie, "url": site}])


def test_a_finished_table_is_replayed_and_a_link_to_a_move_works_for_anyone(
    visit: Callable[..., Page], server: Server, site: str
) -> None:
    ann = server.guest()
    table = finished_table(ann)
    page = visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    come_as(page, ann, site)
    page.goto(f"{site}/replay")
    page.get_by_role("region", name="Your finished games").get_by_role("link", name="Crab Stack").first.click()
    expect(page).to_have_url(f"{site}/replay/{table}")
    expect(page.get_by_text("resigned")).to_be_visible()
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.get_by_label("Link", exact=True).input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    assert link.startswith(f"{site}/replay?record=")
    assert link.endswith("#move=2")
    other = visit()
    other.goto(link)
    at(other, 2)
    forgive(other, "404")
    other.goto(f"{site}/replay/{table}")
    expect(other.get_by_role("alert")).to_contain_text("This game doesn’t exist")
    other.goto(f"{site}/replay?record=nothing")
    expect(other.get_by_role("alert")).to_contain_text("This link has expired")


def test_without_a_clipboard_the_link_can_still_be_copied(page: Page, site: str, file: Callable[..., Path]) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_game(page, site, file(crab_game()))
    page.get_by_role("button", name="Copy a link to this game").click()
    expect(page.get_by_text("keeps it for 90 days")).to_be_visible()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.get_by_label("Link", exact=True).input_value()
    page.goto(link)
    at(page, 0)


def test_a_game_that_goes_on_is_not_replayed(page: Page, server: Server, site: str) -> None:
    ann = server.guest()
    table = ann.make()["id"]
    come_as(page, ann, site)
    forgive(page, "409")
    page.goto(f"{site}/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("This game is still going on")


@pytest.mark.slow
def test_record_pictures_and_animation_are_downloaded(page: Page, site: str, file: Callable[..., Path]) -> None:
    game = crab_game()
    open_game(page, site, file(game))
    page.keyboard.press("ArrowRight")
    for button, name, start in (
        ("Game file (JSON)", "crab-stack.json", b"{"),
        ("Picture (PNG)", "crab-stack-1.png", b"\x89PNG"),
        ("Picture (SVG)", "crab-stack-1.svg", b"<svg"),
        ("Animation (GIF)", "crab-stack.gif", b"GIF89a"),
    ):
        with page.expect_download(timeout=60_000) as download:
            page.get_by_role("button", name=button, exact=True).click()
        assert download.value.suggested_filename == name
        data = Path(download.value.path()).read_bytes()
        assert data.startswith(start)
        expect(page.get_by_text(f"Downloaded “{name}”")).to_be_visible()
        if name.endswith("json"):
            assert Record.read(data) == game
        if name.endswith("svg"):
            assert data.decode() == list(game.positions())[1].svg()


def test_an_animation_tells_in_the_readers_language_what_moves_have_caused(
    visit: Callable[..., Page], site: str, file: Callable[..., Path]
) -> None:
    game = crab_game()
    page = visit(locale="fa")
    page.goto(f"{site}/replay")
    page.locator("input[type=file]").set_input_files(file(game))
    with page.expect_download(timeout=60_000) as download:
        page.get_by_role("button", name="GIF").click()
    captions = pixels.captions(game, 480, "fa")
    frames = [pixels.frame(*each) for each in zip(game.positions(), [480] * len(captions), captions, strict=True)]
    assert Path(download.value.path()).read_bytes() == pixels.gif(frames, captions, 800)


@pytest.mark.slow
def test_an_analysis_shows_chances_luck_and_skill_and_the_best_moves(
    page: Page, site: str, file: Callable[..., Path]
) -> None:
    open_game(page, site, file(fair_game()))
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar", name="Who was winning?")).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=180_000)
    expect(page.get_by_role("status").filter(has_text="The analysis is finished.")).to_be_attached()
    totals = page.get_by_role("table")
    for row in ("Start", "Luck", "Own mistakes", "Others’ decisions", "Rest", "End"):
        expect(totals.get_by_role("row", name=row)).to_be_visible()
    curve = page.get_by_role("slider", name="Winning chances")
    curve.focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)
    told = curve.get_attribute("aria-valuetext") or ""
    assert told.startswith("After move 1: Black ")
    assert sum(int(part.strip("%,")) for part in told.split() if part.endswith(("%", "%,"))) in (99, 100, 101)
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 15, box["y"] + 30)
    at(page, len(fair_game().moves))
    page.get_by_text("All moves as a table").click()
    expect(page.get_by_role("region", name="All moves as a table").get_by_role("row")).to_have_count(
        len(fair_game().moves) + 1
    )
    decided = next(n for n, each in enumerate(fair_game().positions()) if n > 9 and each.turn not in (CHANCE, None))
    slider(page).fill(str(decided))
    page.locator("h1").click()
    page.keyboard.press("b")
    best = page.get_by_role("region", name="Best moves here").get_by_role("listitem")
    expect(best.first).to_be_visible(timeout=30_000)
    expect(best.first).to_contain_text("%")
    expect(
        page.get_by_role("region", name="The board", exact=True).locator("text", has_text="%").first
    ).to_be_attached()
    axe(page)


def test_an_analysis_that_breaks_off_keeps_what_it_had_found(page: Page, site: str, file: Callable[..., Path]) -> None:
    last = len(crab_game().moves)
    line = {"done": 1, "total": last + 1, "at": last, "chances": [0.25, 0.75], "errors": [0, 0]}
    page.route("**/api/records/analysis", lambda route: route.fulfill(body=json.dumps(line) + "\n"))
    open_game(page, site, file(crab_game()))
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("alert").filter(has_text="interrupted")).to_be_visible()
    page.get_by_role("slider", name="Winning chances").press("End")
    expect(page.get_by_role("slider", name="Winning chances")).to_have_attribute(
        "aria-valuetext", re.compile("25%.*75%")
    )
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()


def test_an_analysis_is_stopped_and_begun_again_by_one_key(page: Page, site: str, file: Callable[..., Path]) -> None:
    page.route("**/api/records/analysis", lambda route: None)
    open_game(page, site, file(crab_game()))
    page.get_by_role("button", name="Analyse this game").press("Enter")
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_focused()
    expect(page.get_by_text("Loading the search for Crab Stack")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Loading")).to_have_count(0)  # it would say every second
    stop.press("Enter")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_focused()


def lines_of(record: Record, shares: list[float]) -> list[dict[str, Any]]:
    """An analysis of a game in which the second move was a mistake, with the first seat's chances."""
    chances = [[share, 1 - share] for share in shares]
    errors, total = [[0.02, 0.02]] * len(shares), len(shares) + 1
    seats = [position.turn for position in record.positions()]
    steps = [
        {"number": n, "move": move, "seat": seats[n - 1], "luck": [0, 0], "loss": 0.4 if n == 2 else 0, "error": 0.01,
         "mistake": n == 2, "best": None, "proven": False, "choice_between": []}
        for n, move in enumerate(record.moves, 1)
    ]  # fmt: skip
    who = steps[1]["seat"]
    loss = [0.4 if seat == who else 0 for seat in range(2)]
    course = {
        "chances": chances, "errors": errors, "proven": [False] * len(shares), "steps": steps, "luck": [0.2, -0.2],
        "loss": loss, "gifts": loss[::-1], "rest": [0, 0],
        "verdict": {"kind": "mistake", "move": 2, "seat": who, "size": 0.4, "choice_between": []},
    }  # fmt: skip
    first = [
        {"done": 1, "total": total, "phase": "first", "at": at, "chances": chances[at], "errors": errors[at]}
        for at in (len(shares) - 1, 0)
    ]
    return [{"done": 0, "total": total}, *first, {"done": total, "total": total, "course": course}]


def analysed(page: Page, site: str, path: Path, told: list[dict[str, Any]]) -> None:
    body = "".join(json.dumps(line) + "\n" for line in told)
    page.route("**/api/records/analysis", lambda route: route.fulfill(body=body))
    open_game(page, site, path)
    page.get_by_role("button", name="Analyse this game").click()


def in_view(page: Page, *places: Any) -> None:
    """Check that all of these places can be seen at once."""
    size = page.viewport_size
    assert size is not None
    for place in places:
        box = place.bounding_box()
        assert box is not None
        assert 0 <= box["y"] < box["y"] + min(box["height"], 120) <= size["height"]


def test_the_first_curve_is_drawn_across_what_is_not_known_yet(
    page: Page, site: str, file: Callable[..., Path]
) -> None:
    game = crab_game()
    told = lines_of(game, [0.5] * (len(game.moves) + 1))
    analysed(page, site, file(game), told[:-1])
    expect(page.get_by_role("alert").filter(has_text="interrupted")).to_be_visible()
    assert (page.locator(".curve .line").first.get_attribute("d") or "").count("L") == 1


def test_board_curve_and_moves_are_in_one_view_and_have_one_evaluation(
    page: Page, site: str, file: Callable[..., Path]
) -> None:
    game = crab_game()
    who = [position.turn for position in game.positions()][1]
    name = game.seats[who or 0].replace("level 3", "Gully, level 3")
    analysed(page, site, file(game), lines_of(game, [0.71] * (len(game.moves) + 1)))
    curve = page.get_by_role("slider", name="Winning chances")
    expect(page.get_by_text(f"The turning point was move 2: {name} gave away 40 points.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^ *Ann was lucky \(\+20\)"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^ *Gully, level 3 was unlucky"))).to_be_visible()
    expect(page.locator(".curve .label")).to_have_text("Mistake -40")
    board = page.get_by_role("region", name="The board", exact=True)
    in_view(page, board, curve, page.get_by_role("region", name="Moves", exact=True))
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Ann 71%"))
    moves = [
        {
            "move": move,
            "way": [],
            "values": [value, 1 - value],
            "errors": [0, 0],
            "proven": value == 1,
            "odds": None,
            "line": [],
        }
        for move, value in zip(strandline.game("crab-stack").load(SMALL).moves(), (1, 0.3), strict=False)
    ]
    answer = {"seat": 0, "values": [1, 0], "errors": [0, 0], "proven": True, "choice_between": [], "moves": moves}
    page.route("**/api/records/moves*", lambda route: route.fulfill(json=answer))
    page.keyboard.press("b")
    best = page.get_by_role("region", name="Best moves here").get_by_role("listitem")
    expect(best.first).to_contain_text("100%")
    expect(best.first).to_contain_text("proven")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Ann 100%.*0%"))
    axe(page)


def test_on_a_phone_the_board_stays_in_view_beside_what_is_said_about_it(
    visit: Callable[..., Page], site: str, file: Callable[..., Path]
) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    game = crab_game()
    analysed(page, site, file(game), lines_of(game, [0.5] * (len(game.moves) + 1)))
    board = page.get_by_role("region", name="The board", exact=True)
    point = page.get_by_role("button", name=re.compile("^Move 2: .* gave away 40 points"))
    for place in (page.get_by_role("slider", name="Winning chances"), point):
        place.scroll_into_view_if_needed()
        in_view(page, board, place)
    point.click()
    at(page, 2)


def test_the_summary_says_you_to_the_player_of_a_table(visit: Callable[..., Page], server: Server, site: str) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = str(ann.make(seats=[{"kind": "person"}, {"kind": "person"}], public=True)["id"])
    for seat, guest in enumerate((ann, bob)):
        guest.sit(table, seat)
    for _ in range(3):
        deciding = ann.look(table)["now"]["deciding"][0]
        (ann, bob)[deciding].move(table, deciding)
    bob.do(table, "resign", seat=1)
    page = visit()
    come_as(page, ann, site)
    record = Record.read(ann.http.get(f"/api/tables/{table}/record").text)
    told = lines_of(record, [0.5] * 4)
    body = "".join(json.dumps(line) + "\n" for line in told)
    page.route("**/api/records/analysis", lambda route: route.fulfill(body=body))
    page.goto(f"{site}/replay/{table}")
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_text(re.compile(r"^ *You were lucky \(\+20\)"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^ *\w+ was unlucky"))).to_be_visible()


def test_best_moves_are_told_in_the_order_of_their_worth(page: Page, site: str, file: Callable[..., Path]) -> None:
    worth = {0.5: False, 0.51: False, 1.0: True}
    made = strandline.game("crab-stack").load(SMALL).moves()
    moves = [
        {"move": move, "way": [], "values": [value, 1 - value], "errors": [0, 0], "proven": proven, "odds": None}
        for move, (value, proven) in zip(made, worth.items(), strict=True)
    ]
    page.route(
        "**/api/records/moves*", lambda route: route.fulfill(json={"seat": 0, "choice_between": [], "moves": moves})
    )
    open_game(page, site, file(crab_game()))
    page.keyboard.press("b")
    told = page.get_by_role("region", name="Best moves here").get_by_role("listitem").locator("strong")
    expect(told).to_have_text(["100%", "51%", "50%"])


def test_the_page_says_between_whom_a_player_decided_with_nothing_to_gain_or_lose(
    page: Page, site: str, file: Callable[..., Path]
) -> None:
    position = strandline.game("crab-stack", players=3).load("e2:rSgM e3:bSrM f2:gS f3:gS g3:bMgMbL / g / rbg")
    game = Record.of(position.play("f3-f2").play("e3-e2"), ["Ann", "Bob", "Cleo"])
    open_game(page, site, file(game))
    page.keyboard.press("b")
    best = page.get_by_role("region", name="Best moves here")
    expect(best).to_contain_text("Cleo has nothing to gain or lose here and decides between Ann and Bob.")
    page.get_by_role("button", name="Analyse this game").click()
    said = "Cleo had nothing to gain or lose and decided between Ann and Bob"
    expect(page.get_by_text(f"The turning point was move 1: {said}.")).to_be_visible(timeout=60_000)
    curve = page.get_by_role("slider", name="Winning chances")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Ann 20%, Bob 80%, Cleo 0%"))
    page.get_by_role("button", name=f"Move 1: {said}").click()
    at(page, 1)
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Ann 100%, Bob 0%, Cleo 0%; Cleo: Free choice"))


def test_fair_dice_are_checked_in_the_browser(page: Page, site: str, file: Callable[..., Path]) -> None:
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})")
    open_game(page, site, file(fair_game()))
    page.get_by_role("button", name="Check the dice").click()
    told = page.get_by_role("region", name="Fair dice").get_by_role("status")
    rolled = sum(position.turn == CHANCE for position in fair_game().positions())
    expect(told).to_contain_text(f"All {rolled} outcomes of chance follow from the secret and the numbers in this file")
    expect(told).to_contain_text("This browser kept nothing from this table")
    expect(told).to_contain_text(re.compile("without asking the server.*The start was dealt again.*it matches"))
    expect(told.locator(".none")).to_be_visible()  # neither green nor red: nothing more is proved
    axe(page)


def forged_game() -> tuple[Record, int]:
    """A game that ends with a die that was turned over by hand, and the number of that move."""
    game = fair_game()
    n, position = [(n, each) for n, each in enumerate(game.positions()) if each.turn == CHANCE][2]
    other = next(face for face in position.weights() if face != game.moves[n])
    return Record.of(position.play(other), extra=game.extra), n + 1


def test_a_forged_outcome_is_found_with_its_number(page: Page, site: str, file: Callable[..., Path]) -> None:
    game, move = forged_game()
    open_game(page, site, file(game))
    page.get_by_role("button", name="Check the dice").click()
    told = page.get_by_role("region", name="Fair dice").get_by_role("status")
    expect(told).to_contain_text(f"Not fair: outcome 3, at move {move}")
    page.get_by_role("button", name="Show this move").click()
    at(page, move)


def test_another_secret_or_start_is_found(page: Page, site: str, file: Callable[..., Path]) -> None:
    document = json.loads(fair_game().json())
    document["extra"]["table"]["commitment"] = "00" * 32
    open_game(page, site, file(json.dumps(document)))
    page.get_by_role("button", name="Check the dice").click()
    told = page.get_by_role("region", name="Fair dice").get_by_role("status")
    expect(told).to_contain_text("the secret doesn’t match the commitment")
    dealt = json.loads(crab_game().json())
    dealt["extra"]["table"] = json.loads(fair_game().json())["extra"]["table"]
    open_game(page, site, file(json.dumps(dealt)))
    told = page.get_by_role("region", name="Fair deal").get_by_role("status")
    page.get_by_role("button", name="Check the deal").click()
    expect(told).to_contain_text("the start doesn’t match")
    expect(told).not_to_contain_text("without asking the server")  # who says so
    open_game(page, site, file(crab_game()))
    page.get_by_role("button", name="Check the deal").click()
    expect(told).to_contain_text("can’t be checked")


def test_a_game_with_secrets_is_seen_through_anyones_eyes(page: Page, site: str, file: Callable[..., Path]) -> None:
    open_game(page, site, file(survive_game()))
    page.keyboard.press("End")
    before = page.get_by_role("region", name="The board", exact=True).inner_html()
    with page.expect_response(lambda answer: "/api/records?seat=0" in answer.url):
        page.get_by_label("View as").select_option("Red: Ann")
    page.wait_for_function("before => document.querySelector('section.board').innerHTML !== before", arg=before)
    at(page, 30)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_phone_shows_all_of_it_without_scrolling_sideways(
    visit: Callable[..., Page], site: str, file: Callable[..., Path], language: str
) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    choose(page, language=language, theme="dark")
    page.goto(f"{site}/replay")
    page.set_input_files("input[type=file]", file(fair_game()))
    at_start = page.locator("input[type=range]")
    expect(at_start).to_have_value("0")
    page.keyboard.press("ArrowRight")  # time runs from left to right, whatever the words do
    expect(at_start).to_have_value("1")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for button in page.locator(".steps button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    axe(page)
