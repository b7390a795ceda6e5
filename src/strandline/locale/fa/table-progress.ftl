## What the server refuses
table-progress-changed = دستگاه دیگری از شما پیشرفتتان را تغییر داده است: آن را بار کنید و دوباره امتحان کنید.
