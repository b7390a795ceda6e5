# Captions of the examples on the rules pages.

## Crab Stack
example-cs-two = Két játékos: 18 mező, rajtuk 18 rák.
example-cs-three = Három játékos, a külső gyűrű minden második mezője.
example-cs-corners = Három játékos, három hármas csoport a külső gyűrűben.
example-cs-four = Négy játékos: mind a 36 mező.
example-cs-far = Piros nagy rákja egyet lép, Kék közepes rákja kettőt, Piros kis rákja hármat, és útközben egy nagyobb rákon mászik át.
example-cs-size = A kis rák csak kis rákon fejezheti be a lépését: Piros rákja (`c3`) nem állhat meg a körülötte lévő nagyobbakon.
example-cs-pinned = Piros kis rákja (`c5`) Kék nagy rákja alatt van, és nem mozdulhat, amíg az el nem megy.
example-cs-wave = Piros nagy rákja elhagyja a hidat (`d6`). Hét mező megmarad, a másik hatot elmossa a hullám.
example-cs-choice = Két csoport, mindkettő három mező és öt rák. Piros lépett, tehát ő választ.
example-cs-last = Piros rááll az utolsó kék rákra, amelyik még tudott volna lépni. Kék következik, Kék kiesik, Piros nyert.
example-cs-chase = Két nagy rák ide-oda sétál. Amikor az állás harmadszor áll elő, a játék döntetlen.

## Krabcek
example-kr-gates = Fekete egy kaput választ, Fehér kettőt, Fekete kettőt, Fehér kettőt; az utolsó Feketéé. Ezután mindketten dobnak, és a kisebb szám kezd.
example-kr-edge = Ki a felső peremen, és alul újra be.
example-kr-enter = 2-es dobással egy Middleman jön játékba: a kapu az első mező, a mellette lévő utca a második.
example-kr-big = A Bigboy 1-es dobással jön játékba, itt a szigetre (`g03`), és ott várakozik.
example-kr-switch = 6-os dobással a kapun álló Bigboy helyet cserél a sugárúton álló Skinnyboyjal.
example-kr-jump = 5-ös dobással a Bigboy egy fekete kapuról egy üres fehérre ugrik.
example-kr-combine = Egy Middleman rálép a Bigboyra. Később egy Skinnyboy játékba jön, és kész a torony: Fekete nyert.
example-kr-walk = Fehérnek egy Skinnyboy kell a Big Stackre. 2-es dobással a mellette álló odasétál.
example-kr-forced = 6-os dobással senki sem tud hat mezőt lépni vagy játékba jönni: Fehérnek cserélnie kell.
example-kr-stuck = 5-ös dobással Fehérnek egyáltalán nincs lépése, ezért veszített.

## Survive
example-sv-start = Sziget két játékosnak, készen az első felfedezőre.
example-sv-boats = Piros első köre: két felfedező beszáll, és a csónak elindul.
example-sv-sink = Elsüllyed egy tengerpart Kék felfedezője alatt, aki most már úszik. Épp ott bukkan fel egy cápa.
example-sv-whale = Piros bálnája két mezőt megy Kék csónakjáig, és összetöri; aki benne ült, úszik.
example-sv-serpent = Egy tengeri kígyó elragadja Kék csónakját mindenkivel, aki benne ül.
example-sv-whirlpool = Elsüllyed egy erdő, és az örvény kiüríti a mezőjét és körülötte a tengert.
example-sv-wind = Piros kijátssza a szelet, három mezőt vitorlázik, és két felfedezője partra száll.
example-sv-dolphin = Egy delfin három mezőn át viszi Piros úszóját.
example-sv-repel = Kék cápája Piros úszójához ér; Piros a megfelelő lapkát tartogatta.
example-sv-end = Már az utolsó fajta lapka süllyed. Előkerül a vulkán, és a szigeteken lévő értékeket összeszámoljuk.
