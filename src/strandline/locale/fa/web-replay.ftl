## The Replay page: opening a record
replay-ui-title = { $game }: بازبینی
replay-ui-about = بازی را حرکت به حرکت مرور کنید، ببینید کجا و با بخت یا با مهارت برده شد، و تاس‌ها را بررسی کنید.
replay-ui-drop = پروندهٔ سابقه را اینجا رها کنید
replay-ui-drop-now = رها کنید: این سابقه باز می‌شود
replay-ui-choose = انتخاب پرونده
replay-ui-what = سابقه پروندهٔ کوچکی (⁦.json⁩) است که میز یا خط فرمان از یک بازی به شما می‌دهد.
replay-ui-kept-nowhere = سرور آن را بازپخش می‌کند و چیزی نگه نمی‌دارد، مگر اینکه پیوندی برای هم‌رسانی بسازید.
replay-ui-other = باز کردن سابقه‌ای دیگر
replay-ui-opening = بازی بازپخش می‌شود…
replay-ui-mine = بازی‌های تمام‌شدهٔ شما
replay-ui-mine-none = بازی‌هایی که اینجا تمام کنید در همین جا می‌آیند.
replay-ui-open = بازبینی { $game }، { $date }
replay-ui-not-opened = این سابقه باز نشد.
replay-ui-not-text = «{ $file }» سابقهٔ بازی نیست: سابقه یک پروندهٔ متنی در قالب JSON است.
replay-ui-several = لطفاً هر بار یک سابقه.
replay-ui-empty = «{ $file }» خالی است.
replay-ui-not-over = این بازی ادامه دارد. پس از پایان می‌توان آن را بازبینی کرد.
replay-ui-no-table = چنین بازی‌ای اینجا نیست، یا برای شما نیست.
replay-ui-no-link = این پیوند دیگر کار نمی‌کند: سابقه مدتی اینجا نگه داشته شد و حالا نیست.
replay-ui-too-big = «{ $file }» برای یک سابقه بیش از اندازه بزرگ است: حداکثر { $most } کیلوبایت.

## The game
replay-ui-bot = ربات، سطح { $level }
replay-ui-seat = { $colour }: { $name }
replay-ui-goes-on = سابقه پیش از پایان بازی تمام می‌شود.
replay-ui-stopped = بازی نیمه‌کاره ماند و نتیجه‌ای ندارد.
replay-ui-won = { $name } برنده شد.
replay-ui-won-resigned = { $name } برنده شد: { $other } کنار کشید.
replay-ui-won-time = { $name } برنده شد: وقت { $other } تمام شده بود.
replay-ui-draw = مساوی میان { $names }.
replay-ui-agreed = مساوی با توافق { $names }.
replay-ui-eyes = از چشم
replay-ui-eyes-all = یک تماشاگر

## Stepping
replay-ui-board = صفحهٔ بازی
replay-ui-steps = مرور بازی
replay-ui-first = به آغاز
replay-ui-back = یک حرکت عقب
replay-ui-play = پخش بازی
replay-ui-pause = درنگ
replay-ui-on = یک حرکت جلو
replay-ui-last = به پایان
replay-ui-slider = حرکت
replay-ui-at = حرکت { $at } از { $all }
replay-ui-at-start = آغاز، پیش از { $all } حرکت
replay-ui-speed = سرعت
replay-ui-speed-slow = کند
replay-ui-speed-middle = میانه
replay-ui-speed-quick = تند
replay-ui-keys = کلیدها: ⁦← →⁩ یک حرکت، ⁦Home⁩ و ⁦End⁩، فاصله پخش می‌کند؛ ⁦B⁩ بهترین حرکت‌ها را نشان می‌دهد.
replay-ui-moves = حرکت‌ها
replay-ui-start = آغاز
replay-ui-chance = بخت
replay-ui-by = { $name }: { $move }
replay-ui-words = وضعیت بازی به زبان ساده

