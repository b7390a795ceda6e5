## What the table refuses
table-seats = { $found } جایگاه در نظر گرفته شده؛ این بازی { $seats } جایگاه دارد
table-needs-person = ربات‌ها به‌تنهایی میز لازم ندارند: دست‌کم یک جایگاه برای انسان یا برنامه است
table-closed = این میز بسته است
table-no-seat = جایگاه { $seat } نیست؛ این میز { $seats } جایگاه دارد
table-not-yours = جایگاه { $seat } مال شما نیست
table-taken = جایگاه { $seat } گرفته شده است
table-no-link = این جایگاه مال کسی است که پیوندش را دارد
table-not-playing = اینجا بازی‌ای در جریان نیست
table-stale = انتظار { $expected } حرکت می‌رفت و { $count } حرکت شده است: دوباره نگاه کنید
table-not-your-turn = نوبت شما نیست
table-away = رباتی به جای شما بازی می‌کند: بگویید که برگشته‌اید
table-not-away = شما غایب نیستید
table-no-undo = چیزی برای پس گرفتن نیست: تاس یا رازی رو شده، یا هنوز حرکتی نکرده‌اید
table-nothing-asked = چیزی پرسیده نشده است
table-no-draw-with-bots = ربات‌ها مساوی را نمی‌پذیرند
table-no-hint = راهنمایی فقط در بازی با ربات‌ها و پای یک نمایشگر است: اینجا آدم‌های دیگری هم بازی می‌کنند
table-muted = میزبان شما را اینجا بی‌صدا کرده است
table-not-host = این کار فقط از میزبان این میز برمی‌آید
table-nothing-said = پیامی با شمارهٔ { $number } نیست
table-enough = سر این میز { $most } رویداد گذشته است: از این پس فقط خود بازی ادامه دارد
table-not-over = بازی ادامه دارد: پس از پایان می‌توان سابقه‌اش را برداشت

## Fair dice
table-verify-nothing = این سابقه چیزی از تاس منصفانه نمی‌گوید: تعهد، راز و عددهای میز را ندارد
table-verify-commitment = راز همانی نیست که سرور به آن متعهد شده بود
table-verify-deal = شروع بازی آن نیست که تاس‌ها می‌دهند
table-verify-outcome = حرکت { $number } این است: { $move }؛ تاس‌ها می‌گویند { $drawn }

## What the server refuses
table-no-table = چنین میزی نیست، یا برای شما نیست
table-too-many = { $most } میز ناتمام دارید: اول یکی را تمام کنید یا ببندید
table-not-seated = فقط کسانی که بازی کرده‌اند می‌توانند بازی دوباره بخواهند
table-rematch = بازی دوباره از قبل ساخته شده است
table-nobody = هنوز شما را نمی‌شناسیم
table-no-such-link = این پیوند استفاده شده یا قدیمی است
table-too-large = این بیش از اندازه بزرگ است: حداکثر { $most } بایت
table-too-long = این سابقه برای دیدن در اینجا بیش از اندازه بلند است: حداکثر { $most } حرکت
table-too-fast = این‌قدر تند نه
table-no-record = چنین سابقه‌ای اینجا نیست، یا مهلت نگهداری‌اش گذشته است
table-too-many-kept = اینجا { $most } سابقه دارید: پیوندهایشان { $days } روز می‌مانند
table-records-full = این سرور { $most } سابقه برای پیوندها نگه می‌دارد و فعلاً بیشتر نه: به‌جایش سابقهٔ خود را بارگیری کنید
table-home-full = از نشانی شما { $most } سابقه برای پیوندها اینجا نگه داشته شده و فعلاً بیشتر نه: به‌جایش سابقهٔ خود را بارگیری کنید
table-busy = { $most } کار طولانی شما در جریان است: صبر کنید یکی تمام شود
table-crowded = از نشانی شما { $most } درخواست در جریان یا در انتظار است: کمی بعد دوباره بخواهید
table-no-move = این سابقه حرکت { $move } ندارد؛ آخرینش { $last } است
table-too-many-frames = این بازی برای GIF بیش از اندازه بلند است: حداکثر { $most } حرکت
table-bad-request = { $where }: { $why }
table-bad-length = طولی که درخواست گفته عدد نیست
table-unavailable = سرور الان نمی‌تواند بنویسد؛ کاری انجام نشد
table-no-page = اینجا چیزی نیست
table-wrong-host = نام این سرور این نیست
table-wrong-origin = این درخواست از سایت دیگری آمده است
table-oops = در سرور مشکلی پیش آمد؛ ثبت شد
