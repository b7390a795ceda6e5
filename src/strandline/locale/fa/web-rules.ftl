## The rules page. The rules themselves and the captions of their examples are in each game's own file.
web-rules-title = قوانین { $game }
web-rules-quick = شروع سریع
web-rules-contents = فهرست
web-rules-search = جست‌وجو در قوانین
web-rules-found = { $count ->
    [0] این واژه‌ها در هیچ قانونی نیست.
    [one] این واژه‌ها در { $count } قانون هست.
   *[other] این واژه‌ها در { $count } قانون هست.
}
web-rules-link = لینک قانون { $rule }
web-rules-editions = ویرایش‌ها
web-rules-tips = ترفندها
web-rules-question = پرسش
web-rules-here = در اینجا
web-rules-learn = یادگیری با بازی
web-rules-usual = پیش‌فرض
web-rules-usually = پیش‌فرض: { $number }
web-rules-play = بازی

## Labels of sources: a printed book in this language; “inferred” where it follows; “ours” where we had to decide
web-rules-edition-hu = مجاری
web-rules-edition-ru = روسی
web-rules-edition-fr = فرانسوی
web-rules-edition-nl = هلندی
web-rules-edition-fa = فارسی
web-rules-edition-inferred = استنباطی
web-rules-edition-ours = از خود ما

## What the labels mean
web-rules-source = منبع:
web-rules-legend = قانون‌ها از کجا آمده‌اند
web-rules-legend-book = { $editions }: کتابچهٔ چاپی به آن زبان چنین می‌گوید.
web-rules-legend-inferred = استنباطی: از گفته‌های کتابچه‌ها برمی‌آید یا، جایی که تصویرهایشان در دست نیست، از توضیح‌های عمومی.
web-rules-legend-ours = از خود ما: کتابچه‌ها چیزی نمی‌گویند و ما تصمیم گرفته‌ایم.

## Examples
web-rules-example = مثال
web-rules-first = رفتن به آغاز
web-rules-back = حرکت قبلی
web-rules-next = حرکت بعدی
web-rules-last = رفتن به پایان
web-rules-step = { $at } از { $all }:
web-rules-free = حرکت‌های خودتان را امتحان کنید: مهره‌ای بردارید.
web-rules-again = بازگشت به مثال
web-rules-why-not = چرا مجاز نیست؟
