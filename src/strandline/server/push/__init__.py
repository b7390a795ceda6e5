"""Web Push: a message to a person's devices when it is their turn in a game with days for each turn."""
