## What every page of the browser has
web-title = { $page } – Strandline
web-skip = رفتن به متن صفحه
web-pages = صفحه‌ها
web-dismiss = بستن
web-page-home = خانه
web-page-new = میز تازه
web-page-table = میز
web-page-replay = بازبینی
web-page-rules = قوانین
web-page-learn = آموزش
web-page-settings = تنظیمات
web-page-join = دستگاه دیگر
web-page-nowhere = اینجا چیزی نیست
web-nowhere = در این نشانی صفحه‌ای نیست.
web-no-connection = سرور پاسخ نمی‌دهد. باز هم تلاش می‌کنیم.
web-unreached = سرور پاسخ نمی‌دهد و این مرورگر هنوز متن‌های این صفحه را نگه نداشته است. همین که اتصال برقرار شود، خودش باز می‌شود.
web-went-wrong = در این صفحه مشکلی پیش آمد. شاید بارگذاری دوباره کمک کند.

## The games' names
web-game-crab-stack = Crab Stack
web-game-krabcek = کرابچک
web-game-survive = گریز از آتلانتیس (Survive)

## Rules and trying moves, wherever they are shown
web-rule = قانون { $rule }
web-board-loading = صفحهٔ بازی در راه است.
web-board-failed = صفحهٔ بازی کشیده نشد: { $reason }
web-try-again = تلاش دوباره
web-footer = Crab Stack بازی هانری کرمارک است، کرابچک بازی پل کلارک و Survive بازی جولین کورتلند-اسمیت. Strandline نرم‌افزار آزاد است؛ طرح‌ها و متن‌هایش از خود آن است.
