## What the server refuses
table-progress-changed = Another of your devices has changed your progress: load it and try again.
