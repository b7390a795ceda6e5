## The table's page: where things stand
web-table-title = { $game }: میز
web-table-loading = میز آماده می‌شود…
web-table-no-table = چنین میزی وجود ندارد یا لینک ناقص است. لینک کامل را از کسی که دعوتتان کرده بخواهید.
web-table-home = رفتن به صفحهٔ اصلی
web-table-offline = اتصال قطع است. در حال اتصال دوباره… چیزی از دست نمی‌رود.
web-table-move-waits = همین که دوباره آنلاین شوید، حرکتتان را می‌فرستیم.
web-table-polling = به‌روزرسانی زنده کار نمی‌کند؛ شاید حرکت‌ها کمی دیرتر دیده شوند.
web-table-back-online = دوباره آنلاین هستید.
web-table-board = صفحهٔ بازی
web-table-asked-of = ‏{ $name }: { $question }
web-table-turn-of = نوبت { $name } است.
web-table-turn-of-bot = { $name } دارد فکر می‌کند…
web-table-reacting = در انتظار پاسخ { $names }.
web-table-answered = پاسخ شما ثبت شد. همهٔ پاسخ‌ها با هم رو می‌شوند.
web-table-window = پاسخ‌ها تا { $unit ->
    [hours] { $count } ساعت
    [minutes] { $count } دقیقهٔ
   *[seconds] { $count } ثانیهٔ
} دیگر رو می‌شوند. پاسخ ندادن یعنی دفاع نکردن.
web-table-preset-passes = دفاع نمی‌کنید (طبق تنظیم خودتان).

## Seats
web-table-seats = جایگاه‌ها
web-table-seat = جایگاه { $number }
web-table-seat-free = خالی
web-table-seat-kept = هنوز نیامده
web-table-you = شما
web-table-bot = { $bot }، سطح { $level }
web-table-bot-level = سطح { $level }
web-table-colour = { $colour ->
    [red] قرمز
    [blue] آبی
    [green] سبز
    [yellow] زرد
    [black] سیاه
   *[white] سفید
}
web-table-of-colour = ‏{ $name } ({ $colour })
web-table-program = برنامه
web-table-connected = وصل
web-table-not-connected = قطع
web-table-away = غایب: ربات بازی می‌کند
web-table-resigned = کنار کشیده
web-table-to-move = نوبت اوست
web-table-clock = زمان مانده: { $time }
web-table-days = { $days } روز و { $hours } ساعت

## Before the game
web-table-waiting = بازی وقتی شروع می‌شود که همهٔ جایگاه‌ها پر شوند.
web-table-waiting-names = در انتظار { $names }.
web-table-waiting-for = هنوز { $count } جایگاه خالی است.
web-table-lot = رنگ‌ها و ترتیب نوبت هنگام شروع بازی با قرعه تعیین می‌شوند.
web-table-first = { $colour } شروع می‌کند.
web-table-your-name = نام شما
web-table-name-help = بازیکنان دیگر آن را می‌بینند. حساب کاربری و رمز عبور لازم نیست.
web-table-sit = اینجا می‌نشینم
web-table-get-up = ترک جایگاه
web-table-close-table = بستن میز
web-table-closed = این میز بسته است.
web-table-watch-only = همهٔ جایگاه‌ها مال دیگران است، ولی می‌توانید تماشا کنید.
web-table-seat-taken = این جایگاه پر است؛ شما تماشاگر هستید.
web-table-dice = تعهد تاس‌ها:
web-table-dice-about = اثر انگشتِ رازی که همهٔ تاس‌های این میز را تعیین می‌کند. مرورگرتان هنگام نشستن آن را نگه می‌دارد و بعد از بازی می‌تواند بگوید که راز عوض شده است یا نه.
web-table-dice-other = وقتی نشستید، مرورگرتان تعهد دیگری را نگه داشت: { $kept }. از آن پس عوض شده است؛ به تاس‌های این میز اعتماد نکنید.

## What one can do
web-table-actions = کارهایی که می‌توانید بکنید
web-table-menu = این میز
web-table-menu-done = بستن
web-table-undo = پس گرفتن
web-table-hint = راهنمایی
web-table-round = بازپخش آخرین حرکت‌ها
web-table-round-stop = توقف بازپخش
web-table-draw = پیشنهاد تساوی
web-table-resign = کنار کشیدن
web-table-sound-on = صدا: روشن
web-table-sound-off = صدا: خاموش
web-table-full-screen = تمام‌صفحه
web-table-small-screen = خروج از تمام‌صفحه
web-table-preset = هرگز دفاع نمی‌کنم؛ نیازی به پرسیدن نیست
web-table-no-undo = نمی‌توانید پس بگیرید: یا بعد از حرکتتان تاس یا رازی رو شده، یا هنوز حرکتی نکرده‌اید.
web-table-hint-is = راهنمایی: { $move }
web-table-hint-thinking = ربات دنبال راهنمایی می‌گردد…
web-table-round-now = بازپخش آخرین حرکت‌ها…
web-table-undo-asked = { $name } می‌خواهد حرکتی را پس بگیرد.
web-table-undo-waiting = درخواست پس گرفتن حرکت داده‌اید. منتظر پاسخ دیگران باشید.
web-table-grant = اجازه می‌دهم
web-table-decline = قبول نمی‌کنم
web-table-draw-offered = پیشنهاد تساوی از { $names }.
web-table-draw-waiting = پیشنهاد تساوی داده‌اید. منتظر پاسخ دیگران باشید.
web-table-asked-later = پس از برگشتن می‌پرسیم: { $names }.
web-table-asked-enough = فعلاً به‌اندازهٔ کافی درخواست داده‌اید. بعد از حرکت بعدی‌تان می‌توانید دوباره درخواست بدهید.
web-table-agree = قبول تساوی
web-table-back = برگشتم
web-table-bot-for-you = وقتتان تمام شد. تا برگردید، رباتی به جای شما بازی می‌کند.
web-table-no-grace = دیگر وقتی ندارید؛ رباتی به جای شما بازی می‌کند.
web-table-confirm-move = این حرکت انجام شود؟
web-table-play-it = انجام حرکت
web-table-cancel = انصراف
web-table-sure-resign = { $name }، می‌خواهید کنار بکشید؟
web-table-sure-resign-two = بازی تمام می‌شود و رقیبتان می‌برد.
web-table-sure-resign-more = رباتی تا پایان به جای شما بازی می‌کند.
web-table-sure-draw = پیشنهاد تساوی می‌دهید؟ اگر همه قبول کنند، بازی تمام می‌شود و در برد شریک می‌شوید.
web-table-sure-draw-here = همه تساوی را قبول می‌کنید؟ بازی همین حالا تمام می‌شود و در برد شریک می‌شوید.
web-table-sure-close = میز را می‌بندید؟ بازی همین‌جا تمام می‌شود.
web-table-sure-close-more = نتیجه حساب نمی‌شود و نمی‌توانید بازی را ادامه دهید، ولی هنوز می‌توانید فایل بازی را دانلود کنید.

