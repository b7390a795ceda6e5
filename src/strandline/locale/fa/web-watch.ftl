## The page with the games that anyone can watch
web-watch-about = بازی‌های عمومی که همین حالا در جریان‌اند.
web-watch-analysis = برای بازی‌ای که تماشا می‌کنید، می‌توانید تحلیل زنده را روشن کنید.
# Instead of the list; below it is the button web-together-play.
web-watch-none = الان هیچ بازی عمومی‌ای در جریان نیست.
web-watch-moves = { $count ->
    [one] { $count } حرکت
   *[other] { $count } حرکت
  }
# $ago is a time such as “2 minutes ago”.
web-watch-began = شروع: { $ago }

## Live analysis at a table, for its spectators
# Label of a switch.
web-watch-live = تحلیل زنده
web-watch-live-is = احتمال برد و بهترین حرکت‌ها از دید رایانه. بازیکنان نمی‌توانند آن را روشن کنند.
# Status, while the computer looks at the position.
web-watch-thinking = در حال فکر …
# Heading.
web-watch-chances = احتمال برد
# Heading.
web-watch-best = بهترین حرکت‌ها
# In games with secrets, instead of the best moves.
web-watch-hidden = فقط از آنچه همه می‌بینند. در این بازی چیزهایی پنهان است، پس بهترین حرکتی نشان داده نمی‌شود.
# Status after an error.
web-watch-failed = الان پاسخی نیست. با حرکت بعدی ادامه می‌یابد.
# Instead of the switch, in a rated game.
web-watch-rated = این بازی برای ریتینگ یا تورنمنت است، پس تا پایانش تحلیل زنده ندارد.
