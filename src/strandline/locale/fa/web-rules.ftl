## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
web-rules-title = قوانین { $game }
web-rules-contents = فهرست
web-rules-search = جست‌وجو در قوانین
web-rules-found = { $count ->
    [0] هیچ قانونی این واژه‌ها را ندارد.
    [one] { $count } قانون این واژه‌ها را دارد.
   *[other] { $count } قانون این واژه‌ها را دارند.
}
web-rules-link = پیوند به قانون { $rule }
web-rules-editions = ویرایش‌ها
web-rules-question = پرسش
web-rules-here = بازی در اینجا
web-rules-learn = با بازی کردن یاد بگیرید
web-rules-usual = معمول
web-rules-usually = معمولاً { $number }
web-rules-play = بازی

## Labels of editions: of a printed book in this language; “ours” where we had to decide
web-rules-edition-hu = مجاری
web-rules-edition-ru = روسی
web-rules-edition-fr = فرانسوی
web-rules-edition-nl = هلندی
web-rules-edition-fa = فارسی
web-rules-edition-ours = از ما

## Examples
web-rules-example = مثال
web-rules-first = به آغاز
web-rules-back = یک حرکت عقب
web-rules-next = یک حرکت جلو
web-rules-last = به پایان
web-rules-step = { $at } از { $all }:
web-rules-free = حرکت‌های خودتان را امتحان کنید: مهره‌ای بردارید.
web-rules-again = بازگشت به مثال
web-rules-why-not = چرا نه؟
