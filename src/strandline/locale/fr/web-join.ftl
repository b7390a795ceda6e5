## Coming with a link of one's own
web-join-is = Ce lien vient d’un autre de vos appareils. Si vous l’utilisez, ce navigateur aura le même nom et les mêmes tables, à la place de ceux d’ici.
web-join-accept = Utiliser ce lien
web-join-not = Ne pas l’utiliser
web-join-done = Content de vous revoir, { $name }
web-join-done-nameless = Content de vous revoir
