"""``strandline games``."""

from dataclasses import asdict

from rich.markup import escape

from strandline.core import registry
from strandline.core.game import game
from strandline.core.messages import translate

from .common import console


def games() -> None:
    """List the games with their options and defaults."""
    for name in registry.names():
        defaults = asdict(game(name).options)
        options = " ".join(f"{option}={_value_text(value)}" for option, value in defaults.items())
        console.print(f"[bold]{name}[/]  {escape(_about(name))}\n    [dim]{escape(options)}[/]", soft_wrap=True)


def _value_text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _about(name: str) -> str:
    try:
        return translate(f"{name}-about")
    except KeyError:
        return ""