## Panels beside the board
web-table-panels = کنار صفحهٔ بازی
web-table-log = حرکت‌ها
web-table-log-empty = هنوز حرکتی نشده است.
web-table-drawn = نتیجهٔ قرعه‌کشی: { $name } { $colour } است.
web-table-chat = گفت‌وگو
web-table-chat-players = فقط بازیکنان این را می‌بینند.
web-table-chat-watchers = فقط تماشاگران این را می‌بینند.
web-table-chat-empty = هنوز پیامی نیست.
web-table-overheard = گفت‌وگوی تماشاگران
web-table-chat-say = پیام بنویسید
web-table-chat-send = ارسال
web-table-chat-gone = میزبان این پیام را حذف کرد
web-table-chat-watcher = یک تماشاگر
web-table-chat-delete = حذف پیام { $name }
web-table-chat-mute = بی‌صدا کردن { $name }
web-table-muted = { $name } دیگر نمی‌تواند اینجا پیام بدهد.
web-table-choices = حرکت‌های ممکن
web-table-choices-count = { $count } حرکت ممکن
web-table-choices-none = نوبت شما نیست.
web-table-choices-find = یافتن حرکت
web-table-words = توضیح

## One screen, several people
web-table-curtain = نمایشگر را به { $name } بدهید
web-table-curtain-why = در این بازی هر بازیکن رازهایی دارد. پیش از ادامه، نمایشگر را به او بدهید.
web-table-curtain-who = چه کسی پای نمایشگر است؟
web-table-curtain-lift = من { $name } هستم
web-table-plan = { $count ->
    [0] می‌توانید پیش از دادن نمایشگر به نفر بعد چند حرکت انتخاب کنید. هر حرکت در نوبت خودتان انجام می‌شود.
    [one] { $count } حرکت انتخاب شده. باز هم انتخاب کنید یا نمایشگر را به نفر بعد بدهید.
   *[other] { $count } حرکت انتخاب شده. باز هم انتخاب کنید یا نمایشگر را به نفر بعد بدهید.
}
web-table-plan-pass = نمایشگر را به نفر بعد بدهید
web-table-plan-back = لغو آخرین حرکت

## The end
web-table-over = بازی تمام شد
web-table-won = { $names } برنده شد.
web-table-won-you = شما برنده شدید!
web-table-shared-you = شما در برد شریکید!
web-table-lost-you = شما باختید.
web-table-drawn-game = بازی مساوی شد.
web-table-turning-soon = در جست‌وجوی نقطهٔ عطف بازی…
web-table-again = دوباره بازی کنید، یا ببینید بازی کجا عوض شد.
web-table-shared = { $names } در برد شریک‌اند.
web-table-nobody-won = بازی نیمه‌کاره متوقف شد؛ کسی برنده نیست.
web-table-end-resigned = { $name } کنار کشید.
web-table-end-resigned-you = شما کنار کشیدید.
web-table-end-time = وقت { $name } تمام شد.
web-table-end-time-you = وقت شما تمام شد.
web-table-end-agreed = بازیکنان بر سر تساوی توافق کردند.
web-table-rematch = بازی دوباره
web-table-level = بازی در سطح { $level }
web-table-to-rematch = رفتن به بازی دوباره
web-table-rematch-made = بازی دوباره آماده است.
web-table-replay = تحلیل این بازی
web-table-share = اشتراک‌گذاری این بازی
web-table-record = دانلود فایل بازی

## Announcements
web-table-said = { $name } می‌گوید: { $text }
web-table-made = ‏{ $name }: { $move }
web-table-sat = { $name } نشست.
web-table-left = یک نفر جایگاهش را ترک کرد.
web-table-started = بازی شروع شد.
web-table-undone = یک حرکت پس گرفته شد.
web-table-declined = { $what ->
    [undo] { $name } پس گرفتن حرکت را قبول نکرد.
    [draw] { $name } تساوی را قبول نکرد.
   *[both] { $name } قبول نکرد.
}
web-table-time-over = وقت { $name } تمام شد؛ رباتی جایش را می‌گیرد.
web-table-is-back = { $name } برگشت.
web-table-new-chat = { $count } پیام جدید

## At a table of a tournament
# Buttons.
web-table-club = رفتن به تورنمنت
web-table-club-next = بازی بعدی‌تان آماده است: رفتن به میز
web-table-club-done = این دور تمام شد.
