"""Krabcek: a die, a labyrinth that is new every time, nothing hidden."""
