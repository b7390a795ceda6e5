## Why a game file cannot be read: its form. $place is where in the file, such as “end.by”.
record-too-big = فایل بازی حداکثر { $most } مبی‌بایت است
record-not-utf8 = بایت { $byte } در قالب UTF-8 نیست: این فایل متنی نیست، یا فقط متن نیست
record-torn = فایل زودتر از موعد تمام می‌شود (سطر { $line }، ستون { $column }): بقیه‌اش نیست
record-not-json = سطر { $line }، ستون { $column } در قالب JSON نیست
record-too-deep = فایل بیش از { $most } لایه تودرتو است
record-number = عدد { $number } در فایل بازی نمی‌گنجد
record-letter = در { $value } نیمی از یک جفت جانشین (⁦surrogate pair⁩) هست که حرف نیست
record-twice = نام { $name } در یک شیء دو بار آمده است
record-format = این فایل بازی Strandline نیست: «format» برابر «strandline» نیست
record-newer-format = این فایل بازی با نسخهٔ { $version } قالب است، ولی این Strandline نسخهٔ { $known } را می‌خواند: نسخهٔ تازه‌تری از Strandline می‌تواند آن را بخواند
record-wrong = { $place } برابر { $value } است، ولی باید { $allowed } باشد
record-pattern = { $place } برابر { $value } است، ولی باید شبیه { $pattern } باشد
record-missing = { $place } بخش «{ $name }» را ندارد
record-unknown = { $place } بخش { $name } را دارد که در فایل‌های بازی نیست؛ بخش‌های مجاز: { $allowed }
record-size = اندازهٔ { $place } برابر { $size } است، ولی باید از { $least } تا { $most } باشد

## Why a game file cannot be read: its game
record-newer-rules = این بازی با نسخهٔ { $rules } قوانین { $game } بازی شده، ولی این Strandline با نسخهٔ { $known } بازی می‌کند: نسخهٔ تازه‌تری از Strandline می‌تواند آن را بخواند
record-older-rules = این بازی با نسخهٔ { $rules } قوانین { $game } بازی شده، ولی این Strandline با نسخهٔ { $known } بازی می‌کند: انتشار { $release } از Strandline می‌تواند آن را بخواند
record-start = شروع بازی: { $reason }
record-start-text = شروع بازی، { $text }: { $reason }
record-no-start = نمی‌دانیم این بازی چگونه شروع شده است: از یک چینش، یک متن یا یک فایل بازی دیگر شروع کنید
record-move = حرکت { $number }، { $move }: { $reason }
record-chance-count = «chance» از { $told } پیشامد می‌گوید، ولی بازی { $true } پیشامد دارد
record-chance = «chance» با پیشامدها و وزن‌های حرکت { $number } نمی‌خواند

## Why a game file cannot be read: its end
record-seats = { $found } جایگاه نام دارند، ولی بازی { $seats } جایگاه دارد
record-no-seat = جایگاه { $seat } نیست؛ شمارهٔ جایگاه‌ها از ⁦0⁩ تا { $last } است
record-end-seat = پایان با «{ $by }» { $by ->
    [resigned] جایگاه لازم دارد
    [time] جایگاه لازم دارد
   *[other] جایگاه ندارد
}
record-no-end = طبق قوانین بازی با حرکت { $number } تمام شده، ولی «end» برابر null است
record-goes-on = «end» می‌گوید بازی طبق قوانین تمام شده، ولی پس از حرکت { $number } ادامه دارد
record-ended-by-rules = «end» می‌گوید «{ $by }»، ولی بازی طبق قوانین با حرکت { $number } تمام شده است
record-other-end = این بازی به حرکت‌های پیش از شروعش بستگی دارد که در فایل بازی نیستند: در بازپخش، پایان دیگری دارد
record-result-without-end = نتیجه هست، ولی «end» برابر null است
record-result-missing = «end» می‌گوید «{ $by }»، ولی نتیجه‌ای نیست
record-result-stopped = بازی‌ای که متوقف شده نمی‌تواند نتیجه داشته باشد
record-result-seats = نتیجهٔ { $result } برای هر یک از { $seats } جایگاه یک سهم ندارد
record-result-sum = جمع سهم‌های { $result } برابر ۱ نیست
record-result = فایل نتیجه را { $result } نوشته است، ولی درستش { $true } است
record-result-loser = فایل نتیجه را { $result } نوشته است، ولی جایگاه { $seat } کنار کشیده و سهمی ندارد
record-result-agreed = فایل نتیجه را { $result } نوشته است، ولی در تساوی توافقی دو جایگاه یا بیشتر سهم برابر دارند
record-fraction = سهم { $value } را به شکل { $lowest } بنویسید
record-date = تاریخ «{ $name }»، { $value }، در تقویم نیست
record-date-zone = تاریخ { $value } منطقهٔ زمانی‌اش را نمی‌گوید
record-extra = «extra» را نمی‌توان در قالب JSON نوشت: { $reason }

## Why a game file cannot be read: its notes, and games in one line
record-note-empty = یادداشت { $note } نه توضیحی دارد و نه شاخه‌ای
record-note-after = یادداشت { $note } دربارهٔ وضعیت پس از حرکت { $after } است، اما فقط { $moves } حرکت هست
record-note-move = یادداشت { $note }، حرکت { $number } از شاخه‌اش، { $move }: { $reason }
record-notes-version = این فایل بازی یادداشت دارد (⁦notes⁩)، اما نسخهٔ قالبش را ⁦1⁩ نوشته است که یادداشت ندارد: ⁦version⁩ باید ⁦2⁩ باشد
record-line-head = بازیِ یک‌خطی با ⁦strandline/1⁩ و نام بازی و نسخهٔ قوانین آن شروع می‌شود، مثلاً: `strandline/1 crab-stack/1 players=3; start …`
record-line-one = این بیش از یک خط است؛ بازیِ یک‌خطی فقط یک خط دارد
record-line-part = «{ $part }» بخشی از بازیِ یک‌خطی نیست؛ بخش‌ها این‌ها هستند: { $allowed }
record-line-twice = «{ $name }» دو بار آمده است
record-line-no-start = این بازیِ یک‌خطی وضعیت شروع (⁦start⁩) ندارد
record-line-option = «{ $option }» گزینه نیست؛ گزینه‌ها را این‌طور بنویسید: ⁦players=3⁩
record-line-percent = «{ $text }»: پس از ⁦%⁩ دو رقم شانزده‌تایی می‌آید، مثلاً ⁦%2C⁩ برای ویرگول
record-line-end = «{ $end }» پایان بازی را نمی‌رساند؛ مثلاً بنویسید ⁦end rules⁩ یا ⁦end resigned 0⁩
