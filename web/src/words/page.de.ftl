## What the page says, whatever the game

home = Startseite
home-welcome = Vier Kartenspiele, bei denen am meisten zählt, was du nicht siehst.
home-games = Spiele
home-mine = Weiterspielen
home-played = Zuletzt gespielt
home-lobby = Offene Tische ansehen
home-carry = Auf einem anderen Gerät weitermachen
lobby = Lobby
lobby-open = Offene Tische
lobby-playing = Hier wird gespielt: schau zu
lobby-empty = Gerade ist kein Tisch offen.
lobby-new = Eröffne einen eigenen Tisch
play-now = Sofort spielen
with-friends = Mit Freunden
learn = Spielend lernen
rules = Regeln
rules-now = Was kann ich jetzt tun?
rules-none = Dieses Spiel gibt es hier nicht.
bots-level = Wie stark die Bots sind
bots = Bots
level-chick = Küken: freundlich
level-cat = Katze: leicht
level-fox = Fuchs: schlau
level-owl = Eule: stark
level-dragon = Drache: am stärksten
tile-kuhhandel = Biete auf Tiere, bluffe beim Kuhhandel, sammle Quartette. Und achte auf das Geld vom Esel.
tile-kakerlakenpoker = Schieb ein Ekeltier verdeckt weiter und sag, was es ist. Wahr oder gelogen? Wer zu viele einer Sorte sammelt, verliert.
tile-cahoots = Kocht zusammen für hungrige Monster, ohne eure Karten zu verraten. Alle gewinnen oder keiner.
tile-nullern = Sag, wie viele Stiche du machst, und mach genau so viele. Mutige sagen null.

close = Schließen
yes = ja
no = nein
understood = Alles klar
settings = Einstellungen
sound = Ton
theme = Hell oder dunkel
language = Sprache

name-as = Du spielst als
name-yours = Dein Name
name-save = Das bin ich
name-change = Namen ändern
name-another = Anderer Name

new-title = Ein Tisch für Freunde
new-seats = Spieler
new-clock = Bedenkzeit
new-clock-none = so lange ihr wollt
new-clock-relaxed = gemütlich: drei Minuten je Zug
new-clock-move = begrenzt: du stellst die Sekunden ein
new-seconds = Sekunden je Zug
new-auction = Countdown der Auktion in Sekunden (0: keiner)
new-level = Bots, die einspringen
new-public = Tisch in der Lobby zeigen
new-hints = Tipps sind erlaubt
new-more = Hausregeln und mehr
new-open = Tisch eröffnen

waiting-title = { $game }: Wer spielt mit?
waiting-you = das bist du
waiting-place-bot = Einen Bot hinsetzen
waiting-remove-bot = Den Bot wegschicken
waiting-start = Los geht’s
waiting-start-fill =
    { $count ->
        [one] Los geht’s, mit einem Bot auf dem freien Platz
       *[other] Los geht’s, mit Bots auf den { $count } freien Plätzen
    }
waiting-for-host = Wer den Tisch eröffnet hat, startet das Spiel.
waiting-invite = Schick das deinen Freunden
waiting-link = Link zu dieser Seite
waiting-qr = Der Link als QR-Code
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-everyone = Wenn die Partie beginnt, mischen die Geräte aller mit: Niemand kann das Mischen lenken, auch dieser Server nicht.
waiting-commitment = Der Tisch hat seine geheime Zahl schon gewählt. Ihr Fingerabdruck:
sit = Hier sitzen
stand = Aufstehen
seat-free = frei
seat-away = weg
seat-choose = { $name } wählen
seat-more = Mehr über { $name }
card-open = Mitspielen
card-drawing = Spielen
card-playing = Spielen
card-over = Ansehen
card-closed = Geschlossen
card-set_aside = Beiseitegelegt
card-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }

