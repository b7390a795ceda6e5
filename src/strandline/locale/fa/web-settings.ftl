## Settings
web-settings-you = شما
web-settings-name = نام شما
web-settings-name-is = دیگران آن را دفعهٔ بعد که بنشینید می‌بینند.
web-settings-name-saved = حالا نام شما { $name } است
web-settings-save = ذخیره
web-settings-device = دستگاه دیگر شما
web-settings-device-is = پیوند را آنجا باز کنید تا آنجا هم شما باشید: با میزها و جایگاه‌هایتان.
web-settings-device-make = ساختن پیوند
web-settings-device-link = { $minutes ->
    [one] یک بار، تا { $minutes } دقیقه کار می‌کند
   *[other] یک بار، تا { $minutes } دقیقه کار می‌کند
  }
web-settings-looks = ظاهر
web-settings-language = زبان
web-settings-language-system = همان زبان مرورگر
web-settings-theme = رنگ‌ها
web-settings-theme-system = سیستم
web-settings-theme-light = روشن
web-settings-theme-dark = تیره
web-settings-motion = جنبش
web-settings-motion-system = سیستم
web-settings-motion-on = روشن
web-settings-motion-off = خاموش
web-settings-board = پای صفحهٔ بازی
web-settings-patterns = نقش در کنار رنگ
web-settings-patterns-is = بازیکنان را بدون رنگ هم از هم جدا می‌کند.
web-settings-sound = صدا
web-settings-sound-is = تقه‌ای آرام وقتی چیزی پیش می‌آید.
web-settings-coordinates = نام خانه‌ها
web-settings-coordinates-is = حروف و عددها روی صفحه.
web-settings-confirm = پیش از هر حرکت بپرس
web-settings-confirm-is = تا نگویید چیزی فرستاده نمی‌شود.
web-settings-threats = نمایش آنچه در خطر است
web-settings-threats-is = آنچه را که ممکن است به‌زودی از دست برود نشان می‌دهد: در Crab Stack خرچنگ‌هایی که ممکن است گیر بیفتند، در Survive کاشفان و قایق‌هایی که در دسترس جانوران دریا هستند. در کرابچک هیچ‌چیز از دست نمی‌رود.
web-settings-values = نمایش امتیازهای خودم
web-settings-values-is = در Survive، جایی که میز اجازه دهد؛ اگر خاموش باشد خودتان به یاد می‌سپارید.
