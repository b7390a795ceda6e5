## The leaderboard
web-leaderboard-about = Рейтинг складывается из рейтинговых партий между людьми. Порядок осторожный: неопределённость (±) вычитается трижды, и каждая партия её уменьшает.
# Label of a choice.
web-leaderboard-game = Игра
# Label of a choice.
web-leaderboard-players = Число игроков
web-leaderboard-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
# Heading of a column, like the next three.
web-leaderboard-place = Место
web-leaderboard-name = Игрок
web-leaderboard-rating = Рейтинг
web-leaderboard-games = Партии
# Beside a rating.
web-leaderboard-provisional = предварительный
web-leaderboard-you = вы
# Stands for the name of a player who has none.
web-leaderboard-nobody = Игрок
web-leaderboard-empty = Здесь пока ни у кого нет рейтинга.
web-leaderboard-none = Здесь у вас пока нет рейтинга.
web-leaderboard-how = Чтобы его получить, доиграйте рейтинговую партию: с людьми и с ограничением времени.
# Button.
web-leaderboard-new = Новая рейтинговая партия
# Heading.
web-leaderboard-yours = Ваши рейтинги
