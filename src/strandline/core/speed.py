"""How fast this machine runs what is bound. A file of its own: the source of ``kernel.py`` is in all compiled names."""

from importlib.util import find_spec

from .kernel import Target


def usual_target() -> Target:
    """Compiled where Numba is installed, unless someone wants it otherwise."""
    return "cpu" if find_spec("numba") else "python"
