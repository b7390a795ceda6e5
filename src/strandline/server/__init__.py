"""Hosts tables for many people: HTTP, WebSocket, storage, bots in worker processes."""
