## The Learn page. `code` is shown as it is typed.
web-learn-title = Learn { $game }
web-learn-about = Play your first game step by step. You make the moves on the board yourself, and if one isn’t allowed, we’ll tell you why.
web-learn-step = Step { $at } of { $all }
web-learn-steps = Steps
web-learn-done-step = Step { $at } of { $all }, done
# Heading for screen readers: the box that comments on the player's move.
web-learn-answer = Feedback on your move
# Button.
web-learn-next = Next step
# Button.
web-learn-again = Repeat this step
# Button.
web-learn-start-over = Start over
# Button: shows the move that the step asks for.
web-learn-show = Show me
web-learn-right = Well done!
web-learn-go-on = Good! Keep going.
# The reason follows, such as “another crab covers yours on b2”.
web-learn-not-allowed = That’s not allowed:
# $hint is one sentence or several.
web-learn-legal-but = You could play that, but this step asks for another move. { $hint }
web-learn-finished = You’ve finished! Now you know enough for your first game.
# Button: opens the form for a new table.
web-learn-play-now = Play against a bot
# Button.
web-learn-read-rules = Read the rules
# Numbers of rules follow.
web-learn-rules-of-step = Rules in this step:
# Heading of a list that opens.
web-learn-moves = All possible moves
web-learn-progress = { $done } of { $all } steps done
web-learn-progress-all = All steps done
# Both mark one lesson in the list of lessons.
web-learn-next-game = Your next lesson
web-learn-next-step = Continue with step { $step }
