kuhhandel-rooster = coq
kuhhandel-goose = oie
kuhhandel-cat = chat
kuhhandel-dog = chien
kuhhandel-sheep = mouton
kuhhandel-goat = chèvre
kuhhandel-donkey = âne
kuhhandel-pig = cochon
kuhhandel-cow = vache
kuhhandel-horse = cheval

## Why a move is refused

refused-kuhhandel-no-auction = Il n’y a pas d’enchère en cours. C’est ton tour : mets la première carte aux enchères ou propose un échange.
refused-kuhhandel-no-trade = Il n’y a pas d’échange en cours. C’est ton tour : mets la première carte aux enchères ou propose un échange.
refused-kuhhandel-bid-or-pass = Une enchère est en cours : mise au moins { NUMBER($least, useGrouping: 0) }, ou passe.
refused-kuhhandel-buy-or-sell = Les mises sont finies : achète l’animal pour { NUMBER($price, useGrouping: 0) }, ou vends-le au joueur en tête.
refused-kuhhandel-pay-now = Il faut d’abord payer { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-offer-now = Ton échange est en cours : pose ton offre, même vide.
refused-kuhhandel-answer-now = Il y a une offre pour ton animal : accepte, ou réponds par au moins une carte.
refused-kuhhandel-deck-empty = La pioche est vide, il n’y a plus rien à vendre : tu dois faire un échange.
refused-kuhhandel-no-partner = Un échange se fait avec quelqu’un d’autre de cette table.
refused-kuhhandel-nothing-shared = Un échange se fait pour un animal que vous avez tous les deux.
refused-kuhhandel-bid-too-low = Une mise doit dépasser la précédente : { NUMBER($least, useGrouping: 0) } ou plus.
refused-kuhhandel-bid-too-high = Une mise ne peut pas dépasser tout l’argent de toutes les mains, soit { NUMBER($ceiling, useGrouping: 0) }.
refused-kuhhandel-bid-step = Les mises vont de 10 en 10.
refused-kuhhandel-cannot-buy = Pour acheter, il faut { NUMBER($price, useGrouping: 0) }, et tu ne les as pas : vends.
refused-kuhhandel-pay-exactly = Tu as l’appoint, alors paie exactement { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-pay-enough = Ce n’est pas assez : le prix est de { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-pay-no-more = Une carte de trop : { NUMBER($price, useGrouping: 0) } est payé même sans elle.
refused-kuhhandel-pay-no-zeros = Les zéros ne font jamais partie d’un paiement.
refused-kuhhandel-empty-counter = Une contre-offre a au moins une carte ; un zéro suffit. Sinon, accepte.

## Moves and what is awaited

kuhhandel-move-auction = mettre aux enchères la première carte
kuhhandel-move-trade = défier { $partner } pour la carte « { $animal } »
kuhhandel-move-bid = miser { NUMBER($amount, useGrouping: 0) }
kuhhandel-move-pass = passer
kuhhandel-move-buy = l’acheter
kuhhandel-move-sell = vendre au joueur en tête
kuhhandel-move-pay = payer : { $cards }
kuhhandel-move-offer = offrir : { $cards }
kuhhandel-move-accept = accepter l’offre
kuhhandel-move-counter = répondre par : { $cards }
kuhhandel-awaited-turn = { $seat } commence une enchère ou un échange.
kuhhandel-awaited-bid = Qui dit mieux ? Peuvent encore miser : { $seat }.
kuhhandel-awaited-decide = { $seat } décide : acheter ou vendre ?
kuhhandel-awaited-pay = { $seat } paie.
kuhhandel-awaited-offer = { $seat } pose une offre.
kuhhandel-awaited-respond = { $seat } accepte l’offre ou fait une contre-offre.
kuhhandel-awaited-over = La partie est finie.

## What happens

kuhhandel-event-game_begins = Tout le monde commence avec { $money }.
kuhhandel-event-turn_begins = À { $seat } de jouer.
kuhhandel-event-player_skipped = { $seat } n’a aucun échange possible et passe son tour.
kuhhandel-event-animal_turned_up = { $seat } retourne une carte : { $animal }.
kuhhandel-event-donkey_money = Âne numéro { $number } ! Tout le monde reçoit { $note }.
kuhhandel-event-bid_made = { $seat } mise { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-passed = { $seat } passe.
kuhhandel-event-bidding_closed = Une fois, deux fois : { $leader } est en tête avec { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-auction_won_free = Personne ne mise : { $seat } prend la carte « { $animal } » sans payer.
kuhhandel-event-decided =
    { $decision ->
        [buy] { $seat } achète pour { NUMBER($price, useGrouping: 0) } ; l’argent va à { $leader }.
       *[sell] { $seat } vend à { $leader } pour { NUMBER($price, useGrouping: 0) }.
    }
kuhhandel-event-bankrupt_shown =
    { $seat } ne peut pas payer { NUMBER($price, useGrouping: 0) } et doit tout montrer : { $money }. { $bankrupt ->
        [restart] L’enchère recommence sans { $seat }.
       *[continue]
            { $amount ->
                [0] Aucune autre mise ne tient.
               *[other] { $leader } reprend la tête avec { NUMBER($amount, useGrouping: 0) }.
            }
    }
kuhhandel-event-paid = { $payer } paie { NUMBER($price, useGrouping: 0) } à { $payee } et prend la carte « { $animal } ».
kuhhandel-event-money_given =
    { $count ->
        [0] Tu ne donnes rien à { $to }.
       *[other] Tu donnes à { $to } : { $cards }.
    }
kuhhandel-event-money_received =
    { $count ->
        [0] { $giver } ne te donne rien.
       *[other] { $giver } te donne : { $cards }.
    }
kuhhandel-event-trade_begins =
    { $stake ->
        [one] { $challenger } défie { $partner } : une carte en jeu ({ $animal }).
       *[other] { $challenger } défie { $partner } : { $stake } cartes en jeu ({ $animal }).
    }
kuhhandel-event-offer_laid =
    { $size ->
        [none] { $challenger } pose une offre face cachée devant { $partner }.
        [0] { $challenger } pose devant { $partner } une offre vide.
        [one] { $challenger } pose une offre face cachée devant { $partner } : une carte.
       *[other] { $challenger } pose une offre face cachée devant { $partner } : { $size } cartes.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Dedans : { $cards }.
    }
kuhhandel-event-offer_accepted = { $partner } accepte l’offre faite par { $challenger }.
kuhhandel-event-countered =
    { $size ->
        [none] { $partner } répond à { $challenger } par une contre-offre.
        [one] { $partner } répond à { $challenger } par une contre-offre : une carte.
       *[other] { $partner } répond à { $challenger } par une contre-offre : { $size } cartes.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Dedans : { $cards }.
    }
kuhhandel-event-offers_exchanged =
    { $offer ->
        [none] { $challenger } et { $partner } échangent leurs offres.
       *[other] { $challenger } et { $partner } échangent leurs offres : { $offer } contre { $counter }.
    }{ $winner ->
        [none] { "" }
       *[other] { " " }{ $winner } gagne.
    }
kuhhandel-event-trade_tied = { $challenger } et { $partner } ont offert la même somme : il y a un second tour.
kuhhandel-event-animals_moved =
    { $count ->
        [one] { $to } prend une carte « { $animal } » à { $giver }.
       *[other] { $to } prend { $count } cartes « { $animal } » à { $giver }.
    }
kuhhandel-event-quartet_completed = { $seat } complète une famille : { $animal } !
kuhhandel-event-game_over =
    { $idle ->
        [yes] Cent tours n’ont rien apporté : la partie est finie.
       *[no] Toutes les familles sont complètes : la partie est finie.
    } Première place : { $winners }. Scores : { $totals }.
kuhhandel-total = { $seat } { NUMBER($score, useGrouping: 0) }

## House rules

kuhhandel-option-offer_size = Nombre de cartes d’une offre
kuhhandel-option-offer_size-hidden = secret
kuhhandel-option-offer_size-shown = visible par tous
kuhhandel-option-trade_reveal = Les offres échangées sont vues
kuhhandel-option-trade_reveal-private = par les deux joueurs de l’échange
kuhhandel-option-trade_reveal-public = par tout le monde
kuhhandel-option-bankrupt = Si celui qui est en tête ne peut pas payer
kuhhandel-option-bankrupt-restart = l’enchère recommence
kuhhandel-option-bankrupt-restart-about = La carte est remise aux enchères à partir de rien. C’est la règle de la feuille française.
kuhhandel-option-bankrupt-continue = l’enchère continue
kuhhandel-option-bankrupt-continue-about = La plus haute mise de ceux qui restent reprend la tête. C’est la règle de la feuille russe.

## The table

kuhhandel-table-title =
    { $deck ->
        [0] Kuhhandel, la pioche est vide
        [one] Kuhhandel, { $deck } carte dans la pioche
       *[other] Kuhhandel, { $deck } cartes dans la pioche
    }
kuhhandel-table-animals = animal
kuhhandel-table-worth = famille
kuhhandel-table-money = argent
kuhhandel-table-points = points
kuhhandel-table-auction = Enchère
kuhhandel-table-trade = Échange
kuhhandel-table-auctioneer = Vente menée par { $name }
kuhhandel-table-no-bid = Pas encore de mise
kuhhandel-table-leader = { $name } est en tête avec { NUMBER($high, useGrouping: 0) }
kuhhandel-table-bidders = Encore en lice : { $names }
kuhhandel-table-barred = Paiement impossible : { $names }
kuhhandel-table-price = { $payer } doit { NUMBER($price, useGrouping: 0) } à { $payee }
kuhhandel-table-traders = { $challenger } défie { $partner }
kuhhandel-table-stake = En jeu de chaque côté : { $stake }
kuhhandel-table-second = Second tour
kuhhandel-table-size = Cartes dans l’offre : { $size }
kuhhandel-table-offer = Ton offre
kuhhandel-table-hand = Ton argent
kuhhandel-table-donkeys = Ânes déjà sortis : { $donkeys } sur 4

## Choosing a move

kuhhandel-kind-auction = mettre aux enchères la première carte
kuhhandel-kind-trade = proposer un échange
kuhhandel-kind-bid = miser
kuhhandel-kind-pass = passer
kuhhandel-kind-buy = l’acheter
kuhhandel-kind-sell = vendre au joueur en tête
kuhhandel-kind-pay = payer
kuhhandel-kind-offer = poser une offre
kuhhandel-kind-accept = accepter l’offre
kuhhandel-kind-counter = faire une contre-offre
kuhhandel-type-auction = Mettre aux enchères la première carte
kuhhandel-type-trade = Avec qui, et pour quel animal
kuhhandel-type-bid = Combien
kuhhandel-type-pass = Passer
kuhhandel-type-buy = Acheter
kuhhandel-type-sell = Vendre
kuhhandel-type-pay = Quelles cartes, par exemple : 10 10 50
kuhhandel-type-offer = Quelles cartes, par exemple : 0 10 50 (« offer » tout court : aucune)
kuhhandel-type-accept = Accepter
kuhhandel-type-counter = Quelles cartes, par exemple : 0 10 50
kuhhandel-field-partner = Avec qui
kuhhandel-field-animal = Quel animal
kuhhandel-field-amount = Combien
kuhhandel-field-cards = Quelles cartes
