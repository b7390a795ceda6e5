## The table's page: where things stand
web-table-title = { $game }: میز
web-table-loading = میز چیده می‌شود…
web-table-no-table = چنین میزی نیست، یا پیوندش کامل نیست. پیوند کامل را از کسی که دعوتتان کرده بخواهید.
web-table-home = به صفحهٔ اول
web-table-offline = اتصال برقرار نیست. باز هم تلاش می‌کنیم؛ چیزی از دست نمی‌رود.
web-table-move-waits = حرکت شما منتظر اتصال است.
web-table-polling = اتصال زنده برقرار نمی‌شود. خبرها با پرسیدن و کمی دیرتر می‌رسند.
web-table-back-online = دوباره وصل شد.
web-table-board = صفحهٔ بازی
web-table-asked-of = { $name }: { $question }
web-table-turn-of = نوبت { $name } است.
web-table-turn-of-bot = { $name } فکر می‌کند…
web-table-reacting = { $names } می‌تواند واکنش نشان دهد.
web-table-answered = پاسخ شما ثبت شد. همهٔ پاسخ‌ها با هم نشان داده می‌شوند.
web-table-window = همهٔ پاسخ‌ها تا { $unit ->
    [hours] { $count } ساعت
    [minutes] { $count } دقیقهٔ
   *[seconds] { $count } ثانیهٔ
} دیگر نشان داده می‌شوند. هر که چیزی نگوید، می‌گذارد بگذرد.
web-table-preset-passes = می‌گذارید بگذرد، همان‌طور که همیشه خواسته‌اید.

## Seats
web-table-seats = جایگاه‌ها
web-table-seat = جایگاه { $number }
web-table-seat-free = خالی
web-table-you = شما
web-table-bot = ربات، سطح { $level }
web-table-colour = { $colour ->
    [red] قرمز
    [blue] آبی
    [green] سبز
    [yellow] زرد
    [black] سیاه
   *[white] سفید
}
# Of several who are called alike, one with the colour
web-table-of-colour = { $name } ({ $colour })
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
web-table-waiting-for = هنوز { $count } جایگاه خالی است.
web-table-your-name = نام شما
web-table-name-help = دیگران آن را می‌بینند. نه حساب کاربری، نه گذرواژه.
web-table-sit = اینجا می‌نشینم
web-table-get-up = برخاستن
web-table-close-table = بستن میز
web-table-closed = این میز بسته است.
web-table-watch-only = جایگاه‌ها مال دیگران است؛ می‌توانید تماشا کنید.
web-table-seat-taken = این جایگاه گرفته شده است؛ شما تماشا می‌کنید.

## What one can do
web-table-actions = کارهایی که می‌توانید بکنید
web-table-menu = این میز
web-table-menu-done = تمام
web-table-undo = پس گرفتن
web-table-hint = راهنمایی
web-table-draw = پیشنهاد تساوی
web-table-resign = کنار کشیدن
web-table-sound-on = صدا: روشن
web-table-sound-off = صدا: خاموش
web-table-full-screen = تمام‌صفحه
web-table-small-screen = خروج از تمام‌صفحه
web-table-preset = همیشه بگذار بگذرد، حتی اگر بتوانم واکنش نشان دهم
web-table-no-undo = چیزی برای پس گرفتن نیست: تاس یا رازی رو شده، یا هنوز حرکتی نکرده‌اید.
web-table-hint-is = راهنمایی: { $move }
web-table-hint-thinking = رباتی درباره‌اش فکر می‌کند…
web-table-undo-asked = { $name } می‌خواهد حرکتی را پس بگیرد.
web-table-undo-waiting = خواسته‌اید حرکتی را پس بگیرید. دیگران تصمیم می‌گیرند.
web-table-grant = باشد
web-table-decline = نه
web-table-draw-offered = { $names } با تساوی موافق است.
web-table-draw-waiting = تساوی پیشنهاد داده‌اید.
web-table-agree = موافقم
web-table-back = برگشتم
web-table-bot-for-you = وقتتان تمام شد و رباتی به جای شما بازی می‌کند. هر وقت خواستید سر جایتان برگردید.
web-table-confirm-move = این حرکت را می‌کنید؟
web-table-play-it = حرکت کن
web-table-cancel = انصراف
web-table-sure-resign = { $name }، می‌خواهید کنار بکشید؟
web-table-sure-resign-two = بازی تمام می‌شود و رقیبتان می‌برد.
web-table-sure-resign-more = رباتی تا پایان به جای شما بازی می‌کند.
web-table-sure-draw = تساوی پیشنهاد می‌دهید؟ اگر همه موافق باشند، بازی تمام و نتیجه تقسیم می‌شود.
web-table-sure-draw-here = همه با تساوی موافق‌اید؟ بازی همین حالا تمام و نتیجه تقسیم می‌شود.
web-table-sure-close = این میز را می‌بندید؟ بازی همین‌جا تمام می‌شود.
web-table-sure-close-more = برای هیچ‌کس حساب نمی‌شود و نمی‌توان ادامه‌اش داد. سابقهٔ بازی را هنوز می‌توان برداشت.

