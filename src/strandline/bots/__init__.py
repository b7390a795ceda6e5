"""What sits in a seat: levels, budgets, deliberate mistakes, and programs that speak the bot protocol."""
