## Arguments
arena-players = { $found ->
    [one] указан { $found } участник
    [few] указано { $found } участника
    [many] указано { $found } участников
   *[other] указано { $found } участника
}, а в этой игре их { $seats ->
    [2] двое
   *[other] от 2 до { $seats }; последний занимает все оставшиеся места
}
arena-cpu-time = для --cpu-time нужно --seconds
arena-budget = укажите либо --seconds, либо --nodes, но не то и другое
arena-sprt = --sprt принимает два числа, сначала меньшее, например 0 50
arena-other-match = в «{ $folder }» лежит другой матч, отличия: { $names }; выберите другую папку с помощью --out
arena-no-match = папка «{ $folder }» не пуста, но матча в ней нет; выберите другую папку с помощью --out
arena-running = «{ $folder }»: этот матч уже играет другой процесс; подождите его или выберите другую папку с помощью --out
arena-no-cluster = по адресу «{ $address }» нет кластера Ray ({ $reason }); запустите его так: ray start --head
arena-spoilt = файл «{ $file }» повреждён: с байта { $place } не начинается партия этого матча; восстановите файл или выберите другую папку с помощью --out
arena-spoilt-match = файл «{ $file }» повреждён: в нём не сказано, какой это матч; восстановите файл или выберите другую папку с помощью --out

## Results
arena-player = участник
arena-counts = + = −
arena-score = счёт
arena-interval = 95 %
arena-elo = Эло
arena-time = с/ход
arena-failed = сбои
arena-total = партий: { $games }, решений в каждой: { $length }
arena-unfinished = остановлено из-за слишком большого числа ходов: { $games }
arena-test = SPRT ({ $elo0 }, { $elo1 }): LLR { $llr }, раздач: { $deals }, границы ±{ $bound }: { $verdict ->
    [elo1] сильнее, верна elo1
    [elo0] не сильнее, верна elo0
   *[none] не решено
}
arena-failure = { $player }, сбой: { $reason }
arena-goes-on = Чтобы продолжить матч в «{ $folder }», запустите ту же команду ещё раз.
arena-playing = Идёт матч
arena-running-score = { $player } { $score } %, партий: { $games }
