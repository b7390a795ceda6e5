## Who can be seated
bots-no-such = nincs „{ $name }” nevű gépi játékos; ezek közül választhatsz: { $allowed }

## Why a bot has lost its seat
bots-no-start = nem indítható el: „{ $command }”: { $reason }
bots-ended = a program kilépett, kilépési kódja { $code }; utolsó kimenete: { $words }
bots-silent = „{ $what }” nem érkezett meg { $seconds } s alatt
bots-nonsense = ez nem a botprotokoll üzenete: { $line }
bots-long-line = egy sor hosszabb volt, mint { $most } bájt
bots-chatter = több mint { $most } üzenet érkezett a válasz előtt
bots-out-of-turn = ezt az üzenetet senki sem kérte: { $line }
bots-gave-up = a program feladta: { $message }
bots-illegal = { $move } nem szabályos lépés
bots-bad-options = a program által megadott beállítások hibásak: { $options }
bots-no-option = a programnak nincs „{ $option }” beállítása; ezek vannak: { $allowed }
bots-option-value = { $option } nem lehet { $value }; ez lehet: { $allowed }
bots-option-form = „{ $option }” nem beállítás; így írd a beállításokat: program[threads=2,style=calm]:COMMAND
bots-other-protocol = a program a botprotokoll { $version }. változatát használja; a Strandline ezt: { $known }

## What a bot of ours answers to a message that it cannot follow
bots-protocol = ez a gépi játékos nem ismeri a botprotokoll { $version }. változatát; ezt ismeri: { $known }
bots-thinking = a gépi játékos gondolkodik, ezért ez nem lehetséges: { $what }; előbb küldd ezt: „stop”
bots-unknown = { $what } nem a botprotokoll üzenete
bots-rules = ez a gépi játékos nem ismeri a szabályok { $rules }. változatát; ezt ismeri: { $known }
bots-no-game = álláshoz előbb játszma kell; előbb küldd ezt: „new”
bots-no-position = nincs állás, amelyen gondolkodni lehetne; előbb küldd ezt: „position”
bots-row = a sor nem illik a játékhoz, vagy a szabályos lépések nem azok, amelyeket vele küldtek
