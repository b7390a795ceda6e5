"""Players that are not people: our bots at six levels, and programs that speak the bot protocol."""
