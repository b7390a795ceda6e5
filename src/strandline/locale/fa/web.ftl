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

## Rules and trying moves, wherever they are shown
web-rule = قانون { $rule }
web-board-loading = صفحهٔ بازی در راه است.
web-board-failed = صفحهٔ بازی کشیده نشد: { $reason }
web-try-again = تلاش دوباره
web-footer = Strandline نرم‌افزار آزاد است؛ طرح‌ها و متن‌هایش از خود آن است.

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
