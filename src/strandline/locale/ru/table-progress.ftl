## What the server refuses
table-progress-changed = Другое ваше устройство изменило ваши успехи: загрузите их и попробуйте ещё раз.
