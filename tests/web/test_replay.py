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
    """The move that is shown, wherever it is told."""
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
    expect(page.get_by_text("Blue: Bot, level 3")).to_be_visible()
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
    page.get_by_role("button", name="One move on").click()
    at(page, 1)
    page.get_by_role("button", name="To the end").click()
    at(page, last)
    slider(page).fill("2")
    at(page, 2)
    expect(page).to_have_url(f"{site}/replay#move=2")
    page.locator("ol button[data-at='1']").click()
    at(page, 1)
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press(" ")  # plays
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, 3)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play the game")).to_be_visible()
    axe(page)


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
        expect(page.get_by_text("Let go")).to_be_visible()
        page.dispatch_event("main", "drop", {"dataTransfer": held})

    drop(crab_game().json())
    at(page, 0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_url(f"{site}/replay#move=0")
    drop("")
    expect(page.get_by_text("“game.json” is empty.")).to_be_visible()
    drop("{", "{")
    expect(page.get_by_text("One record at a time")).to_be_visible()
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
    page.get_by_role("button", name="Open another record").click()
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
        (b"\x89PNG\r\n\x1a\n\x00\xff", "is no record of a game"),
        (b"{" * 300_000, "is too large for a record: at most 256 kilobytes"),
        (b'{"format": "strandline", "moves": [', "The file ends in the middle"),
        (b'{"some": "thing"}', "This is no record of Strandline"),
        (crab_game().json().replace("c3-", "c3-a", 1), "Move 1"),
    ],
    ids=["empty", "picture", "huge", "torn", "foreign", "forged"],
)
def test_a_file_that_is_no_record_is_explained(
    page: Page, site: str, file: Callable[..., Path], what: bytes, said: str
) -> None:
    forgive(page, "422")
    open_file(page, site, file(what))
    expect(page.get_by_role("alert")).to_contain_text("This record could not be opened")
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
    page.get_by_role("link", name="Replay Crab Stack").first.click()
    expect(page).to_have_url(f"{site}/replay/{table}")
    expect(page.get_by_text("resigned")).to_be_visible()
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    link = page.get_by_label("The link", exact=True).input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    assert link.startswith(f"{site}/replay?record=")
    assert link.endswith("#move=2")
    other = visit()
    other.goto(link)
    at(other, 2)
    forgive(other, "404")
    other.goto(f"{site}/replay/{table}")
    expect(other.get_by_role("alert")).to_contain_text("There is no such game here")
    other.goto(f"{site}/replay?record=nothing")
    expect(other.get_by_role("alert")).to_contain_text("This link is not good any more")


def test_without_a_clipboard_the_link_can_still_be_copied(page: Page, site: str, file: Callable[..., Path]) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_game(page, site, file(crab_game()))
    page.get_by_role("button", name="Copy a link to this game").click()
    expect(page.get_by_text("kept here for 90 days")).to_be_visible()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    link = page.get_by_label("The link", exact=True).input_value()
    page.goto(link)
    at(page, 0)


