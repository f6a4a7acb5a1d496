## The board

kuhhandel-note = { $value } thalers
kuhhandel-points =
    { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
kuhhandel-points-short = { NUMBER($points, useGrouping: 0) } pts
kuhhandel-purse = Argent : { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-least = Au moins { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-unknown = Argent inconnu
kuhhandel-farm = La ferme de { $name }
kuhhandel-farm-empty = Pas encore d’animaux
kuhhandel-stall = { $animal } : { $count } sur 4, une famille complète vaut { NUMBER($worth, useGrouping: 0) }
kuhhandel-known = L’argent que { $name } a à coup sûr
kuhhandel-deck =
    { $deck ->
        [0] La pioche est vide
        [one] Une carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
kuhhandel-market-opens = Le marché est ouvert ! Les animaux passent un à un sous le marteau.
kuhhandel-news-paid = { $payer } prend la carte « { $animal } » et paie { NUMBER($price, useGrouping: 0) } à { $payee }.
kuhhandel-auctioneer = Tient le marteau
kuhhandel-sells = { $name } vend
kuhhandel-leads = { $name } est en tête
kuhhandel-you-lead = Tu es en tête !
kuhhandel-stands = { $name } reprend la tête
kuhhandel-you-stand = Tu reprends la tête !
kuhhandel-passes = passe
kuhhandel-open = Qui mise ?
kuhhandel-who = Qui dit mieux ?
kuhhandel-call-1 = Une fois…
kuhhandel-call-2 = Deux fois…
kuhhandel-gone = Adjugé !
kuhhandel-bankrupt = { $name } n’a pas pu payer
kuhhandel-you-bankrupt = Tu n’as pas pu payer
kuhhandel-do-bid = Miser { NUMBER($amount, useGrouping: 0) }
kuhhandel-bluff = bluff
kuhhandel-own-amount = Ta mise
kuhhandel-less = 10 de moins
kuhhandel-more = 10 de plus
kuhhandel-do-buy = L’acheter pour { NUMBER($price, useGrouping: 0) }
kuhhandel-do-sell = Vendre à { $leader } pour { NUMBER($price, useGrouping: 0) }
kuhhandel-cannot-buy = Tu n’as pas { NUMBER($price, useGrouping: 0) } : tu peux seulement vendre.
kuhhandel-pay = Payer { NUMBER($sum, useGrouping: 0) }
kuhhandel-cheapest = Le moins cher
kuhhandel-offer =
    { $count ->
        [0] Ne rien offrir
        [one] Offrir une carte : { NUMBER($sum, useGrouping: 0) }
       *[other] Offrir { $count } cartes : { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter =
    { $count ->
        [one] Répondre par une carte : { NUMBER($sum, useGrouping: 0) }
       *[other] Répondre par { $count } cartes : { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter-none = Répondre : choisis des cartes
kuhhandel-take-back = Reprendre
kuhhandel-back = Retour
kuhhandel-trade = Marchander un animal
kuhhandel-trade-for = Marchander cet animal : { $animal }
kuhhandel-trade-with = { $name }, qui en a { $count }
kuhhandel-at-stake =
    { $stake ->
        [one] Une carte en jeu
       *[other] { $stake } cartes en jeu
    }
kuhhandel-tied = Égalité ! Il y a un second tour.
kuhhandel-wins = { $name } a offert plus.
kuhhandel-accepted = Accepté : l’animal va à { $name }.
kuhhandel-pile-none = Rien n’est encore posé
kuhhandel-pile-unknown = Une offre ; personne ne sait combien elle contient
kuhhandel-pile-size =
    { $size ->
        [0] Une offre vide
        [one] Une offre d’une carte, face cachée
       *[other] Une offre de { $size } cartes, face cachée
    }
kuhhandel-pile-open = Une offre de { NUMBER($total, useGrouping: 0) } : { $cards }
kuhhandel-story = Ce que valent les fermes
kuhhandel-story-none = Pas de famille complète, pas de points
kuhhandel-story-sum =
    { $count ->
        [one] { $worth } pour une famille : { NUMBER($score, useGrouping: 0) }
       *[other] ({ $worth }) × { $count } familles = { NUMBER($score, useGrouping: 0) }
    }

## What is asked of you

kuhhandel-you-turn = À toi : mets aux enchères la première carte, ou marchande un animal.
kuhhandel-you-turn-auction = À toi : mets aux enchères la première carte.
kuhhandel-you-turn-trade = La pioche est vide : tu dois marchander. Quel animal ?
kuhhandel-you-trade-animal = Quel animal veux-tu ?
kuhhandel-you-trade-partner = À qui veux-tu prendre la carte « { $animal } » ?
kuhhandel-you-bid = Combien pour la carte « { $animal } » ? Mise au moins { NUMBER($least, useGrouping: 0) }, ou passe.
kuhhandel-you-decide = { $name } mise { NUMBER($price, useGrouping: 0) }. Tu vends, ou tu paies autant et gardes la carte ?
kuhhandel-you-pay = Paie { NUMBER($price, useGrouping: 0) } à { $partner }. On ne rend pas la monnaie, et les zéros ne comptent pas.
kuhhandel-you-offer =
    { $round ->
        [2] Égalité ! Fais une seconde offre à { $partner }.
       *[other] Fais une offre à { $partner } pour la carte « { $animal } » : les cartes que tu veux, même aucune.
    }
kuhhandel-you-respond = { $name } veut ta carte « { $animal } ». Tu acceptes, ou tu offres plus ?

## What can I do now?

kuhhandel-now-turn = Qui a la main met aux enchères la première carte de la pioche, ou défie quelqu’un pour un échange. Il faut pour cela que tous deux aient au moins une carte du même animal. Quand la pioche est vide, il ne reste que les échanges.
kuhhandel-now-bid = Tout le monde sauf le vendeur peut miser à tout moment, de 10 en 10. Chaque mise relance le compte à rebours ; qui passe est hors jeu pour cette carte. Tu peux miser plus que tu n’as, mais si tu ne peux pas payer, tu dois montrer tout ton argent.
kuhhandel-now-decide = Le vendeur décide. S’il vend, il reçoit la plus haute mise. S’il achète, il paie la même somme au plus offrant et garde l’animal.
kuhhandel-now-pay = On paie exactement le prix quand les cartes le permettent. Sinon on paie davantage, sans une carte de trop, et on ne rend pas la monnaie. Les zéros ne font jamais partie d’un paiement.
kuhhandel-now-offer = Qui défie pose des cartes face cachée : beaucoup, peu, des zéros, ou rien du tout. Le bluff est permis.
kuhhandel-now-respond = Qui est défié peut accepter : l’argent est à lui, l’animal s’en va. Ou il répond par une carte au moins : les deux offres changent alors de mains, et la plus haute gagne l’animal. En cas d’égalité il y a un second tour.
kuhhandel-now-over = La partie est finie. Chaque ferme additionne la valeur de ses familles complètes, multipliée par leur nombre.

## The guided game

kuhhandel-lesson-start = Bienvenue au marché ! Tu réunis des familles : quatre cartes du même animal. À toi : mets aux enchères la première carte.
kuhhandel-lesson-wait = Bienvenue au marché ! Tu réunis des familles : quatre cartes du même animal. Quelqu’un d’autre commence ; tu pourras bientôt miser.
kuhhandel-lesson-auction = À toi. Tu n’as encore aucun animal en commun avec les autres : seule une enchère est possible. Retourne la première carte !
kuhhandel-lesson-bid = Un animal est sous le marteau ! Le nombre dit ce que vaut la famille entière. Mise ce que tu veux, ou passe : tu seras alors hors jeu pour cette carte.
kuhhandel-lesson-outbid = Quelqu’un a misé. Chaque mise relance le compte à rebours. « Bluff » veut dire : plus que tu ne peux payer. Risqué !
kuhhandel-lesson-leading = Tu es en tête. Si personne ne dit mieux, le vendeur décide : te vendre l’animal, ou le garder en te payant ton propre prix.
kuhhandel-lesson-auctioneer = Tu tiens le marteau, donc tu ne mises pas. À la fin tu choisis : prendre l’argent, ou payer la même somme et garder l’animal.
kuhhandel-lesson-decide = Le marteau est tombé. Vends, et le plus offrant te paie. Ou achète : c’est toi qui lui paies cette somme. L’argent gagne les échanges, les animaux gagnent la partie.
kuhhandel-lesson-pay = Il faut payer. Le paiement le moins cher est déjà choisi ; touche des billets pour le changer. On ne rend pas la monnaie : les petits billets sont précieux.
kuhhandel-lesson-paid = Cet argent est pour toi. Vous deux seuls voyez quels billets ce sont. Les autres doivent deviner !
kuhhandel-lesson-donkey = Un âne ! Tout le monde reçoit un billet : 50 pour le premier âne, puis 100, 200 et 500. Ensuite il est mis aux enchères comme les autres.
kuhhandel-lesson-bankrupt = Quelqu’un a misé plus qu’il n’avait. Tout le monde voit son argent, et l’enchère continue sans lui.
kuhhandel-lesson-bankrupt-you = Tu as misé plus que tu n’avais. Tout le monde voit ton argent, et l’enchère continue sans toi.
kuhhandel-lesson-trade-or-auction = Tu as maintenant un animal en commun avec quelqu’un. Au lieu d’une enchère, tu peux lui proposer un échange : touche l’animal sur ta ferme.
kuhhandel-lesson-offer = Pose des billets face cachée. Personne ne voit combien : les zéros ressemblent à de l’argent, et même une offre vide est permise. Du culot !
kuhhandel-lesson-respond = On veut ton animal ! Accepte, et l’argent caché est à toi. Ou réponds : les deux offres changent de mains, et la plus haute gagne l’animal.
kuhhandel-lesson-second = Offres égales ! Les billets ont changé de mains ; on recommence une fois. En cas de nouvelle égalité, qui a défié prend l’animal.
kuhhandel-lesson-watch-trade = Deux autres marchandent. Leurs billets restent leur secret : observe qui a l’air de s’enrichir.
kuhhandel-lesson-quartet = Tu as une famille complète ! Personne ne peut te la prendre. À la fin, on additionne la valeur de tes familles et on multiplie par leur nombre.
kuhhandel-lesson-deck-empty = La pioche est vide. Il n’y a plus que des échanges, jusqu’à ce que toutes les familles soient complètes.
