"""What happens in games, counted: a file a game, read off the positions before and after each move. No rule is here."""
