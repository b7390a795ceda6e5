"""Hosts tables on one device: what a page's Web Worker calls, in Pyodide. One person owns everything here."""
