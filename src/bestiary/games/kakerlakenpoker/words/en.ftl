kakerlakenpoker-bat = bat
kakerlakenpoker-fly = fly
kakerlakenpoker-cockroach = cockroach
kakerlakenpoker-toad = toad
kakerlakenpoker-rat = rat
kakerlakenpoker-scorpion = scorpion
kakerlakenpoker-stinkbug = stinkbug
kakerlakenpoker-bat-king = bat king
kakerlakenpoker-fly-king = fly king
kakerlakenpoker-cockroach-king = cockroach king
kakerlakenpoker-toad-king = toad king
kakerlakenpoker-rat-king = rat king
kakerlakenpoker-scorpion-king = scorpion king
kakerlakenpoker-stinkbug-king = stinkbug king
kakerlakenpoker-joker = joker
kakerlakenpoker-blank = blank
kakerlakenpoker-king = king
kakerlakenpoker-nothing = nothing

## Why a move is refused

refused-kakerlakenpoker-start-round = You start the round: pass a card from your hand to somebody and say what it is.
refused-kakerlakenpoker-answer-first = A card lies before you: believe, doubt, or peek if somebody else has not seen it either.
refused-kakerlakenpoker-pass-on = You have looked at the card; now pass it on and say what it is.
refused-kakerlakenpoker-last-unseen = Everybody else has seen the card: you can only believe or doubt.
refused-kakerlakenpoker-not-to-self = You cannot pass a card to yourself; choose somebody else.
refused-kakerlakenpoker-has-seen = That player has seen the card already; pass it to somebody who has not.
refused-kakerlakenpoker-no-such-seat = Nobody sits there: the seats are 0 to { $last_seat }.
refused-kakerlakenpoker-card-missing = You start the round: name the card from your hand that you pass.
refused-kakerlakenpoker-card-named = You pass on the card that you have looked at: say to whom and what it is, and name no card of your own.
refused-kakerlakenpoker-nothing-owed = You owe nothing: cards are laid only for a special that you took into your hand.
refused-kakerlakenpoker-owes = You took a special: first lay one card of what was named last ({ $named }), or any two.
refused-kakerlakenpoker-not-named = That card alone will not do: lay one of what was named last ({ $named }), or any two cards.
refused-kakerlakenpoker-special-stays = The joker and the blank are never laid down; choose other cards.
refused-kakerlakenpoker-one-or-two = Lay one card of what was named last ({ $named }), or any two: no other number.

## Moves and what is awaited

kakerlakenpoker-move-pass =
    { $card ->
        [none] pass it on to { $to } and say “{ $claim }”
       *[other] pass the { $card } to { $to } and say “{ $claim }”
    }
kakerlakenpoker-move-believe = believe it
kakerlakenpoker-move-doubt = doubt it
kakerlakenpoker-move-peek = peek, and pass it on
kakerlakenpoker-move-lay = lay down: { $cards }
kakerlakenpoker-awaited-start = { $seat } starts a round: which card, to whom, and what is it said to be?
kakerlakenpoker-awaited-answer = { $seat } has a card face down: is it what it is said to be?
kakerlakenpoker-awaited-onward = { $seat } has peeked and passes the card on.
kakerlakenpoker-awaited-lay = { $seat } took a special and lays down cards for it.
kakerlakenpoker-awaited-over = The game is over.

## What happens

kakerlakenpoker-event-game_begins =
    { $hand ->
        [none] The cards are dealt.
       *[other] The cards are dealt. Your hand: { $hand }.
    } The penalty pile has { $pile } cards; face up on top: { $top }.
kakerlakenpoker-event-round_begins = { $seat } starts a round.
kakerlakenpoker-event-card_passed =
    { $card ->
        [none] { $seat } passes a card to { $to }: “{ $claim }”.
       *[other] { $seat } passes a card ({ $card }) to { $to }: “{ $claim }”.
    }
