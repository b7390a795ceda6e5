## Settings
web-settings-you = شما
web-settings-name = نام شما
web-settings-name-is = بازیکنان دیگر آن را دفعهٔ بعد که سر میزی بنشینید می‌بینند.
web-settings-name-saved = نام شما حالا { $name } است
web-settings-save = ذخیره
web-settings-device = دستگاه‌های دیگر شما
web-settings-device-is = لینکی بسازید و در دستگاه دیگری باز کنید تا آنجا هم با همین نام، میزها و جایگاه‌ها بازی کنید.
web-settings-device-make = ساختن لینک
web-settings-device-link = { $minutes ->
    [one] فقط یک بار، تا { $minutes } دقیقه کار می‌کند
   *[other] فقط یک بار، تا { $minutes } دقیقه کار می‌کند
  }
web-settings-looks = ظاهر
web-settings-language = زبان
web-settings-language-system = همان زبان مرورگر
web-settings-theme = پوسته
web-settings-theme-system = سیستم
web-settings-theme-light = روشن
web-settings-theme-dark = تیره
web-settings-motion = پویانمایی
web-settings-motion-system = سیستم
web-settings-motion-on = روشن
web-settings-motion-off = خاموش
web-settings-board = صفحهٔ بازی
web-settings-patterns = نقش در کنار رنگ
web-settings-patterns-is = بازیکنان را بدون دیدن رنگ هم از هم تشخیص می‌دهید.
web-settings-sound = صدا
web-settings-sound-is = با هر اتفاق، تقهٔ آرامی می‌شنوید.
web-settings-coordinates = مختصات
web-settings-coordinates-is = حروف و اعداد روی صفحه نشان داده می‌شوند.
web-settings-confirm = تأیید هر حرکت
web-settings-confirm-is = تا تأیید نکنید، حرکتتان فرستاده نمی‌شود.
web-settings-threats = نمایش خطرها
web-settings-threats-is = مهره‌های در خطر روی صفحه مشخص می‌شوند: در Crab Stack خرچنگ‌هایی که ممکن است زیر خرچنگ دیگری بروند؛ در Survive کاشفان و قایق‌هایی که جانوران به آن‌ها می‌رسند. در کرابچک هیچ مهره‌ای از دست نمی‌رود.
web-settings-values = نمایش امتیاز کاشفان من
web-settings-values-is = در Survive، اگر میز اجازه دهد. وقتی خاموش است، باید خودتان آن‌ها را به خاطر بسپارید.
