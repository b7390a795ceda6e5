## Arguments
cli-option-form = «{ $option }» گزینه نیست؛ گزینه‌ها را این‌طور بنویسید: ⁦--option players=3⁩
cli-option-twice = گزینهٔ { $option } دو بار آمده است؛ یک بار بنویسید
cli-no-file = فایل «{ $file }» وجود ندارد
cli-no-source = «{ $source }» نه بازی است و نه فایل؛ بازی‌ها این‌ها هستند: { $allowed }
cli-record-alone = فایل بازی وضعیت و گزینه‌های خودش را دارد: متن، ⁦--option⁩ و ⁦--seed⁩ را ننویسید
cli-no-move = این بازی فقط { $moves } حرکت دارد
cli-move-without-record = ‏⁦--move⁩ فایل بازی لازم دارد
cli-too-many-seats = ‏⁦--seat⁩ در فرمان { $found } بار آمده است، ولی این بازی { $seats } جایگاه دارد
cli-language = زبان «{ $found }» وجود ندارد؛ یکی از این‌ها را انتخاب کنید: { $allowed }
cli-first = مقدار ⁦--first⁩ باید «⁦lot⁩» یا جایگاهی از ⁦1⁩ تا { $seats } باشد، نه «{ $found }»
cli-first-record = فایل بازی می‌گوید هر کس کدام جایگاه را دارد: ⁦--first⁩ را ننویسید
cli-lot = نتیجهٔ قرعه‌کشی: { $seats }.
cli-picture-kind = «{ $file }»: نام فایل باید به یکی از این‌ها ختم شود: { $allowed }
cli-gif-record = ‏GIF کل بازی را نشان می‌دهد: فایل بازی بدهید
cli-gif-whole = ‏GIF کل بازی را نشان می‌دهد: ⁦--move⁩ را ننویسید
cli-gif-marks = نشانه‌ها به یک وضعیت تعلق دارند: ⁦--arrow⁩ و ⁦--mark⁩ و ⁦--highlight⁩ را ننویسید
cli-ended = این بازی تمام شده است (مثلاً بازیکنی کنار کشیده)، پس نمی‌توانید ادامه‌اش دهید

## Seats and results
cli-chance = شانس
cli-seat = جایگاه { $seat }
cli-turn = نوبت { $seat }: { $moves } حرکت
cli-won = { $seats } برنده شد.
cli-drawn = تساوی: { $seats } در برد شریک‌اند.
cli-end-resigned = ({ $seat } کنار کشید.)
cli-end-time = (وقت { $seat } تمام شد.)
cli-end-agreed = (با توافق.)
cli-end-stopped = بازی متوقف شد.

## Playing
cli-help =
    برای بازی کردن، حرکتی بنویسید؛ کلید ⁦Tab⁩ آن را کامل می‌کند. این‌ها را هم می‌توانید بنویسید:
      ⁦moves [BEGINNING]⁩  فهرست حرکت‌های مجاز
      ⁦why MOVE⁩           چرا حرکتی مجاز نیست، و طبق کدام قانون
      ⁦board⁩              نمایش دوبارهٔ صفحه
      ⁦undo⁩               پس گرفتن آخرین حرکتتان
      ⁦save FILE⁩          ذخیرهٔ بازی تا اینجا در یک فایل
      ⁦quit⁩               ترک بازی (⁦Ctrl-D⁩ هم همین کار را می‌کند)
