## Les clés d’accès dans les réglages
web-passkey-heading = Clés d’accès
web-passkey-is = Avec une clé d’accès, vous revenez avec le même nom et les mêmes tables, même si ce navigateur vous oublie. Il n’y a pas de mot de passe : votre appareil vous reconnaît.
web-passkey-make = Créer une clé d’accès
web-passkey-use = J’ai une clé d’accès
web-passkey-list = Vos clés d’accès
web-passkey-times = créée le { $made }, utilisée le { $used }
web-passkey-nameless = Clé d’accès
web-passkey-remove = Supprimer
web-passkey-remove-one = Supprimer : { $name }
web-passkey-sure-remove = Supprimer la clé d’accès « { $name } » ?
web-passkey-sure-remove-more = Plus personne ne pourra revenir avec elle. Supprimez-la aussi parmi les mots de passe de votre navigateur ou de votre téléphone.
web-passkey-made = C’est fait. Vous pourrez revenir avec cette clé d’accès.
web-passkey-removed = La clé d’accès est supprimée.
web-passkey-cancelled = Rien n’a changé : la demande a été annulée, ou a duré trop longtemps.
web-passkey-known = Cet appareil a déjà une de vos clés d’accès.
web-passkey-unsupported = Ce navigateur ne connaît pas les clés d’accès.
web-passkey-sure-use = Laisser vos tables d’ici ?
web-passkey-sure-use-more = { $count ->
    [one] Ce navigateur a { $count } table sous son nom actuel. Elle reste liée à ce nom, et vous ne pourrez plus l’ouvrir d’ici si vous revenez sous un autre.
   *[other] Ce navigateur a { $count } tables sous son nom actuel. Elles restent liées à ce nom, et vous ne pourrez plus les ouvrir d’ici si vous revenez sous un autre.
  }
web-passkey-use-anyway = Utiliser ma clé d’accès
