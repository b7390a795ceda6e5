## The first page
web-home-hero = Pull up a chair by the sea
web-home-hero-more = Three printed board games: alone against a bot, with friends at one screen, or far apart by a link. No account, no installation, nothing to pay.
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
web-home-play = Play
web-home-against = Strength of the bots in { $game }
web-home-against-level = Bot, level { $level }
web-home-friends = Play with friends
web-home-learn-it = Learn it
web-home-my-tables = Your tables
web-home-open-tables = Open tables
web-home-over-tables = Played lately
# $names: of those who sit there too, as a list.
web-home-with = with { $names }
web-home-your-turn = Your turn
web-home-status-open = Waiting for players
web-home-status-playing = Being played
web-home-status-over = Finished
