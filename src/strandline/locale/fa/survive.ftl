## Why a start's text cannot be read
survive-text-form = شروع بازی یعنی زمین ۴۰ خانهٔ جزیره با حروف ⁦b, f, m⁩، یک فاصله و جایگاه بازیکن اول
survive-text-length = { $count } حرف آمده است؛ جزیره ۴۰ خانه دارد
survive-text-letter = زمین یا ⁦b⁩ (ساحل) است یا ⁦f⁩ (جنگل) یا ⁦m⁩ (کوهستان)
survive-text-count = { $letter } × { $count }؛ از این کاشی { $allowed } تا داریم
survive-text-seat = چنین جایگاهی نیست؛ جایگاه‌ها: { $allowed }

## What has to be decided now
survive-now-putting = حالا نوبت گذاشتن یک کاشف است: عدد و کاشی، مثلاً ⁦put 6 D4⁩
survive-now-launching = حالا نوبت گذاشتن یک قایق است، مثلاً ⁦boat C3⁩
survive-now-playing = حالا می‌توان یک کاشی نگه‌داشته را بازی کرد (⁦play dolphin, wind, serpent, shark, whale⁩) یا از آن گذشت: ⁦skip⁩
survive-now-swimming = حالا دلفین شناگری را می‌برد، مثلاً ⁦ra>E3⁩؛ پس از یک قدم می‌توان ایستاد: ⁦stop⁩
survive-now-sailing = حالا باد قایقی را می‌راند، مثلاً ⁦boat C3>C4⁩؛ پس از یک قدم می‌توان ایستاد: ⁦stop⁩
survive-now-relocating = حالا جانور به یک خانهٔ دریایی خالی می‌رود، مثلاً ⁦serpent B1>F0⁩
survive-now-walking = حالا کاشفان و قایق‌ها حرکت می‌کنند: ⁦ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4⁩ یا تمام: ⁦done⁩
survive-now-sinking = حالا باید یک کاشی حذف شود، مثلاً ⁦sink D4⁩
survive-now-turning = حالا پشت کاشی رو می‌شود، مثلاً ⁦back shark⁩
survive-now-boarding = حالا انتخاب می‌شود چه کسی سوار شود، مثلاً ⁦aboard ra⁩
survive-now-rolling = حالا تاس ریخته می‌شود: ⁦die serpent⁩، ⁦die shark⁩ یا ⁦die whale⁩
survive-now-hunting = حالا جانور حرکت می‌کند، مثلاً ⁦shark C3>C4⁩، یا می‌ماند: ⁦stay⁩
survive-now-reacting = حالا می‌توان جانور را راند (⁦repel⁩) یا گذاشت بگذرد (⁦let⁩)

