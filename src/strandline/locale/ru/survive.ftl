## Why a start's text cannot be read
survive-text-form = начало — это местность 40 клеток острова буквами b, f, m, пробел и номер первого места
survive-text-length = букв { $count }, а клеток на острове 40
survive-text-letter = местность — это b (пляж), f (лес) или m (гора)
survive-text-count = { $count } × { $letter }; таких плиток должно быть { $allowed }
survive-text-seat = такого места нет; есть места: { $allowed }

## What has to be decided now
survive-now-putting = сейчас ставят исследователя: ценность и плитка, например put 6 D4
survive-now-launching = сейчас ставят лодку, например boat C3
survive-now-playing = сейчас можно сыграть припасённую плитку (play dolphin, wind, serpent, shark или whale) или пропустить: skip
survive-now-swimming = сейчас дельфин везёт пловца, например ra>E3; после шага можно остановиться: stop
survive-now-sailing = сейчас ветер гонит лодку, например boat C3>C4; после шага можно остановиться: stop
survive-now-relocating = сейчас существо ставят на пустую морскую клетку, например serpent B1>F0
survive-now-walking = сейчас ходят исследователи и лодки: ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4 или конец: done
survive-now-sinking = сейчас нужно затопить плитку, например sink D4
survive-now-turning = сейчас открывается оборот плитки, например back shark
survive-now-boarding = сейчас выбирают, кто сядет в лодку, например aboard ra
survive-now-rolling = сейчас бросают кубик: die serpent, die shark или die whale
survive-now-hunting = сейчас ходит существо, например shark C3>C4, или остаётся: stay
survive-now-reacting = сейчас существо отгоняют (repel) или пропускают (let)

## Why a move is not legal
survive-no-hex = клетки { $hex } нет
survive-no-explorer = исследователя { $who } на поле нет
survive-not-your-explorer = { $who } — исследователь другого игрока
survive-say-colour = в игре двумя цветами нужно назвать цвет, например put g6 D4
survive-no-colour = цвет называют только в игре двумя цветами
survive-not-your-colour = { $colour ->
    [r] красный
    [b] синий
    [g] зелёный
   *[y] жёлтый
} — не ваш цвет
survive-no-value = исследователя ценностью { $value } больше не осталось
survive-no-tile = на { $hex } нет плитки
survive-tile-taken = на плитку { $hex } больше исследователей не поставить
survive-no-sea = { $hex } — не море
survive-not-by-tile = { $hex } не рядом с плиткой
survive-serpent-there = на { $hex } морской змей
survive-boat-there = на { $hex } уже есть лодка
survive-only-reaction = эту плитку играют, только когда приближается существо другого игрока
survive-not-held = у вас нет такой плитки: { $tile ->
    [dolphin] дельфин
    [wind] ветер
    [serpent] морской змей
    [shark] акула
    [whale] кит
   *[other] { $tile }
}
survive-no-use = сейчас от этой плитки не было бы толку, сыграть её нельзя: { $tile ->
    [dolphin] дельфин
    [wind] ветер
    [serpent] морской змей
    [shark] акула
    [whale] кит
   *[other] { $tile }
}
survive-one-step-first = если плитка сыграна, нужно сделать хотя бы один шаг
survive-dolphin-swims = дельфин везёт пловца с одной морской клетки на другую: ни сесть в лодку, ни высадиться при этом нельзя
survive-other-swimmer = дельфин везёт только одного пловца
survive-no-swimmer = { $who } — не пловец
survive-not-beside = клетки { $goal } и { $start } не соседние
survive-lost = исследователь { $who } погиб
survive-saved = исследователь { $who } уже спасён
survive-no-landing = на { $isle } высаживаются только с клеток { $hexes }
survive-swam = { $who } уже сделал в воде то единственное движение, которое можно за ход
survive-left-island = { $who } покинул остров и больше не ступит на плитку
survive-say-sea = { $hex } — море: пишите { $who }>sea { $hex }
survive-dives-here = из лодки прыгают в воду той же клетки, { $hex }
survive-climbs-here = пловец садится в лодку только на своей клетке, { $hex }
survive-no-boat = на { $hex } нет лодки
survive-is-aboard = { $who } уже в лодке
survive-boat-full = лодка на { $hex } полна: в ней помещаются трое
survive-not-your-boat = в лодке на { $hex } больше чужих исследователей, ею управляют другие
survive-other-boat = ветер гонит только одну лодку
survive-not-due = очередь плитки { $hex } ещё не настала: сейчас тонет { $terrain ->
    [b] пляж
    [f] лес
   *[m] гора
}
survive-not-by-sea = плитка { $hex } не касается моря, а среди тех, чья очередь, такие есть
survive-no-effect = такого оборота нет; есть: { $allowed }
survive-no-such-back = плиток { $terrain ->
    [b] пляжа
    [f] леса
   *[m] гор
} с таким оборотом не осталось
survive-not-on-sunk = { $who } плавает не на { $hex }
survive-other-creature = сейчас ходит { $kind ->
    [serpent] морской змей
    [shark] акула
   *[whale] кит
}
survive-no-creature = на { $hex } нет { $kind ->
    [serpent] морского змея
    [shark] акулы
   *[whale] кита
}
survive-not-empty = { $hex } — не пустая морская клетка
survive-creature-moving = в пути уже { $kind ->
    [serpent] морской змей
    [shark] акула
   *[whale] кит
} на { $hex }: другие не ходят
survive-no-repellent = у вас нет плитки, чтобы отогнать { $kind ->
    [serpent] морского змея
    [shark] акулу
   *[whale] кита
}

## At the table
survive-about = Остров тонет: доставьте исследователей на безопасные острова мимо морских змеев, акул и китов. 2–4 игрока, один час.
survive-seat = { $seat ->
    [0] Красный
    [1] Синий
    [2] Зелёный
   *[3] Жёлтый
}
