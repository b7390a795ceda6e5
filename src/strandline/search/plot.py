"""The course of a game as a picture: winning chances at the top, and what changed them below.

Unlike the boards, this chart uses real letters: it is full of words, and words are translated.
"""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from strandline.core.contract import CHANCE
from strandline.core.draw import INK, line, picture, tag
from strandline.core.messages import translate

from .analysis import Course, Step

PAPER, GRID, FAINT = "#fffdf8", "#e4ddcf", "#6d7a80"
PAINT = ("#c8402f", "#2f6fb4", "#3c9a6e", "#c08a00")
"""The boards' red, blue, green and yellow, but dark enough for lines on paper."""
FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
LEFT, RIGHT, TOP, BETWEEN, BOTTOM = 52, 16, 76, 46, 48
SIGN = 7.2
"""The approximate width of a letter."""


def plot(course: Course, names: Sequence[str], width: float = 960) -> str:
    """Draw an SVG picture of this width; ``names`` are those of the seats."""
    return _Plot(course, names, width).picture()


class _Plot:
    """The layout of the picture."""

    def __init__(self, course: Course, names: Sequence[str], width: float):
        self.course = course
        self.names = names
        self.paint = getattr(course.game.modules.view, "SEAT_PAINT", PAINT)
        self.right = width - RIGHT
        self.step = (self.right - LEFT) / max(1, len(course.steps))
        self.legend, lines = self._legend()
        self.top = TOP + 22 * (lines - 1)
        self.high = max(170, min(280, width * 0.36))
        self.floor = self.top + self.high
        self.low = max(80, self.high * 0.42)
        luck = max([0.0, *(sum(filter(_is_seen, step.luck)) for step in course.steps)])
        loss = max([0.0, *(step.loss for step in course.steps)])
        self.scale = self.low / max(0.05, luck + loss)
        self.limits = luck, -loss
        self.zero = self.floor + BETWEEN + luck * self.scale
        self.width, self.height = width, self.floor + BETWEEN + self.low + BOTTOM

    def picture(self) -> str:
        title = translate("analysis-title", game=self.course.game.name)
        return picture(
            self.width, self.height, title,
            tag("rect", width=self.width, height=self.height, fill=PAPER),
            *self.legend, *self._bands(), *self._grid(), *self._chances(), *self._swings(), *self._numbers(),
        )  # fmt: skip

    def x(self, number: float) -> float:
        return LEFT + number * self.step

    def y(self, chance: float) -> float:
        return self.floor - chance * self.high

    def _legend(self) -> tuple[list[str], int]:
        """Draw the legend with the seats and the meaning of a band, on as many lines as it takes."""
        parts, x, lines = [], float(LEFT), 1
        signs = [(name, self.paint[seat]) for seat, name in enumerate(self.names)]
        if any(step.turn == CHANCE for step in self.course.steps):
            signs.append((translate("cli-chance"), ""))
        if any(step.choice_between for step in self.course.steps):
            signs.append((translate("analysis-choice"), FAINT))
        for name, colour in signs:
            wide = 26 + SIGN * len(name) + 22
            if x + wide > self.right and x > LEFT:
                x, lines = float(LEFT), lines + 1
            y = 26.0 + 22 * (lines - 1)
            if colour == FAINT:
                parts.append(_ring(x + 9, y, colour))
            elif colour:
                parts.append(line(f"M{x:.1f} {y}h18", colour, 4))
            else:
                parts.append(tag("rect", x=x + 3, y=y - 8, width=12, height=16, fill=GRID))
            parts.append(_text(name, x + 26, y + 4.5, 13, INK, "start"))
            x += wide
        return parts, lines

    def _bands(self) -> Iterator[str]:
        """Draw chance events as light bands behind everything."""
        path = ""
        for step in self.course.steps:
            if step.turn == CHANCE:
                path += (
                    f"M{self.x(step.number - 1):.2f} {self.top:.1f}h{self.step:.2f}V{self.floor:.1f}h-{self.step:.2f}Z"
                )
        if path:
            yield tag("path", d=path, fill=GRID, opacity=0.55)

    def _grid(self) -> Iterator[str]:
        yield _text(translate("analysis-chances"), LEFT, self.top - 12, 12, FAINT, "start")
        for quarter in range(5):
            y = self.y(quarter / 4)
            yield line(f"M{LEFT} {y:.1f}H{self.right:.1f}", GRID, 1)
            yield _text(f"{25 * quarter} %", LEFT - 8, y + 4, 11, FAINT, "end")
        yield _text(translate("analysis-swings"), LEFT, self.floor + BETWEEN - 12, 12, FAINT, "start")
        yield line(f"M{LEFT} {self.zero:.1f}H{self.right:.1f}", FAINT, 1)
        for swing in self.limits:
            y = self.zero - swing * self.scale
            if _is_seen(abs(swing)):
                yield line(f"M{LEFT} {y:.1f}H{self.right:.1f}", GRID, 1)
                yield _text(f"{'−+'[swing > 0]}{100 * abs(swing):.0f}", LEFT - 8, y + 4, 11, FAINT, "end")

    def _numbers(self) -> Iterator[str]:
        """Write as many move numbers as there is room for."""
        last = len(self.course.steps)
        every = next(n for n in _round_numbers() if n * self.step >= 44 or n >= last)
        y = self.floor + BETWEEN + self.low + 18
        for number in range(0, last + 1, every):
            yield _text(str(number), self.x(number), y, 11, FAINT, "middle")
        yield _text(translate("analysis-moves"), (LEFT + self.right) / 2, y + 19, 12, FAINT, "middle")

    def _chances(self) -> Iterator[str]:
        """Draw the uncertainty as a veil, and the lines above all veils."""
        points = list(enumerate(zip(self.course.chances, self.course.errors, strict=True)))
        for seat, colour in enumerate(self.paint[: self.course.game.seats]):
            above = [(self.x(i), self.y(min(1.0, values[seat] + errors[seat]))) for i, (values, errors) in points]
            below = [(self.x(i), self.y(max(0.0, values[seat] - errors[seat]))) for i, (values, errors) in points]
            yield tag("path", d=_path([*above, *reversed(below)]) + "Z", fill=colour, opacity=0.13)
        for seat, colour in enumerate(self.paint[: self.course.game.seats]):
            yield line(_path([(self.x(i), self.y(values[seat])) for i, (values, _) in points]), colour, 2.4)

    def _swings(self) -> Iterator[str]:
        """Draw bars: up for luck, down for what a seat gave away; and rings on the line for free choices."""
        wide = max(0.8, self.step * 0.72)
        for step in self.course.steps:
            x = self.x(step.number - 0.5) - wide / 2
            height = self.zero
            for seat, swing in _bars(step):
                tall = abs(swing) * self.scale
                if swing > 0:
                    height -= tall
                what = f"{step.number}  {step.move}  {self.names[seat]} {100 * swing:+.1f}"
                box = {"x": x, "y": height if swing > 0 else self.zero, "width": wide, "height": tall}
                yield tag("rect", tag("title", escape(what)), **box, fill=self.paint[seat])
            if step.choice_between:
                yield _ring(x + wide / 2, self.zero, self.paint[step.turn])


def _bars(step: Step) -> Iterator[tuple[int, float]]:
    """Yield the seats that have a bar for a move, and its length: those whom chance helped, or the one that lost."""
    swings = enumerate(step.luck) if step.turn == CHANCE else [(step.turn, step.loss)]
    sign = 1 if step.turn == CHANCE else -1
    yield from ((seat, sign * swing) for seat, swing in swings if _is_seen(swing))


def _ring(x: float, y: float, colour: str) -> str:
    return tag("circle", cx=x, cy=y, r=5, fill=PAPER, stroke=colour, stroke_width=2.5)


def _is_seen(swing: float) -> bool:
    return swing >= 0.0005


def _round_numbers() -> Iterator[int]:
    ten = 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def _path(points: list[tuple[float, float]]) -> str:
    return "".join(f"{'L' if i else 'M'}{x:.1f} {y:.1f}" for i, (x, y) in enumerate(points))


def _text(words: str, x: float, y: float, size: float, colour: str, anchor: str) -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, font_family=FONT, fill=colour, text_anchor=anchor)
