## The page with the games that anyone can watch
web-watch-about = Открытые партии, которые идут прямо сейчас.
web-watch-analysis = У партии, которую вы смотрите, можно включить разбор по ходу игры.
# Instead of the list; below it is the button web-together-play.
web-watch-none = Сейчас не идёт ни одной открытой партии.
web-watch-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }
# $ago is a time such as “2 minutes ago”.
web-watch-began = начало: { $ago }

## Live analysis at a table, for its spectators
# Label of a switch.
web-watch-live = Разбор по ходу игры
web-watch-live-is = Шансы на победу и лучшие ходы, какими их видит компьютер. Игроки не могут его включить.
# Status, while the computer looks at the position.
web-watch-thinking = Компьютер думает …
# Heading.
web-watch-chances = Шансы на победу
# Heading.
web-watch-best = Лучшие ходы
# In games with secrets, instead of the best moves.
web-watch-hidden = Только по тому, что видно всем. В этой игре кое-что скрыто, поэтому лучших ходов нет.
# Status after an error.
web-watch-failed = Сейчас ответа нет. Разбор продолжится со следующего хода.
# Instead of the switch, in a rated game.
web-watch-rated = Эта партия идёт на рейтинг или в зачёт турнира, поэтому она не разбирается, пока идёт.
