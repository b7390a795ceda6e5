import sys

from .server import serve

serve(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