kakerlakenpoker-event-believed = { $seat } believes { $passer }: “{ $claim }” is true.
kakerlakenpoker-event-doubted = { $seat } doubts { $passer }: it is not “{ $claim }”.
kakerlakenpoker-event-peeked = { $seat } peeks at the card.
kakerlakenpoker-event-card_seen = You see: { $card }.
kakerlakenpoker-event-card_shown =
    { $true ->
        [yes] The card is shown: { $card }. “{ $claim }” was true.
       *[no] The card is shown: { $card }. “{ $claim }” was a lie.
    }
kakerlakenpoker-event-card_taken = { $seat } gets the { $card }.
kakerlakenpoker-event-special_taken =
    { $from_pile ->
        [yes] The { $card } comes from the penalty pile: { $seat } takes it into hand and owes one “{ $claim }” or any two cards.
       *[no] { $seat } takes the { $card } into hand and owes one “{ $claim }” or any two cards.
    }
kakerlakenpoker-event-penalty_card = The king brings a penalty card: { $seat } gets the { $card }.
kakerlakenpoker-event-pile_turned =
    { $card ->
        [none] The penalty pile is empty.
       *[other] The next penalty card is turned up: { $card }.
    }
kakerlakenpoker-event-cards_laid = { $seat } lays down: { $cards }.
kakerlakenpoker-event-duty_lapsed = { $seat } has nothing that could be laid for the special: the duty lapses.
kakerlakenpoker-event-duty_unmet = { $seat } has nothing left that could be laid for the special.
kakerlakenpoker-full_set = too many cards of one kind
kakerlakenpoker-empty_hand = no card left to start a round with
kakerlakenpoker-idle_rounds = ten rounds in a row have laid nothing in front of anybody
kakerlakenpoker-unmet_duty = nothing to lay for a special
kakerlakenpoker-event-game_over =
    { $kind ->
        [none] { $loser } loses: { $why }.
       *[other] { $loser } loses: { $why } ({ $kind }).
    } Everybody else wins.

## The table

kakerlakenpoker-table-title = Kakerlakenpoker Royal: whoever has { $danger } of a kind loses
kakerlakenpoker-table-cards = cards in hand
kakerlakenpoker-table-told = true/lied
kakerlakenpoker-table-front = in front of
kakerlakenpoker-table-pile = Penalty pile
kakerlakenpoker-table-empty = empty
kakerlakenpoker-table-round = The card
kakerlakenpoker-table-last-round = The last card
kakerlakenpoker-table-hidden = face down
kakerlakenpoker-table-seen = seen by { $names }
kakerlakenpoker-table-hand = your hand
kakerlakenpoker-table-claim = “{ $claim }”
kakerlakenpoker-table-crown = 👑 one of them is the king of the kind
kakerlakenpoker-table-owed =
    { $times ->
        [one] { $name } owes one “{ $claim }” or any two cards.
       *[other] { $name } owes { $times } times: one “{ $claim }” or any two cards.
    }
kakerlakenpoker-table-special =
    { $passed ->
        [yes] { $name } took the { $card }; it is the card that goes round.
        [maybe] { $name } took the { $card }; it may be the card that goes round.
       *[no] { $name } holds the { $card }.
    }
kakerlakenpoker-table-idle =
    { $idle ->
        [one] One round has laid nothing in front of anybody. After ten in a row whoever must start the next one loses.
       *[other] { $idle } rounds in a row have laid nothing in front of anybody. After ten whoever must start the next one loses.
    }
kakerlakenpoker-table-loser = { $name } loses: { $why }. Everybody else wins.

## Choosing a move

kakerlakenpoker-kind-pass = pass a card
kakerlakenpoker-kind-believe = believe it
kakerlakenpoker-kind-doubt = doubt it
kakerlakenpoker-kind-peek = peek, and pass it on
kakerlakenpoker-kind-lay = lay cards
kakerlakenpoker-type-pass = To whom, which card, and what you say it is
kakerlakenpoker-type-lay = Which cards
kakerlakenpoker-field-to = To whom
kakerlakenpoker-field-card = Which card
kakerlakenpoker-field-claim = What do you say it is
kakerlakenpoker-field-cards = Which cards
