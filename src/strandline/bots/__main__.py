import sys

from .server import serve

# Numba loads SciPy where it finds it, which takes a good part of the time until the first move; no bot needs it.
sys.modules["scipy"] = None  # type: ignore[assignment]
serve(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
