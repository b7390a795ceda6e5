## Survive in the browser. Explorers are named by colour and letter (ra), hexes by row and column (D4), isles NW NE SW SE.

## Moves in words
survive-ui-move-put = { $colour ->
    [r] Красный исследователь
    [b] Синий исследователь
    [g] Зелёный исследователь
    [y] Жёлтый исследователь
   *[none] Исследователь
}{ $value ->
    [0] { "" }
   *[other] {" "}ценностью { $value }
} на { $hex }
survive-ui-move-launch = Лодка на { $hex }
# An explorer, at the beginning of a sentence: by colour and letter
survive-ui-who = { $colour ->
    [r] Красный
    [b] Синий
    [g] Зелёный
   *[y] Жёлтый
} { $letter }
survive-ui-move-go = { survive-ui-who } идёт на { $hex }
survive-ui-move-land = { survive-ui-who } высаживается на остров { $isle }
survive-ui-move-board = { survive-ui-who } садится в лодку на { $hex }
survive-ui-move-swim = { survive-ui-who } плывёт на { $hex }
survive-ui-move-sail = Лодка плывёт с { $from } на { $hex }
survive-ui-move-roam = { $kind ->
    [serpent] Морской змей
    [shark] Акула
   *[whale] Кит
} плывёт с { $from } на { $hex }
survive-ui-move-sink = Плитка { $hex } тонет
survive-ui-move-aboard = { survive-ui-who } попадает в лодку
survive-ui-move-play = Сыграна плитка: { $tile ->
    [dolphin] дельфин
    [wind] ветер
    [serpent] переставить морского змея
    [shark] переставить акулу
   *[whale] переставить кита
}
survive-ui-move-kept = Плитка остаётся втайне
survive-ui-move-back = На обороте: { $effect ->
    [shark] акула
    [whale] кит
    [boat] лодка
    [whirlpool] водоворот
    [volcano] вулкан
    [dolphin] дельфин
    [wind] ветер
    [move-serpent] переставить морского змея
    [move-shark] переставить акулу
    [move-whale] переставить кита
    [repel-shark] отогнать акулу
   *[repel-whale] отогнать кита
}
survive-ui-move-die = На кубике { $kind ->
    [serpent] морской змей
    [shark] акула
   *[whale] кит
}
survive-ui-move-skip = Плитку не играют
survive-ui-move-done = Движений больше нет
survive-ui-move-stop = Дальше не плывёт
survive-ui-move-stay = Существо остаётся
survive-ui-move-let = Пропустить
survive-ui-move-repel = Отогнать

## What is asked of you
survive-ui-ask-putting = Поставьте исследователя: выберите ценность, потом плитку.
survive-ui-ask-launching = Поставьте лодку на море рядом с островом.
survive-ui-ask-playing = { $tiles ->
    [yes] Можно сыграть одну из ваших плиток или пропустить.
   *[no] Сейчас ни одна из ваших плиток не поможет: пропустите.
}
survive-ui-ask-swimming = { $started ->
    [yes] Дельфин плывёт дальше: ещё { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
        [many] { $left } клеток
       *[other] { $left } клетки
    }, или остановитесь.
   *[no] Дельфин везёт одного из ваших пловцов, клеток не больше { $left }: выберите кого.
}
survive-ui-ask-sailing = { $started ->
    [yes] Ветер дует дальше: ещё { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
        [many] { $left } клеток
       *[other] { $left } клетки
    }, или остановитесь.
   *[no] Ветер гонит лодку, клеток не больше { $left }: выберите какую.
}
survive-ui-ask-relocating = Переставьте { $kind ->
    [serpent] морского змея
    [shark] акулу
   *[whale] кита
} на любую пустую морскую клетку.
survive-ui-ask-walking = Двигайте исследователей и лодки: { $left ->
    [one] осталось { $left } движение.
    [few] осталось { $left } движения.
    [many] осталось { $left } движений.
   *[other] осталось { $left } движения.
}
survive-ui-ask-sinking = Затопите плитку { $terrain ->
    [b] пляжа
    [f] леса
   *[m] горы
}.
survive-ui-ask-boarding = На { $hex } всплывает лодка: выберите, кто в неё сядет.
survive-ui-ask-hunting = { $started ->
    [yes] { $kind ->
        [serpent] Морской змей
        [shark] Акула
       *[whale] Кит
    } плывёт дальше: ещё { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
        [many] { $left } клеток
       *[other] { $left } клетки
    }, или остаётся.
   *[no] Ведите { $kind ->
        [serpent] морского змея
        [shark] акулу
       *[whale] кита
    }, не дальше чем на { $left ->
        [one] { $left } клетку
        [few] { $left } клетки
        [many] { $left } клеток
       *[other] { $left } клетки
    }, или оставьте всех на месте.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Акула подплыла к вашему пловцу.
   *[whale] Кит подплыл к вашей лодке.
} { $repel ->
    [yes] Отогнать? Иначе { $kind ->
        [shark] пловец погибнет.
       *[whale] лодка разобьётся, а все, кто в ней, окажутся в воде.
    }
   *[no] Отогнать вам нечем.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] Вулкан проснулся: все, кто не на островах, погибли.
    [tile] Последняя плитка утонула: все, кто не на островах, погибли.
    [nobody] На поле не осталось исследователей.
   *[turns] Остров давно утонул: все, кто не на островах, погибли.
}

