no-such-game = nincs „{ $name }” nevű játék; a játékok: { $allowed }
no-such-option = ennek a játéknak ({ $game }) nincs „{ $option }” beállítása; a beállításai: { $allowed }
bad-option = a beállítás ({ $option }) nem lehet „{ $value }”; megengedett: { $allowed }
bad-seed = a mag 0 és 9223372036854775807 közötti egész szám, nem „{ $value }”
game-over = a játék véget ért
not-a-move = ez nem lépés ebben a játékban ({ $game }); a lépések így néznek ki: { $example }
needs-extra = ehhez a(z) „{ $extra }” kiegészítő kell: pip install 'strandline[{ $extra }]'