## Why a move is not legal
survive-no-hex = خانهٔ { $hex } وجود ندارد
survive-no-explorer = کاشف { $who } روی صفحه نیست
survive-not-your-explorer = { $who } کاشف بازیکن دیگری است
survive-say-colour = در بازی با دو رنگ باید رنگ را هم گفت، مثلاً ⁦put g6 D4⁩
survive-no-colour = رنگ را فقط در بازی با دو رنگ می‌گویند
survive-not-your-colour = { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
} رنگ شما نیست
survive-no-value = دیگر کاشفی با عدد { $value } برای گذاشتن نمانده است
survive-no-tile = در { $hex } کاشی‌ای نیست
survive-tile-taken = کاشی { $hex } جای کاشف دیگری ندارد
survive-no-sea = { $hex } دریا نیست
survive-not-by-tile = { $hex } مجاور هیچ کاشی‌ای نیست
survive-serpent-there = در { $hex } اژدهای دریایی هست
survive-boat-there = در { $hex } از قبل قایق هست
survive-only-reaction = این کاشی را فقط وقتی جانور بازیکن دیگری می‌آید می‌توان بازی کرد
survive-not-held = چنین کاشی‌ای ندارید: { $tile ->
    [dolphin] دلفین
    [wind] باد
    [serpent] اژدهای دریایی
    [shark] کوسه
    [whale] نهنگ
   *[other] { $tile }
}
survive-no-use = این کاشی الان کاری نمی‌کند، پس نمی‌توان بازی‌اش کرد: { $tile ->
    [dolphin] دلفین
    [wind] باد
    [serpent] اژدهای دریایی
    [shark] کوسه
    [whale] نهنگ
   *[other] { $tile }
}
survive-one-step-first = پس از بازی کردن کاشی باید دست‌کم یک قدم برداشت
survive-dolphin-swims = دلفین شناگر را از خانهٔ دریایی به خانهٔ دریایی می‌برد: نه سوار شدن، نه پیاده شدن
survive-other-swimmer = دلفین فقط یک شناگر را می‌برد
survive-no-swimmer = { $who } شناگر نیست
survive-not-beside = { $goal } مجاور { $start } نیست
survive-lost = { $who } از بازی حذف شده است
survive-saved = { $who } نجات پیدا کرده و همان‌جا می‌ماند
survive-no-landing = به { $isle } فقط از { $hexes } می‌توان رسید
survive-swam = { $who } تنها حرکتی را که در هر نوبت در آب مجاز است کرده است
survive-left-island = { $who } جزیره را ترک کرده و دیگر پا روی کاشی نمی‌گذارد
survive-say-sea = { $hex } دریاست: بنویسید ⁦{ $who }>sea { $hex }⁩
survive-dives-here = از قایق فقط به آب همان خانه می‌پرند: { $hex }
survive-climbs-here = شناگر فقط در خانهٔ خودش سوار می‌شود: { $hex }
survive-no-boat = در { $hex } قایقی نیست
survive-is-aboard = { $who } از قبل سوار است
survive-boat-full = قایق { $hex } پر است: ۳ نفر جا دارد
survive-not-your-boat = دیگران در قایق { $hex } کاشف بیشتری دارند و کنترلش در اختیار آن‌هاست
survive-other-boat = باد فقط یک قایق را می‌راند
survive-not-due = هنوز نوبت کاشی { $hex } نیست: حالا { $terrain ->
    [b] ساحل
    [f] جنگل
   *[m] کوهستان
} غرق می‌شود
survive-not-by-sea = کاشی { $hex } مجاور دریا نیست، در حالی که کاشی‌های دیگری که نوبتشان است هستند
survive-no-effect = چنین پشتی نیست؛ پشت‌ها این‌ها هستند: { $allowed }
survive-no-such-back = کاشی { $terrain ->
    [b] ساحل
    [f] جنگل
   *[m] کوهستان
} با این پشت نمانده است
survive-not-on-sunk = { $who } در { $hex } شنا نمی‌کند
survive-other-creature = حالا { $kind ->
    [serpent] اژدهای دریایی
    [shark] کوسه
   *[whale] نهنگ
} حرکت می‌کند
survive-no-creature = در { $hex } { $kind ->
    [serpent] اژدهای دریایی
    [shark] کوسه
   *[whale] نهنگ
} نیست
survive-not-empty = { $hex } خانهٔ دریایی خالی نیست
survive-creature-moving = { $kind ->
    [serpent] اژدهای دریایی
    [shark] کوسهٔ
   *[whale] نهنگ
} { $hex } در راه است: جانور دیگری حرکت نمی‌کند
survive-no-repellent = کاشی‌ای که { $kind ->
    [serpent] اژدهای دریایی
    [shark] کوسه
   *[whale] نهنگ
} را براند ندارید

## At the table
survive-about = جزیره غرق می‌شود؛ کاشفان خود را از میان اژدهاها، کوسه‌ها و نهنگ‌ها به جزایر امن برسانید. ۲ تا ۴ بازیکن، یک ساعت.
survive-seat = { $seat ->
    [0] قرمز
    [1] آبی
    [2] سبز
   *[3] زرد
}
