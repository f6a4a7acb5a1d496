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

## Why the server refuses something

server-bad-settings = So lässt sich der Tisch nicht eröffnen: { $detail }.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-closed = Dieser Tisch ist geschlossen.
server-already-started = Die Partie hat schon begonnen.
server-drawing = Die Karten werden gerade gemischt. Nichts hat sich geändert; versuche es gleich noch einmal.
server-no-draw = Hier wird gerade nichts gemischt: Die Auslosung hat noch nicht begonnen oder ist vorbei.
server-draw-listed = Zu spät: Die Liste der Festlegungen steht, und deine ist nicht dabei. Gemischt wird ohne deine Bytes.
server-draw-committed = An deinem Platz gibt es schon eine Festlegung. Sie bleibt.
server-draw-spent = Diese Festlegung wurde schon einmal benutzt. Wähle neue zufällige Bytes und lege dich auf die fest.
server-draw-not-listed = Behalte deine Bytes für dich: Die Liste der Festlegungen wurde noch nicht gezeigt.
server-draw-not-committed = Du hast dich in dieser Auslosung nicht festgelegt, also gibt es nichts aufzudecken.
server-draw-revealed = Deine Bytes sind schon aufgedeckt. Sie bleiben.
server-draw-other-bytes = Auf diese Bytes hast du dich nicht festgelegt. Decke die anderen auf.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-no-talk = Während dieser Partie darf niemand frei reden: Nur die Zeichen des Spiels sind erlaubt.
server-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $most }.
server-seat-taken = Dieser Platz ist besetzt.
server-over = Die Partie ist vorbei.
server-seats-free =
    { $count ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder besetze ihn mit einem Bot.
       *[other] { $count } Plätze sind noch frei: Warte auf jemanden oder besetze sie mit Bots.
    }
server-not-over = Die Partie ist noch nicht vorbei.
server-no-match = Hier läuft keine Partie.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-hint-now = Du hast jetzt nichts zu entscheiden.
server-hello-first = Eine Verbindung beginnt mit hello.
server-no-name = Sag zuerst deinen Namen: Diese Verbindung kennt noch niemanden.
server-too-fast = Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.
server-hint-waits = Der Tipp ist schon unterwegs: immer nur einer auf einmal.
server-too-many-hints = Zu viele Tipps: Nach den ersten { $most } gibt es alle { $seconds } Sekunden einen.
server-no-time-for-hint = Die Bots sind mit ihren Zügen beschäftigt. Nichts hat sich geändert; frag gleich noch einmal.
server-too-many-open = Du hast schon so viele offene Tische, wie eine Person haben darf ({ $most }). Beginne an einem davon eine Partie; oder schließe sie alle für zwei Minuten: Dann macht einer, an dem außer dir niemand sitzt, von selbst Platz.
server-too-many-running = An Tischen, die du eröffnet hast, laufen schon so viele Partien, wie eine Person haben darf ({ $most }). Spiel zuerst eine zu Ende oder setz dich an den Tisch von jemand anderem.
server-said-enough = Du hast an diesem Tisch so viel gesagt, wie er behalten kann ({ $most } Äußerungen). An einem neuen Tisch kannst du wieder reden.
server-watchers-said-enough = Die Zuschauenden haben an diesem Tisch so viel gesagt, wie er behalten kann ({ $most } Äußerungen).
server-too-many-changes = An diesem Tisch wurde zu oft etwas geändert ({ $most } Mal). Beginnt die Partie oder eröffnet einen neuen Tisch.
server-too-many-codes = Du hast { $most } Links erstellt, die noch gelten. Benutze einen davon oder warte eine Viertelstunde, bis sie ablaufen.
server-renamed-often = Du hast deinen Namen zu oft geändert. In { $seconds } Sekunden kannst du ihn wieder ändern.
server-too-many-replays = Zu viele Wiederholungen wurden auf einmal verlangt. Warte ein paar Sekunden und versuche es noch einmal.
server-full = Der Server hat gerade keinen Platz für eine weitere Verbindung. Versuche es gleich noch einmal.
server-too-many-connections = Aus deinem Netz dürfen { $most } Verbindungen zugleich offen sein, und pro Minute nur begrenzt viele neue dazukommen. Schließe einige oder warte kurz.
server-head-too-long = Die Kopfzeilen einer Anfrage dürfen zusammen höchstens { $most } Bytes haben, und es dürfen höchstens { $count } sein.
server-address-too-long = Die Adresse einer Anfrage darf höchstens { $most } Bytes haben.
server-too-late = Eine Anfrage muss innerhalb von { $seconds } Sekunden vollständig sein.
server-malformed = Das ist nicht zu verstehen. { $detail }
server-busy = Der Server ist gerade überlastet. Nichts hat sich geändert; versuche es noch einmal.
server-failed = Auf dem Server ging etwas schief. Nichts hat sich geändert; versuche es noch einmal.
server-unsure = Die Datenbank antwortet nicht. Wurde es doch gespeichert, siehst du es gleich hier; wenn nicht, versuch es noch einmal.
server-not-in-lobby = Das geht an einem Tisch, nicht in der Lobby.
server-no-such-table = Diesen Tisch gibt es nicht.
server-set-aside = Was von dieser Partie gespeichert ist, lässt sich nicht nachspielen; sie wurde beiseitegelegt. Nichts davon ist gelöscht, und der Grund steht im Protokoll des Servers.
server-no-such-code = Dieser Link wurde schon benutzt oder ist abgelaufen. Erzeuge auf dem anderen Gerät einen neuen.
server-bad-name-length = Ein Name hat 1 bis 24 Zeichen.
server-bad-name-characters = Der Name enthält Zeichen, die sich nicht darstellen lassen.
server-wrong-origin = Seiten anderer Anbieter dürfen das nicht.
