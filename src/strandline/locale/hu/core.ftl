core-no-such-game = nincs „{ $name }” nevű játék; a játékok: { $allowed }
core-no-such-option = ennek a játéknak ({ $game }) nincs „{ $option }” beállítása; ezek vannak: { $allowed }
core-bad-option = { $option } nem lehet „{ $value }”; ez lehet: { $allowed }
core-option-text = { $option } értéke szám: így írd: { $option }={ $value }, és ne így: { $option }="{ $value }"
core-bad-seed = a mag 0 és 9223372036854775807 közötti egész szám, nem „{ $value }”
core-no-place = nincs „{ $place }” mező ezen a táblán; a mezők: { $first } … { $last }
core-no-arrow = „{ $move }” semmit sem visz egyik mezőről a másikra, ezért nincs hozzá nyíl
core-mark-colour = a szín ezek egyike: { $allowed }, vagy # és hat hexadecimális számjegy, nem „{ $colour }”
core-mark-sign = a jel ezek egyike: { $allowed }, vagy legfeljebb { $most } betű vagy számjegy, nem „{ $sign }”
core-game-over = a játszma véget ért
core-not-a-move = ez a játék ({ $game }) nem ismer ilyen lépést; a lépések így néznek ki: { $example }
core-needs-extra = ehhez kell egy kiegészítő, „{ $extra }”: pip install '.[{ $extra }]'
core-compiling = { $what } fordítása (csak első alkalommal; a `strandline compile` előre elvégzi) …
core-compiled = { $what } lefordítva { $seconds } s alatt.
# Joins the parts of a sentence, two by two; $rest is joined itself.
core-and = { $first } és { $last }
core-comma = { $first }, { $rest }
core-puzzles-torn = ennek a telepítésnek a feladványfájlja ({ $game }) sérült vagy módosították: telepítsd újra a Strandline-t
core-puzzles-old = a feladványok ({ $game }) más szabályokhoz valók: telepítsd újra a Strandline-t