## Winning chances
replay-ui-analysis = چه کسی داشت می‌برد؟
replay-ui-analyse = تحلیل این بازی
replay-ui-analyse-about = جست‌وجویی همهٔ وضعیت‌ها را می‌بیند: بخت هر کس پس از هر حرکت، آنچه بخت داد و آنچه تصمیم‌ها هزینه داشت. از چند ثانیه تا حدود دو دقیقه طول می‌کشد.
replay-ui-analysing = { $done } از { $total } وضعیت
replay-ui-getting-ready = جست‌وجو آماده می‌شود. بار اول یک دقیقه طول می‌کشد.
replay-ui-analysed = تحلیل تمام شد.
replay-ui-stop = توقف
replay-ui-broken-off = تحلیل نیمه‌کاره ماند. دوباره تلاش کنید.
replay-ui-chances = احتمال برد
replay-ui-curve-point = { $name } { $percent }
replay-ui-sure = ± { $points }
replay-ui-luck-bars = بخت، بالای خط
replay-ui-loss-bars = ازدست‌رفته، زیر خط
replay-ui-band = رویدادی از بخت
replay-ui-after = پس از حرکت { $at }: { $told }
replay-ui-at-first = در آغاز: { $told }
replay-ui-better = بهتر بود: { $move }
replay-ui-best-played = بهترین حرکت، تا جایی که جست‌وجو می‌بیند.
replay-ui-points = { $points } امتیاز
replay-ui-points-are = هر امتیاز یک‌صدم یک برد است.
replay-ui-totals = بخت و مهارت
replay-ui-luck = بخت
replay-ui-loss = اشتباه‌های خودی
replay-ui-gifts = اشتباه‌های دیگران
replay-ui-rest = باقی
replay-ui-begin = آغاز
replay-ui-end = پایان
replay-ui-rest-is = باقی آن چیزی است که جست‌وجو بعدتر فهمید، یا هنگام تصمیم کسی نمی‌توانست بداند.
replay-ui-turning = جایی که ورق برگشت
replay-ui-turning-none = چیزی به چشم نمی‌آید: نه بخت بزرگی، نه اشتباه بزرگی.
replay-ui-turn-luck = حرکت { $at }: بخت یار { $name }، { $points }
replay-ui-turn-loss = حرکت { $at }: { $name } این‌قدر از دست داد: { $points }
replay-ui-unsure = شاید هم هیچ: برآورد از این دقیق‌تر نیست.
replay-ui-table = همهٔ حرکت‌ها در جدول
replay-ui-move = حرکت
replay-ui-number = شماره
replay-ui-who = چه کسی
replay-ui-given = ازدست‌رفته
replay-ui-error-about = نوار روشن‌تر می‌گوید برآورد چقدر می‌تواند خطا داشته باشد.

## Best moves
replay-ui-best = بهترین حرکت‌ها در اینجا
replay-ui-find-best = نمایش بهترین حرکت‌ها
replay-ui-hide-best = پنهان کردن بهترین حرکت‌ها
replay-ui-thinking = جست‌وجویی این وضعیت را می‌بیند…
replay-ui-best-for = برای { $name }، از بهترین:
replay-ui-outcomes = بخت چه می‌تواند بیاورد و چقدر می‌ارزد:
replay-ui-proven = اثبات‌شده
replay-ui-odds = احتمال { $percent }
replay-ui-played = بازی شد
replay-ui-over = بازی اینجا تمام شده است.

## Taking it along
replay-ui-take = هم‌رسانی و نگهداری
replay-ui-share = رونوشت پیوند این حرکت
replay-ui-share-whole = رونوشت پیوند این بازی
replay-ui-copied = پیوند رونوشت شد.
replay-ui-link = پیوند
replay-ui-link-kept = هر کس این پیوند را داشته باشد بازی را می‌بیند. سابقه { $days } روز اینجا می‌ماند.
replay-ui-link-public = میز عمومی است: هر کس این پیوند را داشته باشد بازی را می‌بیند.
replay-ui-record = سابقه
replay-ui-svg = تصویر (SVG)
replay-ui-png = تصویر (PNG)
replay-ui-gif = پویانمایی (GIF)
replay-ui-drawing = { $done } از { $total } تصویر
replay-ui-saved = «{ $file }» بارگیری شد.

## Fair dice
replay-ui-dice = تاس منصفانه
replay-ui-dice-about = پیش از آنکه کسی بنشیند سرور به رازی متعهد شد؛ هر کس عددی از خودش به آن افزود. مرورگر شما می‌تواند همهٔ پیشامدها را دوباره قرعه بکشد.
replay-ui-dice-check = بررسی تاس‌ها
replay-ui-deal = چیدن منصفانه
replay-ui-deal-check = بررسی چیدن
replay-ui-dice-fair = همه چیز منصفانه است: راز همانی است که سرور به آن متعهد شده بود، و { $outcomes ->
    [0] پیشامد دیگری قرعه نخورده است.
    [one] { $outcomes } پیشامد بخت همانی است که مرورگر شما از آن قرعه می‌کشد.
   *[other] همهٔ { $outcomes } پیشامد بخت همان‌هایی هستند که مرورگر شما از آن قرعه می‌کشد.
}
replay-ui-dice-deal = سرور شروع بازی را دوباره از همان راز چید: می‌خواند.
replay-ui-dice-deal-wrong = ولی سرور می‌گوید شروع بازی آن نیست که این راز می‌چیند.
replay-ui-dice-none = این سابقه را نمی‌توان بررسی کرد: سر میزی در اینجا بازی نشده، یا آنچه برای بررسی لازم است در آن نیست.
replay-ui-dice-secret = منصفانه نیست: راز همانی نیست که سرور به آن متعهد شده بود.
replay-ui-dice-outcome = منصفانه نیست: پیشامد { $number }، در حرکت { $at }، این است: { $move }؛ تاس‌ها می‌گویند { $drawn }.
replay-ui-dice-go = نمایش این حرکت
replay-ui-dice-seen = در همین مرورگر بررسی شد، بی‌آنکه از سرور بپرسد.
