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

## Why the server refuses something

server-bad-settings = The table cannot be opened so: { $detail }.
server-not-seated = You have no seat at this table.
server-closed = This table is closed.
server-already-started = The match has already begun.
server-drawing = The cards are being shuffled just now. Nothing has changed; try again in a moment.
server-no-draw = Nothing is being shuffled here now: the draw has not begun, or it is over.
server-draw-listed = Too late: the list of commitments is fixed, and yours is not on it. The match is shuffled without your bytes.
server-draw-committed = A commitment has already been made at your seat. It stands.
server-draw-spent = This commitment has been used before. Choose new random bytes and commit to those.
server-draw-not-listed = Keep your bytes to yourself: the list of commitments has not been shown yet.
server-draw-not-committed = You have not committed to any bytes in this draw, so there is nothing to reveal.
server-draw-revealed = Your bytes have already been revealed. They stand.
server-draw-other-bytes = These are not the bytes that you committed to. Reveal those.
server-host-only = Only whoever opened the table can do this.
server-no-talk = While this match runs nobody may talk freely: only the signals of the game are allowed.
server-no-such-seat = There is no such seat: this table has { $most }.
server-seat-taken = This seat is taken.
server-over = The match is over.
server-seats-free =
    { $count ->
        [one] One seat is still free: wait for somebody, or fill it with a bot.
       *[other] { $count } seats are still free: wait for somebody, or fill them with bots.
    }
server-not-over = The match is not over yet.
server-no-match = No match is running here.
server-no-hints = There are no hints at this table.
server-no-hint-now = There is nothing to decide for you now.
server-hello-first = A connection begins with hello.
server-no-name = Tell your name first: nobody is known by this connection.
server-too-fast = That was too much at once. Wait a little and try again.
server-hint-waits = The hint you asked for is on its way: one at a time.
server-too-many-hints = Too many hints: after the first { $most } there is one every { $seconds } seconds.
server-no-time-for-hint = The bots are busy with their moves. Nothing has changed; ask again in a moment.
server-too-many-open = You already have as many open tables as one person may ({ $most }). Begin a match at one of them; or close them all for two minutes: one where nobody but you sits then makes room by itself.
server-too-many-running = As many matches are running at tables you opened as one person may have ({ $most }). Finish one first, or play at somebody else’s table.
server-said-enough = You have said as much at this table as it can keep ({ $most } remarks). At a new table you can talk again.
server-watchers-said-enough = Those who watch have said as much at this table as it can keep ({ $most } remarks).
server-too-many-changes = This table has been set up and changed too often ({ $most } times). Begin the match, or open a new table.
server-too-many-codes = You have made { $most } links that still hold. Use one of them, or wait a quarter of an hour until they run out.
server-renamed-often = You have changed your name too often. You can change it again in { $seconds } seconds.
server-too-many-replays = Too many replays have been asked for at once. Wait a few seconds and try again.
server-full = The server has no room for another connection right now. Try again in a moment.
server-too-many-connections = From your network { $most } connections may be open at once, and only so many opened in a minute. Close some, or wait a little.
server-head-too-long = The headers of a request may be { $most } bytes and { $count } in number at most.
server-address-too-long = The address of a request may have { $most } bytes at most.
server-too-late = A request has to be complete within { $seconds } seconds.
server-malformed = This cannot be understood. { $detail }
server-busy = The server is too busy right now. Nothing has changed; try again.
server-failed = Something went wrong on the server. Nothing has changed; try again.
server-unsure = The database is not answering. If this was stored after all, you will see it here in a moment; if not, try again.
server-not-in-lobby = This is done at a table, not in the lobby.
server-no-such-table = There is no such table.
server-set-aside = What is stored of this match cannot be replayed, so it has been set aside. Nothing of it is deleted, and the reason is in the server’s log.
server-no-such-code = This link has been used or has run out. Make a new one on your other device.
server-bad-name-length = A name has 1 to 24 characters.
server-bad-name-characters = The name has characters that cannot be shown.
server-wrong-origin = Pages of other sites may not do this.
