core-no-such-game = il n’y a pas de jeu « { $name } » ; les jeux sont { $allowed }
core-no-such-option = { $game } n’a pas d’option « { $option } » ; ses options sont { $allowed }
core-bad-option = { $option } ne peut pas être « { $value } » ; valeurs permises : { $allowed }
core-option-text = { $option } est un nombre : écrivez { $option }={ $value }, et non { $option }="{ $value }"
core-bad-seed = une graine est un nombre entier de 0 à 9223372036854775807, et non « { $value } »
core-no-place = il n’y a pas de case « { $place } » sur ce plateau ; les cases sont { $first } … { $last }
core-no-arrow = « { $move } » ne déplace rien d’une case à une autre : il n’y a donc pas de flèche
core-mark-colour = une couleur est l’une de { $allowed }, ou # et six chiffres hexadécimaux, et non « { $colour } »
core-mark-sign = un signe est l’un de { $allowed }, ou au plus { $most } lettres ou chiffres, et non « { $sign } »
core-game-over = la partie est terminée
core-not-a-move = ce n’est pas un coup de { $game } ; les coups ressemblent à { $example }
core-needs-extra = il faut pour cela le complément « { $extra } » : pip install '.[{ $extra }]'
core-compiling = Compilation de { $what } (seulement la première fois ; `strandline compile` le fait d’avance)…
core-compiled = { $what } : compilé en { $seconds } s.
# Joins the parts of a sentence, two by two; $rest is joined itself.
core-and = { $first } et { $last }
core-comma = { $first }, { $rest }
core-puzzles-torn = les problèmes de { $game } de cette installation sont incomplets ou ont été modifiés : réinstallez Strandline
core-puzzles-old = les problèmes de { $game } sont prévus pour d’autres règles : réinstallez Strandline
