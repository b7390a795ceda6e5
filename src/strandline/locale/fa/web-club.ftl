## Club evenings: tournaments at this server
web-club-about = با دوستان یا در باشگاهتان تورنمنت بازی کنید. هر کس با لینک یا با اسکن کد وارد می‌شود؛ Strandline حریف‌ها را مشخص می‌کند، میزها را می‌سازد و جدول رده‌بندی را نگه می‌دارد.
web-club-server-only = شب باشگاه به سرور و اتصال نیاز دارد.
web-club-yours = تورنمنت‌های شما
web-club-hosting = شما میزبانید
web-club-status-open = هنوز شروع نشده
web-club-status-running = در جریان
web-club-status-over = تمام‌شده

## Opening one
web-club-new = ساختن تورنمنت
web-club-name = نام
web-club-game = بازی
web-club-format = چه کسی با چه کسی بازی می‌کند؟
web-club-format-swiss = سوئیسی
web-club-format-swiss-is = در هر دور کسانی که امتیاز برابر دارند به هم می‌رسند و هیچ‌کس دوباره با همان رقیب بازی نمی‌کند.
web-club-format-round-robin = همه با همه
web-club-format-round-robin-is = برای گروه‌های کوچک. پس از شروع، کسی نمی‌تواند وارد شود.
web-club-format-double-round-robin = همه با همه، دو بار
web-club-format-double-round-robin-is = بار دوم بازیکن دیگر شروع می‌کند.
web-club-format-tables = میزهای سه‌نفره و چهارنفره
web-club-format-tables-is = برای امتیاز، هر دور با جمعی تازه.
web-club-size = تعداد معمول سر هر میز
web-club-rounds = دورها
web-club-automatic = وقتی همهٔ بازی‌ها تمام شد، دور بعد خودش شروع شود
web-club-rules = قوانین بازی
web-club-open = ساختن تورنمنت

## The tournament
web-club-round-of = دور { $round } از { $rounds }
web-club-round = دور { $round }
# A message when a round begins.
web-club-begun = دور { $round } شروع شد.
# $names: one name or several that share the first place.
web-club-winner = رتبهٔ اول: { $names }
web-club-your-game = بازی شما
# $names: one name or several.
web-club-against = در برابر { $names }.
web-club-you-begin = شما شروع می‌کنید.
web-club-go = رفتن به میز شما، شمارهٔ { $table }
web-club-bye-you = در این دور استراحت دارید و بازی نمی‌کنید.
web-club-wait = الان بازی ندارید. بازی بعدی‌تان همین‌جا نشان داده می‌شود.
web-club-wait-start = وارد شدید. وقتی میزبان شروع کند، اولین بازی‌تان همین‌جا نشان داده می‌شود.
web-club-players = { $count ->
    [one] { $count } بازیکن
   *[other] { $count } بازیکن
}
web-club-link = لینک ورود و دنبال کردن
web-club-wall = نمایشگر بزرگ
web-club-wall-leave = خروج از نمایشگر بزرگ

## Joining and leaving
web-club-join-in = وارد شوید
# A heading above the link, when nobody can join any more.
web-club-follow = دنبال کنید
web-club-join = ورود
web-club-late = از دور بعد بازی می‌کنید؛ دورهای قبلی برایتان امتیازی ندارند.
# A link to the tournament in which the person plays already.
web-club-to-other = رفتن به آنجا
web-club-left = بیرون آمده‌اید
web-club-come-back = برگشتن
web-club-leave = ترک تورنمنت
web-club-sure-leave = این تورنمنت را ترک می‌کنید؟
# Both for leaving oneself and for a host who takes someone out.
web-club-sure-leave-more = بازیِ در جریان با کنار کشیدن تمام می‌شود و بازیِ شروع‌نشده باخته است. آنچه تا حالا بازی شده حساب می‌شود.

