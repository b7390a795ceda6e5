## Who can be seated
bots-no-such = ربات «{ $name }» وجود ندارد؛ یکی از این‌ها را انتخاب کنید: { $allowed }

## Why a bot has lost its seat
bots-no-start = نمی‌توان «{ $command }» را اجرا کرد: { $reason }
bots-ended = برنامه با کد { $code } بسته شد؛ آخرین خروجی‌اش: { $words }
bots-silent = تا { $seconds } ثانیه پیام «{ $what }» نرسید
bots-nonsense = این پیامِ پروتکل ربات‌ها نیست: { $line }
bots-long-line = یک خط از { $most } بایت بلندتر بود
bots-chatter = پیش از پاسخ بیش از { $most } پیام رسید
bots-out-of-turn = کسی این پیام را نخواسته بود: { $line }
bots-gave-up = برنامه کنار کشید: { $message }
bots-illegal = { $move } حرکت مجازی نیست
bots-bad-options = گزینه‌هایی که برنامه اعلام کرده درست نیستند: { $options }
bots-no-option = برنامه گزینهٔ «{ $option }» ندارد؛ گزینه‌هایش این‌ها هستند: { $allowed }
bots-option-value = گزینهٔ { $option } نمی‌تواند { $value } باشد؛ مقدار مجاز: { $allowed }
bots-option-form = «{ $option }» گزینه نیست؛ گزینه‌ها را این‌طور بنویسید: ⁦program[threads=2,style=calm]:COMMAND⁩
bots-other-protocol = برنامه نسخهٔ { $version } پروتکل ربات‌ها را به کار می‌برد؛ Strandline نسخهٔ { $known } را

## What a bot of ours answers to a message that it cannot follow
bots-protocol = این ربات نسخهٔ { $version } پروتکل ربات‌ها را نمی‌شناسد؛ نسخهٔ { $known } را به کار می‌برد
bots-thinking = ربات دارد فکر می‌کند و { $what } ممکن نیست؛ اول ⁦stop⁩ بفرستید
bots-unknown = { $what } پیامِ پروتکل ربات‌ها نیست
bots-rules = این ربات نسخهٔ { $rules } قوانین را نمی‌شناسد؛ نسخهٔ { $known } را می‌شناسد
bots-no-game = وضعیت به یک بازی نیاز دارد؛ اول ⁦new⁩ بفرستید
bots-no-position = وضعیتی برای فکر کردن نیست؛ اول ⁦position⁩ بفرستید
bots-row = این ردیف با بازی جور نیست، یا حرکت‌های مجازش آن‌هایی نیستند که با آن فرستاده شده‌اند
