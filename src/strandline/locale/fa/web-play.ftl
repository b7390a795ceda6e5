## The page where people are paired with others who want the same game
web-play-about = بازی و محدودیت زمان را انتخاب کنید تا با کسی هم‌بازی شوید که همین را می‌خواهد.
# Label of the list of games.
web-play-game = بازی
# A choice of time limit, like the next two.
web-play-fast = سریع
web-play-relaxed = آرام
web-play-post = مکاتبه‌ای
# What the choice means. The numbers are already in the language’s digits.
web-play-bank = هر نفر { $minutes } دقیقه، و هر نوبت { $seconds } ثانیه بیشتر
web-play-days = { $days ->
    [one] هر نوبت { $days } روز
   *[other] هر نوبت { $days } روز
  }
# Button.
web-play-find = یک بازی پیدا کن
# Heading, while the person waits.
web-play-looking = دنبال هم‌بازی برای { $game } می‌گردیم …
# $names is one name or several.
web-play-here = { $count } نفر از { $all } بازیکن اینجا هستند: { $names }
web-play-stay = این صفحه را باز نگه دارید. همین که همه برسند، بازی شروع می‌شود.
# $time is minutes and seconds: 1:05.
web-play-waited = زمان انتظار: { $time }
# Button: ends web-play-looking.
web-play-stop = توقف جست‌وجو
# Question above the next two buttons. $bot is the bot’s name.
web-play-offer = هنوز کسی نیست. در این فاصله با { $bot }، سطح { $level }، بازی می‌کنید؟
web-play-bot = بازی با سطح { $level }
web-play-wait = باز هم صبر می‌کنم
# Heading of a list.
web-play-list = چه کسانی منتظرند
web-play-none = الان کس دیگری منتظر نیست.
# Button: sits down with those who wait.
web-play-take = بازی
# The same for screen readers. $names is one name or several.
web-play-take-what = بازی { $game } با { $names }
# Beside a game in the list; the button after it is web-play-stop.
web-play-yours = شما دنبال این بازی هستید.
web-play-stop-what = توقف جست‌وجو: { $game }
web-play-posted = شما دنبال یک بازی مکاتبه‌ای هستید. وقتی کسی بپیوندد، آن را میان میزهای خود در صفحهٔ خانه می‌بینید.
