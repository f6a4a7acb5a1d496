## The ingredients

cahoots-mandrake-1 = mandrake 1
cahoots-mandrake-2 = mandrake 2
cahoots-mandrake-3 = mandrake 3
cahoots-mandrake-4 = mandrake 4
cahoots-mandrake-5 = mandrake 5
cahoots-mandrake-6 = mandrake 6
cahoots-mandrake-7 = mandrake 7
cahoots-mushroom-1 = mushroom 1
cahoots-mushroom-2 = mushroom 2
cahoots-mushroom-3 = mushroom 3
cahoots-mushroom-4 = mushroom 4
cahoots-mushroom-5 = mushroom 5
cahoots-mushroom-6 = mushroom 6
cahoots-mushroom-7 = mushroom 7
cahoots-feather-1 = feather 1
cahoots-feather-2 = feather 2
cahoots-feather-3 = feather 3
cahoots-feather-4 = feather 4
cahoots-feather-5 = feather 5
cahoots-feather-6 = feather 6
cahoots-feather-7 = feather 7
cahoots-crystal-1 = crystal 1
cahoots-crystal-2 = crystal 2
cahoots-crystal-3 = crystal 3
cahoots-crystal-4 = crystal 4
cahoots-crystal-5 = crystal 5
cahoots-crystal-6 = crystal 6
cahoots-crystal-7 = crystal 7

## The recipes

cahoots-sum-crystal-4 = crystals add up to 4
cahoots-sum-crystal-6 = crystals add up to 6
cahoots-sum-crystal-10 = crystals add up to 10
cahoots-sum-mushroom-2 = mushrooms add up to 2
cahoots-sum-mushroom-6 = mushrooms add up to 6
cahoots-sum-mushroom-7 = mushrooms add up to 7
cahoots-sum-feather-2 = feathers add up to 2
cahoots-sum-feather-9 = feathers add up to 9
cahoots-sum-feather-11 = feathers add up to 11
cahoots-sum-mandrake-3 = mandrakes add up to 3
cahoots-sum-mandrake-9 = mandrakes add up to 9
cahoots-total-10 = all four bowls add up to 10
cahoots-total-15 = all four bowls add up to 15
cahoots-total-18 = all four bowls add up to 18
cahoots-total-20 = all four bowls add up to 20
cahoots-half-crystal-mandrake = crystals add up to half of the mandrakes
cahoots-half-mushroom-feather = mushrooms add up to half of the feathers
cahoots-half-mandrake-mushroom = mandrakes add up to half of the mushrooms
cahoots-half-feather-crystal = feathers add up to half of the crystals
cahoots-equal-crystal-feather = crystals and feathers add up to the same
cahoots-equal-mushroom-feather = mushrooms and feathers add up to the same
cahoots-equal-mandrake-crystal = mandrakes and crystals add up to the same
cahoots-equal-mushroom-mandrake = mushrooms and mandrakes add up to the same
cahoots-adjacent-mandrake = mandrakes in exactly two bowls side by side
cahoots-adjacent-mushroom = mushrooms in exactly two bowls side by side
cahoots-adjacent-feather = feathers in exactly two bowls side by side
cahoots-adjacent-crystal = crystals in exactly two bowls side by side
cahoots-apart-mandrake = mandrakes in exactly two bowls that are not side by side
cahoots-apart-mushroom = mushrooms in exactly two bowls that are not side by side
cahoots-apart-feather = feathers in exactly two bowls that are not side by side
cahoots-apart-crystal = crystals in exactly two bowls that are not side by side
cahoots-three-mandrake = mandrakes in exactly three bowls
cahoots-three-mushroom = mushrooms in exactly three bowls
cahoots-three-feather = feathers in exactly three bowls
cahoots-three-crystal = crystals in exactly three bowls
cahoots-only-mushroom-crystal = only mushrooms and crystals (both present)
cahoots-only-crystal-mandrake = only crystals and mandrakes (both present)
cahoots-only-mandrake-feather = only mandrakes and feathers (both present)
cahoots-only-mushroom-feather = only mushrooms and feathers (both present)
cahoots-all-below-4 = every number below 4
cahoots-all-above-4 = every number above 4
cahoots-same-number = the same number in all four bowls
cahoots-different-numbers = four different numbers
cahoots-different-ingredients = four different ingredients
cahoots-different-both = four different numbers and four different ingredients
cahoots-all-even = only even numbers
cahoots-all-odd = only odd numbers
cahoots-alternating-parity = even and odd in turn from bowl to bowl
cahoots-three-ascending = three neighbouring bowls counting up by one from left to right
cahoots-four-consecutive = four numbers in a row in any order