## Panels beside the board
web-table-panels = کنار صفحهٔ بازی
web-table-log = حرکت‌ها
web-table-log-empty = هنوز حرکتی نشده است.
web-table-chat = گفت‌وگو
web-table-chat-players = این را فقط بازیکنان می‌خوانند.
web-table-chat-watchers = این را فقط تماشاگران می‌خوانند.
web-table-chat-empty = هنوز کسی چیزی نگفته است.
web-table-overheard = آنچه تماشاگران می‌گویند
web-table-chat-say = چیزی بگویید
web-table-chat-send = بگو
web-table-chat-gone = میزبان آن را پاک کرد
web-table-chat-watcher = یک تماشاگر
web-table-chat-delete = پاک کردن گفتهٔ { $name }
web-table-chat-mute = بی‌صدا کردن { $name }
web-table-muted = { $name } اینجا بی‌صداست.
web-table-choices = حرکت‌های ممکن
web-table-choices-count = { $count } حرکت ممکن
web-table-choices-none = الان نوبت شما نیست.
web-table-choices-find = یافتن حرکت
web-table-words = توضیح

## One screen, several people
web-table-curtain = نمایشگر را به { $name } بدهید
web-table-curtain-why = اینجا هر کس رازهایی دارد. پیش از ادامه نمایشگر را به او بدهید.
web-table-curtain-who = چه کسی نگاه می‌کند؟
web-table-curtain-lift = من { $name } هستم

## The end
web-table-over = بازی تمام شد
web-table-won = { $names } برنده شد.
web-table-won-you = شما برنده شدید!
web-table-shared = { $names } در برد شریک‌اند.
web-table-nobody-won = بازی نیمه‌کاره ماند؛ کسی برنده نیست.
web-table-end-resigned = { $name } کنار کشید.
web-table-end-time = وقت { $name } تمام شد.
web-table-end-agreed = بر سر تساوی توافق شد.
web-table-rematch = بازی دوباره
web-table-to-rematch = به بازی دوباره
web-table-rematch-made = میز بازی دوباره آماده است.
web-table-replay = دیدن دوبارهٔ بازی
web-table-record = برداشتن سابقهٔ بازی

## Announcements
web-table-said = { $name } می‌گوید: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } نشست.
web-table-left = کسی برخاست.
web-table-started = بازی شروع می‌شود.
web-table-undone = حرکتی پس گرفته شد.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } پس گرفتن حرکت را نپذیرفت.
    [draw] { $name } تساوی را نپذیرفت.
   *[both] { $name } نپذیرفت.
}
web-table-time-over = وقت { $name } تمام شد؛ رباتی ادامه می‌دهد.
web-table-is-back = { $name } برگشت.
web-table-new-chat = { $count } پیام تازه
