"""The icons are our own crab, as it is drawn on the board."""

import importlib.util
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_icon_is_drawn_from_the_games_own_crab() -> None:
    spec = importlib.util.spec_from_file_location("draw_icons", WEB / "tools" / "draw_icons.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (WEB / "public" / "icon.svg").read_text(encoding="utf-8") == tool.icon(*tool.USUAL), "make icons"
    turn = (WEB / "public" / "icon-turn.svg").read_text(encoding="utf-8")
    assert turn == tool.icon(*tool.USUAL, tool.TURN), "make icons"
