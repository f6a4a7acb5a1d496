## What is asked of you

kakerlakenpoker-you-start = You start: which card do you pass?
kakerlakenpoker-you-whom = To whom do you pass it?
kakerlakenpoker-you-claim = What do you tell { $name } it is?
kakerlakenpoker-you-answer = { $name } says “{ $claim }”. Truth or lie?
kakerlakenpoker-you-answer-last = { $name } says “{ $claim }”. Everyone else has seen it: truth or lie?
kakerlakenpoker-you-onward = To whom do you pass it on?
kakerlakenpoker-you-lay = You took a special: lay one “{ $claim }”, or any two cards.
kakerlakenpoker-you-lay-more = Add one more card.
kakerlakenpoker-you-lay-ready = Lay it down, or add another?

## The board

kakerlakenpoker-act-believe = Believe
kakerlakenpoker-act-believe-small = it is true
kakerlakenpoker-act-doubt = Doubt
kakerlakenpoker-act-doubt-small = it is a lie
kakerlakenpoker-act-peek = Peek
kakerlakenpoker-act-peek-small = and pass it on
kakerlakenpoker-act-lay = Lay down: { $cards }
kakerlakenpoker-back = Back
kakerlakenpoker-whom = To whom?
kakerlakenpoker-what = What do you say it is?
kakerlakenpoker-drop-on = to { $name }
kakerlakenpoker-drop-where = Drop it on somebody
kakerlakenpoker-before-you = In front of you
kakerlakenpoker-before = In front of { $name }
kakerlakenpoker-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
kakerlakenpoker-slot =
    { $state ->
        [full] { $kind }: { $count } of { $danger }, lost!
        [near] { $kind }: { $count } of { $danger }, danger!
       *[calm] { $kind }: { $count } of { $danger }
    }
kakerlakenpoker-slot-king = , with the king
kakerlakenpoker-told =
    { $truths ->
        [one] { $truths } truth
       *[other] { $truths } truths
    }, { $lies ->
        [one] { $lies } lie
       *[other] { $lies } lies
    }
kakerlakenpoker-says = { $name } to { $to }: “{ $claim }”
kakerlakenpoker-says-now = It is a …
kakerlakenpoker-trail = The way of the card
kakerlakenpoker-it-is = “{ $claim }”
kakerlakenpoker-believes = I believe you!
kakerlakenpoker-doubts = You are lying!
kakerlakenpoker-stamp-true = True
kakerlakenpoker-stamp-lie = A lie
kakerlakenpoker-last = { $name } said “{ $claim }”. It was: { $card }.
kakerlakenpoker-last-taken =
    { $brought ->
        [none] { $name } gets it.
       *[other] { $name } gets it, and the king brings along: { $brought }.
    }
kakerlakenpoker-in-secret = You look at it in secret
kakerlakenpoker-you-know = You know it: { $card }
kakerlakenpoker-really = Really it is: { $card }
kakerlakenpoker-peeking = { $name } lifts the lid …
kakerlakenpoker-pile-left =
    { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
kakerlakenpoker-loses = { $name } loses!
kakerlakenpoker-you-lose = You lose!

## After the match

kakerlakenpoker-story-set = What { $name } collected
kakerlakenpoker-story-told = Who told the truth?
kakerlakenpoker-story-name = Player
kakerlakenpoker-story-truths = Truths
kakerlakenpoker-story-lies = Lies
kakerlakenpoker-story-front = Collected

## What can I do now?

kakerlakenpoker-now-start = Whoever starts the round takes a card from hand, passes it face down to somebody and says what it is: one of the seven kinds, or “king”. It may be a lie. Drag the card onto a player, or tap card, player and claim.
kakerlakenpoker-now-answer = Whoever has the card before them says whether the claim is true. Right: the card goes back to the one who passed it. Wrong: they keep it. Instead they may peek and pass it on, as long as somebody else has not seen it.
kakerlakenpoker-now-onward = Whoever has peeked passes the card on to somebody who has not seen it, with the same claim or a new one.
kakerlakenpoker-now-lay = A special was taken into hand. For it one card of what was named last is laid down, or any two cards. Specials themselves are never laid. With no other card the duty lapses.
kakerlakenpoker-now-over = The match is over. Look at the result, watch the replay or play again.

## The guided game

kakerlakenpoker-lesson-goal = Here only one player loses: the first with too many beasts of one kind in front of them. The shelves show how far everybody is.
kakerlakenpoker-lesson-start = You begin. Choose a card, somebody to get it, and what you say it is. Truth or lie, as you like: keep a straight face.
kakerlakenpoker-lesson-answer = A card for you. Believe or doubt: if you are right, the other gets it; if you are wrong, it stays with you. Or peek and pass it on.
kakerlakenpoker-lesson-answer-two = With two players nobody else can take the card: believe or doubt. Five of a kind, and you lose.
kakerlakenpoker-lesson-said-king = “King” is a claim like any other: it is true for every beast with a crown. A king’s own kind would be true as well.
kakerlakenpoker-lesson-travelled = This card has travelled. Everyone on its way has seen it, and each may have lied. You answer only the last claim.
kakerlakenpoker-lesson-last-unseen = Everybody else has seen this card, so you cannot pass it on. Believe or doubt!
kakerlakenpoker-lesson-onward = Now you know the card. Pass it to somebody who has not seen it; repeat the claim or make a new one.
kakerlakenpoker-lesson-peeked = Somebody lifts the lid and passes the card on. Watch: does the new claim differ from the old one?
kakerlakenpoker-lesson-waiting = The card lies under the lid before another player. Watch who tells lies: truths and lies are counted.
kakerlakenpoker-lesson-your-card = That card is yours now, so you start the next round. Pass something that the others collect already.
kakerlakenpoker-lesson-danger-mine = Careful: one more of that kind in front of you and you lose. Think twice before you guess.
kakerlakenpoker-lesson-danger-theirs = Somebody is one card short of losing. Pass them that very kind, or make them believe you do.
kakerlakenpoker-lesson-king = A king counts as its kind, and brings the open card of the penalty pile along. Look at that card before you risk a king.
kakerlakenpoker-lesson-special-in-hand = You hold a special. The joker makes every kind true but not “king”; with the blank every claim is a lie.
kakerlakenpoker-lesson-duty = A special goes into your hand, but it costs: lay one card of what was named last, or any two. Choose what hurts least.
kakerlakenpoker-lesson-duty-theirs = A special was taken into hand. It costs one card of what was named last, or any two. Remember who has it now!
kakerlakenpoker-lesson-few-cards = Few cards are left in your hand. Whoever must start a round with none loses, so take care not to get the next card.
