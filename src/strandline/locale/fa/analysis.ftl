## Arguments
analysis-budget = یا ⁦--seconds⁩ را به کار ببرید یا ⁦--nodes⁩ را، نه هر دو
analysis-plot-record = ‏⁦--svg⁩ نمودار کل بازی را می‌کشد: فایل بازی بدهید و ⁦--move⁩ را ننویسید
analysis-plot-kind = «{ $file }»: نام فایل نمودار باید به ⁦.svg⁩ ختم شود
analysis-notes-record = ‏⁦--notes⁩ برای کل بازی است: فایل بازی بدهید و ⁦--move⁩ را ننویسید

## The tables; numbers are in percent of a win
analysis-thinking = در حال فکر کردن
analysis-move = حرکت
analysis-odds = احتمال
analysis-visits = بازدید
analysis-line = ادامهٔ محتمل
analysis-proven = اثبات‌شده
analysis-number = شماره
analysis-who = چه کسی
analysis-lucky = شانس
analysis-lost = زیان
analysis-better = بهتر
analysis-start = آغاز
analysis-own = زیان خودی
analysis-gifts = دیگران
analysis-rest = بقیه
analysis-end = پایان
analysis-about = احتمال برد پس از هر حرکت، به درصد. شانس آن است که رویداد شانسی داد و به چه کسی؛ زیان آن است که بازیکنِ تصمیم‌گیرنده از دست داد.
analysis-note = { $move } از ⁦100⁩ امتیاز { $lost } امتیاز را از دست می‌دهد. بهتر بود:
analysis-effort = { $nodes } گره در { $seconds } ثانیه

## The plot
analysis-title = احتمال برد: { $game }
analysis-chances = احتمال برد پس از هر حرکت
analysis-swings = بالا: شانس؛ پایین: زیان یک تصمیم
analysis-choice = انتخاب آزاد: چیزی برای بردن یا باختن نیست
analysis-moves = حرکت‌ها و پیشامدها
