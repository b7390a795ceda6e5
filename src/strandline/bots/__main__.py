import sys

from .server import serve

# Numba imports SciPy if it is installed, which delays the first move. No bot needs it.
sys.modules["scipy"] = None  # type: ignore[assignment]
serve(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