## Why a move is refused

refused-cahoots-does-not-fit = A card goes on a bowl whose top card shows the same ingredient or the same number.
refused-cahoots-silence = At this table nobody says a word: the game is played in silence.
refused-cahoots-goal-not-open = This recipe does not lie open. You can speak of the open ones only.
refused-cahoots-no-clock = Only the clock of a speed game says that the time is up.

## What can be said

cahoots-avoid = “Don’t play there”
cahoots-can_play = “I can play a good card there”
cahoots-want_play = “I want to play there”
cahoots-can_help = “I can help with this one”
cahoots-next_goal = “Let us make this one next”

## Moves and what is awaited

cahoots-bowl =
    { $pile ->
        [0] bowl 1
        [1] bowl 2
        [2] bowl 3
       *[other] bowl 4
    }
cahoots-about =
    { $goal ->
        [none] { cahoots-bowl }
       *[other] { $goal }
    }
cahoots-move-play = lay { $card } on { cahoots-bowl }
cahoots-move-say = say { $what }: { cahoots-about }
cahoots-move-time_up = call the time
cahoots-awaited-play = May play now: { $seat }.
cahoots-awaited-over = The game is over.

## What happens

cahoots-hand = { $seat }: { $cards }
cahoots-event-dealt =
    Everybody is dealt four cards. In the bowls: { $bowls }. { $draw_pile ->
        [one] One card is left to draw.
       *[other] { $draw_pile } cards are left to draw.
    }
cahoots-event-goals_opened =
    The first monsters ask for: { $goals }. { $left ->
        [one] One more waits
       *[other] { $left } more wait
    } in the cave.
cahoots-event-card_played = { $seat } lays { $card } on { cahoots-bowl }.
cahoots-event-card_drawn = { $seat } draws a card.
cahoots-event-card_seen = { $seat } draws { $card }.
cahoots-event-goal_met = A monster is happy: { $goal }.
cahoots-event-goal_opened = The next monster asks for: { $goal }.
cahoots-event-said = { $seat } says { $what }: { cahoots-about }.
cahoots-event-time_ran_out = The time is up.
cahoots-event-game_over =
    { $won ->
        [yes] Every monster is happy: you have all won!
       *[no] { $seat ->
            [none] The monsters lose patience, and you flee the cave: { $why }. You have all lost.
           *[other] { $seat } cannot lay a card. The monsters lose patience, and you flee the cave: you have all lost.
        }
    }
cahoots-all_met = every monster is happy
cahoots-cannot_play = somebody cannot lay a card
cahoots-nobody_can_play = nobody can lay a card any more
cahoots-time_up = the time is up

## House rules

cahoots-option-level = Difficulty
cahoots-option-level-apprentice = Apprentices: 15 monsters (12 with four players)
cahoots-option-level-journeyman = Journeymen: 18 monsters (15 with four players)
cahoots-option-level-master = Masters: 21 monsters (18 with four players)
cahoots-option-level-expert = Experts: 24 monsters (21 with four players)
cahoots-option-speed = Against the clock: no turns, four minutes
cahoots-option-talk = Talk
cahoots-option-talk-signals = Signals
cahoots-option-talk-silent = Not a word
cahoots-option-talk-free = Free talk (for the young)
cahoots-option-open_hands = Open hands (for the young)

## The table

cahoots-table-title = Cahoots, { $done } of { $monsters } monsters happy
cahoots-table-goals = The monsters ask for
cahoots-table-asleep =
    { $left ->
        [0] No other monster waits.
        [one] One more waits in the cave.
       *[other] { $left } more wait in the cave.
    }
cahoots-table-cards = Cards in hand
cahoots-table-draw =
    { $left ->
        [0] The draw pile is empty.
        [one] One card is left to draw.
       *[other] { $left } cards are left to draw.
    }
cahoots-table-hand = Your hand
cahoots-table-won = Every monster is happy. You have all won!
cahoots-table-lost = The monsters have lost patience. You have all lost.
cahoots-table-mandrake = Mandrake
cahoots-table-mushroom = Mushroom
cahoots-table-feather = Feather
cahoots-table-crystal = Crystal

## Choosing a move

cahoots-kind-play = lay a card
cahoots-kind-say = say something
cahoots-kind-time_up = call the time
cahoots-type-play = Which card, and on which bowl (1 to 4)
cahoots-type-say = What, and the bowl (1 to 4) or the recipe
cahoots-type-time_up = The time is up
cahoots-field-card = Which card
cahoots-field-pile = Which bowl
cahoots-field-what = What
cahoots-field-goal = Which recipe
