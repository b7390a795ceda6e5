"""Everything that takes long, one after another: bots, analysis, replays. There is one thread for all.

Waiting messages of people are handled between two jobs.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from strandline.host.duties import Dropped
from strandline.host.thinking import choose_move
from strandline.search.thought import Root

log = logging.getLogger("strandline.browser")

T = TypeVar("T")


class Engine:
    """Runs jobs. ``load_game``: brings a game's compiled module; without it, the game is interpreted."""

    def __init__(self, load_game: Callable[[str], Awaitable[None]]):
        self._load_game = load_game
        self._loaded: set[str] = set()
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def _place(self, game: str) -> AsyncIterator[None]:
        """Wait for the game's module and for a turn."""
        async with self._loading[game]:
            if game not in self._loaded:
                try:
                    await self._load_game(game)
                except Exception as error:  # of any kind: it comes from the page
                    log.warning("%s is not compiled here: %s", game, error)
                self._loaded.add(game)
        async with self._turn:
            await asyncio.sleep(0)
            yield

    async def run(self, game: str, job: Callable[..., T], *arguments: object) -> T:
        """Run a job on a game."""
        async with self._place(game):
            return job(*arguments)

    async def choose(
        self, _person: str, root: Root, level: int, seed: int,
        *, most: float, is_even: bool, is_wanted: Callable[[], bool],
    ) -> str:  # fmt: skip
        """Return a bot's move; raise Dropped if it is not wanted when its turn comes."""
        async with self._place(root.game.name):
            if not is_wanted():
                raise Dropped
            return choose_move(root, level, seed, most=most, is_even=is_even)
