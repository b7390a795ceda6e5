## What every page of the browser has
web-title = { $page } – Strandline
web-skip = رفتن به محتوای صفحه
web-pages = صفحه‌ها
web-dismiss = بستن
web-page-home = خانه
web-page-new = میز جدید
web-page-table = میز
web-page-replay = بازپخش
web-page-rules = قوانین
web-page-learn = آموزش
web-page-puzzles = معماها
web-page-progress = پیشرفت شما
web-page-settings = تنظیمات
web-page-join = دستگاه دیگر
web-page-nowhere = صفحه پیدا نشد
web-nowhere = در این نشانی صفحه‌ای نیست.
web-no-connection = دسترسی به سرور ممکن نیست. هنوز تلاش می‌کنیم…
web-unreached = دسترسی به سرور ممکن نیست و این صفحه هنوز اینجا ذخیره نشده است. همین که دوباره آنلاین شوید، باز می‌شود.
web-went-wrong = در این صفحه مشکلی پیش آمد. برای بارگذاری مجدد، دوباره تلاش کنید.

## Rules and trying moves, wherever they are shown
web-rule = قانون { $rule }
web-board-loading = صفحهٔ بازی بارگذاری می‌شود…
web-board-failed = صفحهٔ بازی بارگذاری نشد: { $reason }
web-try-again = تلاش دوباره
web-footer = Strandline نرم‌افزار آزاد است و طرح‌ها و متن‌هایش از خودش است.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = صدف، حلزون، مرجان، ستارهٔ دریایی، اسب دریایی، توتیا، کاکایی، میگو، عروس دریایی، لاک‌پشت، مروارید

## Sharing a table
web-share = دعوت از بازیکنان
web-share-seat = لینک جایگاه { $seat }
web-share-program = لینک جایگاه { $seat }، برای برنامه
web-share-watch = لینک تماشاگران
web-share-local = این لینک‌ها فقط در همین رایانه باز می‌شوند. اگر سرور برای شبکهٔ شما باز باشد، دیگران هم می‌توانند وارد شوند؛ راهنمای میزبانی می‌گوید چطور.
web-copy = کپی
web-copy-what = کپی: { $what }
web-copied = کپی شد
web-downloaded = «{ $file }» دانلود شد.
web-code-what = کد QR: { $what }

## The connection
web-offline = اتصال به سرور قطع است. در حال اتصال دوباره…
web-online = دوباره آنلاین هستید
web-checking = بررسی می‌کنیم که انجام شده است یا نه…

web-bot-1 = پیپ
web-bot-1-is = پیپ تازه‌وارد است و سراغ هر چیز درخشانی می‌رود.
web-bot-2 = مرجان
web-bot-2-is = مرجان برای سرگرمی بازی می‌کند و گاهی حواسش پرت می‌شود.
web-bot-3 = کاکایی
web-bot-3-is = کاکایی حواسش به همه چیز هست و کمتر چیزی از چشمش می‌افتد.
web-bot-4 = فین
web-bot-4-is = فین از پیش نقشه می‌کشد و کم اشتباه می‌کند.
web-bot-5 = اختاپ
web-bot-5-is = اختاپ هشت نقشه را با هم دنبال می‌کند.
web-bot-6 = بابا لاکی
web-bot-6-is = بابا لاکی همهٔ جزر و مدها را دیده و یک ثانیه فکر می‌کند.
web-bot-wins = در وضعیت‌های برنده، { $share } حرکت‌هایش برد را حفظ می‌کند.
