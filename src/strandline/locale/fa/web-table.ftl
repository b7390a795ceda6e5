## The table's page: where things stand
table-ui-title = { $game }: میز
table-ui-loading = میز چیده می‌شود…
table-ui-no-table = چنین میزی نیست، یا پیوندش کامل نیست. پیوند کامل را از کسی که دعوتتان کرده بخواهید.
table-ui-home = به صفحهٔ اول
table-ui-offline = اتصال برقرار نیست. باز هم تلاش می‌کنیم؛ چیزی از دست نمی‌رود.
table-ui-move-waits = حرکت شما منتظر اتصال است.
table-ui-polling = اتصال زنده برقرار نمی‌شود. خبرها با پرسیدن و کمی دیرتر می‌رسند.
table-ui-back-online = دوباره وصل شد.
table-ui-board = صفحهٔ بازی
table-ui-asked-of = { $name }: { $question }
table-ui-turn-of = نوبت { $name } است.
table-ui-turn-of-bot = { $name } فکر می‌کند…
table-ui-reacting = { $names } می‌تواند واکنش نشان دهد.
table-ui-answered = پاسخ شما ثبت شد. همهٔ پاسخ‌ها با هم نشان داده می‌شوند.
table-ui-window = همهٔ پاسخ‌ها تا { $unit ->
    [hours] { $count } ساعت
    [minutes] { $count } دقیقهٔ
   *[seconds] { $count } ثانیهٔ
} دیگر نشان داده می‌شوند. هر که چیزی نگوید، می‌گذارد بگذرد.
table-ui-preset-passes = می‌گذارید بگذرد، همان‌طور که همیشه خواسته‌اید.

## Seats
table-ui-seats = جایگاه‌ها
table-ui-seat = جایگاه { $number }
table-ui-seat-free = خالی
table-ui-you = شما
table-ui-bot = ربات، سطح { $level }
table-ui-colour = { $colour ->
    [red] قرمز
    [blue] آبی
    [green] سبز
    [yellow] زرد
    [black] سیاه
   *[white] سفید
}
# Of several who are called alike, one with the colour
table-ui-of-colour = { $name } ({ $colour })
table-ui-program = برنامه
table-ui-connected = وصل
table-ui-not-connected = قطع
table-ui-away = غایب: ربات بازی می‌کند
table-ui-resigned = کنار کشیده
table-ui-to-move = نوبت اوست
table-ui-clock = زمان مانده: { $time }
table-ui-days = { $days } روز و { $hours } ساعت

## Before the game
table-ui-waiting = بازی وقتی شروع می‌شود که همهٔ جایگاه‌ها پر شوند.
table-ui-waiting-for = هنوز { $count } جایگاه خالی است.
table-ui-your-name = نام شما
table-ui-name-help = دیگران آن را می‌بینند. نه حساب کاربری، نه گذرواژه.
table-ui-sit = اینجا می‌نشینم
table-ui-get-up = برخاستن
table-ui-close-table = بستن میز
table-ui-closed = این میز بسته است.
table-ui-watch-only = جایگاه‌ها مال دیگران است؛ می‌توانید تماشا کنید.
table-ui-seat-taken = این جایگاه گرفته شده است؛ شما تماشا می‌کنید.

