## The page with the games that anyone can watch
web-watch-about = Public games that are being played right now.
web-watch-analysis = A game that you watch can show live analysis.
# Instead of the list; below it is the button web-together-play.
web-watch-none = Nobody is playing a public game right now.
web-watch-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
# $ago is a time such as “2 minutes ago”.
web-watch-began = started { $ago }

## Live analysis at a table, for its spectators
# Label of a switch.
web-watch-live = Live analysis
web-watch-live-is = Winning chances and the best moves, as the computer sees them. Players can’t turn this on.
# Status, while the computer looks at the position.
web-watch-thinking = Thinking …
# Heading.
web-watch-chances = Winning chances
# Heading.
web-watch-best = Best moves
# In games with secrets, instead of the best moves.
web-watch-hidden = Only from what everyone can see. Some things are hidden in this game, so there are no best moves.
# Status after an error.
web-watch-failed = No answer right now. It continues with the next move.
# Instead of the switch, in a rated game.
web-watch-rated = This game counts for a rating or a tournament, so there’s no live analysis until it’s over.
