## Words that other messages use
krabcek-piece = { $piece ->
    [S] اسکینی‌بوی
    [M] میدل‌من
    [B] بیگ‌بوی
    [L] لیتل استک
    [G] بیگ استک
   *[T] برج
}
krabcek-other = { $other ->
    [S] اسکینی‌بوی
    [M] میدل‌من
    [B] بیگ‌بوی
    [L] لیتل استک
    [G] بیگ استک
   *[T] برج
}
krabcek-fields = { $number ->
    [one] { $number } خانه
   *[other] { $number } خانه
}

## What is wrong with a tile set of one's own
krabcek-tiles-kinds = مجموعهٔ کاشی یعنی پیوندهای دو نوع A و B، مثلاً ⁦NW-X X-W W-N W-S / NW-X X-W W-N⁩، نه «{ $value }»
krabcek-tiles-form = { $link } در نوع { $kind }: هر پیوند دو تا از ⁦N, E, S, W, X, NW⁩ را به هم می‌رساند، مثلاً ⁦X-W⁩
krabcek-tiles-twice = { $link } در نوع { $kind }: این پیوند از قبل هست
krabcek-tiles-itself = { $link } در نوع { $kind }: هیچ نقطه‌ای به خودش پیوند نمی‌خورد
krabcek-tiles-corner = { $link } در نوع { $kind }: فقط گوشهٔ NW کاشی به دروازه‌اش راه دارد
krabcek-tiles-avenue = { $link } در نوع { $kind }: دروازه نباید به بلوار برسد؛ از NW تنها راه به X می‌رود
krabcek-tiles-street = نوع B پیوند ⁦NW-X⁩ را ندارد: هر خیابان کنار یک دروازه است

## Why a position's text cannot be read
krabcek-text-form = وضعیت بازی این‌طور نوشته می‌شود: «کاشی‌ها | دروازه‌ها | مهره‌ها | نوبت | نوبت‌های بازی‌شده»
krabcek-text-tiles = باید چهار ردیف چهارتایی کاشی باشد، مثلاً ⁦A3 A0 B3 A2 / …⁩
krabcek-text-tile = کاشی یعنی نوعش، A یا B، و تعداد یک‌چهارم دورهایش، ۰ تا ۳، مثلاً ⁦A3⁩
krabcek-text-quarters = کاشی ردیف { $row }، ستون { $column } فقط می‌تواند { $allowed } یک‌چهارم دور چرخیده باشد، وگرنه قهوه‌ای به نارنجی می‌رسد
krabcek-text-kinds = از نوع B پنج کاشی داریم، نه { $count } تا
krabcek-text-gates = دروازه‌های گرفته‌شده این‌طور نوشته می‌شوند: ⁦b g10 w g12 g21⁩؛ اگر نباشد: ⁦-⁩
krabcek-text-pieces = مهره‌های روی صفحه این‌طور نوشته می‌شوند: ⁦b S@x12 w -⁩؛ اگر نباشد: ⁦-⁩
krabcek-text-gate = دروازه‌ها این‌ها هستند: { $allowed }
krabcek-text-gate-twice = این دروازه دو بار گرفته شده است
krabcek-text-piece = مهره یعنی یکی از ⁦S, M, B, L, G, T⁩ و خانه‌اش، مثلاً ⁦S@x12⁩
krabcek-text-field = چنین خانه‌ای نیست
krabcek-text-field-twice = روی این خانه دو مهره هست
krabcek-text-narrow = این خانه برای { krabcek-piece } تنگ است
krabcek-text-too-many = هر بازیکن، با آن‌هایی که در پشته‌اند، { $owned } { krabcek-piece } دارد، نه { $count } تا
krabcek-text-turns = تعداد نوبت‌های بازی‌شده باید عدد باشد
krabcek-text-too-late = بازی پس از { $limit } نوبت مساوی می‌شود
krabcek-text-turn = نوبت این‌طور نوشته می‌شود: ⁦pick b⁩، ⁦open⁩، ⁦roll w⁩، ⁦w 5⁩، ⁦over b⁩ یا ⁦over -⁩
krabcek-text-four-gates = تا اینجا هر بازیکن چهار دروازه دارد
krabcek-text-too-early = پیش از تاس اول هیچ مهره‌ای روی صفحه نیست
krabcek-text-turns-early = پیش از تاس اول نوبتی بازی نشده، نه { $turns } نوبت
krabcek-text-pick-order = سیاه یک دروازه می‌گیرد و بعد هر کس در نوبتش دو تا: تا وقتی انتخابی مانده، سیاه نمی‌تواند { $black } دروازه داشته باشد و سفید { $white } تا
krabcek-text-picker = { krabcek-seat } باید انتخاب کند
krabcek-text-tower = روی صفحه برج هست، پس بازی تمام شده است
krabcek-text-drawn = پس از { $limit } نوبت بازی مساوی است
krabcek-text-not-drawn = بازی فقط پس از { $limit } نوبت بی‌برج مساوی می‌شود
krabcek-text-other-tower = برج مال این بازیکن نیست
krabcek-text-not-won = برجی نیست و { krabcek-seat } با هر عددی حرکتی دارد

