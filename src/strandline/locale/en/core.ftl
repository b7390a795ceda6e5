no-such-game = There is no game “{ $name }”; the games are { $allowed }
no-such-option = { $game } has no option “{ $option }”; its options are { $allowed }
bad-option = { $option } cannot be “{ $value }”; allowed is { $allowed }
bad-seed = a seed is a whole number from 0 to 9223372036854775807, and not “{ $value }”
game-over = the game is over
not-a-move = this is no move in { $game }; moves look like { $example }
needs-extra = this needs the extra “{ $extra }”: pip install 'strandline[{ $extra }]'
