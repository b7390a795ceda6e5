web-engine-loading = Загружаем игры…
web-engine-elsewhere = Strandline уже открыт в другой вкладке.
web-engine-take-over = Продолжить здесь
web-engine-failed = Не удалось запустить игры в этом браузере.
web-engine-missing = В этой копии Strandline нельзя играть без сети.
web-engine-not-kept = Браузер не даёт ничего сохранять: когда вы закроете эту вкладку, партии пропадут.
web-engine-offline = Нет связи. Новые партии останутся на этом устройстве: играйте с ботами или вместе за одним экраном.
web-engine-storage = Партии на этом устройстве
web-engine-storage-is = Они хранятся только в этом браузере. Скачайте их, чтобы не потерять или перенести на другое устройство.
web-engine-export = Скачать все партии
web-engine-import = Добавить партии из файла
web-engine-imported = { $added ->
    [0] В этом файле нет новых партий.
    [one] Добавлена { $added } партия.
    [few] Добавлены { $added } партии.
    [many] Добавлено { $added } партий.
   *[other] Добавлено { $added } партии.
  }
web-engine-keep = Игра без сети
web-engine-keep-is = На этом устройстве можно будет играть без связи. Займёт около { $size } МБ.
web-engine-kept = Можно играть без сети.
web-engine-keep-failed = Загрузка не удалась. Попробуйте позже.