## What one can do
table-ui-actions = کارهایی که می‌توانید بکنید
table-ui-menu = این میز
table-ui-menu-done = تمام
table-ui-undo = پس گرفتن
table-ui-hint = راهنمایی
table-ui-draw = پیشنهاد تساوی
table-ui-resign = کنار کشیدن
table-ui-sound-on = صدا: روشن
table-ui-sound-off = صدا: خاموش
table-ui-full-screen = تمام‌صفحه
table-ui-small-screen = خروج از تمام‌صفحه
table-ui-preset = همیشه بگذار بگذرد، حتی اگر بتوانم واکنش نشان دهم
table-ui-no-undo = چیزی برای پس گرفتن نیست: تاس یا رازی رو شده، یا هنوز حرکتی نکرده‌اید.
table-ui-hint-is = راهنمایی: { $move }
table-ui-hint-thinking = رباتی درباره‌اش فکر می‌کند…
table-ui-undo-asked = { $name } می‌خواهد حرکتی را پس بگیرد.
table-ui-undo-waiting = خواسته‌اید حرکتی را پس بگیرید. دیگران تصمیم می‌گیرند.
table-ui-grant = باشد
table-ui-decline = نه
table-ui-draw-offered = { $names } با تساوی موافق است.
table-ui-draw-waiting = تساوی پیشنهاد داده‌اید.
table-ui-agree = موافقم
table-ui-back = برگشتم
table-ui-bot-for-you = وقتتان تمام شد و رباتی به جای شما بازی می‌کند. هر وقت خواستید سر جایتان برگردید.
table-ui-confirm-move = این حرکت را می‌کنید؟
table-ui-play-it = حرکت کن
table-ui-cancel = انصراف
table-ui-sure-resign = { $name }، می‌خواهید کنار بکشید؟
table-ui-sure-resign-two = بازی تمام می‌شود و رقیبتان می‌برد.
table-ui-sure-resign-more = رباتی تا پایان به جای شما بازی می‌کند.
table-ui-sure-draw = تساوی پیشنهاد می‌دهید؟ اگر همه موافق باشند، بازی تمام و نتیجه تقسیم می‌شود.
table-ui-sure-draw-here = همه با تساوی موافق‌اید؟ بازی همین حالا تمام و نتیجه تقسیم می‌شود.
table-ui-sure-close = این میز را می‌بندید؟ بازی همین‌جا تمام می‌شود.
table-ui-sure-close-more = برای هیچ‌کس حساب نمی‌شود و نمی‌توان ادامه‌اش داد. سابقهٔ بازی را هنوز می‌توان برداشت.

## Panels beside the board
table-ui-panels = کنار صفحهٔ بازی
table-ui-log = حرکت‌ها
table-ui-log-empty = هنوز حرکتی نشده است.
table-ui-chat = گفت‌وگو
table-ui-chat-players = این را فقط بازیکنان می‌خوانند.
table-ui-chat-watchers = این را فقط تماشاگران می‌خوانند.
table-ui-chat-empty = هنوز کسی چیزی نگفته است.
table-ui-overheard = آنچه تماشاگران می‌گویند
table-ui-chat-say = چیزی بگویید
table-ui-chat-send = بگو
table-ui-chat-gone = میزبان آن را پاک کرد
table-ui-chat-watcher = یک تماشاگر
table-ui-chat-delete = پاک کردن گفتهٔ { $name }
table-ui-chat-mute = بی‌صدا کردن { $name }
table-ui-muted = { $name } اینجا بی‌صداست.
table-ui-choices = حرکت‌های ممکن
table-ui-choices-count = { $count } حرکت ممکن
table-ui-choices-none = الان نوبت شما نیست.
table-ui-choices-find = یافتن حرکت
table-ui-words = توضیح

## One screen, several people
table-ui-curtain = نمایشگر را به { $name } بدهید
table-ui-curtain-why = اینجا هر کس رازهایی دارد. پیش از ادامه نمایشگر را به او بدهید.
table-ui-curtain-who = چه کسی نگاه می‌کند؟
table-ui-curtain-lift = من { $name } هستم

## The end
table-ui-over = بازی تمام شد
table-ui-won = { $names } برنده شد.
table-ui-won-you = شما برنده شدید!
table-ui-shared = { $names } در برد شریک‌اند.
table-ui-nobody-won = بازی نیمه‌کاره ماند؛ کسی برنده نیست.
table-ui-end-resigned = { $name } کنار کشید.
table-ui-end-time = وقت { $name } تمام شد.
table-ui-end-agreed = بر سر تساوی توافق شد.
table-ui-rematch = بازی دوباره
table-ui-to-rematch = به بازی دوباره
table-ui-rematch-made = میز بازی دوباره آماده است.
table-ui-replay = دیدن دوبارهٔ بازی
table-ui-record = برداشتن سابقهٔ بازی

## Announcements
table-ui-said = { $name } می‌گوید: { $text }
table-ui-made = { $name }: { $move }
table-ui-sat = { $name } نشست.
table-ui-left = کسی برخاست.
table-ui-started = بازی شروع می‌شود.
table-ui-undone = حرکتی پس گرفته شد.
# $what: undo, draw, or both where both were asked for
table-ui-declined = { $what ->
    [undo] { $name } پس گرفتن حرکت را نپذیرفت.
    [draw] { $name } تساوی را نپذیرفت.
   *[both] { $name } نپذیرفت.
}
table-ui-time-over = وقت { $name } تمام شد؛ رباتی ادامه می‌دهد.
table-ui-is-back = { $name } برگشت.
table-ui-new-chat = { $count } پیام تازه
