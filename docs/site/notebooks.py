"""Run the notebooks, and store their outputs: `python docs/site/notebooks.py`, after a change of one.

Everything in them repeats exactly, so a test runs them again and expects the stored outputs.
"""

import sys
from pathlib import Path
from typing import Any

import nbclient
import nbformat
from traitlets.config import Config

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


def run(file: Path) -> Any:
    """Return a notebook with its current outputs, without traces of the machine that it ran on."""
    notebook: Any = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    no_port = Config({"KernelManager": {"transport": "ipc"}})
    nbclient.NotebookClient(notebook, timeout=600, coalesce_streams=True, config=no_port).execute()
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.execution_count = None
            cell.outputs = [kept for output in cell.outputs if (kept := tidy(output))]
    return notebook


def tidy(output: Any) -> Any:
    """Return an output as it is stored: a picture without its text, no execution count, and no messages."""
    if output.get("name") == "stderr":
        return None
    if "execution_count" in output:
        output.execution_count = None
    if "image/svg+xml" in output.get("data", {}):
        output.data.pop("text/plain", None)
    return output


if __name__ == "__main__":
    for each in map(Path, sys.argv[1:] or NOTEBOOKS):
        nbformat.write(run(each), each)  # type: ignore[no-untyped-call]
