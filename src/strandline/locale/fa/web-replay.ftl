## The Replay page: opening a game file
web-replay-title = { $game }: بازپخش
web-replay-about = بازی را حرکت به حرکت مرور کنید، ببینید کجا و با شانس یا با مهارت برده شد، و تاس‌ها را بررسی کنید.
web-replay-drop = فایل بازی را اینجا رها کنید
web-replay-drop-now = فایل را رها کنید تا بازی باز شود
web-replay-choose = انتخاب فایل
web-replay-what = فایل بازی (⁦.json⁩) یک بازی کامل را در خود دارد. می‌توانید آن را از صفحهٔ میز دانلود کنید.
web-replay-kept-nowhere = چیزی از آن ذخیره نمی‌شود، مگر اینکه لینکی برای اشتراک‌گذاری بسازید.
web-replay-other = باز کردن بازی دیگر
web-replay-opening = بازی بارگذاری می‌شود…
web-replay-mine = بازی‌های تمام‌شدهٔ شما
web-replay-mine-none = بازی‌هایی که اینجا تمام کنید در این فهرست می‌آیند.
web-replay-not-opened = این بازی باز نشد.
web-replay-not-text = «{ $file }» فایل بازی نیست. فایل بازی متنی در قالب JSON است.
web-replay-several = لطفاً هر بار یک فایل بازی.
web-replay-empty = «{ $file }» خالی است.
web-replay-not-over = این بازی هنوز در جریان است. بعد از پایان می‌توانید بازپخش آن را ببینید.
web-replay-no-table = چنین بازی‌ای وجود ندارد یا اجازهٔ دیدنش را ندارید.
web-replay-no-link = این لینک منقضی شده است: سرور دیگر این بازی را نگه نمی‌دارد.
web-replay-too-big = «{ $file }» بیش از حد بزرگ است: فایل بازی حداکثر { $most } کیلوبایت است.

## The game
web-replay-seat = ‏{ $colour }: { $name }
web-replay-goes-on = فایل پیش از پایان بازی تمام می‌شود.
web-replay-stopped = بازی بدون نتیجه متوقف شد.
web-replay-won = { $name } برنده شد.
web-replay-won-resigned = { $name } برنده شد: { $other } کنار کشید.
web-replay-won-time = { $name } برنده شد: وقت { $other } تمام شد.
web-replay-draw = تساوی میان { $names }.
web-replay-agreed = تساوی با توافق { $names }.
web-replay-eyes = از دید
web-replay-eyes-all = یک تماشاگر

## Stepping
web-replay-board = صفحهٔ بازی
web-replay-steps = مرور بازی
web-replay-first = رفتن به آغاز
web-replay-back = حرکت قبلی
web-replay-play = پخش
web-replay-pause = مکث
web-replay-on = حرکت بعدی
web-replay-last = رفتن به پایان
web-replay-slider = حرکت
web-replay-at = حرکت { $at } از { $all }
web-replay-at-start = آغاز، { $all } حرکت در پیش است
web-replay-speed = سرعت
web-replay-speed-slow = کند
web-replay-speed-middle = متوسط
web-replay-speed-quick = سریع
web-replay-keys = کلیدها: با ⁦←⁩ و ⁦→⁩ حرکت به حرکت جابه‌جا می‌شوید، با ⁦Home⁩ و ⁦End⁩ به آغاز و پایان می‌روید، کلید فاصله پخش یا مکث می‌کند و ⁦B⁩ بهترین حرکت‌ها را نشان می‌دهد.
web-replay-moves = حرکت‌ها
web-replay-start = آغاز
web-replay-chance = شانس
web-replay-by = ‏{ $name }: { $move }
web-replay-words = وضعیت بازی به زبان ساده

