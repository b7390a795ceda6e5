## کلیدهای عبور در تنظیمات
web-passkey-heading = کلیدهای عبور
web-passkey-is = با کلید عبور می‌توانید با همین نام و میزها برگردید، حتی اگر این مرورگر شما را فراموش کند. رمزی در کار نیست: دستگاهتان شما را می‌شناساند.
web-passkey-make = ساختن کلید عبور
web-passkey-use = کلید عبور دارم
web-passkey-list = کلیدهای عبور شما
web-passkey-times = ساخته‌شده در { $made }، آخرین استفاده در { $used }
web-passkey-nameless = کلید عبور
web-passkey-remove = حذف
web-passkey-remove-one = حذف: { $name }
web-passkey-sure-remove = کلید عبور «{ $name }» حذف شود؟
web-passkey-sure-remove-more = دیگر کسی نمی‌تواند با آن برگردد. آن را از رمزهای مرورگر یا گوشی‌تان هم پاک کنید.
web-passkey-made = انجام شد. با این کلید عبور می‌توانید برگردید.
web-passkey-removed = کلید عبور حذف شد.
web-passkey-cancelled = چیزی عوض نشد: درخواست لغو شد یا خیلی طول کشید.
web-passkey-known = این دستگاه از قبل کلید عبور شما را دارد.
web-passkey-unsupported = این مرورگر کلید عبور ندارد.
web-passkey-sure-use = میزهای اینجا را رها می‌کنید؟
web-passkey-sure-use-more = { $count ->
    [one] این مرورگر با نام فعلی‌اش { $count } میز دارد. آن میز با همان نام می‌ماند و وقتی با نام دیگری برگردید، از اینجا به آن دسترسی ندارید.
   *[other] این مرورگر با نام فعلی‌اش { $count } میز دارد. آن میزها با همان نام می‌مانند و وقتی با نام دیگری برگردید، از اینجا به آن‌ها دسترسی ندارید.
  }
web-passkey-use-anyway = استفاده از کلید عبورم
