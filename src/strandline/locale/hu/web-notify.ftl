## Értesítés arról, hogy te következel
web-notify-tab = ● Te következel: { $page }
web-notify-turn = Te következel.
web-notify-offer = Szóljatok, ha én következem
web-notify-on = Szólunk, ha te következel.
web-notify-on-open = Szólunk, ha te következel, amíg az asztal oldala nyitva van.
web-notify-off = Kikapcsolás
web-notify-denied = A böngésződ letiltja az oldal értesítéseit. Engedélyezd őket a böngésző beállításaiban ehhez az oldalhoz, és próbáld újra.

## A beállításoknál
web-notify-heading = Értesítések
web-notify-is = Ha egy asztalnál körönként napok állnak rendelkezésre, kérheted, hogy szóljunk, amikor te következel. Az értesítés csak a játékot nevezi meg.
web-notify-static = Itt minden játszmád ezen az eszközön van: nincs miről szólni.
web-notify-insecure = A böngészők csak https címen engednek értesítéseket.
web-notify-unsupported = Ez a böngésző nem tud értesítéseket mutatni. iPhone-on és iPaden előbb add az oldalt a kezdőképernyőhöz.
web-notify-devices = Itt szólunk, ha te következel
web-notify-device-this = Ez a böngésző, { $date } óta
web-notify-device-other = Egy másik böngésző, { $date } óta
web-notify-off-one = Kikapcsolás: { $device }
web-notify-off-all = Kikapcsolás mindenhol
