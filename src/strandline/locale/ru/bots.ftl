## Who can be seated
bots-no-such = бота «{ $name }» нет; выберите из списка: { $allowed }

## Why a bot has lost its seat
bots-no-start = не удалось запустить «{ $command }»: { $reason }
bots-ended = программа завершилась с кодом { $code }; её последний вывод: { $words }
bots-silent = «{ $what }» не пришло за { $seconds } с
bots-nonsense = это не сообщение протокола ботов: { $line }
bots-long-line = строка длиннее, чем { $most ->
    [one] { $most } байт
    [few] { $most } байта
    [many] { $most } байт
   *[other] { $most } байта
}
bots-chatter = до ответа пришло больше { $most ->
    [one] { $most } сообщения
    [few] { $most } сообщений
    [many] { $most } сообщений
   *[other] { $most } сообщения
}
bots-out-of-turn = этого сообщения никто не просил: { $line }
bots-gave-up = программа отказалась продолжать: { $message }
bots-illegal = ход { $move } не по правилам
bots-bad-options = программа объявила неверные настройки: { $options }
bots-no-option = у программы нет настройки «{ $option }»; её настройки: { $allowed }
bots-option-value = настройка { $option } не может быть { $value }; допустимо: { $allowed }
bots-option-form = «{ $option }» — не настройка; пишите настройки так: program[threads=2,style=calm]:COMMAND
bots-other-protocol = программа использует версию { $version } протокола ботов, а Strandline — версию { $known }

## What a bot of ours answers to a message that it cannot follow
bots-protocol = этот бот не знает версии { $version } протокола ботов; он использует версию { $known }
bots-thinking = бот думает, поэтому { $what } сейчас невозможно; сначала отправьте «stop»
bots-unknown = { $what } — не сообщение протокола ботов
bots-rules = этот бот не знает версии { $rules } правил; он знает версию { $known }
bots-no-game = для позиции нужна партия; сначала отправьте «new»
bots-no-position = нет позиции, о которой думать; сначала отправьте «position»
bots-row = строка не подходит к игре, или её возможные ходы не те, что присланы с ней
