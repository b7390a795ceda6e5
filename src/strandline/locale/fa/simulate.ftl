## Arguments
simulate-policy = «{ $policy }» با یک بذر همیشه بازی‌های یکسان نمی‌سازد؛ یکی از این‌ها را انتخاب کنید: { $allowed }
simulate-suffix = «{ $file }»: نام فایل باید به ⁦.parquet⁩ ختم شود

## Results
simulate-playing = در حال بازی
simulate-speed = در حال بازی، { $speed } بازی در ثانیه
simulate-seat = جایگاه
simulate-total = { $games } بازی در { $seconds } ثانیه، { $speed } بازی در ثانیه
simulate-lengths = { $what ->
    [decisions] تصمیم‌ها
   *[chances] رویدادهای شانسی
} در هر بازی: میانگین { $mean }، میانه { $median }، از { $least } تا { $most }
simulate-shared = بردهای مشترک: { $games } ({ $share } ٪)
simulate-stopped = { $games } بازی پس از حرکت‌های بیش از حد متوقف شد
simulate-written = در { $file } نوشته شد: { $games } بازی
simulate-kept = متوقف شد: { $file } کامل است و { $kept } بازی اول از { $games } بازی در آن است.
simulate-nothing-kept = متوقف شد: چیزی نوشته نشد.

## Files of games
simulate-data-verified = بررسی شد: { $games } بازی، همه طبق قوانین.
simulate-data-no-file = فایل «{ $file }» وجود ندارد
simulate-data-torn = «{ $file }» ناقص است یا فایل Parquet نیست: { $reason }
simulate-data-format = در این فایل Parquet بازی‌های Strandline نیست
simulate-data-version = این بازی‌ها با نسخهٔ { $version } قالب‌اند؛ این Strandline نسخهٔ { $known } را می‌خواند
simulate-data-rules = این بازی‌ها با نسخهٔ { $rules } قوانین { $game } بازی شده‌اند؛ این Strandline نسخهٔ { $known } را دارد
simulate-data-source = شرح فایل دربارهٔ همهٔ بازی‌هایش درست نیست: { $reason }
simulate-data-columns = ستون‌ها همان ستون‌های قالب نیستند: { $names }
simulate-data-other = ستون‌ها یا منبع این بازی‌ها با فایل فرق دارد
simulate-data-column = بازی { $game }: «{ $column }» با شرح فایل دربارهٔ همهٔ بازی‌هایش فرق دارد
simulate-data-start = بازی { $game } شروع معتبری ندارد: { $reason }
simulate-data-illegal = بازی { $game }: حرکت { $move } مجاز نیست
simulate-data-after-end = بازی { $game }: حرکت { $move } پس از پایان آمده است
simulate-data-goes-on = بازی { $game } پس از آخرین حرکتش تمام نشده است
simulate-data-is-over = بازی { $game } طبق قوانین تمام شده است، ولی فایل چیز دیگری می‌گوید
simulate-data-length = تعداد تصمیم‌ها و رویدادهای شانسی بازی { $game } با آنچه فایل می‌گوید فرق دارد
simulate-data-result = نتیجهٔ بازی { $game } با آنچه فایل می‌گوید فرق دارد
simulate-data-seed = بازی { $game }: «{ $column }» از بذر به دست نمی‌آید
