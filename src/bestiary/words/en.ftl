game-kuhhandel = Kuhhandel
game-kakerlakenpoker = Kakerlakenpoker Royal
game-cahoots = Cahoots
game-nullern = Nullern

## Why a move is refused, whatever the game

refused-not-your-turn = It is not your turn to move.
refused-game-over = The game is over; nothing can be played any more.
refused-no-such-move = This is not a move of { $game }. { $detail }
refused-not-held = You can only play what you hold.

## Small words

nothing = nothing
face-down = face down
you = { $beast } (you)

## At the terminal

play-welcome = Welcome to { $game }!
play-you = You are { $name }, at seat { $seat }.
play-warming = The bots are getting ready …
play-commitment = The shuffles are settled; this is the seed's SHA-256: { $hash }
play-time-left = { $seconds } seconds left.
play-left = You have left the table.
play-recorded = The match is written to { $file }.
play-place = { $rank }. { $name }: { $score }
play-revealed = The seed was { $seed }. With a record, bestiary verify recomputes every deal.
menu-move = Your move
menu-kind = What do you do?
menu-field = { $field }?
menu-range = { $question } ({ NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) })
menu-enter = Enter
menu-keys = (? rules, q leave)
menu-keys-back = (? rules, b back, q leave)
menu-between = Choose a number from 1 to { $most }.
menu-unknown = “{ $typed }” is no move. A move begins with one of: { $kinds }.
menu-too-much = “{ $typed }” is too much: the move was complete before it.
menu-form = “{ $typed }” is not a whole move. It is typed like this: { $form }
menu-json = That is not a move in JSON. One looks like this: { $example }
replay-move = After move { $number } of { $total }
replay-seen = Only { $name } sees: { $line }
replay-hand = { $name } holds: { $cards }
replay-keys = Enter: on · b: back · a number: go there · q: leave

## The beasts you play with

beast-0 = Badger
beast-1 = Hedgehog
beast-2 = Raven
beast-3 = Otter
beast-4 = Lynx
beast-5 = Toad
beast-6 = Heron
