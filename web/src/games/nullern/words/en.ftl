## What is asked of you

nullern-you-bid =
    { $size ->
        [one] One card each: will you take the trick?
       *[other] How many of the { $size } tricks will you take?
    }
nullern-you-blind = Nobody looks. Will your card take the trick?
nullern-turning = All the cards are being turned over …
nullern-you-lead = You lead: play any card.
nullern-you-follow = Trump was led: play one of your trumps.
nullern-you-play = Play any card.

## The table

nullern-you = You
nullern-trump = { $card }, trump
nullern-trump-is = Trump: { $colour }
nullern-led = led:
nullern-sum =
    { $state ->
        [more] { $sum } bid for { $size }: { $gap } too many
        [less] { $sum } bid for { $size }: { $gap } too few
        [even] { $sum } bid for { $size }: it fits
       *[open] { $sum } bid so far, { $size ->
            [one] one trick
           *[other] { $size } tricks
        }
    }
nullern-takes =
    { $you ->
        [yes] You take the trick!
       *[no] { $name } takes the trick
    }
nullern-no-bid = no bid yet
nullern-pledge = tricks taken: { $taken }, bid: { $bid }
nullern-score =
    { $hoppers ->
        [0] score: { $score }
        [one] score: { $score }, one grasshopper taken off
       *[other] score: { $score }, { $hoppers } grasshoppers taken off
    }
nullern-unit = pts
nullern-vow-open = You bid { $bid }: { $left } still to take
nullern-vow-met = You bid { $bid }, and you have it. Not one more!
nullern-vow-zero = You bid zero: stay out of it!
nullern-vow-missed = You bid { $bid } and took { $taken }: a grasshopper is coming
nullern-sort-strength = By strength
nullern-sort-colour = By colour
nullern-owl = an owl’s choice

## The score sheet

nullern-sheet = Score sheet
nullern-sheet-about = Left the bid, right the points; a grasshopper where the bid was missed. Below, the score: the points less 5 for each grasshopper.
nullern-round = round
nullern-blind = the blind round
nullern-cell =
    bid { $bid }, took { $taken }, points: { $points }{ $hopper ->
        [yes] , and a grasshopper
       *[no] { "" }
    }
nullern-total-score = score
nullern-kept =
    { $name } kept { $kept } of { $bids } bids{ $zeros ->
        [0] .
        [one] , one of them a zero.
       *[other] , { $zeros } of them zeros.
    }

## What can I do now?

nullern-now-bid = Say how many tricks you will take, from zero up to the number of your cards. Kept exactly, a bid brings 10 points and one a trick; a zero brings 20. High trumps take tricks almost surely; without trump the highest number takes the trick, whatever its colour. Look at the others’ bids: the sum may well be more or less than there are tricks.
nullern-now-play = Tap a card that glows. If trump was led, you must play a trump if you hold one; otherwise any card will do. Tricks still missing? Play high. Enough of them? Get rid of high cards under higher ones.
nullern-now-over = The game is over. Each grasshopper has cost 5 points; the highest score wins. You can play again, or look at the replay.

## A first game

nullern-lesson-welcome = Welcome to the meadow! In each round everybody says how many tricks they will take: who is right gets points, who is wrong a grasshopper. This time you have just one card. Will it take the trick? Then bid 1, otherwise 0: a kept zero brings 20 points!
nullern-lesson-trick = Everybody lays one card. The highest number takes the trick, whatever its colour; but any trump beats all other colours. The card in the middle shows which colour is trump.
nullern-lesson-scored = A kept bid brings 10 points and one for each trick, a kept zero 20. A missed one brings only a point a trick, and a grasshopper. Each round there is one card more.
nullern-lesson-hopper = A grasshopper has hopped onto your line of the score sheet. Each one costs you 5 points; your score has them taken off already.
nullern-lesson-count = To find your bid, count your high trumps and your cards from about 17 up. Low cards of other colours are good for a zero.
nullern-lesson-sum = You bid last, so you know what the others want. Do the bids add up to more than there are tricks? Then tricks will be fought for. To less? Then somebody will have to take too many.
nullern-lesson-lead = You lead this trick and may play any card. If you lead a trump, all others must play trump if they have one.
nullern-lesson-follow = Trump was led and you hold one, so you must play it. It need not be higher: a low trump gets you out of the way.
nullern-lesson-free = Trump was led, but you have none: play whatever you like. A fine moment to get rid of a high card.
nullern-lesson-zero = You bid zero, so you want no trick at all. Lay your highest card that is still beaten by what lies there.
nullern-lesson-enough = You have as many tricks as you bid. From now on every further one is too many: stay low.
nullern-lesson-too-many = That was one too many, and a grasshopper is on its way. Each further trick still brings a point, and may spoil somebody’s bid.
nullern-lesson-peak = This is the largest hand. From the next round on there is one card less each time.
nullern-lesson-blind = The last round is blind: nobody sees a card, not even their own. Look at the trump, take heart, and bid 0 or 1.
