## What the solver does not solve
solve-two-seats = حل‌کننده بازی دونفره می‌خواهد؛ این یکی { $seats } بازیکن دارد
solve-hidden = حل‌کننده نمی‌تواند بازی‌هایی با اطلاعات پنهان را حل کند
solve-chance = حل‌کننده نمی‌تواند بازی‌های شانسی را حل کند
solve-memory = جدول دست‌کم ۱ مگابایت حافظه می‌خواهد
solve-too-much-memory = این رایانه این‌قدر مگابایت حافظه ندارد

## What it has found
solve-won = { $mover }، که نوبتش است، می‌برد.
solve-lost = { $mover }، که نوبتش است، می‌بازد: { $other } می‌برد.
solve-drawn = تساوی: نه { $mover }، که نوبتش است، و نه { $other } می‌تواند برد را قطعی کند.
solve-unknown = حل نشد: هنوز هر دو بازیکن ممکن است ببرند.
solve-not-won = حل نشد، ولی { $mover }، که نوبتش است، نمی‌تواند ببرد: یا { $other } می‌برد یا مساوی می‌شود.
solve-more = شاید با زمان (⁦--seconds⁩) یا حافظهٔ (⁦--memory⁩) بیشتر حل شود.
solve-line = در { $number } حرکت: { $moves }
solve-line-begins = شروع دنبالهٔ حرکت‌ها: { $moves }
solve-effort = { $nodes } وضعیت در { $seconds } ثانیه ({ $speed } در ثانیه)
solve-progress = { $nodes } وضعیت، { $seconds } ثانیه؛ مانده تا اثبات برد: { $proof }، تا رد آن: { $disproof }
