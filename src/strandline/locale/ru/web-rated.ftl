## Rated games: in lists, before, during and after a game
# Beside a table in a list: its result changes ratings.
web-rated-mark = Рейтинговая
# A rating and its uncertainty, both already in the language’s digits.
web-rated-number = { $rating } ± { $uncertainty }
# Below a player’s name; $number is web-rated-number.
web-rated-rating = Рейтинг { $number }
# Before someone takes a seat.
web-rated-notice = Это рейтинговая партия: её результат изменит ваш рейтинг. Уход из партии и просрочка времени засчитываются против вас.
# $time is a clock such as 1:30.
web-rated-clock-move = Ограничение времени: { $time } на каждый ход.
web-rated-clock-bank = Ограничение времени: { $time } на всю партию{ $increment ->
    [0] .
   *[other] {" "}и ещё { $increment } с за каждый ход.
}
web-rated-clock-days = Ограничение времени: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} на каждый ход.
# Button: takes the seat.
web-rated-sit = Сесть, на рейтинг
# A box to tick.
web-rated-new = Рейтинговая партия
web-rated-new-is = Результат изменит рейтинг каждого. Уход из партии засчитывается против вас.
# Why the box can’t be ticked, like the next one.
web-rated-needs-people = В рейтинговой партии каждый игрок — человек со своим устройством.
web-rated-needs-clock = Для рейтинговой партии выберите ограничение времени.
# Status line, until the result is counted.
web-rated-counting = Учитываем результат …
# After the game; ratings are already in the language’s digits.
web-rated-change = Ваш рейтинг: { $before } → { $after } (± { $uncertainty })
# After the game: why it changes no rating, like the next two.
web-rated-why-short = Эта партия не меняет рейтинг: не все успели сделать ход.
web-rated-why-long = Эта партия не меняет рейтинг: она остановлена, потому что слишком затянулась.
web-rated-why-pair = Эта партия не меняет рейтинг: двое её игроков за день уже сыграли друг с другом { $most ->
    [one] { $most } рейтинговую партию
    [few] { $most } рейтинговые партии
    [many] { $most } рейтинговых партий
   *[other] { $most } рейтинговой партии
}.
# Button: creates a rematch that is rated, or goes to it.
web-rated-rematch = Реванш на рейтинг
