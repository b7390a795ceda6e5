## The board that draws any game. Names of places and texts of moves come from the game.
default-board-move = { $move }
default-board-ask = Choisissez un coup.
default-board-place = { $place } : { $pieces }
default-board-empty = { $place } : vide
default-board-text = Position : { $text }
default-board-can-move = peut se déplacer
default-board-can-choose = peut être choisi
default-board-goal = peut venir ici
default-board-held = en main
default-board-last = dernier coup
default-board-picked-up = En main : { $piece }, { $place }. Peut aller en : { $goals }.
default-board-others = Autres coups
default-board-which = Quel coup voulez-vous jouer ?
default-board-none = Aucun de ceux-là
