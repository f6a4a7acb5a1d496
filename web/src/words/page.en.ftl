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
lobby-empty = No table is open just now.
lobby-new = Open a table of your own
play-now = Play now
with-friends = With friends
learn = Learn by playing
rules = Rules
rules-now = What can I do now?
rules-none = There is no such game here.
bots-level = How strong the bots are
bots = Bots
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
new-clock-move = limited: you set the seconds
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
waiting-everyone = When the match starts, everybody’s device adds to the shuffle: nobody can steer it, not even this server.
waiting-commitment = The table has already chosen its secret number. Its fingerprint:
sit = Sit here
stand = Stand up
seat-free = free
seat-away = away
seat-choose = Choose { $name }
seat-more = More about { $name }
card-open = Join
card-drawing = Play
card-playing = Play
card-over = Replay
card-closed = Closed
card-set_aside = Set aside
card-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }

table-connecting = Coming to the table …
draw-everybody = Everybody shuffles …
draw-called-off = A shuffle was called off: what { $names } had added was not shown in time. The next one starts afresh.
draw-doubt-seed = Careful: this table has exchanged its secret number after showing you its fingerprint. Your browser has not shown what it adds to the shuffle. Better not to play here.
draw-doubt-list = Careful: your browser added to the shuffle and the server took it, but in the list that it shows there is something else in your place. Your browser has shown nothing more. Better not to play here.
draw-doubt-reveal = Careful: your browser showed what it added to the shuffle and the server took it, yet the shuffle was called off as if you had not. Better not to play here.
draw-doubt-elsewhere = Something was added to the shuffle in your name, but not by this browser. If you are at this table on another device too, all is well; otherwise better not to play here.
table-lost = The connection is lost. It will be back; nothing is lost.
table-bye = The table has said goodbye to this browser. Load the page again to come back.
table-unknown-game = This game is not known here. Load the page again.
hint = What would you do?
hint-move = The owl’s advice: { $move }
hint-owls = { $percent } of 100 owls would do this.
hint-percent = { $percent }%
drawer-log = Log
drawer-talk = Talk
drawer-rules = Rules
log-empty = Nothing has happened yet.
mark = Mark { $mark }
mark-about = This mark belongs to one person alone: names may look alike, marks do not.
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
result-you-win = You win!
result-you-lose = You lose.
result-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
result-place = You come in at place { $rank } of { $players }.
result-show = Show the result
result-again = Play again
result-join = Join the next match
result-replay = Replay
result-record = Download the record
result-share = Share the replay
result-check = Check the shuffle
result-fair = Your browser has checked the shuffle: it is what was promised.
result-unfair = Your browser has checked the shuffle: it is not what was promised. What differs stands below.
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

guest-0 = Curious Teapot
guest-1 = Sleepy Pillow
guest-2 = Bold Pumpkin
guest-3 = Sly Button
guest-4 = Merry Drum
guest-5 = Patient Candle
guest-6 = Quiet Pebble
guest-7 = Hungry Spoon
guest-8 = Clever Pencil
guest-9 = Dancing Slipper
guest-10 = Singing Kettle
guest-11 = Lucky Clover
guest-12 = Wild Strawberry
guest-13 = Humming Top
guest-14 = Proud Umbrella
guest-15 = Gentle Cloud
guest-16 = Brave Lantern
guest-17 = Dreamy Moon
guest-18 = Swift Scooter
guest-19 = Cheeky Radish
guest-20 = Calm Anchor
guest-21 = Jolly Balloon
guest-22 = Wise Walnut
guest-23 = Cosy Blanket