cli-hint = برای حرکت‌های مجاز ⁦moves⁩ و برای فرمان‌های دیگر ⁦help⁩ را بنویسید.
cli-no-moves = هیچ حرکت مجازی با «{ $beginning }» شروع نمی‌شود
cli-legal = { $move } مجاز است
cli-why-what = کدام حرکت؟ مثلاً: ⁦why b2-c4⁩
cli-over-prompt = ⁦save FILE⁩، ⁦undo⁩ یا ⁦quit⁩>{" "}
cli-curtain = نوبت بعدی: { $seat }. بقیه نگاه نکنند؛ { $seat }، کلید ⁦Enter⁩ را بزنید:{" "}
cli-thinking = { $seat } دارد فکر می‌کند
cli-bot-failed = { $seat } جایگاهش را از دست داد؛ از این پس حرکت‌های آن تصادفی است. { $reason }
cli-undone = حرکت پس گرفته شد.
cli-nothing-to-undo = چیزی برای پس گرفتن نیست.
cli-no-undo = نمی‌توانید پس بگیرید: بعد از آخرین حرکتتان تاس یا رازی رو شده است.
cli-save-where = کجا ذخیره شود؟ مثلاً: ⁦save game.json⁩
cli-saved = در { $file } ذخیره شد
cli-file-there = { $file } از قبل وجود دارد؛ نام دیگری انتخاب کنید
cli-no-folder = نمی‌توان در پوشهٔ { $folder } نوشت: اول آن را بسازید یا پوشهٔ دیگری انتخاب کنید
cli-stopped = متوقف شد.

## Other commands
cli-verified = بررسی شد: همهٔ { $moves } حرکت مجازند و نتیجه درست است.
cli-fair = { $outcomes ->
    [one] چینش از راز و نانس‌های این فایل به دست می‌آید، و راز با تعهد آن می‌خواند.
   *[other] چینش و همهٔ پیشامدها، روی هم { $outcomes } تا، از راز و نانس‌های این فایل به دست می‌آید، و راز با تعهد آن می‌خواند.
}
cli-fair-table = فایل از همان میزی است که نگه داشته‌اید.
cli-fair-commitment = تعهد همان است که نگه داشته‌اید: از آن زمان کسی راز را عوض نکرده است.
cli-fair-nonces = { $count } نانسی که نگه داشته‌اید همان است که در فایل آمده است.
cli-fair-unkept = { $missing ->
    [commitment] فایل به‌تنهایی نمی‌تواند نشان دهد که راز همان راز بازی است. برای بررسی، تعهدی را که هنگام نشستن نگه داشته‌اید بدهید: ⁦--commitment HEX⁩.
    [nonce] فایل به‌تنهایی نمی‌تواند نشان دهد که نانس‌ها همان نانس‌های بازی هستند. برای بررسی، نانس خودتان را بدهید: ⁦--nonce SEAT=HEX⁩.
   *[both] فایل به‌تنهایی نمی‌تواند نشان دهد که راز و نانس‌ها همان‌های بازی هستند. برای بررسی، تعهد و نانسی را که هنگام نشستن نگه داشته‌اید بدهید: ⁦--commitment HEX --nonce SEAT=HEX⁩.
}
cli-fair-unkept-table = فایل به‌تنهایی نمی‌تواند نشان دهد که از میز شماست، و تاس‌ها به شناسهٔ میز هم بستگی دارند. برای بررسی، شناسه‌ای را که در نشانی میز آمده است بدهید: ⁦--table ID⁩.
cli-verify-hex = مقدار { $option } باید رقم‌های شانزده‌شانزدهی باشد (تعهد ۶۴ رقم دارد)، نه «{ $found }»
cli-verify-nonce = مقدار ⁦--nonce⁩ باید ⁦SEAT=HEX⁩ باشد، مثلاً ⁦0=3fa9…⁩، نه «{ $found }»
cli-replaying = بازپخش
cli-start = آغاز
cli-replay-keys = { $at } از { $last }. ⁦Enter⁩: بعدی، ⁦b⁩: قبلی، ⁦e⁩: پایان، یک عدد: رفتن به آنجا، ⁦q⁩: خروج>{" "}
cli-variation = شاخه: { $moves }
cli-drawing = کشیدن تصویرها
cli-compiling = کامپایل (فقط بار اول)
cli-compiling-search = کامپایل { $search } برای { $game } (فقط بار اول): { $seconds } ثانیه
cli-compiling-part = در حال کامپایل { $part } برای { $game }
cli-compiled = کامپایل شد: { $games } ({ $seconds } ثانیه)
cli-depth = عمق { $depth }
cli-bench-interpreted = مفسری
cli-bench-compiled = کامپایل‌شده

