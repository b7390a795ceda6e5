## Arguments
analysis-budget = --seconds and --nodes exclude each other
analysis-plot-record = the plot shows a whole game: it needs the file of a record, without --move
analysis-plot-kind = “{ $file }”: the plot's name must end in .svg

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
analysis-about = Winning chances after each move in percent; luck is what a chance event gave (and to whom), loss what the seat that decided gave away.
analysis-effort = { $nodes } nodes in { $seconds } s

## The plot
analysis-title = Winning chances: { $game }
analysis-chances = Winning chance after each move
analysis-swings = Up: luck of chance; down: loss of a decision
analysis-moves = moves and outcomes
