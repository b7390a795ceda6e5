crab-stack-layout-apart = خانه‌های چیدمان باید یک گروه به‌هم‌پیوسته باشند
crab-stack-layout-count = چیدمان برای این شمار بازیکن { $needed } خانه دارد و این یکی { $count }

## Why a position's text cannot be read
crab-stack-text-form = وضعیت بازی این‌طور نوشته می‌شود: «پشته‌ها / نوبت / بازیکنان حاضر»، مثلاً ⁦b2:bL c3:bMrL / b / rb⁩
crab-stack-text-stack = پشته یعنی خانه، دونقطه و خرچنگ‌هایش از پایین به بالا، مثلاً ⁦c3:bMrL⁩
crab-stack-text-cell = این خانه در چیدمان نیست
crab-stack-text-cell-twice = این خانه دو بار آمده است
crab-stack-text-colour = این رنگ در بازی نیست؛ رنگ‌های بازی: { $allowed }
crab-stack-text-bigger-below = { $above } نمی‌تواند روی { $below } باشد، چون خرچنگ زیرین بزرگ‌تر است
crab-stack-text-too-many = از این خرچنگ { $count } تا آمده است؛ هر رنگ از هر اندازه ۳ خرچنگ دارد
crab-stack-text-empty = باید دست‌کم یک خرچنگ روی صفحه باشد
crab-stack-text-player-twice = این بازیکن دو بار آمده است
crab-stack-text-nobody = باید دست‌کم یک بازیکن در بازی مانده باشد
crab-stack-text-apart = خرچنگ‌ها باید یک گروه باشند، مگر آنکه انتخابی در پیش باشد
crab-stack-text-turn = نوبت یا یک بازیکن است (⁦r⁩)، یا انتخابی پس از حرکت (⁦r?b⁩)، یا پایان بازی (⁦over r⁩، ⁦over -⁩)
crab-stack-text-over = این پایان با بازیکنانی که در بازی مانده‌اند ({ $alive }) جور نیست
crab-stack-text-choice-alone = وقتی فقط یک بازیکن در بازی مانده، چیزی برای انتخاب نیست
crab-stack-text-chooser = بازیکن دیگری باید انتخاب کند
crab-stack-text-no-tie = بزرگ‌ترین گروه‌ها مساوی نیستند، پس چیزی برای انتخاب نیست
crab-stack-text-out = این بازیکن از بازی بیرون رفته است

## Why a move is not legal
crab-stack-choose = اول باید گروهی انتخاب شود: { $allowed }
crab-stack-no-choice = هیچ گروهی مساوی نیست، پس چیزی برای انتخاب نیست
crab-stack-water = { $cell } آب آزاد است
crab-stack-no-cell = در این بازی صخرهٔ { $cell } وجود ندارد
crab-stack-bare = روی { $cell } خرچنگی نیست
crab-stack-covered = خرچنگ شما در { $cell } زیر خرچنگ دیگری گیر افتاده است
crab-stack-not-yours = خرچنگ { $cell } مال شما نیست
crab-stack-stays = خرچنگ هرگز حرکتش را همان‌جا که شروع کرده تمام نمی‌کند
crab-stack-bare-goal = { $cell } خالی است: خرچنگ‌ها روی خرچنگ‌ها راه می‌روند
crab-stack-bigger = { $crab ->
    [M] خرچنگ متوسط نمی‌تواند حرکتش را روی خرچنگ بزرگ تمام کند، مثل { $cell }
   *[S] خرچنگ کوچک فقط روی خرچنگ کوچک می‌ایستد؛ در { $cell } خرچنگ { $top ->
        [M] متوسط
       *[L] بزرگ
    } هست
}
crab-stack-no-way = همهٔ راه‌های { $steps } قدمی از { $start } تا { $goal } از صخرهٔ خالی یا دو بار از یک خانه می‌گذرند
crab-stack-steps = { $crab ->
    [L] خرچنگ بزرگ دقیقاً یک قدم می‌رود
    [M] خرچنگ متوسط دقیقاً دو قدم می‌رود
   *[S] خرچنگ کوچک دقیقاً سه قدم می‌رود
}؛ راه { $goal } این اندازه نیست

## At the table
crab-stack-about = خرچنگ‌ها از هم بالا می‌روند؛ آخرین کسی که بتواند حرکت کند برنده است. ۲ تا ۴ بازیکن، ۱۵ دقیقه.
crab-stack-seat = { $seat ->
    [0] قرمز
    [1] آبی
    [2] سبز
   *[3] زرد
}
