## The page where people are paired with others who want the same game
web-play-about = Válassz játékot és gondolkodási időt, és párosítunk valakivel, aki ugyanezt szeretné.
# Label of the list of games.
web-play-game = Játék
# A choice of time limit, like the next two.
web-play-fast = Gyors
web-play-relaxed = Ráérős
web-play-post = Levelezős
# What the choice means. The numbers are already in the language’s digits.
web-play-bank = fejenként { $minutes } perc, körönként még { $seconds } másodperc
web-play-days = { $days ->
    [one] körönként { $days } nap
   *[other] körönként { $days } nap
  }
# Button.
web-play-find = Játékostárs keresése
# Heading, while the person waits.
web-play-looking = Játékostársat keresünk, a játék: { $game } …
# $names is one name or several.
web-play-here = Itt van { $count }/{ $all } játékos: { $names }
web-play-stay = Hagyd nyitva ezt az oldalt. A játszma elkezdődik, amint mindenki itt van.
# $time is minutes and seconds: 1:05.
web-play-waited = Várakozási idő: { $time }
# Button: ends web-play-looking.
web-play-stop = Keresés leállítása
# Question above the next two buttons. $bot is the bot’s name.
web-play-offer = Még senki. Játszol addig egy géppel? { $bot }, { $level }. szint.
web-play-bot = { $level }. szintű gép ellen játszom
web-play-wait = Tovább várok
# Heading of a list.
web-play-list = Kik várnak
web-play-none = Most senki más nem vár.
# Button: sits down with those who wait.
web-play-take = Játszom
# The same for screen readers. $names is one name or several.
web-play-take-what = Játszom: { $game }, játékostársak: { $names }
# Beside a game in the list; the button after it is web-play-stop.
web-play-yours = Ehhez a játszmához keresel társat.
web-play-stop-what = Keresés leállítása: { $game }
web-play-posted = Levelezős játszmához keresel társat. Amint valaki csatlakozik, a kezdőlapon az asztalaid között találod.
