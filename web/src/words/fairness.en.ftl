## Check the shuffle

fair-title = Check the shuffle
fair-intro = Before the first card the table showed a promise: the fingerprint of a secret number, the seed. Now the seed is open, and your browser has worked out again what it must give.
fair-ok = It all agrees: the cards were shuffled as promised.
fair-ok-unseen = The deals are what the seed gives. Whether this is the promised seed, nobody can say here: the promise was not stored with this match.
fair-why-unreadable = This record cannot be read: something in it is missing or damaged.
fair-why-no-seed = This record shows no seed, so nothing can be worked out again.
fair-why-commitment = The seed is not the one that was promised.
fair-why-entropy = What you added to the shuffle is not what the record says.
fair-why-missing = A deal is missing: the moves need more of them.
fair-why-extra = There are more deals here than the moves need.
fair-why-deal = The cards are not what the seed gives.

fair-promised = What was promised
fair-shown = Shown before the first card
fair-not-known = not known here
fair-recomputed = Fingerprint of the seed (SHA-256)
fair-revealed = What was revealed
fair-seed = The seed
fair-added = { $name } added
fair-nothing = nothing
fair-key = Together they give the key of all shuffles
fair-deals = What was dealt
fair-deal =
    Deal { $number }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
fair-wrong-card = { $card }; the record says { $said }

fair-same = agrees
fair-different = does not agree
fair-not-compared = not compared
fair-missing = missing in the record
fair-extra = does not belong here

fair-alone = You need not take our word for it. Save the record and run { $command } with it on your own computer: it also plays every move again. How the shuffles are made stands in { $file }, exactly enough to write a check of your own.
