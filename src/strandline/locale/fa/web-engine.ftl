web-engine-loading = بازی‌ها بارگذاری می‌شوند…
web-engine-elsewhere = بازی در زبانهٔ دیگری باز است.
web-engine-take-over = ادامه در همین زبانه
web-engine-failed = بازی‌ها در این مرورگر اجرا نشدند.
web-engine-missing = با این نسخهٔ Strandline نمی‌شود آفلاین بازی کرد.
web-engine-not-kept = این مرورگر اجازهٔ ذخیره نمی‌دهد: با بستن این زبانه بازی‌های شما از بین می‌روند.
web-engine-offline = آفلاین هستید. بازی‌های جدید روی همین دستگاه می‌مانند: با ربات‌ها یا چند نفره روی یک صفحه بازی کنید.
web-engine-storage = بازی‌های این دستگاه
web-engine-storage-is = فقط در همین مرورگر ذخیره شده‌اند. آن‌ها را دانلود کنید تا از دست نروند یا به دستگاه دیگری ببرید.
web-engine-export = دانلود همهٔ بازی‌ها
web-engine-import = افزودن بازی‌ها از فایل
web-engine-imported = { $added ->
    [0] در این فایل بازی جدیدی نیست.
   *[other] { $added } بازی اضافه شد.
  }
web-engine-keep = بازی آفلاین
web-engine-keep-is = روی این دستگاه بدون اتصال هم می‌توانید بازی کنید. حدود { $size } مگابایت جا می‌گیرد.
web-engine-kept = برای بازی آفلاین آماده است.
web-engine-keep-failed = دانلود انجام نشد. بعداً دوباره تلاش کنید.
