## What rated tables refuse
table-rated-people = A rated game is for people only: give every seat to a person, and have at least two seats.
table-rated-clock = A rated game needs a time limit: choose one.
# To someone whose page has not said that the game is rated, or to a program.
table-rated-ask = This game is rated: its result changes your rating. Reload the page to see that, then sit down; a program must send `rated`.
table-rated-once = You already sit here. In a rated game, every seat is for a different person.
# An internet address.
table-rated-address = Someone from your address already sits here. Players of a rated game must come from different addresses, so that nobody can play against themselves. Play an unrated game instead.
table-rated-close = You can’t close a rated game while it’s going on. If you want to stop, resign.
table-rated-here = A game on this device alone can’t be rated: create an unrated one.
table-rated-not = This game isn’t rated.
