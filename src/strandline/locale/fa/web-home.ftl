## The first page
web-home-hero = کنار دریا دور یک میز
web-home-hero-more = سه بازی رومیزی چاپی: تنها در برابر ربات، با دوستان پای یک نمایشگر، یا از راه دور با یک پیوند. نه حساب کاربری، نه نصب، نه هزینه.
web-home-games = بازی‌ها
# $least and $most are numbers, already in the language's digits.
web-home-range = { $least } تا { $most }
# $players is a number or a range, $most its upper end.
web-home-players = { $most ->
    [one] { $players } بازیکن
   *[other] { $players } بازیکن
  }
web-home-minutes = { $minutes } دقیقه
# What a button does, and for which game.
web-home-do-what = { $action }: { $game }
web-home-play = بازی
web-home-against = قدرت ربات‌ها در { $game }
web-home-against-level = ربات، سطح { $level }
web-home-friends = بازی با دوستان
web-home-learn-it = یاد بگیرید
web-home-my-tables = میزهای شما
web-home-open-tables = میزهای باز
web-home-over-tables = بازی‌های اخیر
# $names: of those who sit there too, as a list.
web-home-with = با { $names }
web-home-your-turn = نوبت شماست
web-home-status-open = منتظر بازیکنان
web-home-status-playing = در حال بازی
web-home-status-over = تمام‌شده
