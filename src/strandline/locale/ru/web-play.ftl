## The page where people are paired with others who want the same game
web-play-about = Выберите игру и время на размышление, и сервер найдёт того, кто хочет того же.
# Label of the list of games.
web-play-game = Игра
# A choice of time limit, like the next two.
web-play-fast = Быстро
web-play-relaxed = Не спеша
web-play-post = По переписке
# What the choice means. The numbers are already in the language’s digits.
web-play-bank = по { $minutes } мин. на игрока и ещё { $seconds } с за ход
web-play-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
  }
# Button.
web-play-find = Найти партию
# Heading, while the person waits.
web-play-looking = Ищем, с кем сыграть: { $game } …
# $names is one name or several.
web-play-here = Здесь { $count } из { $all } игроков: { $names }
web-play-stay = Не закрывайте эту страницу. Партия начнётся, как только все соберутся.
# $time is minutes and seconds: 1:05.
web-play-waited = Время ожидания: { $time }
# Button: ends web-play-looking.
web-play-stop = Больше не искать
# Question above the next two buttons. $bot is the bot’s name.
web-play-offer = Пока никого. Сыграть тем временем с ботом { $bot }, уровень { $level }?
web-play-bot = Сыграть с уровнем { $level }
web-play-wait = Подождать ещё
# Heading of a list.
web-play-list = Кто ждёт
web-play-none = Сейчас больше никто не ждёт.
# Button: sits down with those who wait.
web-play-take = Сыграть
# The same for screen readers. $names is one name or several.
web-play-take-what = Сыграть: { $game }, с игроками: { $names }
# Beside a game in the list; the button after it is web-play-stop.
web-play-yours = Вы ищете эту партию.
web-play-stop-what = Больше не искать: { $game }
web-play-posted = Вы ищете партию по переписке. Когда кто-нибудь присоединится, она появится среди ваших столов на главной странице.
