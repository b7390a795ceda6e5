## The leaderboard
web-leaderboard-about = ریتینگ از بازی‌های ریتینگ‌دار بین آدم‌ها به دست می‌آید. ترتیب محتاطانه است: عدم قطعیت (±) سه بار کم می‌شود، و هر بازی آن را کوچک‌تر می‌کند.
# Label of a choice.
web-leaderboard-game = بازی
# Label of a choice.
web-leaderboard-players = تعداد بازیکنان
web-leaderboard-count = { $count ->
    [one] { $count } بازیکن
   *[other] { $count } بازیکن
}
# Heading of a column, like the next three.
web-leaderboard-place = رتبه
web-leaderboard-name = بازیکن
web-leaderboard-rating = ریتینگ
web-leaderboard-games = بازی‌ها
# Beside a rating.
web-leaderboard-provisional = موقت
web-leaderboard-you = شما
# Stands for the name of a player who has none.
web-leaderboard-nobody = یک بازیکن
web-leaderboard-empty = اینجا هنوز کسی ریتینگ ندارد.
web-leaderboard-none = شما اینجا هنوز ریتینگ ندارید.
web-leaderboard-how = برای گرفتن ریتینگ یک بازی ریتینگ‌دار را تمام کنید: بین آدم‌ها و با محدودیت زمان.
# Button.
web-leaderboard-new = بازی ریتینگ‌دار جدید
# Heading.
web-leaderboard-yours = ریتینگ‌های شما
