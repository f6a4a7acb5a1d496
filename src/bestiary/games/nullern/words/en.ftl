nullern-R = red
nullern-Y = yellow
nullern-G = green
nullern-B = blue

## The cards

nullern-R1 = red 1
nullern-R2 = red 2
nullern-R3 = red 3
nullern-R4 = red 4
nullern-R5 = red 5
nullern-R6 = red 6
nullern-R7 = red 7
nullern-R8 = red 8
nullern-R9 = red 9
nullern-R10 = red 10
nullern-R11 = red 11
nullern-R12 = red 12
nullern-R13 = red 13
nullern-R14 = red 14
nullern-R15 = red 15
nullern-R16 = red 16
nullern-R17 = red 17
nullern-R18 = red 18
nullern-R19 = red 19
nullern-R20 = red 20
nullern-Y1 = yellow 1
nullern-Y2 = yellow 2
nullern-Y3 = yellow 3
nullern-Y4 = yellow 4
nullern-Y5 = yellow 5
nullern-Y6 = yellow 6
nullern-Y7 = yellow 7
nullern-Y8 = yellow 8
nullern-Y9 = yellow 9
nullern-Y10 = yellow 10
nullern-Y11 = yellow 11
nullern-Y12 = yellow 12
nullern-Y13 = yellow 13
nullern-Y14 = yellow 14
nullern-Y15 = yellow 15
nullern-Y16 = yellow 16
nullern-Y17 = yellow 17
nullern-Y18 = yellow 18
nullern-Y19 = yellow 19
nullern-Y20 = yellow 20
nullern-G1 = green 1
nullern-G2 = green 2
nullern-G3 = green 3
nullern-G4 = green 4
nullern-G5 = green 5
nullern-G6 = green 6
nullern-G7 = green 7
nullern-G8 = green 8
nullern-G9 = green 9
nullern-G10 = green 10
nullern-G11 = green 11
nullern-G12 = green 12
nullern-G13 = green 13
nullern-G14 = green 14
nullern-G15 = green 15
nullern-G16 = green 16
nullern-G17 = green 17
nullern-G18 = green 18
nullern-G19 = green 19
nullern-G20 = green 20
nullern-B1 = blue 1
nullern-B2 = blue 2
nullern-B3 = blue 3
nullern-B4 = blue 4
nullern-B5 = blue 5
nullern-B6 = blue 6
nullern-B7 = blue 7
nullern-B8 = blue 8
nullern-B9 = blue 9
nullern-B10 = blue 10
nullern-B11 = blue 11
nullern-B12 = blue 12
nullern-B13 = blue 13
nullern-B14 = blue 14
nullern-B15 = blue 15
nullern-B16 = blue 16
nullern-B17 = blue 17
nullern-B18 = blue 18
nullern-B19 = blue 19
nullern-B20 = blue 20

## Why a move is refused

refused-nullern-bidding-first = Everybody bids before the first card is played.
refused-nullern-bidding-done = The bids have gone round once; now a card is played.
refused-nullern-bid-too-high = A bid goes from 0 to { $most }: no more tricks than cards.
refused-nullern-follow-trump = Trump ({ $trump }) was led, and you hold one: play it.

## Moves and what is awaited

nullern-move-bid = bid { $tricks }
nullern-move-play = play { $card }
nullern-awaited-bid = { $seat } bids: how many tricks?
nullern-awaited-play = { $seat } plays a card.
nullern-awaited-over = The game is over.

## What happens

nullern-laid = { $seat }: { $card }
nullern-tally =
    { $hopper ->
        [yes] { $seat } +{ $points } and a grasshopper
       *[no] { $seat } +{ $points }
    }
nullern-total = { $seat } { $score }
nullern-event-round_begins =
    { $blind ->
        [yes] Round { $round }, the blind one: one card each, and nobody looks.
       *[no] Round { $round }: { $size ->
            [one] one card
           *[other] { $size } cards
        } each.
    } { $starter } bids first. Trump card: { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Your hand: { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } bids { $tricks ->
        [0] zero
       *[other] { $tricks }
    }.
nullern-event-card_played = { $seat } plays { $card }.
nullern-event-cards_shown = All cards are shown at once. { $cards }.
nullern-event-trick_taken = { $seat } takes the trick.
nullern-event-round_scored = Round { $round } is scored: { $players }.
nullern-event-game_over = The game is over. First place: { $winners }. Final scores: { $totals }.

## House rules

nullern-option-peak = Length of the match
nullern-option-peak-3 = up to 3 cards (6 rounds)
nullern-option-peak-4 = up to 4 cards (8 rounds)
nullern-option-peak-5 = up to 5 cards (10 rounds)
nullern-option-peak-6 = up to 6 cards (12 rounds)
nullern-option-peak-7 = up to 7 cards (14 rounds)
nullern-option-peak-8 = up to 8 cards (16 rounds)
nullern-option-peak-9 = up to 9 cards (18 rounds)
nullern-option-peak-10 = up to 10 cards (20 rounds)

## The table

nullern-table-round = Nullern, round { $round } of { $rounds }
nullern-table-player = player
nullern-table-cards = cards
nullern-table-bid = bid
nullern-table-taken = taken
nullern-table-points = points
nullern-table-hoppers = grasshoppers (−5 each)
nullern-table-trump = Trump card
nullern-table-trick = The trick
nullern-table-last-trick = The last trick
nullern-table-hand = Your hand
nullern-table-blind = Your card lies face down; nobody looks until all have bid.

## Choosing a move

nullern-kind-bid = bid
nullern-kind-play = play a card
nullern-type-bid = How many tricks
nullern-type-play = Which card, for example G14 (R, Y, G, B: red, yellow, green, blue)
nullern-field-tricks = How many tricks
nullern-field-card = Which card
