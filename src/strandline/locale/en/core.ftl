core-no-such-game = There is no game “{ $name }”; the games are { $allowed }
core-no-such-option = { $game } has no option “{ $option }”; its options are { $allowed }
core-bad-option = { $option } cannot be “{ $value }”; allowed is { $allowed }
core-bad-seed = a seed is a whole number from 0 to 9223372036854775807, and not “{ $value }”
core-game-over = the game is over
core-not-a-move = this is no move in { $game }; moves look like { $example }
core-needs-extra = this needs the extra “{ $extra }”: pip install '.[{ $extra }]'
