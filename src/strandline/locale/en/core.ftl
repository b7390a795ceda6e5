core-no-such-game = there is no game “{ $name }”; the games are { $allowed }
core-no-such-option = { $game } has no option “{ $option }”; its options are { $allowed }
# $allowed is a list of values, or a range.
core-bad-option = { $option } cannot be “{ $value }”; it can be { $allowed }
# The value is a text such as "3" where a number is needed.
core-option-text = { $option } is a number: write { $option }={ $value }, not { $option }="{ $value }"
core-bad-seed = a seed is a whole number from 0 to 9223372036854775807, not “{ $value }”
core-no-place = there is no place “{ $place }” on this board; the places are { $first } … { $last }
core-no-arrow = “{ $move }” moves nothing from one place to another, so there is no arrow for it
core-mark-colour = a colour is one of { $allowed }, or # and six hexadecimal digits, not “{ $colour }”
core-mark-sign = a mark is one of { $allowed }, or at most { $most } letters or digits, not “{ $sign }”
core-game-over = the game is over
core-not-a-move = this is not a move in { $game }; moves look like { $example }
# An extra is a group of Python packages that pip installs on demand.
core-needs-extra = this needs the extra “{ $extra }”: pip install '.[{ $extra }]'
# $what is a module of Strandline.
core-compiling = Compiling { $what } (only the first time; `strandline compile` does it ahead) …
core-compiled = Compiled { $what } in { $seconds } s.
# Joins the parts of a sentence, two by two; $rest is joined itself.
core-and = { $first } and { $last }
core-comma = { $first }, { $rest }
core-puzzles-torn = this installation’s puzzles of { $game } are incomplete or were changed: install Strandline again
core-puzzles-old = the puzzles of { $game } are for other rules: install Strandline again
