## The rules page
rules-ui-title = قوانین { $game }
rules-ui-contents = فهرست
rules-ui-search = جست‌وجو در قوانین
rules-ui-found = { $count ->
    [0] هیچ قانونی این واژه‌ها را ندارد.
    [one] { $count } قانون این واژه‌ها را دارد.
   *[other] { $count } قانون این واژه‌ها را دارند.
}
rules-ui-rule = قانون { $rule }
rules-ui-link = پیوند به قانون { $rule }
rules-ui-editions = ویرایش‌ها
rules-ui-question = پرسش
rules-ui-here = بازی در اینجا
rules-ui-number = شمارهٔ این قانون: { $rule }
rules-ui-learn = با بازی کردن یاد بگیرید
rules-ui-play = بازی
rules-ui-rules = قوانین
rules-ui-games = بازی‌های دیگر

## Labels of editions
edition-hu = مجاری
edition-ru = روسی
edition-fr = فرانسوی
edition-nl = هلندی
edition-fa = فارسی
edition-ours = از ما

## Examples
rules-ui-example = مثال
rules-ui-show = نمایش روی صفحه
rules-ui-first = به آغاز
rules-ui-back = یک حرکت عقب
rules-ui-next = یک حرکت جلو
rules-ui-last = به پایان
rules-ui-step = حرکت { $at } از { $all }
rules-ui-start = آغاز
rules-ui-free = حرکت‌های خودتان را امتحان کنید: مهره‌ای بردارید.
rules-ui-again = بازگشت به مثال
rules-ui-loading = صفحهٔ بازی در راه است.
rules-ui-failed = صفحهٔ بازی کشیده نشد. سرور سر جایش هست؟
rules-ui-retry = تلاش دوباره
rules-ui-over = بازی اینجا تمام شده است.
rules-ui-said = { $move }: { $reason }
