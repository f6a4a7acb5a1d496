nullern-R = red
nullern-Y = yellow
nullern-G = green
nullern-B = blue

## Why a move is refused

refused-nullern-bidding-first = Everybody bids before the first card is played.
refused-nullern-bidding-done = The bids have gone round once; now a card is played.
refused-nullern-bid-too-high = You can bid from 0 to { $most } tricks, the cards in your hand.
refused-nullern-follow-trump = Trump ({ $trump }) was led, and you hold one: play it.

## Moves and what is awaited

nullern-move-bid = bid { $tricks }
nullern-move-play = play { $card }
nullern-awaited-bid = { $seat } bids: how many tricks?
nullern-awaited-play = { $seat } plays a card.
nullern-awaited-over = The game is over.

## What happens

nullern-laid = { $seat }: { $card }
nullern-event-round_begins =
    { $blind ->
        [yes] Round { $round }, the blind one: one card each, and nobody looks.
       *[no] Round { $round }: { $size ->
            [one] one card
           *[other] { $size } cards
        } each.
    } { $starter } bids first. Trump card: { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Hand: { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } bids { $tricks ->
        [0] zero
       *[other] { $tricks }
    }.
nullern-event-card_played = { $seat } plays { $card }.
nullern-event-cards_shown = All cards at once: { $cards }.
nullern-event-trick_taken = { $seat } takes the trick.
nullern-event-round_scored = Round { $round } is scored: { $points } points.
nullern-event-game_over = The game is over. Scores: { $scores }.

## House rules

nullern-option-peak = Largest hand

## The table

nullern-table-round = Nullern, round { $round } of { $rounds }
nullern-table-player = player
nullern-table-cards = cards
nullern-table-bid = bid
nullern-table-taken = taken
nullern-table-points = points
nullern-table-hoppers = grasshoppers
nullern-table-trump = Trump card
nullern-table-trick = The trick
nullern-table-last-trick = The last trick
nullern-table-hand = Your hand
nullern-table-blind = Your card lies face down; nobody looks until all have bid.

## Choosing a move

nullern-kind-bid = bid
nullern-kind-play = play a card
nullern-type-bid = How many tricks
nullern-type-play = Which card
nullern-field-tricks = How many tricks
nullern-field-card = Which card
