"""Someone who only wants to play."""

import time

from ..tables import Guest


class Innocent:
    """Two people at one screen who play game after game over a live connection; notes how long each move took."""

    def __init__(self, guest: Guest):
        self._guest = guest
        self._begin()
        self.took: list[float] = []

    def _begin(self) -> None:
        self.table = self._guest.make()["id"]
        for seat in (0, 1):
            self._guest.sit(self.table, seat)
        self._ear = self._guest.socket(self.table)

    def play(self, moves: int) -> None:
        """Play legal moves, one after another; each must be acknowledged."""
        for _ in range(moves):
            now = self._guest.look(self.table)["now"]
            if now["status"] != "playing":
                self._ear.close()
                self._begin()
                now = self._guest.look(self.table)["now"]
            (seat,), count = now["deciding"], now["count"]
            move = self._guest.look(self.table, seat=seat)["now"]["legal"][0]
            began = time.perf_counter()
            self._ear.say(id=f"m{count}", do="move", seat=seat, expect=count, move=move)
            assert self._ear.hear("done")["id"] == f"m{count}"
            self.took.append(time.perf_counter() - began)

    def __enter__(self) -> "Innocent":
        return self

    def __exit__(self, *_: object) -> None:
        self._ear.close()
