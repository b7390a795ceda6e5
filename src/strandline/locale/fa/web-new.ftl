## Setting a table
web-new-title = میزی برای { $game }
web-new-players = چند نفر بازی می‌کنند
web-new-seats = چه کسی کجا می‌نشیند
web-new-seat = جایگاه { $seat }
web-new-seat-me = من
web-new-seat-here = کس دیگری پای همین نمایشگر
web-new-seat-friend = یک دوست، با پیوند
web-new-seat-friend-is = پیوند و کد QR برای فرستادن می‌گیرید
web-new-seat-bot = ربات
web-new-seat-program = برنامه
web-new-seat-program-is = با پیوند جایگاه می‌آید و به زبان ربات‌ها حرف می‌زند
web-new-level = قدرت ربات در جایگاه { $seat }
web-new-level-1 = سطح { $level }: تازه‌کار
web-new-level-2 = سطح { $level }: آسان‌گیر
web-new-level-3 = سطح { $level }: هوشیار
web-new-level-4 = سطح { $level }: ماهر
web-new-level-5 = سطح { $level }: قوی
web-new-level-6 = سطح { $level }: یک ثانیه فکر می‌کند
web-new-name = نام در جایگاه { $seat }
web-new-someone = بازیکن { $seat }
web-new-rules = قوانین این میز
web-new-clock = زمان فکر کردن
web-new-clock-none = هر چقدر بخواهید
web-new-clock-move = برای هر نوبت
web-new-clock-bank = برای کل بازی
web-new-clock-days = چند روز برای هر نوبت
web-new-clock-over = در بازی دو نفره هر کس وقتش تمام شود می‌بازد؛ در بازی چندنفره رباتی به جای او بازی می‌کند تا برگردد.
web-new-seconds = ثانیه برای هر نوبت
web-new-minutes = دقیقه برای بازی
web-new-increment = ثانیهٔ افزوده در هر نوبت
web-new-days = روز برای هر نوبت
web-new-open = چه کسی می‌تواند بیاید
web-new-link = فقط کسانی که پیوند دارند
web-new-public = همه: میز در صفحهٔ اول دیده می‌شود
web-new-set = چیدن میز

## Where a rule comes from
web-origin-book = قانون چاپی
web-origin-ruling = تصمیم ما
web-origin-fr = ویرایش فرانسوی
web-origin-hu = ویرایش مجاری
web-origin-ru = ویرایش روسی

## What can be chosen in Crab Stack
web-option-crab-stack-layout = صخره‌ها کجا هستند
web-option-crab-stack-layout-rings = حلقه‌های کامل دور آب آزاد وسط
web-option-crab-stack-layout-alternate = دو حلقه و صخره‌های حلقهٔ سوم یکی در میان؛ تصویر چاپی به دست ما نرسیده است
web-option-crab-stack-layout-corners = دو حلقه و سه دماغه؛ خوانش دیگر تصویر ازدست‌رفته
web-option-crab-stack-tie = دو گروه مساوی‌اند: چه کسی می‌گوید موج کدام را ببرد؟
web-option-crab-stack-tie-mover = کسی که همین حالا حرکت کرده
web-option-crab-stack-tie-next = بازیکن بعدی
web-option-crab-stack-repetition = تکرار یک وضعیت
web-option-crab-stack-repetition-is = پس از این تعداد بار بازی مساوی است؛ ۰ یعنی هرگز. کتابچه‌ها آن را بدون عدد مساوی می‌دانند.

## What can be chosen in Krabcek
web-option-krabcek-tiles = کاشی‌های هزارتو
web-option-krabcek-tiles-one = راه‌های بیشتر: بیشتر تقاطع‌ها ادامه دارند
web-option-krabcek-tiles-two = راه‌های کمتر: بن‌بست‌های بیشتر
web-option-krabcek-turns = بلندترین بازی
web-option-krabcek-turns-is = پس از این تعداد نوبت، هر دو بازیکن روی هم، بازی مساوی است.

## What can be chosen in Survive
web-option-survive-colours = در بازی دو نفره هر نفر چند رنگ
web-option-survive-colours-1 = هر نفر یک رنگ
web-option-survive-colours-2 = هر نفر دو رنگ، با جمع امتیازها
web-option-survive-variants = چالش‌ها
web-option-survive-variants-crowded = تراکم جمعیت! دور از ساحل جزیره، دو کاشف می‌توانند از یک کاشی شروع کنند
web-option-survive-variants-equal = همه باهم برابرند! هر که کاشفان بیشتری را نجات دهد برنده است، با هر امتیازی
web-option-survive-variants-last-explorer = تا آخرین نفر! آتشفشان گرداب است و تا کسی بیرون باشد بازی ادامه دارد
web-option-survive-variants-last-tile = آتلانتیس غرق می‌شود! آتشفشان گرداب است و بازی با جزیره تمام می‌شود
web-option-survive-values = امتیاز زیر کاشفان شما
web-option-survive-values-hidden = به خاطر سپردنی: کسی دوباره نگاه نمی‌کند
web-option-survive-values-own = امتیازهای خودتان را همیشه می‌بینید