def test_a_game_that_goes_on_is_not_replayed(page: Page, server: Server, site: str) -> None:
    ann = server.guest()
    table = ann.make()["id"]
    come_as(page, ann, site)
    forgive(page, "409")
    page.goto(f"{site}/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("This game goes on")


@pytest.mark.slow
def test_record_pictures_and_animation_are_downloaded(page: Page, site: str, file: Callable[..., Path]) -> None:
    game = crab_game()
    open_game(page, site, file(game))
    page.keyboard.press("ArrowRight")
    for button, name, start in (
        ("Record", "crab-stack.json", b"{"),
        ("Picture (PNG)", "crab-stack-1.png", b"\x89PNG"),
        ("Picture (SVG)", "crab-stack-1.svg", b"<svg"),
        ("Animation (GIF)", "crab-stack.gif", b"GIF89a"),
    ):
        with page.expect_download(timeout=60_000) as download:
            page.get_by_role("button", name=button, exact=True).click()
        assert download.value.suggested_filename == name
        data = Path(download.value.path()).read_bytes()
        assert data.startswith(start)
        expect(page.get_by_text(f"“{name}” is downloaded")).to_be_visible()
        if name.endswith("json"):
            assert Record.read(data) == game
        if name.endswith("svg"):
            assert data.decode() == list(game.positions())[1].svg()


@pytest.mark.slow
def test_an_analysis_shows_chances_luck_and_skill_and_the_best_moves(
    page: Page, site: str, file: Callable[..., Path]
) -> None:
    open_game(page, site, file(fair_game()))
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar", name="Who was winning?")).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=180_000)
    expect(page.get_by_role("status").filter(has_text="The analysis is done.")).to_be_attached()
    totals = page.get_by_role("table")
    for row in ("Start", "Luck", "Own mistakes", "Others’ mistakes", "Rest", "End"):
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
    expect(page.get_by_role("alert").filter(has_text="broken off")).to_be_visible()
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
    expect(page.get_by_role("status").filter(has_text="getting ready")).to_have_count(0)  # it would say every position
    stop.press("Enter")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_focused()


def test_best_moves_are_told_in_the_order_of_their_worth(page: Page, site: str, file: Callable[..., Path]) -> None:
    worth = {0.5: False, 0.51: False, 1.0: True}
    made = strandline.game("crab-stack").load(SMALL).moves()
    moves = [
        {"move": move, "way": [], "values": [value, 1 - value], "errors": [0, 0], "proven": proven, "odds": None}
        for move, (value, proven) in zip(made, worth.items(), strict=True)
    ]
    page.route("**/api/records/moves*", lambda route: route.fulfill(json={"seat": 0, "moves": moves}))
    open_game(page, site, file(crab_game()))
    page.keyboard.press("b")
    told = page.get_by_role("region", name="Best moves here").get_by_role("listitem").locator("strong")
    expect(told).to_have_text(["100%", "51%", "50%"])


def test_fair_dice_are_checked_in_the_browser(page: Page, site: str, file: Callable[..., Path]) -> None:
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})")
    open_game(page, site, file(fair_game()))
    page.get_by_role("button", name="Check the dice").click()
    told = page.get_by_role("region", name="Fair dice").get_by_role("status")
    rolled = sum(position.turn == CHANCE for position in fair_game().positions())
    expect(told).to_contain_text(f"all {rolled} outcomes")
    expect(told).to_contain_text(re.compile("without asking the server.*The server has dealt.*it fits"))
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
    expect(told).to_contain_text(f"Not fair: outcome 3, with move {move}")
    page.get_by_role("button", name="Show this move").click()
    at(page, move)


def test_another_secret_or_start_is_found(page: Page, site: str, file: Callable[..., Path]) -> None:
    document = json.loads(fair_game().json())
    document["extra"]["table"]["commitment"] = "00" * 32
    open_game(page, site, file(json.dumps(document)))
    page.get_by_role("button", name="Check the dice").click()
    told = page.get_by_role("region", name="Fair dice").get_by_role("status")
    expect(told).to_contain_text("the secret is not the one that the server committed to")
    dealt = json.loads(crab_game().json())
    dealt["extra"]["table"] = json.loads(fair_game().json())["extra"]["table"]
    open_game(page, site, file(json.dumps(dealt)))
    told = page.get_by_role("region", name="Fair deal").get_by_role("status")
    page.get_by_role("button", name="Check the deal").click()
    expect(told).to_contain_text("the start is not what this secret deals")
    expect(told).not_to_contain_text("without asking the server")  # who says so
    open_game(page, site, file(crab_game()))
    page.get_by_role("button", name="Check the deal").click()
    expect(told).to_contain_text("cannot be checked")


def test_a_game_with_secrets_is_seen_through_anyones_eyes(page: Page, site: str, file: Callable[..., Path]) -> None:
    open_game(page, site, file(survive_game()))
    page.keyboard.press("End")
    before = page.get_by_role("region", name="The board", exact=True).inner_html()
    with page.expect_response(lambda answer: "/api/records?seat=0" in answer.url):
        page.get_by_label("Seen by").select_option("Red: Ann")
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
