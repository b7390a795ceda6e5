## The Replay page: opening a record
web-replay-title = { $game }: بازبینی
web-replay-about = بازی را حرکت به حرکت مرور کنید، ببینید کجا و با بخت یا با مهارت برده شد، و تاس‌ها را بررسی کنید.
web-replay-drop = پروندهٔ سابقه را اینجا رها کنید
web-replay-drop-now = رها کنید: این سابقه باز می‌شود
web-replay-choose = انتخاب پرونده
web-replay-what = سابقه پروندهٔ کوچکی (⁦.json⁩) است که میز یا خط فرمان از یک بازی به شما می‌دهد.
web-replay-kept-nowhere = سرور آن را بازپخش می‌کند و چیزی نگه نمی‌دارد، مگر اینکه پیوندی برای هم‌رسانی بسازید.
web-replay-other = باز کردن سابقه‌ای دیگر
web-replay-opening = بازی بازپخش می‌شود…
web-replay-mine = بازی‌های تمام‌شدهٔ شما
web-replay-mine-none = بازی‌هایی که اینجا تمام کنید در همین جا می‌آیند.
web-replay-open = بازبینی { $game }، { $date }
web-replay-not-opened = این سابقه باز نشد.
web-replay-not-text = «{ $file }» سابقهٔ بازی نیست: سابقه یک پروندهٔ متنی در قالب JSON است.
web-replay-several = لطفاً هر بار یک سابقه.
web-replay-empty = «{ $file }» خالی است.
web-replay-not-over = این بازی ادامه دارد. پس از پایان می‌توان آن را بازبینی کرد.
web-replay-no-table = چنین بازی‌ای اینجا نیست، یا برای شما نیست.
web-replay-no-link = این پیوند دیگر کار نمی‌کند: سابقه مدتی اینجا نگه داشته شد و حالا نیست.
web-replay-too-big = «{ $file }» برای یک سابقه بیش از اندازه بزرگ است: حداکثر { $most } کیلوبایت.

## The game
web-replay-bot = ربات، سطح { $level }
web-replay-seat = { $colour }: { $name }
web-replay-goes-on = سابقه پیش از پایان بازی تمام می‌شود.
web-replay-stopped = بازی نیمه‌کاره ماند و نتیجه‌ای ندارد.
web-replay-won = { $name } برنده شد.
web-replay-won-resigned = { $name } برنده شد: { $other } کنار کشید.
web-replay-won-time = { $name } برنده شد: وقت { $other } تمام شده بود.
web-replay-draw = مساوی میان { $names }.
web-replay-agreed = مساوی با توافق { $names }.
web-replay-eyes = از چشم
web-replay-eyes-all = یک تماشاگر

## Stepping
web-replay-board = صفحهٔ بازی
web-replay-steps = مرور بازی
web-replay-first = به آغاز
web-replay-back = یک حرکت عقب
web-replay-play = پخش بازی
web-replay-pause = درنگ
web-replay-on = یک حرکت جلو
web-replay-last = به پایان
web-replay-slider = حرکت
web-replay-at = حرکت { $at } از { $all }
web-replay-at-start = آغاز، پیش از { $all } حرکت
web-replay-speed = سرعت
web-replay-speed-slow = کند
web-replay-speed-middle = میانه
web-replay-speed-quick = تند
web-replay-keys = کلیدها: ⁦← →⁩ یک حرکت، ⁦Home⁩ و ⁦End⁩، فاصله پخش می‌کند؛ ⁦B⁩ بهترین حرکت‌ها را نشان می‌دهد.
web-replay-moves = حرکت‌ها
web-replay-start = آغاز
web-replay-chance = بخت
web-replay-by = { $name }: { $move }
web-replay-words = وضعیت بازی به زبان ساده