## The server
cli-serve-ready = ‏Strandline در { $url } در حال اجراست (برای توقف ⁦Ctrl-C⁩ را بزنید)
cli-serve-port = پورت { $port } در حال استفاده است، شاید سرور Strandline دیگری آن را گرفته؛ با ⁦--port⁩ پورت دیگری انتخاب کنید
cli-serve-address = گوش دادن روی { $address }، پورت { $port } ممکن نیست: { $reason }
cli-serve-names = سرور فقط به درخواست‌های ⁦localhost⁩ پاسخ می‌دهد. نامی را که دیگران به کار می‌برند با ⁦--allowed-host NAME⁩ مجاز کنید.
cli-serve-no-database = اتصال به پایگاه داده ممکن نیست: { $reason }
cli-serve-too-new = نسخهٔ جدیدتری از Strandline از این پایگاه داده استفاده کرده است: آن نسخه را نصب کنید یا با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید
cli-serve-damaged = پایگاه داده ناقص است (کم دارد: { $missing }): نسخهٔ پشتیبان را برگردانید یا با ⁦--data⁩ پوشهٔ دیگری انتخاب کنید
cli-serve-no-redis = این نشانی Redis نیست: { $reason }
cli-serve-lan = هر کسی در شبکهٔ شما می‌تواند وارد شود: نشانی را باز کنید یا دوربین گوشی را روی کد بگیرید.
cli-serve-no-network = این رایانه به شبکه وصل نیست: فقط کسانی که پای همین رایانه‌اند می‌توانند وارد شوند.
cli-serve-workers = بیش از یک ⁦worker⁩ به ⁦--database postgresql://…⁩ و ⁦--redis redis://…⁩ نیاز دارد
cli-serve-contact = این برای سرویس‌های اعلان نشانی نیست: { $contact }؛ یک نشانی ایمیل یا ⁦https://name⁩ بنویسید
cli-backup-failed = نمی‌توان از { $file } نسخهٔ کاملی گرفت: { $reason }. چیزی نوشته نشد.
cli-sit-link = «{ $link }» لینک جایگاه نیست؛ لینک جایگاه این شکلی است: ⁦http://…/table/ID?seat=1&token=…⁩
cli-sit-no-server = { $server } مثل سرور Strandline پاسخ نمی‌دهد: { $reason }
cli-sit-waits = { $server } پاسخ نمی‌دهد ({ $reason }). دوباره تلاش می‌کنیم…
cli-sit-seated = در جایگاه { $seat } نشستید.
cli-sit-kept = برای بررسی تاس‌های این بازی: ⁦strandline verify FILE --table { $table } --commitment { $commitment } --nonce { $seat }={ $nonce }⁩
cli-sit-over = بازی تمام شد: { $shares }

## A new game
cli-new-game-name = نام بازی حروف کوچک a تا z دارد، با یک خط تیره میان واژه‌ها و حداکثر { $most } نویسه، مثلاً ⁦three-stones⁩؛ و نمی‌تواند کلیدواژهٔ پایتون باشد
cli-new-game-taken = خود Strandline از این نام استفاده می‌کند؛ نام دیگری انتخاب کنید
cli-new-game-exists = { $folder } از قبل وجود دارد؛ نام دیگری انتخاب کنید یا پوشه را پاک کنید
cli-new-game-no-checkout = برای بازی جدید نسخه‌ای از مخزن کد لازم است، ولی این Strandline در { $package } نصب شده است؛ در پوشهٔ مخزن اجرا کنید: ⁦pip install -e .⁩
cli-new-game-written = { $name } ساخته شد: بازی در { $game } است و آزمون‌هایش در { $tests }.
    بازی کردن:   ⁦strandline play { $name } --seat human --seat level1⁩
    آزمودن:   ⁦pytest { $tests }⁩
    در مرورگر (اول صفحه‌ها را بسازید تا آن را بشناسند):   ⁦make web && strandline serve⁩
    آنچه باید عوض کنید، گام به گام: ⁦docs/add-a-game.md⁩
