## Check the shuffle

fair-title = Check the shuffle
fair-intro = Before the first card the table showed a promise: the fingerprint of a secret number, the seed. Now the seed is open, and your browser has worked out again what it must give.
fair-intro-draw = Before the first card the table showed a promise: the fingerprint of a secret number, the seed. Then everybody’s program showed the fingerprint of random bytes of its own, and only when all of these were on the table, the bytes. Now the seed is open too, and your browser has worked out again what they give together.
fair-ok = It all agrees: the cards were shuffled as promised.
fair-ok-receipt = It all agrees, also with what your browser was shown and what it added.
fair-ok-nothing-added = It all agrees with what your browser was shown. It added nothing itself: its fingerprint came too late for the list.
fair-ok-unseen = The deals are what the seed gives. Whether this is the promised seed, nobody can say here: the promise was not stored with this match.
fair-why-unreadable = This record cannot be read: something in it is missing or damaged.
fair-why-no-seed = This record shows no seed, so nothing can be worked out again.
fair-why-commitment = The seed is not the one that was promised.
fair-why-draw = What somebody added is not what they had committed to.
fair-why-lot = These are not the seats that the draw gives.
fair-why-receipt = The shuffle holds in itself, but it is not the one that your browser was shown.
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

fair-committed = Fingerprint that { $name } showed before
fair-lot = Who sits where, by lot
fair-lot-seat = Seat { $seat }: { $name }, before from chair { $chair }
fair-called-off = { $count ->
        [one] One draw was called off before this one, since somebody did not show their bytes.
       *[other] { $count } draws were called off before this one, since somebody did not show their bytes.
    }
fair-kept = What your browser was shown
fair-save-receipt = Save the receipt
fair-differs-game = It was another game, or other people were to play.
fair-differs-edition = It was another edition of the rules.
fair-differs-options = They were other house rules.
fair-differs-no-draw = Your browser took part in a draw; by this record there was none.
fair-differs-called-off = Another number of draws had been called off before.
fair-differs-lot = The seats were to be given in another way: drawn by lot, or as the host ordered.
fair-differs-seats = Where { $name } sat, somebody else sits here.
fair-differs-commitments = { $name } had shown another fingerprint, or none.
fair-differs-entropy = Your browser added other bytes.

fair-alone = You need not take our word for it. Save the record and run { $command } with it on your own computer: it also plays every move again. How the shuffles are made stands in { $file }, exactly enough to write a check of your own.
