## The page of one’s own progress.
web-progress-about = Kept in this browser, for you alone.
web-progress-about-server = Kept in this browser and on this server, for you alone. Your other devices show it, too.
# Heading.
web-progress-games = Games
web-progress-none = Finish a game, and it shows up here.
web-progress-total = { $won } won, { $drawn } drawn, { $lost } lost
web-progress-streak = { $count ->
    [one] Longest streak: { $count } win
   *[other] Longest streak: { $count } wins
}
# Heading of a column: the game, and the opponents.
web-progress-against = Against
# Heading of a column.
web-progress-won = Won
# Heading of a column.
web-progress-drawn = Drawn
# Heading of a column.
web-progress-lost = Lost
web-progress-level = { $bot }, level { $level }
# Opponents who are no bots, or not all.
web-progress-people = people
web-progress-puzzles = Rating { $rating }; { $solved } solved; at most { $best } in a row
# Button.
web-progress-solve = Solve puzzles
# Heading.
web-progress-best = Best games
web-progress-best-is = Wins against the strongest opponents, those with the fewest mistakes first.
# Heading.
web-progress-luck = Luck
web-progress-luck-is = What dice and tiles gave you, in points of a hundred, by the analysis at the end of each game.
web-progress-mean = On average: { $points }
# Button.
web-progress-export = Download all of it
# Button.
web-progress-delete = Delete all of it
web-progress-sure = Delete your results, puzzles and finished lessons from this browser? Tables stay as they are.
web-progress-sure-server = Delete your results, puzzles and finished lessons from this browser and the server? Your other devices delete their puzzles and lessons, too. Tables stay as they are.
web-progress-deleted = Deleted.
web-progress-deleted-here = Deleted here. The copy on the server is deleted as soon as it can be reached.
web-progress-torn = Some of what was kept here can’t be read any more.
