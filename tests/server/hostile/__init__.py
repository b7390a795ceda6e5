"""Attack clients, and tests that the server holds against them: on loopback only, and bounded in count and time."""
