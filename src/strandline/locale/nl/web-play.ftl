## The page where people are paired with others who want the same game
web-play-about = Kies een spel en een bedenktijd, en je wordt gekoppeld aan iemand die hetzelfde wil.
# Label of the list of games.
web-play-game = Spel
# A choice of time limit, like the next two.
web-play-fast = Snel
web-play-relaxed = Rustig
web-play-post = Per correspondentie
# What the choice means. The numbers are already in the language’s digits.
web-play-bank = { $minutes } minuten per speler, plus { $seconds } seconden per beurt
web-play-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
  }
# Button.
web-play-find = Zoek een partij
# Heading, while the person waits.
web-play-looking = We zoeken iemand voor { $game } …
# $names is one name or several.
web-play-here = { $count } van { $all } spelers zijn er: { $names }
web-play-stay = Houd deze pagina open. De partij begint zodra iedereen er is.
# $time is minutes and seconds: 1:05.
web-play-waited = Wachttijd: { $time }
# Button: ends web-play-looking.
web-play-stop = Stop met zoeken
# Question above the next two buttons. $bot is the bot’s name.
web-play-offer = Nog niemand. Speel je zolang tegen { $bot }, niveau { $level }?
web-play-bot = Speel tegen niveau { $level }
web-play-wait = Blijf wachten
# Heading of a list.
web-play-list = Wie er wachten
web-play-none = Er wacht nu verder niemand.
# Button: sits down with those who wait.
web-play-take = Spelen
# The same for screen readers. $names is one name or several.
web-play-take-what = Speel { $game } met { $names }
# Beside a game in the list; the button after it is web-play-stop.
web-play-yours = Je zoekt deze partij.
web-play-stop-what = Stop met zoeken: { $game }
web-play-posted = Je zoekt een correspondentiepartij. Zodra iemand meedoet, staat die op de startpagina bij je tafels.
