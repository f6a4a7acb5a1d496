## What the page says, whatever the game

home = Start page
home-welcome = Four card games in which what you do not see matters most.
home-games = Games
home-mine = Go on playing
home-played = Played lately
home-lobby = See the open tables
home-carry = Go on on another device
lobby = Lobby
lobby-open = Open tables
lobby-playing = Being played: come and watch
lobby-empty = No table is open. Start one, or play the bots.
play-now = Play now
with-friends = With friends
learn = Learn by playing
rules = Rules
rules-now = What can I do now?
rules-none = There is no such game here.
bots-level = How strong the bots are
level-chick = Chick: friendly
level-cat = Cat: easy
level-fox = Fox: clever
level-owl = Owl: strong
level-dragon = Dragon: strongest
tile-kuhhandel = Bid for animals, bluff in trades, complete your quartets. Watch out for the donkey’s money.
tile-kakerlakenpoker = Pass a nasty beast face down and say what it is. Truth or lie? Whoever collects too many of a kind loses.
tile-cahoots = Cook together for hungry monsters without telling your cards. You all win, or nobody does.
tile-nullern = Say how many tricks you will take, and take just as many. The brave say zero.

close = Close
yes = Yes
no = No
understood = All right
settings = Settings
sound = Sound
theme = Light or dark
language = Language

name-as = You play as
name-yours = Your name
name-save = That is me
name-change = Change your name
name-another = Another name

new-title = A table for friends
new-seats = Players
new-clock = Time to think
new-clock-none = as long as you like
new-clock-relaxed = relaxed: three minutes a move
new-clock-move = seconds a move
new-seconds = Seconds a move
new-auction = Countdown of an auction, in seconds (0: none)
new-level = Bots that fill in
new-public = Show the table in the lobby
new-hints = Hints are allowed
new-more = House rules and more
new-open = Open the table

waiting-title = { $game }: who plays?
waiting-you = that is you
waiting-place-bot = Put a bot here
waiting-remove-bot = Send the bot away
waiting-start = Start
waiting-start-fill =
    { $count ->
        [one] Start, with a bot in the free seat
       *[other] Start, with bots in the { $count } free seats
    }
waiting-for-host = Whoever opened the table starts the match.
waiting-invite = Send this to your friends
waiting-link = Link to this page
waiting-qr = The link as a QR code
waiting-copy = Copy the link
waiting-copied = Copied
waiting-commitment = The shuffle is already settled. Its fingerprint:
sit = Sit here
stand = Stand up
seat-free = free
seat-away = away
seat-choose = Choose { $name }
seat-more = More about { $name }
card-open = Join
card-playing = Play
card-over = Replay
card-closed = Closed

table-connecting = Coming to the table …
table-lost = The connection is lost. It will be back; nothing is lost.
table-bye = The table has said goodbye to this browser. Load the page again to come back.
table-unknown-game = This game is not known here. Load the page again.
hint = What would you do?
hint-move = An owl would: { $move }
drawer-log = Log
drawer-talk = Talk
drawer-rules = Rules
log-empty = Nothing has happened yet.
talk-empty = Nobody has said anything yet.
talk-write = Say something
talk-send = Send
talk-unread =
    { $count ->
        [one] Talk: one new remark
       *[other] Talk: { $count } new remarks
    }
emote-hello = Hello!
emote-thanks = Thank you!
emote-well_played = Well played!
emote-laugh = Ha ha!
emote-think = Let me think …
emote-wow = Oh!
emote-sorry = Sorry!
emote-hurry = Shall we go on?
clock-move =
    { $seconds ->
        [one] One second left for this move
       *[other] { $seconds } seconds left for this move
    }
clock-auction =
    { $seconds ->
        [one] One second left to bid
       *[other] { $seconds } seconds left to bid
    }
clock-match =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }

result-over = The match is over.
result-show = Show the result
result-again = Play again
result-join = Join the next match
result-replay = Replay
result-record = Download the record
result-share = Share the replay
result-check = Check the shuffle
replay-title = { $game }: replay
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-position = Place in the match
replay-viewer = Seen by
replay-open = everybody’s cards

carry-title = Another device
carry-about = You are { $name } in this browser. A link makes another device you as well, with all your tables.
carry-make = Make the link
carry-made = Open this on your other device by { $until }. It makes that device { $name }, once.
carry-arrive = This link makes this browser whoever made it, with all their tables.
carry-become = That is me

guest-0 = Curious Otter
guest-1 = Sleepy Badger
guest-2 = Bold Hedgehog
guest-3 = Sly Raven
guest-4 = Merry Toad
guest-5 = Patient Heron
guest-6 = Quiet Lynx
guest-7 = Hungry Bear
guest-8 = Clever Fox
guest-9 = Dancing Goat
guest-10 = Singing Frog
guest-11 = Lucky Mole
guest-12 = Wild Rabbit
guest-13 = Humming Bee
guest-14 = Proud Rooster
guest-15 = Gentle Moose
guest-16 = Brave Mouse
guest-17 = Dreamy Owl
guest-18 = Swift Squirrel
guest-19 = Cheeky Magpie
guest-20 = Calm Turtle
guest-21 = Jolly Seal
guest-22 = Wise Snail
guest-23 = Cosy Dormouse