## Why a move is not legal
krabcek-dice = اول تاس: { $allowed }
krabcek-no-field = خانهٔ { $field } وجود ندارد
krabcek-pick = اول دروازه‌ها انتخاب می‌شوند، مثلاً ⁦gate g12⁩
krabcek-picked = همهٔ دروازه‌ها انتخاب شده‌اند
krabcek-no-gate = { $field } دروازه نیست
krabcek-gate-taken = دروازهٔ { $gate } را { krabcek-seat } گرفته است
krabcek-rolled = تاس { $number } آمده و اول باید از آن استفاده شود
krabcek-stack-enters = { krabcek-piece } روی صفحه ساخته می‌شود و از بیرون وارد نمی‌شود
krabcek-none-off = بیرون از صفحه { krabcek-piece } ندارید
krabcek-gates-full = همهٔ دروازه‌های شما اشغال‌اند و کسی نمی‌تواند وارد شود
krabcek-bigboy-enters = بیگ‌بوی فقط با ۱ وارد می‌شود و تاس { $number } آمده است
krabcek-gate-full = { $gate } اشغال است: مهره از دروازهٔ خالی وارد می‌شود
krabcek-not-your-gate = { $gate } دروازهٔ شما نیست
krabcek-entry-steps = از هیچ‌یک از دروازه‌های خالی شما { $goal } خانهٔ شمارهٔ { $number } نیست (خود دروازه خانهٔ اول است)
krabcek-nobody-there = کسی روی { $field } نیست
krabcek-not-yours = مهرهٔ { $field } مال شما نیست
krabcek-stays = در یک حرکت از هیچ خانه‌ای دو بار نمی‌گذرند، { $field } هم همین‌طور
krabcek-occupied = { $field } را مهرهٔ رقیب اشغال کرده است
krabcek-no-combination = { krabcek-piece } روی { krabcek-other } نمی‌رود
krabcek-combines-on-gate = روی دروازه، مثل { $gate }، مهره‌ها ترکیب نمی‌شوند
krabcek-narrow = { $field } برای { krabcek-piece } تنگ است
krabcek-narrow-way = همهٔ راه‌های { krabcek-fields }‌ای تا { $goal } برای { krabcek-piece } تنگ‌اند
krabcek-blocked = همهٔ راه‌های { krabcek-fields }‌ای تا { $goal } مسدودند
krabcek-jump-number = پرش از دروازه به دروازه ۵ می‌خواهد و تاس { $number } آمده است
krabcek-jump-owner = پرش از دروازهٔ یک بازیکن به دروازهٔ دیگری است، ولی { $start } و { $goal } مال یک نفرند
krabcek-steps = هیچ راهی با دقیقاً { krabcek-fields } از { $start } به { $goal } نمی‌رسد
krabcek-switch-number = تعویض ۶ می‌خواهد و تاس { $number } آمده است
krabcek-switch-alike = فقط مهره‌های ناهم‌نوع جابه‌جا می‌شوند، نه دو { krabcek-piece }

## At the table
krabcek-about = یک تاس و هزارتویی که هر بار تازه است: برج بسازید یا راه هر حرکتی را بر رقیب ببندید. ۲ بازیکن، ۳۰ دقیقه.
krabcek-seat = { $seat ->
    [0] سیاه
   *[1] سفید
}
