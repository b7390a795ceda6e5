## Why a game file cannot be read: its form. $place is where in the file, such as “end.by”.
record-too-big = файл партии занимает не больше { $most } МиБ
record-not-utf8 = байт { $byte } — не UTF-8: это не текстовый файл, или в нём не только текст
record-torn = файл обрывается раньше времени (строка { $line }, столбец { $column }): остального нет
record-not-json = строка { $line }, столбец { $column }: это не JSON
record-too-deep = вложенность файла больше допустимой ({ $most })
record-number = в файле партии не может быть числа { $number }
record-letter = в { $value } стоит половина суррогатной пары, а это не буква
record-twice = в одном объекте имя { $name } встречается дважды
record-format = это не файл партии Strandline: «format» — не «strandline»
record-newer-format = у этого файла партии версия формата { $version }, а этот Strandline читает версию { $known }: файл сможет прочесть более новый Strandline
record-wrong = { $place } — это { $value }, а должно быть { $allowed }
record-pattern = { $place } — это { $value }, а должно выглядеть как { $pattern }
record-missing = в { $place } нет «{ $name }»
record-unknown = в { $place } есть { $name }, а в файлах партий такого не бывает; допустимо: { $allowed }
record-size = размер { $place } — { $size }, а должен быть от { $least } до { $most }

## Why a game file cannot be read: its game
record-newer-rules = эта партия сыграна по версии { $rules } правил { $game }, а этот Strandline играет по версии { $known }: её сможет прочесть более новый Strandline
record-older-rules = эта партия сыграна по версии { $rules } правил { $game }, а этот Strandline играет по версии { $known }: её сможет прочесть выпуск { $release }
record-start = начало: { $reason }
record-start-text = начало, { $text }: { $reason }
record-no-start = неизвестно, как началась эта партия: начните с расстановки, с текста или с другого файла партии
record-move = ход { $number }, { $move }: { $reason }
record-chance-count = в «chance» исходов { $told }, а в партии их { $true }
record-chance = «chance» не совпадает с исходами и весами хода { $number }

## Why a game file cannot be read: its end
record-seats = имена даны { $found ->
    [one] { $found } месту
    [few] { $found } местам
    [many] { $found } местам
   *[other] { $found } места
}, а мест в партии { $seats }
record-no-seat = места { $seat } нет; места пронумерованы от 0 до { $last }
record-end-seat = для конца «{ $by }» { $by ->
    [resigned] нужно указать место
    [time] нужно указать место
   *[other] место не указывают
}
record-no-end = по правилам партия закончилась ходом { $number }, но «end» — null
record-goes-on = по «end» партия закончилась по правилам, но после хода { $number } она продолжается
record-ended-by-rules = в «end» стоит «{ $by }», но партия закончилась по правилам ходом { $number }
record-other-end = эта партия зависит от ходов до её начала, а их в файле нет: при повторе она заканчивается иначе
record-result-without-end = результат есть, но «end» — null
record-result-missing = в «end» стоит «{ $by }», но результата нет
record-result-stopped = у прерванной партии не может быть результата
record-result-seats = в результате { $result } число долей не равно числу мест ({ $seats })
record-result-sum = доли { $result } в сумме не дают 1
record-result = в файле результат { $result }, а на деле { $true }
record-result-loser = в файле результат { $result }, но место { $seat } сдало партию и доли не получает
record-result-agreed = в файле результат { $result }, но ничью по соглашению делят поровну два места или больше
record-fraction = долю { $value } пишут как { $lowest }
record-date = даты «{ $name }», { $value }, нет в календаре
record-date-zone = в дате { $value } не указан часовой пояс
record-extra = «extra» нельзя записать как JSON: { $reason }

## Why a game file cannot be read: its notes, and games in one line
record-note-empty = в заметке { $note } нет ни комментария, ни варианта
record-note-after = заметка { $note } относится к позиции после хода { $after }, но всего ходов { $moves }
record-note-move = заметка { $note }, ход варианта { $number }, { $move }: { $reason }
record-notes-version = в этом файле партии есть заметки («notes»), но указана версия формата 1, где их не бывает: «version» должна быть 2
record-line-head = партия в одну строку начинается со «strandline/1», игры и версии её правил, например: `strandline/1 crab-stack/1 players=3; start …`
record-line-one = здесь больше одной строки; партия в одну строку занимает только одну
record-line-part = «{ $part }» — не часть партии в одну строку; её части: { $allowed }
record-line-twice = «{ $name }» встречается дважды
record-line-no-start = в этой партии в одну строку нет начальной позиции («start»)
record-line-option = «{ $option }» — не настройка; пишите настройки так: players=3
record-line-percent = «{ $text }»: после % идут две шестнадцатеричные цифры, например %2C для запятой
record-line-end = «{ $end }» — не окончание партии; напишите, например: end rules или end resigned 0
