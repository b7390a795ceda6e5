## Coming with a link of one's own
web-join-is = Ez a hivatkozás egy másik eszközödön készült. Ha használod, ez a böngésző ugyanaz a személy lesz: ugyanaz a név, ugyanazok az asztalok. Aki eddig itt voltál, az elmarad.
web-join-accept = Ez az én eszközöm
web-join-not = Nem, maradjon
web-join-done = Üdv újra, { $name }
web-join-done-nameless = Üdv újra
