## What the solver does not solve
solve-two-seats = решатель работает с играми на двоих, а здесь игроков: { $seats }
solve-hidden = решатель не работает с играми, где есть скрытая информация
solve-chance = решатель не работает с играми, где есть случайность
solve-memory = для таблицы нужен хотя бы 1 мегабайт
solve-too-much-memory = на этом компьютере нет столько мегабайт памяти

## What it has found
solve-won = Ход: { $mover }. Победа: { $mover }.
solve-lost = Ход: { $mover }. Победа: { $other }.
solve-drawn = Ход: { $mover }. Ничья: ни одна сторона ({ $mover }, { $other }) не может добиться победы.
solve-unknown = Не решено: победить ещё может любой.
solve-not-won = Ход: { $mover }. Не решено, но эта сторона победить не может: либо победа ({ $other }), либо ничья.
solve-more = Возможно, поможет больше времени (--seconds) или памяти (--memory).
solve-line = За { $number ->
    [one] { $number } ход
    [few] { $number } хода
    [many] { $number } ходов
   *[other] { $number } хода
}: { $moves }
solve-line-begins = Продолжение начинается так: { $moves }
solve-effort = Позиций: { $nodes } за { $seconds } с ({ $speed } в секунду)
solve-progress = Позиций: { $nodes }, { $seconds } с; осталось, чтобы доказать победу: { $proof }, чтобы исключить её: { $disproof }