## Winning chances
web-replay-analysis = چه کسی داشت می‌برد؟
web-replay-analyse = تحلیل این بازی
web-replay-analyse-about = جست‌وجویی همهٔ وضعیت‌ها را می‌بیند: بخت هر کس پس از هر حرکت، آنچه بخت داد و آنچه تصمیم‌ها هزینه داشت. از چند ثانیه تا حدود دو دقیقه طول می‌کشد.
web-replay-analysing = { $done } از { $total } وضعیت
web-replay-getting-ready = جست‌وجو آماده می‌شود. بار اول یک دقیقه طول می‌کشد.
web-replay-analysed = تحلیل تمام شد.
web-replay-stop = توقف
web-replay-broken-off = تحلیل نیمه‌کاره ماند. دوباره تلاش کنید.
web-replay-chances = احتمال برد
web-replay-curve-point = { $name } { $percent }
web-replay-sure = ± { $points }
web-replay-luck-bars = بخت، بالای خط
web-replay-loss-bars = ازدست‌رفته، زیر خط
web-replay-band = رویدادی از بخت
web-replay-after = پس از حرکت { $at }: { $told }
web-replay-at-first = در آغاز: { $told }
web-replay-better = بهتر بود: { $move }
web-replay-best-played = بهترین حرکت، تا جایی که جست‌وجو می‌بیند.
web-replay-points = { $points } امتیاز
web-replay-points-are = هر امتیاز یک‌صدم یک برد است.
web-replay-totals = بخت و مهارت
web-replay-luck = بخت
web-replay-loss = اشتباه‌های خودی
web-replay-gifts = اشتباه‌های دیگران
web-replay-rest = باقی
web-replay-begin = آغاز
web-replay-end = پایان
web-replay-rest-is = باقی آن چیزی است که جست‌وجو بعدتر فهمید، یا هنگام تصمیم کسی نمی‌توانست بداند.
web-replay-turning = جایی که ورق برگشت
web-replay-turning-none = چیزی به چشم نمی‌آید: نه بخت بزرگی، نه اشتباه بزرگی.
web-replay-turn-luck = حرکت { $at }: بخت یار { $name }، { $points }
web-replay-turn-loss = حرکت { $at }: { $name } این‌قدر از دست داد: { $points }
web-replay-unsure = شاید هم هیچ: برآورد از این دقیق‌تر نیست.
web-replay-table = همهٔ حرکت‌ها در جدول
web-replay-move = حرکت
web-replay-number = شماره
web-replay-who = چه کسی
web-replay-given = ازدست‌رفته
web-replay-error-about = نوار روشن‌تر می‌گوید برآورد چقدر می‌تواند خطا داشته باشد.

## Best moves
web-replay-best = بهترین حرکت‌ها در اینجا
web-replay-find-best = نمایش بهترین حرکت‌ها
web-replay-hide-best = پنهان کردن بهترین حرکت‌ها
web-replay-thinking = جست‌وجویی این وضعیت را می‌بیند…
web-replay-best-for = برای { $name }، از بهترین:
web-replay-outcomes = بخت چه می‌تواند بیاورد و چقدر می‌ارزد:
web-replay-proven = اثبات‌شده
web-replay-odds = احتمال { $percent }
web-replay-played = بازی شد
web-replay-over = بازی اینجا تمام شده است.

## Taking it along
web-replay-take = هم‌رسانی و نگهداری
web-replay-share = رونوشت پیوند این حرکت
web-replay-share-whole = رونوشت پیوند این بازی
web-replay-copied = پیوند رونوشت شد.
web-replay-link = پیوند
web-replay-link-kept = هر کس این پیوند را داشته باشد بازی را می‌بیند. سابقه { $days } روز اینجا می‌ماند.
web-replay-link-public = میز عمومی است: هر کس این پیوند را داشته باشد بازی را می‌بیند.
web-replay-record = سابقه
web-replay-svg = تصویر (SVG)
web-replay-png = تصویر (PNG)
web-replay-gif = پویانمایی (GIF)
web-replay-drawing = { $done } از { $total } تصویر
web-replay-saved = «{ $file }» بارگیری شد.

## Fair dice
web-replay-dice = تاس منصفانه
web-replay-dice-about = پیش از آنکه کسی بنشیند سرور به رازی متعهد شد؛ هر کس عددی از خودش به آن افزود. مرورگر شما می‌تواند همهٔ پیشامدها را دوباره قرعه بکشد.
web-replay-dice-check = بررسی تاس‌ها
web-replay-deal = چیدن منصفانه
web-replay-deal-check = بررسی چیدن
web-replay-dice-fair = همه چیز منصفانه است: راز همانی است که سرور به آن متعهد شده بود، و { $outcomes ->
    [0] پیشامد دیگری قرعه نخورده است.
    [one] { $outcomes } پیشامد بخت همانی است که مرورگر شما از آن قرعه می‌کشد.
   *[other] همهٔ { $outcomes } پیشامد بخت همان‌هایی هستند که مرورگر شما از آن قرعه می‌کشد.
}
web-replay-dice-deal = سرور شروع بازی را دوباره از همان راز چید: می‌خواند.
web-replay-dice-deal-wrong = ولی سرور می‌گوید شروع بازی آن نیست که این راز می‌چیند.
web-replay-dice-none = این سابقه را نمی‌توان بررسی کرد: سر میزی در اینجا بازی نشده، یا آنچه برای بررسی لازم است در آن نیست.
web-replay-dice-secret = منصفانه نیست: راز همانی نیست که سرور به آن متعهد شده بود.
web-replay-dice-outcome = منصفانه نیست: پیشامد { $number }، در حرکت { $at }، این است: { $move }؛ تاس‌ها می‌گویند { $drawn }.
web-replay-dice-go = نمایش این حرکت
web-replay-dice-seen = در همین مرورگر بررسی شد، بی‌آنکه از سرور بپرسد.