table-connecting = Wir gehen an den Tisch …
draw-everybody = Alle mischen …
draw-called-off = Ein Mischen wurde abgebrochen: Was { $names } beigetragen hat, wurde nicht rechtzeitig gezeigt. Das nächste beginnt von vorn.
draw-doubt-seed = Vorsicht: Dieser Tisch hat seine geheime Zahl ausgetauscht, nachdem er dir ihren Fingerabdruck gezeigt hatte. Dein Browser hat nicht gezeigt, was er zum Mischen beiträgt. Spiel hier lieber nicht.
draw-doubt-list = Vorsicht: Dein Browser hat zum Mischen beigetragen, und der Server hat es angenommen, aber in der gezeigten Liste steht an deiner Stelle etwas anderes. Mehr hat dein Browser nicht gezeigt. Spiel hier lieber nicht.
draw-doubt-reveal = Vorsicht: Dein Browser hat gezeigt, was er zum Mischen beigetragen hat, und der Server hat es angenommen. Trotzdem wurde das Mischen abgebrochen, als wäre nichts gekommen. Spiel hier lieber nicht.
draw-doubt-elsewhere = In deinem Namen wurde etwas zum Mischen beigetragen, aber nicht von diesem Browser. Bist du auch mit einem anderen Gerät an diesem Tisch, ist alles gut; sonst spiel hier lieber nicht.
table-lost = Die Verbindung ist weg. Sie kommt wieder; nichts geht verloren.
table-bye = Der Tisch hat sich von diesem Browser verabschiedet. Lade die Seite neu, um zurückzukommen.
table-unknown-game = Dieses Spiel ist hier unbekannt. Lade die Seite neu.
hint = Was würdest du tun?
hint-move = Die Eule rät: { $move }
hint-owls = { $percent } von 100 Eulen würden das tun.
hint-percent = { $percent } %
drawer-log = Verlauf
drawer-talk = Reden
drawer-rules = Regeln
log-empty = Noch ist nichts geschehen.
mark = Zeichen { $mark }
mark-about = Dieses Zeichen gehört nur einer Person: Namen können sich gleichen, Zeichen nicht.
talk-empty = Noch hat niemand etwas gesagt.
talk-write = Sag etwas
talk-send = Senden
talk-unread =
    { $count ->
        [one] Reden: eine neue Bemerkung
       *[other] Reden: { $count } neue Bemerkungen
    }
emote-hello = Hallo!
emote-thanks = Danke!
emote-well_played = Gut gespielt!
emote-laugh = Haha!
emote-think = Lass mich nachdenken …
emote-wow = Oh!
emote-sorry = Tut mir leid!
emote-hurry = Machen wir weiter?
clock-move =
    { $seconds ->
        [one] Noch eine Sekunde für diesen Zug
       *[other] Noch { $seconds } Sekunden für diesen Zug
    }
clock-auction =
    { $seconds ->
        [one] Noch eine Sekunde zum Bieten
       *[other] Noch { $seconds } Sekunden zum Bieten
    }
clock-match =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }

result-over = Das Spiel ist aus.
result-you-win = Du gewinnst!
result-you-lose = Du verlierst.
result-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
result-place = Du kommst auf Platz { $rank } von { $players }.
result-show = Ergebnis zeigen
result-again = Revanche
result-join = Zur nächsten Partie
result-replay = Partie ansehen
result-record = Aufzeichnung herunterladen
result-share = Partie teilen
result-check = Mischen nachprüfen
result-fair = Dein Browser hat das Mischen geprüft: Es ist wie versprochen.
result-unfair = Dein Browser hat das Mischen geprüft: Es ist nicht wie versprochen. Was abweicht, steht unten.
replay-title = { $game }: noch einmal
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Stelle in der Partie
replay-viewer = Gesehen von
replay-open = alle Karten offen

carry-title = Anderes Gerät
carry-about = In diesem Browser bist du { $name }. Ein Link macht auch ein anderes Gerät zu dir, mit all deinen Tischen.
carry-make = Link machen
carry-made = Öffne ihn auf deinem anderen Gerät bis { $until }. Er macht es einmal zu { $name }.
carry-arrive = Dieser Link macht diesen Browser zu dem, der ihn gemacht hat, mit all seinen Tischen.
carry-become = Das bin ich

guest-0 = Neugierige Teekanne
guest-1 = Müdes Kissen
guest-2 = Mutiger Kürbis
guest-3 = Schlauer Knopf
guest-4 = Fröhliche Trommel
guest-5 = Geduldige Kerze
guest-6 = Stiller Kiesel
guest-7 = Hungriger Löffel
guest-8 = Kluger Bleistift
guest-9 = Tanzender Pantoffel
guest-10 = Singender Kessel
guest-11 = Glückliches Kleeblatt
guest-12 = Wilde Erdbeere
guest-13 = Brummender Kreisel
guest-14 = Stolzer Schirm
guest-15 = Sanfte Wolke
guest-16 = Tapfere Laterne
guest-17 = Verträumter Mond
guest-18 = Flinker Roller
guest-19 = Freches Radieschen
guest-20 = Ruhiger Anker
guest-21 = Lachender Ballon
guest-22 = Weise Walnuss
guest-23 = Gemütliche Decke
