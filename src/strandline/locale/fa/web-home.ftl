## The first page
web-hero = کنار دریا دور یک میز
web-hero-more = سه بازی رومیزی چاپی: تنها در برابر ربات، با دوستان پای یک نمایشگر، یا از راه دور با یک پیوند. نه حساب کاربری، نه نصب، نه هزینه.
web-games = بازی‌ها
web-game-crab-stack-is = خرچنگ‌ها از هم بالا می‌روند و موج هر که را جدا بیفتد می‌برد. آخرین کسی که بتواند حرکت کند برنده است.
web-game-krabcek-is = یک تاس و هزارتویی که هر بار تازه است. پیش از رقیب برج را بسازید یا راهش را ببندید.
web-game-survive-is = جزیره زیر پای کاشفان شما غرق می‌شود. آن‌ها را از میان اژدهاها، کوسه‌ها، نهنگ‌ها و دوستان عزیز به ساحل برسانید.
# $least and $most are numbers, already in the language's digits.
web-range = { $least } تا { $most }
# $players is a number or a range, $most its upper end.
web-players = { $most ->
    [one] { $players } بازیکن
   *[other] { $players } بازیکن
  }
web-minutes = { $minutes } دقیقه
# What a button does, and for which game.
web-do-what = { $action }: { $game }
web-play = بازی
web-against = قدرت ربات‌ها در { $game }
web-against-level = ربات، سطح { $level }
web-friends = بازی با دوستان
web-learn-it = یاد بگیرید
web-my-tables = میزهای شما
web-open-tables = میزهای باز
web-over-tables = بازی‌های اخیر
# $names: of those who sit there too, as a list.
web-with = با { $names }
web-your-turn = نوبت شماست
web-status-open = منتظر بازیکنان
web-status-playing = در حال بازی
web-status-over = تمام‌شده

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = صدف، حلزون، مرجان، ستارهٔ دریایی، اسب دریایی، توتیا، کاکایی، میگو، عروس دریایی، لاک‌پشت، مروارید

## Sharing a table
web-share = دیگران را دعوت کنید
web-share-seat = پیوند جایگاه { $seat }
web-share-program = پیوند جایگاه { $seat }، برای برنامه
web-share-watch = پیوند تماشا
web-share-local = این پیوندها فقط در همین دستگاه باز می‌شوند. برای آنکه دیگران در شبکهٔ خانه هم بیایند، سرور را این‌طور راه بیندازید:
web-copy = رونوشت
web-copy-what = رونوشت: { $what }
web-copied = رونوشت شد
web-code-what = کد QR: { $what }

## The connection
web-offline = اتصال به سرور برقرار نیست. خودش دوباره تلاش می‌کند…
web-online = دوباره وصل شد
