## Why a record cannot be read: its form
record-too-big = سابقه حداکثر { $most } مبی‌بایت است
record-not-utf8 = بایت { $byte } در قالب UTF-8 نیست: این متن نیست، یا همه‌اش متن نیست
record-torn = پرونده در میانه تمام می‌شود (سطر { $line }، ستون { $column }): بقیه‌اش نیست
record-not-json = سطر { $line }، ستون { $column } در قالب JSON نیست
record-too-deep = این بیش از { $most } لایه تودرتو است
record-number = { $number } عددی نیست که در سابقه بگنجد
record-letter = در { $value } نیمی از یک جفت جانشین هست که حرف نیست
record-twice = نام { $name } در یک شیء دو بار آمده است
record-format = این سابقهٔ Strandline نیست: «format» برابر «strandline» نیست
record-newer-format = این سابقه با نسخهٔ { $version } قالب است و این Strandline نسخهٔ { $known } را می‌خواند: نسخهٔ تازه‌تر آن را می‌خواند (⁦pip install --upgrade strandline⁩)
record-wrong = { $place } برابر { $value } است؛ باید { $allowed } باشد
record-pattern = { $place } برابر { $value } است؛ باید شبیه { $pattern } باشد
record-missing = { $place } بخش «{ $name }» را ندارد
record-unknown = { $place } بخش { $name } را دارد که در سابقه‌ها نیست؛ این‌ها هستند: { $allowed }
record-size = اندازهٔ { $place } برابر { $size } است؛ باید از { $least } تا { $most } باشد

## Why a record cannot be read: its game
record-newer-rules = این بازی با نسخهٔ { $rules } قوانین { $game } بازی شده و این Strandline با نسخهٔ { $known } بازی می‌کند: نسخهٔ تازه‌تر آن را می‌خواند (⁦pip install --upgrade strandline⁩)
record-older-rules = این بازی با نسخهٔ { $rules } قوانین { $game } بازی شده و این Strandline با نسخهٔ { $known } بازی می‌کند: انتشار { $release } آن را می‌خواند (⁦pip install strandline=={ $release }⁩)
record-start = شروع بازی: { $reason }
record-start-text = شروع بازی، { $text }: { $reason }
record-no-start = معلوم نیست این بازی چگونه شروع شده است؛ وضعیتی لازم است که از چیدن تازه، از متن یا از سابقهٔ دیگری آمده باشد
record-move = حرکت { $number }، { $move }: { $reason }
record-chance-count = «chance» از { $told } پیشامد می‌گوید؛ در میان حرکت‌ها { $true } تا هست
record-chance = «chance» پیشامدها و وزن‌های حرکت { $number } را نمی‌گوید

## Why a record cannot be read: its end
record-seats = { $found } جایگاه نام دارند؛ بازی { $seats } جایگاه دارد
record-no-seat = جایگاه { $seat } نیست؛ شمارهٔ جایگاه‌ها از ⁦0⁩ تا { $last } است
record-end-seat = پایان با «{ $by }» { $by ->
    [resigned] جایگاه لازم دارد
    [time] جایگاه لازم دارد
   *[other] جایگاه ندارد
}
record-no-end = طبق قوانین بازی با حرکت { $number } تمام شده، ولی «end» برابر null است
record-goes-on = «end» می‌گوید بازی طبق قوانین تمام شده، ولی پس از حرکت { $number } ادامه دارد
record-ended-by-rules = «end» می‌گوید «{ $by }»، ولی بازی طبق قوانین با حرکت { $number } تمام شده است
record-other-end = شروع بازی گذشته‌ای داشته که در سابقه نیامده است؛ اگر از آنجا دوباره بازی شود، پایان دیگری دارد
record-result-without-end = نتیجه هست، ولی «end» برابر null است
record-result-missing = «end» می‌گوید «{ $by }»، ولی نتیجه‌ای نیست
record-result-stopped = بازی نیمه‌کاره نتیجه ندارد
record-result-seats = نتیجهٔ { $result } برای هر یک از { $seats } جایگاه یک سهم ندارد
record-result-sum = جمع سهم‌های { $result } برابر ۱ نیست
record-result = نتیجه { $result } نوشته شده؛ درستش { $true } است
record-result-loser = نتیجه { $result } نوشته شده، ولی جایگاه { $seat } کنار کشیده و سهمی ندارد
record-result-agreed = نتیجه { $result } نوشته شده، ولی تساوی توافقی میان دو جایگاه یا بیشتر برابر تقسیم می‌شود
record-fraction = سهم { $value } را { $lowest } می‌نویسند
record-date = تاریخ «{ $name }»، { $value }، در تقویم نیست
record-date-zone = تاریخ { $value } منطقهٔ زمانی‌اش را نمی‌گوید
record-extra = «extra» را نمی‌توان در قالب JSON نوشت: { $reason }
