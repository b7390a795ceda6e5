"""Survive – Escape from Atlantis."""
