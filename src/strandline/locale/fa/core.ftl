core-no-such-game = بازی‌ای به نام «{ $name }» نداریم؛ بازی‌ها این‌ها هستند: { $allowed }
core-no-such-option = بازی { $game } گزینهٔ «{ $option }» ندارد؛ گزینه‌هایش این‌ها هستند: { $allowed }
core-bad-option = گزینهٔ { $option } نمی‌تواند «{ $value }» باشد؛ مقدار مجاز: { $allowed }
core-option-text = مقدار { $option } عدد است: بنویسید ⁦{ $option }={ $value }⁩، نه ⁦{ $option }="{ $value }"⁩
core-bad-seed = بذر باید عددی صحیح از ⁦0⁩ تا ⁦9223372036854775807⁩ باشد، نه «{ $value }»
core-no-place = خانهٔ «{ $place }» روی این صفحه نیست؛ خانه‌ها: { $first } … { $last }
core-no-arrow = «{ $move }» چیزی را از خانه‌ای به خانهٔ دیگر نمی‌برد، پس پیکانی ندارد
core-mark-colour = رنگ یکی از این‌هاست: { $allowed }، یا ⁦#⁩ و شش رقم شانزده‌تایی، نه «{ $colour }»
core-mark-sign = نشانه یکی از این‌هاست: { $allowed }، یا حداکثر { $most } حرف یا رقم، نه «{ $sign }»
core-game-over = بازی تمام شده است
core-not-a-move = در بازی { $game } چنین حرکتی نیست؛ حرکت‌ها این‌طور نوشته می‌شوند: { $example }
core-needs-extra = این کار افزونهٔ «{ $extra }» را لازم دارد: ⁦pip install '.[{ $extra }]'⁩
core-compiling = در حال کامپایل { $what } (فقط بار اول؛ `strandline compile` این کار را از پیش می‌کند)…
core-compiled = { $what } در { $seconds } ثانیه کامپایل شد.
# Joins the parts of a sentence, two by two; $rest is joined itself.
core-and = { $first } و { $last }
core-comma = ‏{ $first }، { $rest }
core-puzzles-torn = فایل معماهای { $game } در این نصب ناقص است یا تغییر کرده است: Strandline را دوباره نصب کنید
core-puzzles-old = معماهای { $game } برای قوانین دیگری هستند: Strandline را دوباره نصب کنید
