"""A static host as they are common: it serves `.br` files for those beside them, and 404.html for what is not there.

`python static_host.py PORT FOLDER PLACE`: the site is in PLACE below FOLDER.
"""

import functools
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class Host(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.split("?")[0].endswith("/"):
            path /= "index.html"
        squeezed = path.with_name(path.name + ".br")
        if "br" not in self.headers.get("accept-encoding", "") or not squeezed.is_file():
            return super().do_GET()
        return self.answer(200, squeezed.read_bytes(), self.guess_type(path), {"content-encoding": "br"})

    def send_error(self, code: int, *_: Any) -> None:
        page = Path(self.directory, sys.argv[3], "404.html")
        self.answer(code, page.read_bytes(), "text/html", {})

    def answer(self, status: int, body: bytes, kind: str, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {"content-type": kind, "content-length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    host = functools.partial(Host, directory=sys.argv[2])
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), host).serve_forever()
