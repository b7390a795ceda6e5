## What decided a game, in one line after its end. $at is the number of a move; 100 points make one win.
verdict-mistake = نقطهٔ عطف حرکت { $at } بود: { $name } { $points } امتیاز از دست داد.
verdict-mistake-you = نقطهٔ عطف حرکت { $at } بود: شما { $points } امتیاز از دست دادید.
verdict-choice = نقطهٔ عطف حرکت { $at } بود: { $name } چیزی برای بردن یا باختن نداشت و میان { $others } تصمیم گرفت.
verdict-choice-you = نقطهٔ عطف حرکت { $at } بود: شما چیزی برای بردن یا باختن نداشتید و میان { $others } تصمیم گرفتید.
verdict-choice-move = حرکت { $at }: { $name } چیزی برای بردن یا باختن نداشت و میان { $others } تصمیم گرفت
verdict-choice-here = { $name } اینجا چیزی برای بردن یا باختن ندارد و میان { $others } تصمیم می‌گیرد.
verdict-and = { $first } و { $last }
verdict-luck = شانس تعیین‌کننده بود: در حرکت { $at }، { $points } امتیاز به { $name } داد.
verdict-luck-you = شانس تعیین‌کننده بود: در حرکت { $at }، { $points } امتیاز به شما داد.
verdict-even = هیچ حرکتی به‌تنهایی سرنوشت این بازی را تعیین نکرد.
