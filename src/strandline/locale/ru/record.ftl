## Why a record cannot be read: its form
record-too-big = запись не может быть больше { $most } МиБ
record-not-utf8 = байт { $byte } — не UTF-8: это не текст или текст не весь
record-torn = файл обрывается посередине (строка { $line }, столбец { $column }): остального нет
record-not-json = строка { $line }, столбец { $column }: это не JSON
record-too-deep = вложенность здесь глубже допустимой ({ $most })
record-number = { $number } — не число, которое может стоять в записи
record-letter = в { $value } стоит половина суррогатной пары, а это не буква
record-twice = имя { $name } стоит в одном объекте дважды
record-format = это не запись Strandline: «format» — не «strandline»
record-newer-format = версия формата этой записи — { $version }, а этот Strandline читает версию { $known }: её прочтёт более новый (pip install --upgrade strandline)
record-wrong = { $place } — это { $value }, а должно быть { $allowed }
record-pattern = { $place } — это { $value }, а должно выглядеть как { $pattern }
record-missing = в { $place } нет «{ $name }»
record-unknown = в { $place } есть { $name }, а в записях такого не бывает; бывает { $allowed }
record-size = размер { $place } — { $size }, а должен быть от { $least } до { $most }

## Why a record cannot be read: its game
record-newer-rules = эта игра сыграна по версии { $rules } правил { $game }, а этот Strandline играет по версии { $known }: её прочтёт более новый (pip install --upgrade strandline)
record-older-rules = эта игра сыграна по версии { $rules } правил { $game }, а этот Strandline играет по версии { $known }: её прочтёт выпуск { $release } (pip install strandline=={ $release })
record-start = начало: { $reason }
record-start-text = начало, { $text }: { $reason }
record-no-start = неизвестно, как началась эта партия: нужна позиция из раздачи, из текста или из другой записи
record-move = ход { $number }, { $move }: { $reason }
record-chance-count = в «chance» исходов { $told }, а среди ходов их { $true }
record-chance = «chance» называет не те исходы и веса хода { $number }

## Why a record cannot be read: its end
record-seats = имена есть у стольких мест: { $found }, а мест в игре { $seats }
record-no-seat = места { $seat } нет; места пронумерованы от 0 до { $last }
record-end-seat = для конца «{ $by }» { $by ->
    [resigned] нужно указать место
    [time] нужно указать место
   *[other] место не указывают
}
record-no-end = по правилам игра окончилась ходом { $number }, но «end» — null
record-goes-on = по «end» игра окончилась по правилам, но после хода { $number } она продолжается
record-ended-by-rules = в «end» стоит «{ $by }», но игра окончилась по правилам ходом { $number }
record-other-end = у начала было прошлое, о котором запись не говорит: если сыграть оттуда снова, партия заканчивается иначе
record-result-without-end = результат есть, но «end» — null
record-result-missing = в «end» стоит «{ $by }», но результата нет
record-result-stopped = у прерванной игры нет результата
record-result-seats = в результате { $result } не столько долей, сколько мест ({ $seats })
record-result-sum = доли { $result } в сумме не дают 1
record-result = в записи результат { $result }, а на деле { $true }
record-result-loser = в записи результат { $result }, но место { $seat } сдалось и доли не получает
record-result-agreed = в записи результат { $result }, но ничью по согласию делят поровну два места или больше
record-fraction = долю { $value } пишут как { $lowest }
record-date = даты «{ $name }», { $value }, нет в календаре
record-date-zone = в дате { $value } не указан часовой пояс
record-extra = «extra» нельзя записать как JSON: { $reason }
