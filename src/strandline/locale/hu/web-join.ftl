## Coming with a link of one's own
web-join-is = Ez a link egy másik eszközödről jön. Ha használod, ez a böngésző ugyanazt a nevet és ugyanazokat az asztalokat kapja. Az itteni eddigi neved és asztalaid elvesznek.
web-join-accept = Használom a linket
web-join-not = Nem használom
web-join-done = Üdv újra, { $name }
web-join-done-nameless = Üdv újra
