## The board that draws any game. Names of places and texts of moves come from the game.
default-board-move = { $move }
default-board-ask = Kies een zet.
default-board-place = { $place }: { $pieces }
default-board-empty = { $place }: leeg
default-board-text = Stelling: { $text }
default-board-can-move = kan zetten
default-board-can-choose = kan gekozen worden
default-board-goal = kan hierheen
default-board-held = opgepakt
default-board-last = laatste zet
default-board-picked-up = Opgepakt: { $piece }, { $place }. Kan naar: { $goals }.
default-board-others = Andere zetten
default-board-which = Welke zet bedoel je?
default-board-none = Geen van deze
