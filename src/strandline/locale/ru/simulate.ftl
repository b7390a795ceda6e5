## Arguments
simulate-policy = «{ $policy }» не играет одинаковые партии при одном начальном числе; выберите из списка: { $allowed }
simulate-suffix = «{ $file }»: имя файла должно оканчиваться на .parquet

## Results
simulate-playing = Играем
simulate-speed = Играем, партий в секунду: { $speed }
simulate-seat = место
simulate-total = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $seconds } с, в секунду: { $speed }
simulate-lengths = { $what ->
    [decisions] решений
   *[chances] случайных событий
} за партию: в среднем { $mean }, медиана { $median }, от { $least } до { $most }
simulate-shared = разделённых побед: { $games } ({ $share } %)
simulate-stopped = остановлено из-за слишком большого числа ходов: { $games }
simulate-written = Записано в { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
simulate-kept = Остановлено: файл { $file } цел, в нём первые партии: { $kept } из { $games }.
simulate-nothing-kept = Остановлено: ничего не записано.

## Files of games
simulate-data-verified = Проверено: { $games ->
    [one] { $games } партия соответствует правилам.
    [few] все { $games } партии соответствуют правилам.
    [many] все { $games } партий соответствуют правилам.
   *[other] все { $games } партии соответствуют правилам.
}
simulate-data-no-file = файла «{ $file }» нет
simulate-data-torn = файл «{ $file }» неполон, или это не файл Parquet: { $reason }
simulate-data-format = в этом файле Parquet нет партий Strandline
simulate-data-version = формат этих партий — версия { $version }, а этот Strandline читает версию { $known }
simulate-data-rules = эти партии сыграны по версии { $rules } правил { $game }, а у этого Strandline версия { $known }
simulate-data-source = общее описание партий в файле неверно: { $reason }
simulate-data-columns = столбцы не соответствуют формату: { $names }
simulate-data-other = у этих партий другие столбцы, чем в файле, или другой источник
simulate-data-column = партия { $game }: «{ $column }» отличается от общего описания партий в файле
simulate-data-start = партия { $game } начинается с недопустимой позиции: { $reason }
simulate-data-illegal = партия { $game }: ход { $move } не по правилам
simulate-data-after-end = партия { $game }: ход { $move } сделан после конца партии
simulate-data-goes-on = партия { $game } не окончена после последнего хода
simulate-data-is-over = партия { $game } закончилась по правилам, а в файле сказано иначе
simulate-data-length = в партии { $game } другое число решений и случайных событий, чем сказано в файле
simulate-data-result = у партии { $game } другой результат, чем сказано в файле
simulate-data-seed = партия { $game }: «{ $column }» не следует из начального числа
