## The board that draws any game. Names of places and texts of moves come from the game.
default-board-move = { $move }
default-board-ask = یک حرکت را انتخاب کنید.
default-board-place = ‏{ $place }: { $pieces }
default-board-empty = { $place }: خالی
default-board-text = وضعیت: { $text }
default-board-can-move = می‌تواند حرکت کند
default-board-can-choose = قابل انتخاب
default-board-goal = می‌توان به اینجا آمد
default-board-held = برداشته‌شده
default-board-last = آخرین حرکت
default-board-picked-up = { $piece } از { $place } برداشته شد. می‌تواند برود به: { $goals }.
default-board-others = حرکت‌های دیگر
default-board-which = منظورتان کدام حرکت است؟
default-board-none = هیچ‌کدام