## Winning chances
web-replay-analysis = چه کسی داشت می‌برد؟
web-replay-analyse = تحلیل این بازی
web-replay-analyse-about = رایانه همهٔ وضعیت‌ها را بررسی می‌کند: احتمال برد هر کس پس از هر حرکت، سهم شانس و هزینهٔ اشتباه‌ها. نخستین منحنی در چند ثانیه دیده می‌شود و سپس تا حدود دو دقیقه دقیق‌تر می‌شود.
web-replay-loading = جست‌وجوگر { $game } بار می‌شود: تاکنون { $seconds } ثانیه. بار اول ممکن است یک دقیقه طول بکشد.
web-replay-first-look = نگاه اول به کل بازی: { $percent }
web-replay-closer-look = بررسی دقیق‌تر، از نقطه‌های عطف به بیرون: { $percent }
web-replay-analysed = تحلیل تمام شد.
web-replay-stop = توقف
web-replay-broken-off = تحلیل قطع شد. بازی را دوباره تحلیل کنید.
web-replay-chances = احتمال برد
web-replay-curve-point = ‏{ $name } { $percent }
web-replay-sure = ‏± { $points }
web-replay-luck-bars = شانس، بالای خط
web-replay-loss-bars = امتیاز ازدست‌رفته، زیر خط
web-replay-band = رویداد شانسی
web-replay-after = پس از حرکت { $at }: { $told }
web-replay-at-first = در آغاز: { $told }
web-replay-better = حرکت بهتر: { $move }
web-replay-best-played = تا جایی که رایانه می‌بیند، این بهترین حرکت بود.
web-replay-points = { $points } امتیاز
web-replay-points-are = هر ۱۰۰ امتیاز برابر یک برد است.
web-replay-totals = شانس و مهارت
web-replay-luck = شانس
web-replay-loss = اشتباه‌های خودی
web-replay-gifts = تصمیم‌های دیگران
web-replay-rest = بقیه
web-replay-begin = آغاز
web-replay-end = پایان
web-replay-rest-is = بقیه چیزی است که رایانه بعدتر فهمید، یا بازیکنان هنگام تصمیم نمی‌توانستند بدانند.
web-replay-turning = نقطه‌های عطف
web-replay-turning-none = چیزی به چشم نمی‌آید: نه شانس بزرگی، نه اشتباه بزرگی.
web-replay-turn-luck = حرکت { $at }: شانس به سود { $name }، { $points }
web-replay-turn-loss = حرکت { $at }: { $name } { $points } از دست داد
web-replay-unsure = شاید اصلاً اشتباه نباشد: برآورد آن‌قدر دقیق نیست که بتوان گفت.
web-replay-flag-loss = اشتباه { $points }
web-replay-flag-luck = شانس { $points }
web-replay-flag-choice = انتخاب آزاد
web-replay-sum-lucky-gave = { $name } خوش‌شانس بود ({ $luck })، اما { $loss } امتیاز از دست داد.
web-replay-sum-lucky-clean = { $name } خوش‌شانس بود ({ $luck }) و تقریباً چیزی از دست نداد.
web-replay-sum-unlucky-gave = { $name } بدشانس بود ({ $luck }) و { $loss } امتیاز از دست داد.
web-replay-sum-unlucky-clean = { $name } بدشانس بود ({ $luck })، اما تقریباً چیزی از دست نداد.
web-replay-sum-even-gave = { $name } { $loss } امتیاز از دست داد.
web-replay-sum-even-clean = { $name } تقریباً چیزی از دست نداد.
web-replay-sum-lucky-gave-you = شما خوش‌شانس بودید ({ $luck })، اما { $loss } امتیاز از دست دادید.
web-replay-sum-lucky-clean-you = شما خوش‌شانس بودید ({ $luck }) و تقریباً چیزی از دست ندادید.
web-replay-sum-unlucky-gave-you = شما بدشانس بودید ({ $luck }) و { $loss } امتیاز از دست دادید.
web-replay-sum-unlucky-clean-you = شما بدشانس بودید ({ $luck })، اما تقریباً چیزی از دست ندادید.
web-replay-sum-even-gave-you = شما { $loss } امتیاز از دست دادید.
web-replay-sum-even-clean-you = شما تقریباً چیزی از دست ندادید.
web-replay-table = همهٔ حرکت‌ها در جدول
web-replay-move = حرکت
web-replay-number = شماره
web-replay-who = چه کسی
web-replay-given = ازدست‌رفته
web-replay-error-about = نوار روشن‌تر نشان می‌دهد که برآورد چقدر ممکن است خطا داشته باشد.

## Best moves
web-replay-best = بهترین حرکت‌ها در اینجا
web-replay-find-best = نمایش بهترین حرکت‌ها
web-replay-hide-best = پنهان کردن بهترین حرکت‌ها
web-replay-thinking = رایانه این وضعیت را بررسی می‌کند…
web-replay-best-for = برای { $name }، از بهترین به بعد:
web-replay-best-blind = برای { $name }، از بهترین به بعد، بر پایهٔ آنچه { $name } می‌دانست. منحنی همه‌چیز را می‌داند.
web-replay-outcomes = شانس چه می‌تواند بیاورد و هر پیشامد چقدر می‌ارزد:
web-replay-proven = اثبات‌شده
web-replay-odds = احتمال { $percent }
web-replay-played = بازی شد
web-replay-over = بازی در این نقطه تمام شده است.

