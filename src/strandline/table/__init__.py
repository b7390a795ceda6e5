"""The table: a server where people and bots play. It never loses a move and never shows a card."""
