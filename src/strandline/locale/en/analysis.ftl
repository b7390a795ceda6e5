## Arguments
analysis-budget = use either --seconds or --nodes, not both
analysis-plot-record = --svg plots a whole game: give a game file, and leave out --move
analysis-plot-kind = “{ $file }”: the name of the plot's file must end in .svg
analysis-notes-record = --notes is for a whole game: give a game file, and leave out --move

## The tables; numbers are in percent of a win
analysis-thinking = Thinking
analysis-move = move
analysis-odds = odds
analysis-visits = visits
analysis-line = expected line
analysis-proven = proven
analysis-number = no.
analysis-who = who
analysis-lucky = luck
analysis-lost = loss
analysis-better = better
analysis-start = start
analysis-own = own losses
analysis-gifts = others’
analysis-rest = rest
analysis-end = end
analysis-about = Winning chances after each move, in percent. Luck is what a chance event gave, and to whom; loss is what the player who decided gave away.
# A comment in a game file; the better move follows.
analysis-note = { $move } loses { $lost } points of 100. Better was:
analysis-effort = { $nodes } nodes in { $seconds } s

## The plot
analysis-title = Winning chances: { $game }
analysis-chances = Winning chance after each move
analysis-swings = Up: luck; down: loss by a decision
analysis-choice = Free choice: nothing to gain or lose
analysis-moves = moves and outcomes