## Sharing and downloading
web-replay-take = اشتراک‌گذاری و دانلود
web-replay-share = کپی لینک این حرکت
web-replay-share-whole = کپی لینک این بازی
web-replay-copied = لینک کپی شد.
web-replay-link = لینک
web-replay-link-kept = هر کس این لینک را داشته باشد بازی را می‌بیند. سرور آن را { $days } روز نگه می‌دارد.
web-replay-link-public = این میز عمومی است: هر کس لینک را داشته باشد بازی را می‌بیند.
web-replay-record = فایل بازی (JSON)
web-replay-svg = تصویر (SVG)
web-replay-png = تصویر (PNG)
web-replay-gif = پویانمایی (GIF)
web-replay-drawing = { $done } از { $total } تصویر

## Fair dice
web-replay-dice = تاس منصفانه
web-replay-dice-about = پیش از آنکه کسی بنشیند، میز به عددی محرمانه متعهد شد و هر بازیکن هم عددی از خودش به آن افزود. مرورگرتان می‌تواند همهٔ قرعه‌ها را دوباره بکشد و مقایسه کند.
web-replay-dice-check = بررسی تاس‌ها
web-replay-deal = چینش منصفانه
web-replay-deal-check = بررسی چینش
web-replay-dice-fair = { $outcomes ->
    [0] رازِ این فایل با تعهد آن می‌خواند. جز شروع بازی، قرعه‌ای کشیده نشده است.
    [one] تنها پیشامد شانسی از راز و عددهای این فایل به دست می‌آید، و راز با تعهد آن می‌خواند.
   *[other] هر { $outcomes } پیشامد شانسی از راز و عددهای این فایل به دست می‌آید، و راز با تعهد آن می‌خواند.
}
web-replay-dice-unkept = این مرورگر چیزی از این میز نگه نداشته است، پس نمی‌تواند بگوید که راز و عددها همان‌های بازی هستند یا نه: هر که فایل را نوشته می‌توانسته عددهای دیگری انتخاب کند.
web-replay-dice-kept = { $numbers ->
    [0] تعهد همان است که این مرورگر هنگام نشستن شما نگه داشت، پس از آن زمان کسی راز را عوض نکرده است. مرورگر عددی از شما نگه نداشته است.
    [one] تعهد و عدد شما همان‌هایی هستند که این مرورگر هنگام نشستن شما نگه داشت، پس از آن زمان کسی آن‌ها را عوض نکرده است.
   *[other] تعهد و { $numbers } عدد شما همان‌هایی هستند که این مرورگر هنگام نشستن شما نگه داشت، پس از آن زمان کسی آن‌ها را عوض نکرده است.
}
web-replay-dice-other-commitment = نمی‌خواند: وقتی نشستید این مرورگر تعهد { $kept } را نگه داشت، ولی در فایل { $found } آمده است. به تاس‌های آن اعتماد نکنید.
web-replay-dice-other-nonce = نمی‌خواند: وقتی در جایگاه { $seat } نشستید این مرورگر عدد شما را { $kept } نگه داشت، ولی در فایل { $found } آمده است. به تاس‌های آن اعتماد نکنید.
web-replay-dice-other-table = نمی‌خواند: فایل از میز دیگری است. به تاس‌های آن اعتماد نکنید.
web-replay-dice-other-shown = نمی‌خواند: به گفتهٔ خود فایل، به جایگاه { $seat } تعهد دیگری نشان داده شده بود. به تاس‌های آن اعتماد نکنید.
web-replay-dice-deal = شروع بازی دوباره از روی همین راز چیده شد: می‌خواند.
web-replay-dice-deal-wrong = ولی شروع بازی نمی‌خواند: از این راز چینش دیگری به دست می‌آید.
web-replay-dice-none = این بازی را نمی‌توان بررسی کرد: سر میزی در اینجا بازی نشده، یا آنچه برای بررسی لازم است در فایل نیست.
web-replay-dice-secret = منصفانه نیست: راز با تعهد نمی‌خواند.
web-replay-dice-first = منصفانه نیست: قرعهٔ شروع‌کننده به نام بازیکن دیگری درمی‌آید.
web-replay-dice-outcome = منصفانه نیست: پیشامد { $number }، در حرکت { $at }، { $move } است، ولی تاس‌ها می‌گویند { $drawn }.
web-replay-dice-go = نمایش این حرکت
web-replay-dice-seen = مرورگرتان خودش این را بررسی کرد، بدون پرسیدن از سرور.
