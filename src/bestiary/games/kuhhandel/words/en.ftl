kuhhandel-rooster = rooster
kuhhandel-goose = goose
kuhhandel-cat = cat
kuhhandel-dog = dog
kuhhandel-sheep = sheep
kuhhandel-goat = goat
kuhhandel-donkey = donkey
kuhhandel-pig = pig
kuhhandel-cow = cow
kuhhandel-horse = horse

## Why a move is refused

refused-kuhhandel-no-auction = No auction is running. It is your turn: auction the top card or trade.
refused-kuhhandel-no-trade = No trade is under way. It is your turn: auction the top card or trade.
refused-kuhhandel-bid-or-pass = An auction is running: bid at least { NUMBER($least, useGrouping: 0) }, or pass.
refused-kuhhandel-buy-or-sell = The bidding is over: buy the animal for { NUMBER($price, useGrouping: 0) }, or sell it to the leader.
refused-kuhhandel-pay-now = First { NUMBER($price, useGrouping: 0) } has to be paid.
refused-kuhhandel-offer-now = Your trade is under way: lay down your offer, which may be empty.
refused-kuhhandel-answer-now = There is an offer for your animal: accept it, or counter with at least one card.
refused-kuhhandel-deck-empty = The deck is empty, so there is nothing to auction: you have to trade.
refused-kuhhandel-no-partner = You can only trade with another player at this table.
refused-kuhhandel-nothing-shared = You can only trade for an animal of which both of you have at least one card.
refused-kuhhandel-bid-too-low = A bid has to be higher than the last: { NUMBER($least, useGrouping: 0) } or more.
refused-kuhhandel-bid-too-high = A bid cannot be higher than all the money in all hands, which is { NUMBER($ceiling, useGrouping: 0) }.
refused-kuhhandel-bid-step = Bids go in steps of 10.
refused-kuhhandel-cannot-buy = You do not have the { NUMBER($price, useGrouping: 0) } that it costs to buy: sell.
refused-kuhhandel-pay-exactly = You can pay exactly { NUMBER($price, useGrouping: 0) }, so you have to.
refused-kuhhandel-pay-enough = That is less than the price of { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-pay-no-more = One card too many: without it { NUMBER($price, useGrouping: 0) } is still paid.
refused-kuhhandel-pay-no-zeros = Zeros are never part of a payment.
refused-kuhhandel-empty-counter = A counter-offer has at least one card; a zero will do. Otherwise accept.

## Moves and what is awaited

kuhhandel-move-auction = auction the top card of the deck
kuhhandel-move-trade = trade with { $partner } for a { $animal }
kuhhandel-move-bid = bid { NUMBER($amount, useGrouping: 0) }
kuhhandel-move-pass = pass
kuhhandel-move-buy = buy it yourself
kuhhandel-move-sell = sell it to the leader
kuhhandel-move-pay = pay { $cards }
kuhhandel-move-offer = offer { $cards }
kuhhandel-move-accept = accept the offer
kuhhandel-move-counter = counter with { $cards }
kuhhandel-awaited-turn = { $seat } begins an auction or a trade.
kuhhandel-awaited-bid = Who bids more? May still bid: { $seat }.
kuhhandel-awaited-decide = { $seat } decides: buy or sell?
kuhhandel-awaited-pay = { $seat } pays.
kuhhandel-awaited-offer = { $seat } lays down an offer.
kuhhandel-awaited-respond = { $seat } accepts the offer or counters it.
kuhhandel-awaited-over = The game is over.

## What happens

kuhhandel-event-game_begins = Everybody starts with { $money }.
kuhhandel-event-turn_begins = It is { $seat }’s turn.
kuhhandel-event-player_skipped = { $seat } has nothing to trade and is skipped.
kuhhandel-event-animal_turned_up = { $seat } turns up a { $animal }.
kuhhandel-event-donkey_money = Donkey number { $number }! Everybody gets { $note }.
kuhhandel-event-bid_made = { $seat } bids { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-passed = { $seat } passes.
kuhhandel-event-bidding_closed = Going once, going twice: { $leader } leads with { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-auction_won_free = Nobody bids: { $seat } gets the { $animal } for nothing.
kuhhandel-event-decided =
    { $decision ->
        [buy] { $seat } buys for { NUMBER($price, useGrouping: 0) }; the money goes to { $leader }.
       *[sell] { $seat } sells to { $leader } for { NUMBER($price, useGrouping: 0) }.
    }
kuhhandel-event-bankrupt_shown =
    { $seat } cannot pay { NUMBER($price, useGrouping: 0) } and has to show everything: { $money }. { $bankrupt ->
        [restart] The auction starts again without { $seat }.
       *[continue]
            { $amount ->
                [0] No other bid stands.
               *[other] { $leader } leads again with { NUMBER($amount, useGrouping: 0) }.
            }
    }
kuhhandel-event-paid = { $payer } pays { $payee } the price of { NUMBER($price, useGrouping: 0) } and takes the { $animal }.
kuhhandel-event-money_given =
    { $count ->
        [0] You give { $to } nothing.
       *[other] You give { $to }: { $cards }.
    }
kuhhandel-event-money_received =
    { $count ->
        [0] { $giver } gives you nothing.
       *[other] { $giver } gives you: { $cards }.
    }
kuhhandel-event-trade_begins =
    { $stake ->
        [one] { $challenger } challenges { $partner }: one { $animal } is at stake.
       *[other] { $challenger } challenges { $partner }: { $stake } cards ({ $animal }) are at stake.
    }
kuhhandel-event-offer_laid =
    { $size ->
        [none] { $challenger } lays an offer before { $partner }, face down.
        [0] { $challenger } lays an empty offer before { $partner }.
        [one] { $challenger } lays an offer of one card before { $partner }, face down.
       *[other] { $challenger } lays an offer of { $size } cards before { $partner }, face down.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }In it: { $cards }.
    }
kuhhandel-event-offer_accepted = { $partner } accepts { $challenger }’s offer.
kuhhandel-event-countered =
    { $size ->
        [none] { $partner } counters { $challenger }’s offer.
        [one] { $partner } counters { $challenger }’s offer with one card.
       *[other] { $partner } counters { $challenger }’s offer with { $size } cards.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }In it: { $cards }.
    }
kuhhandel-event-offers_exchanged =
    { $offer ->
        [none] { $challenger } and { $partner } exchange their offers.
       *[other] { $challenger } and { $partner } exchange their offers: { $offer } for { $counter }.
    }{ $winner ->
        [none] { "" }
       *[other] { " " }{ $winner } wins.
    }
kuhhandel-event-trade_tied = { $challenger } and { $partner } offered the same: there is a second round.
kuhhandel-event-animals_moved =
    { $count ->
        [one] { $to } takes a { $animal } from { $giver }.
       *[other] { $to } takes { $count } cards ({ $animal }) from { $giver }.
    }
kuhhandel-event-quartet_completed = { $seat } completes a quartet: { $animal }!
kuhhandel-event-game_over =
    { $idle ->
        [yes] A hundred turns have brought nothing: the game is over.
       *[no] Every quartet is complete: the game is over.
    } First place: { $winners }. Final scores: { $totals }.
kuhhandel-total = { $seat } { NUMBER($score, useGrouping: 0) }

## House rules

kuhhandel-option-offer_size = Number of cards in an offer
kuhhandel-option-offer_size-hidden = hidden
kuhhandel-option-offer_size-shown = shown to all
kuhhandel-option-trade_reveal = Exchanged offers are seen
kuhhandel-option-trade_reveal-private = by the two traders
kuhhandel-option-trade_reveal-public = by everyone
kuhhandel-option-bankrupt = When the leader cannot pay
kuhhandel-option-bankrupt-restart = the auction starts again
kuhhandel-option-bankrupt-restart-about = The card is auctioned again from nothing. So says the French sheet.
kuhhandel-option-bankrupt-continue = the bidding goes on
kuhhandel-option-bankrupt-continue-about = Whoever is left with the highest bid leads again. So says the Russian sheet.

## The table

kuhhandel-table-title =
    { $deck ->
        [0] Kuhhandel, the deck is empty
        [one] Kuhhandel, one card in the deck
       *[other] Kuhhandel, { $deck } cards in the deck
    }
kuhhandel-table-animals = animal
kuhhandel-table-worth = quartet
kuhhandel-table-money = money
kuhhandel-table-points = points
kuhhandel-table-auction = Auction
kuhhandel-table-trade = Trade
kuhhandel-table-auctioneer = Auctioneer: { $name }
kuhhandel-table-no-bid = No bid yet
kuhhandel-table-leader = { $name } leads with { NUMBER($high, useGrouping: 0) }
kuhhandel-table-bidders = Still in: { $names }
kuhhandel-table-barred = Could not pay: { $names }
kuhhandel-table-price = { $payer } owes { $payee } { NUMBER($price, useGrouping: 0) }
kuhhandel-table-traders = { $challenger } challenges { $partner }
kuhhandel-table-stake = At stake: { $stake } from each
kuhhandel-table-second = Second round
kuhhandel-table-size = Cards in the offer: { $size }
kuhhandel-table-offer = Your offer
kuhhandel-table-hand = Your money
kuhhandel-table-donkeys = Donkeys so far: { $donkeys } of 4

## Choosing a move

kuhhandel-kind-auction = auction the top card
kuhhandel-kind-trade = trade with somebody
kuhhandel-kind-bid = bid
kuhhandel-kind-pass = pass
kuhhandel-kind-buy = buy it yourself
kuhhandel-kind-sell = sell it to the leader
kuhhandel-kind-pay = pay
kuhhandel-kind-offer = lay down an offer
kuhhandel-kind-accept = accept the offer
kuhhandel-kind-counter = counter the offer
kuhhandel-type-auction = Auction the top card
kuhhandel-type-trade = With whom, and for which animal
kuhhandel-type-bid = How much
kuhhandel-type-pass = Pass
kuhhandel-type-buy = Buy
kuhhandel-type-sell = Sell
kuhhandel-type-pay = Which cards, for example: 10 10 50
kuhhandel-type-offer = Which cards, for example: 0 10 50 (“offer” alone: none)
kuhhandel-type-accept = Accept
kuhhandel-type-counter = Which cards, for example: 0 10 50
kuhhandel-field-partner = With whom
kuhhandel-field-animal = Which animal
kuhhandel-field-amount = How much
kuhhandel-field-cards = Which cards
