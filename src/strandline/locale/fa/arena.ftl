## Arguments
arena-players = شما { $found } بازیکن داده‌اید، ولی این بازی { $seats ->
    [2] دو بازیکن می‌خواهد
   *[other] ۲ تا { $seats } بازیکن می‌خواهد؛ آخری همهٔ جایگاه‌های مانده را می‌گیرد
}
arena-cpu-time = ‏⁦--cpu-time⁩ به ⁦--seconds⁩ نیاز دارد
arena-budget = یا ⁦--seconds⁩ را به کار ببرید یا ⁦--nodes⁩ را، نه هر دو
arena-sprt = ‏⁦--sprt⁩ دو عدد می‌گیرد، اول عدد کوچک‌تر، مثلاً ⁦0 50⁩
arena-other-match = در «{ $folder }» مسابقهٔ دیگری هست که در این‌ها فرق دارد: { $names }؛ با ⁦--out⁩ پوشهٔ دیگری انتخاب کنید
arena-no-match = «{ $folder }» خالی نیست و مسابقه‌ای هم در آن نیست؛ با ⁦--out⁩ پوشهٔ دیگری انتخاب کنید
arena-running = «{ $folder }»: پردازهٔ دیگری این مسابقه را بازی می‌کند؛ صبر کنید یا با ⁦--out⁩ پوشهٔ دیگری انتخاب کنید
arena-no-cluster = در «{ $address }» خوشهٔ Ray نیست ({ $reason })؛ یکی راه بیندازید: ⁦ray start --head⁩
arena-spoilt = «{ $file }» آسیب دیده است: بایت { $place } شروع بازی‌ای از این مسابقه نیست؛ فایل را برگردانید یا با ⁦--out⁩ پوشهٔ دیگری انتخاب کنید
arena-spoilt-match = «{ $file }» آسیب دیده است: نمی‌گوید این کدام مسابقه است؛ فایل را برگردانید یا با ⁦--out⁩ پوشهٔ دیگری انتخاب کنید

## Results
arena-player = بازیکن
arena-counts = + = −
arena-score = امتیاز
arena-interval = ۹۵ ٪
arena-elo = ایلو
arena-time = ثانیه/حرکت
arena-failed = خطا
arena-total = { $games } بازی، هر کدام { $length } تصمیم
arena-unfinished = { $games } بازی پس از حرکت‌های بیش از حد متوقف شد
arena-test = ‏SPRT ({ $elo0 }، { $elo1 }): ‏LLR برابر { $llr } پس از { $deals } چینش، کران‌ها ±{ $bound }: { $verdict ->
    [elo1] قوی‌تر است، elo1 درست است
    [elo0] قوی‌تر نیست، elo0 درست است
   *[none] نامعلوم
}
arena-failure = { $player } از کار افتاد: { $reason }
arena-goes-on = برای ادامهٔ مسابقه در «{ $folder }» همین فرمان را دوباره اجرا کنید.
arena-playing = در حال بازی
arena-running-score = { $player } { $score } ٪ از { $games }
