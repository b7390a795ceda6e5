## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
rules-ui-title = قوانین { $game }
rules-ui-contents = فهرست
rules-ui-search = جست‌وجو در قوانین
rules-ui-found = { $count ->
    [0] هیچ قانونی این واژه‌ها را ندارد.
    [one] { $count } قانون این واژه‌ها را دارد.
   *[other] { $count } قانون این واژه‌ها را دارند.
}
rules-ui-link = پیوند به قانون { $rule }
rules-ui-editions = ویرایش‌ها
rules-ui-question = پرسش
rules-ui-here = بازی در اینجا
rules-ui-learn = با بازی کردن یاد بگیرید
rules-ui-usual = معمول
rules-ui-usually = معمولاً { $number }
rules-ui-play = بازی

## Labels of editions: of a printed book in this language; “ours” where we had to decide
edition-hu = مجاری
edition-ru = روسی
edition-fr = فرانسوی
edition-nl = هلندی
edition-fa = فارسی
edition-ours = از ما

## Examples
rules-ui-example = مثال
rules-ui-first = به آغاز
rules-ui-back = یک حرکت عقب
rules-ui-next = یک حرکت جلو
rules-ui-last = به پایان
rules-ui-step = { $at } از { $all }:
rules-ui-free = حرکت‌های خودتان را امتحان کنید: مهره‌ای بردارید.
rules-ui-again = بازگشت به مثال
rules-ui-why-not = چرا نه؟