## The board
survive-ui-board = Море, остров и четыре безопасных острова
survive-ui-place-sea = { $hex }, море
survive-ui-place-tile = { $hex }, { $terrain ->
    [b] пляж
    [f] лес
   *[m] гора
}
survive-ui-place-isle = Безопасный остров { $isle }
survive-ui-explorer = { $colour ->
    [r] красный
    [b] синий
    [g] зелёный
   *[y] жёлтый
} исследователь { $who }{ $value ->
    [0] { "" }
   *[other] , ценность { $value }
}
survive-ui-swimmer = { $colour ->
    [r] красный
    [b] синий
    [g] зелёный
   *[y] жёлтый
} пловец { $who }{ $value ->
    [0] { "" }
   *[other] , ценность { $value }
}
survive-ui-boat = { $count ->
    [0] пустая лодка
    [one] лодка, в ней { $count } пассажир
    [few] лодка, в ней { $count } пассажира
    [many] лодка, в ней { $count } пассажиров
   *[other] лодка, в ней { $count } пассажира
}
survive-ui-creature = { $kind ->
    [serpent] { $count ->
        [1] морской змей
        [one] { $count } морской змей
        [few] { $count } морских змея
        [many] { $count } морских змеев
       *[other] { $count } морского змея
    }
    [shark] { $count ->
        [1] акула
        [one] { $count } акула
        [few] { $count } акулы
        [many] { $count } акул
       *[other] { $count } акулы
    }
   *[whale] { $count ->
        [1] кит
        [one] { $count } кит
        [few] { $count } кита
        [many] { $count } китов
       *[other] { $count } кита
    }
}
survive-ui-picked = в руке
survive-ui-goal = можно выбрать
survive-ui-threatened = до него может добраться морское существо
survive-ui-swam = в воде уже двигался
survive-ui-zoom-in = Увеличить поле
survive-ui-zoom-out = Показать всё поле
survive-ui-on-hex = На { $hex }:
survive-ui-on-isle = На острове { $isle }:
survive-ui-here = Всё, что есть на клетке
survive-ui-look = Коснитесь клетки или задержитесь на ней, чтобы увидеть, что там.
survive-ui-close = Закрыть
survive-ui-how = Как?
survive-ui-how-boat = сесть в лодку
survive-ui-how-sea = в воду
survive-ui-moves-left = { $left ->
    [one] остался { $left } шаг
    [few] осталось { $left } шага
    [many] осталось { $left } шагов
   *[other] осталось { $left } шага
}
survive-ui-values = Ваши исследователи по ценности, которых осталось поставить
survive-ui-value = { $colour ->
    [r] красный
    [b] синий
    [g] зелёный
    [y] жёлтый
   *[none] исследователь
} { $value } (×{ $count })
survive-ui-show-values = Показать мои ценности
survive-ui-die = Кубик: { $kind ->
    [serpent] морской змей
    [shark] акула
   *[whale] кит
}

