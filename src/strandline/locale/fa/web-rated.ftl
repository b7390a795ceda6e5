## Rated games: in lists, before, during and after a game
# Beside a table in a list: its result changes ratings.
web-rated-mark = ریتینگ‌دار
# A rating and its uncertainty, both already in the language’s digits.
web-rated-number = ‏{ $rating } ± { $uncertainty }
# Below a player’s name; $number is web-rated-number.
web-rated-rating = ریتینگ { $number }
# Before someone takes a seat.
web-rated-notice = این بازی ریتینگ‌دار است: نتیجه‌اش ریتینگ شما را عوض می‌کند. اگر بازی را ترک کنید یا وقتتان تمام شود، به ضرر شماست.
# $time is a clock such as 1:30.
web-rated-clock-move = محدودیت زمان: { $time } برای هر نوبت.
web-rated-clock-bank = محدودیت زمان: { $time } برای کل بازی{ $increment ->
    [0] .
   *[other] ، به‌اضافهٔ { $increment } ثانیه در هر نوبت.
}
web-rated-clock-days = محدودیت زمان: { $days ->
    [one] { $days } روز
   *[other] { $days } روز
} برای هر نوبت.
# Button: takes the seat.
web-rated-sit = نشستن برای بازی ریتینگ‌دار
# A box to tick.
web-rated-new = بازی ریتینگ‌دار
web-rated-new-is = نتیجه ریتینگ همه را عوض می‌کند. ترک بازی به ضرر شماست.
# Why the box can’t be ticked, like the next one.
web-rated-needs-people = در بازی ریتینگ‌دار همهٔ بازیکنان باید آدم باشند، هر کدام با دستگاه خودش.
web-rated-needs-clock = برای بازی ریتینگ‌دار محدودیت زمان انتخاب کنید.
# Status line, until the result is counted.
web-rated-counting = نتیجه حساب می‌شود …
# After the game; ratings are already in the language’s digits.
web-rated-change = ریتینگ شما: از { $before } به { $after } (± { $uncertainty })
# After the game: why it changes no rating, like the next two.
web-rated-why-short = این بازی ریتینگ کسی را عوض نمی‌کند: هنوز همه حرکت نکرده بودند.
web-rated-why-long = این بازی ریتینگ کسی را عوض نمی‌کند: چون خیلی طولانی شد، متوقف شد.
web-rated-why-pair = این بازی ریتینگ کسی را عوض نمی‌کند: دو نفر از بازیکنانش در یک روز { $most } بازی ریتینگ‌دار با هم کرده‌اند.
# Button: creates a rematch that is rated, or goes to it.
web-rated-rematch = بازی دوبارهٔ ریتینگ‌دار
