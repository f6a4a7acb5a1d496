## What is asked of you

cahoots-you-play = Your turn: choose a card to lay.
cahoots-you-speed = Lay a card as soon as one fits.
cahoots-you-wait = None of your cards fits right now. Wait for the others.
cahoots-you-bowl = Which bowl does { $card } go on?
cahoots-you-card = Which card goes on { cahoots-bowl }?
cahoots-you-card-or-signal = Lay a card on { cahoots-bowl }, or give a signal.
cahoots-you-none = None of your cards fits { cahoots-bowl }.
cahoots-you-say = Which signal do you want to give?
cahoots-tip-signals = For a signal, tap a monster or a bowl.
cahoots-tip-look = Tap a bowl to look through its cards.
cahoots-back = Back

## What can I do now?

cahoots-now-play = When it is your turn, lay one card on a bowl whose top card shows the same ingredient or the same number. Try to get a recipe just right, and leave something to play on for the others: whoever cannot lay a card loses the game for everybody. At any time you may tap a bowl or a recipe to give a signal, where the table allows it. Your cards stay your secret.
cahoots-now-over = The game is over. You can see how it went, watch it again, or play another one.

## The table

cahoots-bowls = The bowls
cahoots-heap-happy = happy
cahoots-heap-waiting = in the cave
cahoots-heap-draw = to draw
cahoots-bowl-shows =
    { cahoots-bowl }: { $card } on top, { $count ->
        [one] one card
       *[other] { $count } cards
    }
cahoots-lay-on = Lay it on { cahoots-bowl }, on { $card }
cahoots-look = Look through { cahoots-bowl }
cahoots-pile = Cards in { cahoots-bowl }, the top one first
cahoots-present = Now: { $sums }
cahoots-holds =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
cahoots-said-by = { $name }: { $what }
cahoots-short-avoid = Not here
cahoots-short-can_play = Good card here
cahoots-short-want_play = I want this bowl
cahoots-short-can_help = I can help
cahoots-short-next_goal = This next

## How it came about

cahoots-story =
    { $done } of { $all } monsters were made happy with { $laid ->
        [one] one card
       *[other] { $laid } cards
    }; { $left ->
        [0] the draw pile was empty.
        [one] one was left to draw.
       *[other] { $left } were left to draw.
    }
cahoots-served =
    { $count ->
        [one] made one monster happy
       *[other] made { $count } monsters happy
    }

## A first game

cahoots-lesson-welcome = You all play together. Tap a card that glows, then a bowl that glows: same ingredient or same number.
cahoots-lesson-recipes = Each monster wants something of the four top cards. The little pot shows how it stands now.
cahoots-lesson-exact = Recipes must be just right: 9 is not 10, “exactly two” is not three, and what is named must be there.
cahoots-lesson-signals = Your cards are secret. But tap a bowl or a monster, and you can give a signal, at any time.
cahoots-lesson-stuck = Careful: if somebody has no card that fits on their turn, everybody loses. Keep the bowls varied.
cahoots-lesson-heard = The others give signals too: look for small beasts. They turn pale once another card is laid.
cahoots-lesson-bowl = The other way round works as well: tap a bowl first, and you see which of your cards fit.
cahoots-lesson-piles = Tap a bowl, then the eye, to see its cards. Each card exists twice: what lies there will not come again.
cahoots-lesson-hint = Unsure? The light bulb at the top asks what a clever owl would do.
cahoots-lesson-met = A monster is happy! The next one comes out of the cave. Sometimes one card makes two of them happy.
cahoots-lesson-cave = You also see how many monsters are happy, and how many still wait in the cave.
cahoots-lesson-last = The cave is empty: make these last monsters happy and you have all won.
cahoots-lesson-empty = The draw pile is empty. Now every card counts.
cahoots-lesson-speed = Against the clock: no turns, everybody plays whenever a card fits. When the wick has burnt down, it is over.
