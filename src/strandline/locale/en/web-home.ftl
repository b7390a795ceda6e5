## The first page
web-home-hero = Pull up a chair by the sea
web-home-hero-more = Three real board games, free in your browser. Play a bot, share a screen, or send friends a link. No sign-up, nothing to install.
# The same on a site without a server, which can't invite anybody.
web-home-hero-here = Three real board games, free in your browser. Play a bot or share a screen. No sign-up, nothing to install, and no connection needed once it’s loaded.
web-home-games = Games
# $least and $most are numbers, already in the language's digits.
web-home-range = { $least }–{ $most }
# $players is a number or a range, $most its upper end.
web-home-players = { $most ->
    [one] { $players } player
   *[other] { $players } players
  }
web-home-minutes = { $minutes } minutes
# What a button does, and for which game.
web-home-do-what = { $action }: { $game }
# Button: starts a game against bots at once.
web-home-play = Play
# Label of the list of levels.
web-home-against = Level of the bots in { $game }
# $bot is the bot’s name.
web-home-against-level = { $bot }, level { $level }
# Button: opens the form for a new table.
web-home-friends = Play with friends
# Link to the guided game.
web-home-learn-it = How to play
web-home-my-tables = Your tables
web-home-open-tables = Open tables
# Heading of a list.
web-home-over-tables = Recent games
# $names is one name or several: the other players at the table.
web-home-with = with { $names }
web-home-your-turn = Your turn
# Status of a table, like the next two.
web-home-status-open = Waiting for players
web-home-status-playing = In progress
web-home-status-over = Finished
# How a game has ended, in a list. $names is one name.
web-home-won = { $names } won
# $names is two names or more.
web-home-shared = { $names } shared the win
web-home-won-you = You won
web-home-shared-you = You shared the win
web-home-lost-you = You lost
web-home-drawn-game = Draw
web-home-nobody-won = Stopped
# Button: hides a game against bots from this list; the game is kept.
web-home-put-away = Put away
# The same for screen readers. $ago is a time such as “2 days ago”.
web-home-put-away-what = Put away: { $game }, { $ago }
# Button below the list of tables.
web-home-bring-back = Show games you put away ({ $count })
# Heading.
web-home-next = What’s next
web-home-next-lesson = Go on learning { $game }: { $done } of { $all } steps done
web-home-next-learn = Learn { $game } step by step
web-home-next-level = You’ve beaten level { $level } of { $game } twice: meet { $bot }
web-home-next-daily = Puzzle of the day
web-home-next-row = { $count ->
    [one] ({ $count } day in a row)
   *[other] ({ $count } days in a row)
}
web-home-next-puzzles = More puzzles
