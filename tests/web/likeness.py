"""Compares screenshots with stored ones: not pixel by pixel, but at a small size."""

import io
import os
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Locator

FOLDER = Path(__file__).parent / "pictures"
SIZE = 160
"""Across: small enough that no two browsers differ by how they smooth an edge."""
MOST = 40
"""Of 255, in any spot: a piece that is missing differs by far more."""


def assert_alike(shown: Locator, name: str) -> None:
    """Check that the screen looks like the stored picture. With NEW_PICTURES=1, store it instead: look at it."""
    found = Image.open(io.BytesIO(shown.screenshot(animations="disabled"))).convert("RGB")
    found = found.resize((SIZE, round(SIZE * found.height / found.width)), Image.Resampling.BOX)
    file = FOLDER / f"{name}.png"
    if os.environ.get("NEW_PICTURES"):
        FOLDER.mkdir(exist_ok=True)
        found.save(file, optimize=True)
    kept = Image.open(file).convert("RGB")
    assert found.size == kept.size, f"{name}: {found.size}, kept is {kept.size}"
    worst = max(high for _, high in ImageChops.difference(found, kept).getextrema())
    assert worst <= MOST, f"{name}: differs by up to {worst} of 255"
