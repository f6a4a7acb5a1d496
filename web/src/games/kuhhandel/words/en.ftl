## The board

kuhhandel-note = { $value } thalers
kuhhandel-points =
    { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
kuhhandel-points-short = { NUMBER($points, useGrouping: 0) } pts
kuhhandel-purse = Money: { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-least = At least { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-unknown = Money unknown
kuhhandel-farm = { $name }’s farm
kuhhandel-farm-empty = No animals yet
kuhhandel-stall = { $animal }: { $count } of 4, a quartet is worth { NUMBER($worth, useGrouping: 0) }
kuhhandel-known = Money that { $name } is known to have
kuhhandel-deck =
    { $deck ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $deck } cards in the deck
    }
kuhhandel-market-opens = The market is open! Animals are auctioned one by one.
kuhhandel-news-paid = { $payer } takes the { $animal } and pays { $payee } { NUMBER($price, useGrouping: 0) }.
kuhhandel-auctioneer = Auctioneer
kuhhandel-sells = { $name } is selling
kuhhandel-leads = { $name } leads
kuhhandel-you-lead = You lead!
kuhhandel-stands = { $name } leads again
kuhhandel-you-stand = You lead again!
kuhhandel-passes = out
kuhhandel-open = Any bids?
kuhhandel-who = Who bids more?
kuhhandel-call-1 = Going once…
kuhhandel-call-2 = Going twice…
kuhhandel-gone = Gone!
kuhhandel-bankrupt = { $name } could not pay
kuhhandel-you-bankrupt = You could not pay
kuhhandel-do-bid = Bid { NUMBER($amount, useGrouping: 0) }
kuhhandel-bluff = bluff
kuhhandel-own-amount = Your own amount
kuhhandel-less = 10 less
kuhhandel-more = 10 more
kuhhandel-do-buy = Buy it for { NUMBER($price, useGrouping: 0) }
kuhhandel-do-sell = Sell to { $leader } for { NUMBER($price, useGrouping: 0) }
kuhhandel-cannot-buy = You do not have { NUMBER($price, useGrouping: 0) }, so you can only sell.
kuhhandel-pay = Pay { NUMBER($sum, useGrouping: 0) }
kuhhandel-cheapest = Cheapest payment
kuhhandel-offer =
    { $count ->
        [0] Offer nothing at all
        [one] Offer one card: { NUMBER($sum, useGrouping: 0) }
       *[other] Offer { $count } cards: { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter =
    { $count ->
        [one] Counter with one card: { NUMBER($sum, useGrouping: 0) }
       *[other] Counter with { $count } cards: { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter-none = Counter: pick cards
kuhhandel-take-back = Take back
kuhhandel-back = Back
kuhhandel-trade = Trade for an animal
kuhhandel-trade-for = Trade for this animal: { $animal }
kuhhandel-trade-with = { $name }, who has { $count }
kuhhandel-at-stake =
    { $stake ->
        [one] One card at stake
       *[other] { $stake } cards at stake
    }
kuhhandel-tied = Equal! There is a second round.
kuhhandel-wins = { $name } offered more.
kuhhandel-accepted = Accepted: { $name } gets the animal.
kuhhandel-pile-none = Nothing laid down yet
kuhhandel-pile-unknown = An offer; nobody knows how much is in it
kuhhandel-pile-size =
    { $size ->
        [0] An empty offer
        [one] An offer of one card, face down
       *[other] An offer of { $size } cards, face down
    }
kuhhandel-pile-open = An offer of { NUMBER($total, useGrouping: 0) }: { $cards }
kuhhandel-story = What the farms are worth
kuhhandel-story-none = No quartet, no points
kuhhandel-story-sum =
    { $count ->
        [one] { $worth } for one quartet: { NUMBER($score, useGrouping: 0) }
       *[other] ({ $worth }) × { $count } quartets = { NUMBER($score, useGrouping: 0) }
    }

## What is asked of you

kuhhandel-you-turn = Your turn: auction the top card, or trade for an animal.
kuhhandel-you-turn-auction = Your turn: auction the top card.
kuhhandel-you-turn-trade = The deck is empty: you have to trade. For which animal?
kuhhandel-you-trade-animal = Which animal do you want?
kuhhandel-you-trade-partner = Whose { $animal } do you want?
kuhhandel-you-bid = What is the { $animal } worth to you? Bid { NUMBER($least, useGrouping: 0) } or more, or pass.
kuhhandel-you-decide = { $name } bids { NUMBER($price, useGrouping: 0) }. Do you sell, or pay that and keep the { $animal }?
kuhhandel-you-pay = Pay { $partner } { NUMBER($price, useGrouping: 0) }. There is no change, and zeros do not count.
kuhhandel-you-offer =
    { $round ->
        [2] Equal! Make { $partner } a second offer for the { $animal }.
       *[other] Make { $partner } an offer for the { $animal }: any cards, even none.
    }
kuhhandel-you-respond = { $name } wants your { $animal }. Accept unseen, or offer more?

## What can I do now?

kuhhandel-now-turn = Whoever is on turn either auctions the top card of the deck or challenges somebody to a trade. A trade needs an animal of which both have at least one card. With the deck empty only trades are left.
kuhhandel-now-bid = Everybody but the auctioneer may bid at any moment, in steps of 10. Each bid starts the countdown anew; a pass is final for this card. You may bid more than you have, but if you then cannot pay, you must show all your money.
kuhhandel-now-decide = The auctioneer decides. Selling brings the highest bid. Buying costs the same sum, paid to the highest bidder, and the animal stays with the auctioneer.
kuhhandel-now-pay = The price is paid exactly where the payer’s cards allow it. Otherwise more has to be paid, without a card too many, and there is no change. Zeros are never part of a payment.
kuhhandel-now-offer = The challenger lays down any cards, face down: many, few, zeros, or none at all. Bluffing is allowed.
kuhhandel-now-respond = The challenged player may accept, and gets the money for the animal. Or they counter with one card or more: then both offers change hands, and the higher one takes the animal. Equal offers bring a second round.
kuhhandel-now-over = The game is over. Each farm counts the values of its quartets, times the number of quartets.

## The guided game

kuhhandel-lesson-start = Welcome to the market! You collect quartets: four cards of one animal. It is your turn: auction the top card. You are the auctioneer then.
kuhhandel-lesson-wait = Welcome to the market! You collect quartets: four cards of one animal. Somebody else begins; soon you may bid.
kuhhandel-lesson-auction = Your turn. You share no animal with anybody yet, so only an auction is possible. Turn up the top card!
kuhhandel-lesson-bid = An animal is under the hammer! The number on it is what a whole quartet is worth. Bid what you like, or pass: a pass is final for this card.
kuhhandel-lesson-outbid = Somebody has bid. Each bid starts the countdown anew. A button marked “bluff” is more than you can pay: risky!
kuhhandel-lesson-leading = You lead. If nobody bids more, the auctioneer decides: sell to you, or buy it away from you for your own price.
kuhhandel-lesson-auctioneer = You run this auction, so you do not bid. When it is over you choose: take the money, or pay the same sum and keep the animal.
kuhhandel-lesson-decide = The hammer has fallen. Sell, and the highest bidder pays you. Or buy: then you pay that sum to the bidder. Money wins trades, animals win the game.
kuhhandel-lesson-pay = Time to pay. The cheapest payment is already picked; tap notes to change it. There is no change, so small notes are precious.
kuhhandel-lesson-paid = This money comes to you. Only you and the payer see which notes they are. Others have to guess!
kuhhandel-lesson-donkey = A donkey! Everybody gets a note: 50 for the first donkey, then 100, 200 and 500. Then it is auctioned like any other.
kuhhandel-lesson-bankrupt = Somebody bid more than they had. Now everybody sees their money, and the auction goes on without them.
kuhhandel-lesson-bankrupt-you = You bid more than you had. Now everybody sees your money, and the auction goes on without you.
kuhhandel-lesson-trade-or-auction = Now you share an animal with somebody. Instead of an auction you can challenge them to a trade: tap the animal on your farm.
kuhhandel-lesson-offer = Lay down notes, face down. Nobody sees how much: zeros look like money too, and even an empty offer is allowed. Brave, isn’t it?
kuhhandel-lesson-respond = Somebody wants your animal! Accept, and the hidden money is yours. Or counter: both offers change hands, and the higher one wins the animal.
kuhhandel-lesson-second = Equal offers! The notes have changed hands; now everything is done once more. If it is equal again, the challenger takes the animal.
kuhhandel-lesson-watch-trade = Two others trade. Which notes they lay stays their secret, so watch who seems to be getting rich.
kuhhandel-lesson-quartet = You have a quartet! Nobody can take it from you. At the end the values of your quartets are added up and multiplied by how many you have.
kuhhandel-lesson-deck-empty = The deck is empty. From now on there are only trades, until every quartet is complete.
