## The board that draws any game. Names of places and texts of moves come from the game.
default-board-move = { $move }
default-board-ask = Choose a move.
default-board-place = { $place }: { $pieces }
default-board-empty = { $place }: empty
default-board-text = Position: { $text }
default-board-can-move = can move
default-board-can-choose = can be chosen
default-board-goal = can go here
default-board-held = in your hand
default-board-last = last move
default-board-picked-up = Picked up: { $piece }, { $place }. It can go to: { $goals }.
default-board-others = Other moves
default-board-which = Which move do you mean?
default-board-none = None of these
