core-no-such-game = er is geen spel “{ $name }”; de spellen zijn { $allowed }
core-no-such-option = { $game } heeft geen optie “{ $option }”; de opties zijn { $allowed }
core-bad-option = { $option } kan niet “{ $value }” zijn; toegestaan is { $allowed }
core-option-text = { $option } is een getal: schrijf { $option }={ $value }, niet { $option }="{ $value }"
core-bad-seed = een seed is een geheel getal van 0 tot 9223372036854775807, niet “{ $value }”
core-no-place = er is geen plaats “{ $place }” op dit bord; de plaatsen zijn { $first } … { $last }
core-no-arrow = “{ $move }” verplaatst niets van de ene plaats naar de andere, dus er is geen pijl voor
core-mark-colour = een kleur is een van { $allowed }, of # en zes hexadecimale cijfers, niet “{ $colour }”
core-mark-sign = een teken is een van { $allowed }, of hoogstens { $most } letters of cijfers, niet “{ $sign }”
core-game-over = de partij is afgelopen
core-not-a-move = dit is geen zet in { $game }; zetten zien eruit als { $example }
core-needs-extra = hiervoor is de extra “{ $extra }” nodig: pip install '.[{ $extra }]'
core-compiling = { $what } wordt gecompileerd (alleen de eerste keer; `strandline compile` doet het vooraf) …
core-compiled = { $what } is in { $seconds } s gecompileerd.
# Joins the parts of a sentence, two by two; $rest is joined itself.
core-and = { $first } en { $last }
core-comma = { $first }, { $rest }
core-puzzles-torn = de puzzels van { $game } in deze installatie zijn onvolledig of gewijzigd: installeer Strandline opnieuw
core-puzzles-old = de puzzels van { $game } zijn voor andere regels: installeer Strandline opnieuw
