## What the server refuses
table-progress-changed = Egy másik eszközöd közben módosította az eredményeidet: töltsd be őket, és próbáld újra.