## Games
web-club-games = بازی‌های دور { $round }
# Headings of columns.
web-club-table = میز
web-club-people = بازیکن‌ها
web-club-result = نتیجه
web-club-watch = تماشا
web-club-replay = بازپخش
# For screen readers, after “Watch”, “Replay”, “Enter result” and “Correct”.
web-club-of-table = (میز { $table })
# $names: one name or several, in this and the next two.
web-club-byes = استراحت: { $names }
web-club-absent = غایب: { $names }
web-club-waiting = هنوز نیامده: { $names }
web-club-playing = در حال بازی
# $name: of the host.
web-club-by-host = { $name } در { $time } وارد کرده است

## Results that a host enters
# Buttons.
web-club-enter = وارد کردن نتیجه
web-club-correct = اصلاح
web-club-enter-of = نتیجهٔ میز { $table }
web-club-enter-first = برد { $one }
web-club-enter-second = برد { $other }
web-club-enter-draw = تساوی
web-club-enter-nobody = هیچ‌کدام بازی نکردند
web-club-place = رتبهٔ { $place }
web-club-no-place = بازی نکرد
web-club-enter-is = همه می‌بینند که میزبان آن را وارد کرده است و کی. اگر سر میز بازی در جریان باشد، متوقف می‌شود.
web-club-absent-from = از { $time } به بعد می‌توانید کسانی را که نیامده‌اند بازنده اعلام کنید:
# A button.
web-club-count-absent = نیامدن { $name }

## Hosts
web-club-host = برای میزبان‌ها
web-club-host-open = لینک را بفرستید یا کد را نشان بدهید. اگر خودتان هم بازی می‌کنید، مثل بقیه وارد شوید. وقتی همه آمدند شروع کنید.
web-club-host-wait = وقتی همهٔ بازی‌ها نتیجه داشته باشند، می‌توانید دور بعد را شروع کنید.
web-club-host-automatic = وقتی همهٔ بازی‌ها نتیجه داشته باشند، دور بعد خودش شروع می‌شود.
web-club-host-now = حالا شما هم میزبان این تورنمنت هستید.
web-club-begin = شروع
web-club-sure-begin = { $count ->
    [one] با { $count } بازیکن شروع می‌کنید؟
   *[other] با { $count } بازیکن شروع می‌کنید؟
}
web-club-sure-begin-robin = پس از آن کس جدیدی نمی‌تواند وارد شود.
web-club-next = شروع دور { $round }
web-club-end = پایان دادن به تورنمنت
web-club-sure-end = تورنمنت را همین حالا تمام می‌کنید؟
web-club-sure-end-more = بازی‌های بی‌نتیجه برای هیچ‌کس حساب نمی‌شوند.
web-club-host-link = لینک میزبان‌ها
web-club-host-link-is = هر کس بازش کند میزبان می‌شود. آن را نگه دارید: روی دستگاه دیگر هم شما را میزبان می‌کند.
web-club-remove-someone = بیرون بردن کسی
web-club-remove = بیرون بردن
web-club-sure-remove = { $name } را از تورنمنت بیرون می‌برید؟

## Standings
web-club-standings = جدول رده‌بندی
# Headings of columns.
web-club-rank = رتبه
web-club-player = بازیکن
web-club-points = امتیاز
web-club-tie-opponents = امتیاز رقیب‌ها
web-club-tie-sonneborn = زونبورن-برگر
web-club-tie-wins = بردها
web-club-has-left = بیرون آمده
web-club-points-two = برد ۱ امتیاز دارد و تساوی ½. اگر امتیازها برابر باشند، ستون‌های بعدی تعیین می‌کنند.
web-club-points-tables = رتبهٔ اول ۱ امتیاز دارد، رتبهٔ آخر ۰ و بقیه به فاصله‌های برابر؛ رتبه‌های برابر تقسیم می‌کنند. اگر امتیازها برابر باشند، ستون‌های بعدی تعیین می‌کنند.
web-club-downloads = دانلودها
web-club-download-standings = جدول (CSV)
web-club-download-results = نتیجه‌ها (CSV)
web-club-download-everything = همه‌چیز (JSON)
web-club-download-games = بازی‌ها، هر کدام در یک سطر
