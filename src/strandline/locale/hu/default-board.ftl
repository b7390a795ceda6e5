## The board that draws any game. Names of places and texts of moves come from the game.
default-board-move = { $move }
default-board-ask = Válassz egy lépést.
default-board-place = { $place }: { $pieces }
default-board-empty = { $place }: üres
default-board-text = Állás: { $text }
default-board-can-move = léphet
default-board-can-choose = választható
default-board-goal = ide léphet
default-board-held = felvéve
default-board-last = utolsó lépés
default-board-picked-up = Felvéve: { $piece }, { $place }. Ide léphet: { $goals }.
default-board-others = További lépések
default-board-which = Melyik lépésre gondolsz?
default-board-none = Egyik sem
