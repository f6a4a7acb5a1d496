game-kuhhandel = Kuhhandel
game-kakerlakenpoker = Kakerlakenpoker Royal
game-cahoots = Cahoots
game-nullern = Nullern

## Why a move is refused, whatever the game

refused-not-your-turn = Du bist gerade nicht am Zug.
refused-game-over = Die Partie ist zu Ende; gespielt wird nichts mehr.
refused-no-such-move = Das ist kein Zug bei { $game }. { $detail }
refused-not-held = Du kannst nur spielen, was du hast.

## Small words

nothing = nichts
face-down = verdeckt
you = { $beast } (du)

## At the terminal

play-welcome = Willkommen bei { $game }!
play-you = Du bist { $name }, auf Platz { $seat }.
play-warming = Die Bots machen sich bereit …
play-commitment = Gemischt ist schon; das ist der SHA-256 des Startwerts: { $hash }
play-time-left = Noch { $seconds } Sekunden.
play-left = Du hast den Tisch verlassen.
play-recorded = Die Partie steht jetzt in { $file }.
play-place = { $rank }. { $name }: { $score }
play-revealed = Der Startwert war { $seed }. Mit einer Aufzeichnung rechnet bestiary verify jedes Mischen nach.
menu-move = Dein Zug
menu-kind = Was machst du?
menu-field = { $field }?
menu-range = { $question } ({ NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) })
menu-enter = Enter
menu-keys = (? Regeln, q aufhören)
menu-keys-back = (? Regeln, b zurück, q aufhören)
menu-between = Wähl eine Zahl von 1 bis { $most }.
menu-unknown = „{ $typed }“ ist kein Zug. Ein Zug beginnt mit einem dieser Wörter: { $kinds }.
menu-too-much = „{ $typed }“ ist zu viel: Der Zug war schon vollständig.
menu-form = „{ $typed }“ ist kein ganzer Zug. Man tippt ihn so: { $form }
menu-json = Das ist kein Zug in JSON. Einer sieht zum Beispiel so aus: { $example }
replay-move = Nach Zug { $number } von { $total }
replay-seen = Das sieht nur { $name }: { $line }
replay-hand = { $name } hält: { $cards }
replay-keys = Enter: weiter · b: zurück · eine Zahl: dorthin · q: aufhören

## The beasts you play with

beast-0 = Dachs
beast-1 = Igel
beast-2 = Rabe
beast-3 = Otter
beast-4 = Luchs
beast-5 = Kröte
beast-6 = Reiher
