## What is asked of you

cahoots-you-play = Your turn: choose a card, or a bowl.
cahoots-you-speed = Play whenever you can: choose a card, or a bowl.
cahoots-you-wait = Nothing of yours fits right now. Wait for the others.
cahoots-you-bowl = On which bowl goes { $card }?
cahoots-you-card = Which card goes on { cahoots-bowl }?
cahoots-you-none = None of your cards fits { cahoots-bowl }.
cahoots-you-say = What do you want to say about it?
cahoots-tip-signals = Tap a monster or a bowl to give a signal.
cahoots-tip-look = Tap a bowl to look through its cards.
cahoots-back = Back

## What can I do now?

cahoots-now-play = When it is your turn, lay one card on a bowl whose top card shows the same ingredient or the same number. Try to get a recipe just right, and leave something to play on for the others: who cannot lay a card loses the game for all. At any time you may tap a bowl or a recipe to give a signal, where the table allows it. Your cards stay your secret.
cahoots-now-over = The game is over. You can look at how it came about, watch it again, or play another one.

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
cahoots-short-can_play = Good card
cahoots-short-want_play = I want it
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

cahoots-lesson-welcome = You all cook together, and win or lose together. Cards with a glow can be played: tap one, then a glowing bowl. It fits where the ingredient or the number is the same.
cahoots-lesson-recipes = Each monster asks for something about the four top cards. Below the words, by the little pot, you see how it stands now.
cahoots-lesson-exact = Recipes must be just right. “Exactly two” is not three, and a sum of 9 is not 10. An ingredient that is named must be there.
cahoots-lesson-signals = You may not tell your cards. But tap a bowl or a monster, and you can give a signal, at any time.
cahoots-lesson-stuck = Careful: when somebody on turn has no card that fits, all have lost. Keep the bowls varied.
cahoots-lesson-heard = The others give signals too: look for the small beasts on bowls and monsters. They turn pale once another card was laid.
cahoots-lesson-bowl = The other way round works as well: tap a bowl first, and you see which of your cards fit.
cahoots-lesson-piles = Tap a bowl and then the eye to look through its cards. Each card is there twice: what lies there will not come again.
cahoots-lesson-hint = Unsure? The light bulb at the top asks what a clever owl would do.
cahoots-lesson-met = A monster is happy! The next one comes out of the cave. Sometimes one card makes two of them happy.
cahoots-lesson-cave = You also see how many monsters are happy, and how many still wait in the cave.
cahoots-lesson-last = The cave is empty: make these last monsters happy and you have all won.
cahoots-lesson-empty = The draw pile is empty. Now every card counts.
cahoots-lesson-speed = Against the clock: no turns, everybody plays whenever a card fits. When the wick has burnt down, it is over.
