## The board that draws any game. Names of places and texts of moves come from the game.
default-board-move = { $move }
default-board-ask = Choose a move.
default-board-place = { $place }: { $pieces }
default-board-empty = { $place }: empty
default-board-text = Position: { $text }
# What a screen reader says of a place, like the next ones.
default-board-can-move = can move
default-board-can-choose = can be chosen
default-board-goal = can go here
default-board-held = picked up
default-board-last = last move
# $goals is one place or several.
default-board-picked-up = Picked up: { $piece }, { $place }. It can go to: { $goals }.
default-board-others = Other moves
# Above the moves that a click could mean.
default-board-which = Which move do you mean?
# Button: plays none of the moves above it.
default-board-none = None of these
