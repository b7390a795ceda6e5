## Settings
web-set-you = شما
web-set-name = نام شما
web-set-name-is = دیگران آن را دفعهٔ بعد که بنشینید می‌بینند.
web-set-name-saved = حالا نام شما { $name } است
web-set-save = ذخیره
web-set-device = دستگاه دیگر شما
web-set-device-is = پیوند را آنجا باز کنید تا آنجا هم شما باشید: با میزها و جایگاه‌هایتان.
web-set-device-make = ساختن پیوند
web-set-device-link = { $minutes ->
    [one] یک بار، تا { $minutes } دقیقه کار می‌کند
   *[other] یک بار، تا { $minutes } دقیقه کار می‌کند
  }
web-set-looks = ظاهر
web-set-language = زبان
web-set-language-system = همان زبان مرورگر
web-set-theme = رنگ‌ها
web-set-theme-system = سیستم
web-set-theme-light = روشن
web-set-theme-dark = تیره
web-set-motion = جنبش
web-set-motion-system = سیستم
web-set-motion-on = روشن
web-set-motion-off = خاموش
web-set-board = پای صفحهٔ بازی
web-set-patterns = نقش در کنار رنگ
web-set-patterns-is = بازیکنان را بدون رنگ هم از هم جدا می‌کند.
web-set-sound = صدا
web-set-sound-is = تقه‌ای آرام وقتی چیزی پیش می‌آید.
web-set-coordinates = نام خانه‌ها
web-set-coordinates-is = حروف و عددها روی صفحه.
web-set-confirm = پیش از هر حرکت بپرس
web-set-confirm-is = تا نگویید چیزی فرستاده نمی‌شود.
web-set-threats = نمایش آنچه در خطر است
web-set-threats-is = آنچه را که ممکن است به‌زودی از دست برود نشان می‌دهد: در Crab Stack خرچنگ‌هایی که ممکن است گیر بیفتند، در Survive کاشفان و قایق‌هایی که در دسترس جانوران دریا هستند. در کرابچک هیچ‌چیز از دست نمی‌رود.
web-set-values = نمایش امتیازهای خودم
web-set-values-is = در Survive، جایی که میز اجازه دهد؛ اگر خاموش باشد خودتان به یاد می‌سپارید.

## Coming with a link of one's own
web-join-is = این پیوند در دستگاه دیگری از شما ساخته شده است. با آن، این مرورگر همان شخص می‌شود: همان نام، همان میزها. آن که تا کنون اینجا بودید کنار گذاشته می‌شود.
web-join = این دستگاه من است
web-join-not = نه، بماند
web-join-done = خوش برگشتید، { $name }
web-join-done-nameless = خوش برگشتید
