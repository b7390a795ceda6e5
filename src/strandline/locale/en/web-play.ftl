## The page where people are paired with others who want the same game
web-play-about = Choose a game and a time limit, and you’re paired with someone who wants the same.
# Label of the list of games.
web-play-game = Game
# A choice of time limit, like the next two.
web-play-fast = Fast
web-play-relaxed = Relaxed
web-play-post = By correspondence
# What the choice means. The numbers are already in the language’s digits.
web-play-bank = { $minutes } minutes each, plus { $seconds } seconds per turn
web-play-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
  }
# Button.
web-play-find = Find a game
# Heading, while the person waits.
web-play-looking = Looking for someone to play { $game } …
# $names is one name or several.
web-play-here = { $count } of { $all } players are here: { $names }
web-play-stay = Keep this page open. The game begins as soon as everyone is here.
# $time is minutes and seconds: 1:05.
web-play-waited = Waiting for { $time }
# Button: ends web-play-looking.
web-play-stop = Stop looking
# Question above the next two buttons. $bot is the bot’s name.
web-play-offer = Nobody yet. Play { $bot }, level { $level }, meanwhile?
web-play-bot = Play level { $level }
web-play-wait = Keep waiting
# Heading of a list.
web-play-list = Who is waiting
web-play-none = Nobody else is waiting right now.
# Button: sits down with those who wait.
web-play-take = Play
# The same for screen readers. $names is one name or several.
web-play-take-what = Play { $game } with { $names }
# Beside a game in the list; the button after it is web-play-stop.
web-play-yours = You’re looking for this game.
web-play-stop-what = Stop looking: { $game }
web-play-posted = You’re looking for a game by correspondence. Once someone joins, it’s among your tables on the home page.
