no-such-game = بازی‌ای به نام «{ $name }» نداریم؛ بازی‌ها این‌ها هستند: { $allowed }
no-such-option = بازی { $game } گزینهٔ «{ $option }» ندارد؛ گزینه‌هایش این‌ها هستند: { $allowed }
bad-option = گزینهٔ { $option } نمی‌تواند «{ $value }» باشد؛ مقدار مجاز: { $allowed }
bad-seed = بذر باید عددی درست از ⁦0⁩ تا ⁦9223372036854775807⁩ باشد، نه «{ $value }»
game-over = بازی تمام شده است
not-a-move = در بازی { $game } چنین حرکتی نیست؛ حرکت‌ها این‌طور نوشته می‌شوند: { $example }
needs-extra = این کار افزونهٔ «{ $extra }» را لازم دارد: ⁦pip install 'strandline[{ $extra }]'⁩