## The players
survive-ui-players = Спасённые, погибшие и припасённые плитки
survive-ui-saved = спасено: { $count }
survive-ui-lost = погибло: { $count }
survive-ui-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
survive-ui-no-tiles = припасённых плиток нет
survive-ui-tile-back = { $terrain ->
    [b] припасённая плитка с пляжа
    [f] припасённая плитка из леса
   *[m] припасённая плитка с горы
}
survive-ui-tile = { $effect ->
    [shark] появляется акула
    [whale] появляется кит
    [boat] появляется лодка
    [whirlpool] водоворот
    [volcano] вулкан
    [dolphin] дельфин: один из ваших пловцов проплывает до 3 клеток
    [wind] ветер: лодка проплывает до 3 клеток
    [move-serpent] переставить морского змея на любую пустую морскую клетку
    [move-shark] переставить акулу на любую пустую морскую клетку
    [move-whale] переставить кита на любую пустую морскую клетку
    [repel-shark] отгоняет акулу от вашего пловца
   *[repel-whale] отгоняет кита от вашей лодки
}

## Buttons
survive-ui-do-skip = Не играть плитку
survive-ui-do-done = Больше не двигаться
survive-ui-do-stop = Остановиться здесь
survive-ui-do-stay = { $started ->
    [yes] Остаться здесь
   *[no] Никем не ходить
}
survive-ui-do-let = Пропустить
survive-ui-do-repel = Отогнать
survive-ui-do-play = { $tile ->
    [dolphin] Сыграть дельфина
    [wind] Сыграть ветер
    [serpent] Переставить морского змея
    [shark] Переставить акулу
   *[whale] Переставить кита
}

## The position, spoken
survive-ui-say-tiles = Осталось плиток: { $beaches ->
    [one] { $beaches } пляж
    [few] { $beaches } пляжа
    [many] { $beaches } пляжей
   *[other] { $beaches } пляжа
}, { $forests ->
    [one] { $forests } лес
    [few] { $forests } леса
    [many] { $forests } лесов
   *[other] { $forests } леса
}, { $mountains ->
    [one] { $mountains } гора
    [few] { $mountains } горы
    [many] { $mountains } гор
   *[other] { $mountains } горы
}.
survive-ui-say-colour = { $colour ->
    [r] Красный
    [b] Синий
    [g] Зелёный
   *[y] Жёлтый
}{ $own ->
    [yes] , ваш цвет
   *[no] { "" }
}. На острове: { $walks }. В лодках: { $aboard }. Плывут: { $swims }. Спасены: { $saved }. Погибли: { $lost }.
survive-ui-say-one = { $letter } на { $place }{ $value ->
    [0] { "" }
   *[other] { " " }(ценность { $value })
}
survive-ui-say-nobody = никого
survive-ui-say-hand = { $colour ->
    [r] У Красного
    [b] У Синего
    [g] У Зелёного
   *[y] У Жёлтого
} { $count ->
    [0] нет припасённых плиток
    [one] { $count } припасённая плитка
    [few] { $count } припасённые плитки
    [many] { $count } припасённых плиток
   *[other] { $count } припасённой плитки
}.
survive-ui-say-tile = У вас есть: { $effect ->
    [dolphin] дельфин
    [wind] ветер
    [move-serpent] переставить морского змея
    [move-shark] переставить акулу
    [move-whale] переставить кита
    [repel-shark] отогнать акулу
   *[repel-whale] отогнать кита
}, { $terrain ->
    [b] с пляжа
    [f] из леса
   *[m] с горы
}.
survive-ui-say-score = { $colour ->
    [r] У Красного
    [b] У Синего
    [g] У Зелёного
   *[y] У Жёлтого
} { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}.
survive-ui-say-creatures = { $kind ->
    [serpent] Морские змеи
    [shark] Акулы
   *[whale] Киты
}: { $hexes }.
survive-ui-say-boats = Пустые лодки: { $hexes }.
