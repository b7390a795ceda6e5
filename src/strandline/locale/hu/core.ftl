core-no-such-game = nincs „{ $name }” nevű játék; a játékok: { $allowed }
core-no-such-option = ennek a játéknak ({ $game }) nincs „{ $option }” beállítása; a beállításai: { $allowed }
core-bad-option = a beállítás ({ $option }) nem lehet „{ $value }”; megengedett: { $allowed }
core-bad-seed = a mag 0 és 9223372036854775807 közötti egész szám, nem „{ $value }”
core-game-over = a játék véget ért
core-not-a-move = ez nem lépés ebben a játékban ({ $game }); a lépések így néznek ki: { $example }
core-needs-extra = ehhez a(z) „{ $extra }” kiegészítő kell: pip install '.[{ $extra }]'
