## The board

kuhhandel-note = { $value } Taler
kuhhandel-points =
    { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
    }
kuhhandel-points-short = { NUMBER($points, useGrouping: 0) } P.
kuhhandel-purse = Geld: { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-least = Mindestens { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-unknown = Geld unbekannt
kuhhandel-farm = Hof von { $name }
kuhhandel-farm-empty = Noch keine Tiere
kuhhandel-stall = { $animal }: { $count } von 4, ein Quartett zählt { NUMBER($worth, useGrouping: 0) }
kuhhandel-known = Geld, das { $name } sicher hat
kuhhandel-deck =
    { $deck ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $deck } Karten im Stapel
    }
kuhhandel-market-opens = Der Markt ist eröffnet! Tier für Tier kommt unter den Hammer.
kuhhandel-news-paid = { $payer } nimmt die Karte „{ $animal }“ und zahlt { $payee } { NUMBER($price, useGrouping: 0) }.
kuhhandel-auctioneer = Versteigert
kuhhandel-sells = { $name } versteigert
kuhhandel-leads = { $name } führt
kuhhandel-you-lead = Du führst!
kuhhandel-stands = { $name } führt wieder
kuhhandel-you-stand = Du führst wieder!
kuhhandel-passes = raus
kuhhandel-open = Wer bietet?
kuhhandel-who = Wer bietet mehr?
kuhhandel-call-1 = Zum Ersten …
kuhhandel-call-2 = Zum Zweiten …
kuhhandel-gone = … und zum Dritten!
kuhhandel-bankrupt = { $name } konnte nicht zahlen
kuhhandel-you-bankrupt = Du konntest nicht zahlen
kuhhandel-do-bid = { NUMBER($amount, useGrouping: 0) } bieten
kuhhandel-bluff = Bluff
kuhhandel-own-amount = Dein Gebot
kuhhandel-less = 10 weniger
kuhhandel-more = 10 mehr
kuhhandel-do-buy = Für { NUMBER($price, useGrouping: 0) } kaufen
kuhhandel-do-sell = Für { NUMBER($price, useGrouping: 0) } an { $leader } verkaufen
kuhhandel-cannot-buy = Du hast keine { NUMBER($price, useGrouping: 0) }, also kannst du nur verkaufen.
kuhhandel-pay = { NUMBER($sum, useGrouping: 0) } zahlen
kuhhandel-cheapest = Günstigste Zahlung
kuhhandel-offer =
    { $count ->
        [0] Gar nichts anbieten
        [one] Eine Karte anbieten: { NUMBER($sum, useGrouping: 0) }
       *[other] { $count } Karten anbieten: { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter =
    { $count ->
        [one] Mit einer Karte kontern: { NUMBER($sum, useGrouping: 0) }
       *[other] Mit { $count } Karten kontern: { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter-none = Kontern: Karten wählen
kuhhandel-take-back = Zurücknehmen
kuhhandel-back = Zurück
kuhhandel-trade = Um ein Tier handeln
kuhhandel-trade-for = Um dieses Tier handeln: { $animal }
kuhhandel-trade-with = { $name }, hat { $count }
kuhhandel-at-stake =
    { $stake ->
        [one] Es geht um eine Karte
       *[other] Es geht um { $stake } Karten
    }
kuhhandel-tied = Gleich viel! Es gibt eine zweite Runde.
kuhhandel-wins = { $name } bot mehr.
kuhhandel-accepted = Angenommen: Das Tier geht an { $name }.
kuhhandel-pile-none = Noch nichts hingelegt
kuhhandel-pile-unknown = Ein Angebot; wie viel es ist, weiß niemand
kuhhandel-pile-size =
    { $size ->
        [0] Ein leeres Angebot
        [one] Ein Angebot aus einer verdeckten Karte
       *[other] Ein Angebot aus { $size } verdeckten Karten
    }
kuhhandel-pile-open = Ein Angebot von { NUMBER($total, useGrouping: 0) }: { $cards }
kuhhandel-story = Was die Höfe wert sind
kuhhandel-story-none = Kein Quartett, keine Punkte
kuhhandel-story-sum =
    { $count ->
        [one] { $worth } für ein Quartett: { NUMBER($score, useGrouping: 0) }
       *[other] ({ $worth }) × { $count } Quartette = { NUMBER($score, useGrouping: 0) }
    }

## What is asked of you

kuhhandel-you-turn = Du bist dran: Versteigere die oberste Karte oder handle um ein Tier.
kuhhandel-you-turn-auction = Du bist dran: Versteigere die oberste Karte.
kuhhandel-you-turn-trade = Der Stapel ist leer, du musst handeln. Um welches Tier?
kuhhandel-you-trade-animal = Welches Tier willst du?
kuhhandel-you-trade-partner = Von wem willst du die Karte „{ $animal }“?
kuhhandel-you-bid = { $animal }: Wie viel bietest du? Mindestens { NUMBER($least, useGrouping: 0) }, oder du passt.
kuhhandel-you-decide = { $name } bietet { NUMBER($price, useGrouping: 0) }. Verkaufst du, oder zahlst du selbst so viel?
kuhhandel-you-pay = Zahle { $partner } { NUMBER($price, useGrouping: 0) }. Es gibt kein Wechselgeld, und Nullen zählen nicht.
kuhhandel-you-offer =
    { $round ->
        [2] Gleich viel! Mach { $partner } ein zweites Angebot.
       *[other] Mach { $partner } ein Angebot für die Karte „{ $animal }“: beliebige Karten, auch gar keine.
    }
kuhhandel-you-respond = { $name } will deine Karte „{ $animal }“. Nimmst du an, oder bietest du mehr?

## What can I do now?

kuhhandel-now-turn = Wer dran ist, versteigert die oberste Karte des Stapels oder fordert jemanden zum Kuhhandel heraus. Dazu müssen beide mindestens eine Karte desselben Tiers haben. Ist der Stapel leer, wird nur noch gehandelt.
kuhhandel-now-bid = Alle außer dem Versteigerer dürfen jederzeit bieten, in Zehnerschritten. Jedes Gebot startet den Countdown neu; wer passt, ist für diese Karte draußen. Du darfst mehr bieten, als du hast; kannst du dann nicht zahlen, musst du dein ganzes Geld zeigen.
kuhhandel-now-decide = Der Versteigerer entscheidet. Verkauft er, bekommt er das höchste Gebot. Kauft er selbst, zahlt er genauso viel an den Höchstbietenden und behält das Tier.
kuhhandel-now-pay = Gezahlt wird genau der Preis, wenn die Karten das hergeben. Sonst muss es mehr sein, aber ohne eine Karte zu viel, und Wechselgeld gibt es nicht. Nullen gehören nie zu einer Zahlung.
kuhhandel-now-offer = Wer herausfordert, legt verdeckt beliebige Karten hin: viele, wenige, Nullen oder gar keine. Bluffen ist erlaubt.
kuhhandel-now-respond = Wer herausgefordert ist, kann annehmen: Das Geld ist seins, das Tier ist weg. Oder er kontert mit mindestens einer Karte: Dann wechseln beide Angebote den Besitzer, und das höhere gewinnt das Tier. Bei gleichen Angeboten gibt es eine zweite Runde.
kuhhandel-now-over = Die Partie ist zu Ende. Jeder Hof zählt die Werte seiner Quartette zusammen, mal die Zahl der Quartette.

## The guided game

kuhhandel-lesson-start = Willkommen auf dem Markt! Du sammelst Quartette: vier Karten eines Tiers. Du bist dran: Versteigere die oberste Karte.
kuhhandel-lesson-wait = Willkommen auf dem Markt! Du sammelst Quartette: vier Karten eines Tiers. Jemand anders beginnt; gleich darfst du bieten.
kuhhandel-lesson-auction = Du bist dran. Noch hast du mit niemandem ein Tier gemeinsam, also geht nur eine Versteigerung. Deck die oberste Karte auf!
kuhhandel-lesson-bid = Ein Tier ist unter dem Hammer! Die Zahl darauf ist der Wert eines ganzen Quartetts. Biete, so viel du magst, oder passe: Dann bist du für diese Karte draußen.
kuhhandel-lesson-outbid = Jemand hat geboten. Jedes Gebot startet den Countdown neu. Wo „Bluff“ steht, ist es mehr, als du zahlen kannst: gewagt!
kuhhandel-lesson-leading = Du führst. Bietet niemand mehr, entscheidet der Versteigerer: Er verkauft dir das Tier, oder er kauft es dir für deinen Preis weg.
kuhhandel-lesson-auctioneer = Diese Versteigerung leitest du, darum bietest du nicht mit. Am Ende wählst du: das Geld nehmen, oder ebenso viel zahlen und das Tier behalten.
kuhhandel-lesson-decide = Der Hammer ist gefallen. Verkaufst du, zahlt der Höchstbietende an dich. Kaufst du, zahlst du so viel an ihn. Geld gewinnt den Handel, Tiere gewinnen das Spiel.
kuhhandel-lesson-pay = Jetzt wird gezahlt. Die günstigste Zahlung ist schon gewählt; tippe auf Scheine, um sie zu ändern. Es gibt kein Wechselgeld, kleine Scheine sind also kostbar.
kuhhandel-lesson-paid = Dieses Geld geht an dich. Welche Scheine es sind, seht nur ihr zwei. Die anderen müssen raten!
kuhhandel-lesson-donkey = Ein Esel! Alle bekommen einen Schein: 50 beim ersten Esel, dann 100, 200 und 500. Danach wird er versteigert wie jedes Tier.
kuhhandel-lesson-bankrupt = Da hat jemand mehr geboten, als da war. Jetzt liegt dieses Geld offen, und die Versteigerung geht für die anderen weiter.
kuhhandel-lesson-bankrupt-you = Du hast mehr geboten, als du hast. Jetzt sehen alle dein Geld, und die Versteigerung geht ohne dich weiter.
kuhhandel-lesson-trade-or-auction = Jetzt hast du mit jemandem ein Tier gemeinsam. Statt zu versteigern kannst du ihn herausfordern: Tippe auf das Tier auf deinem Hof.
kuhhandel-lesson-offer = Leg verdeckt Scheine hin. Niemand sieht, wie viel: Nullen sehen auch nach Geld aus, und sogar ein leeres Angebot ist erlaubt. Mutig, oder?
kuhhandel-lesson-respond = Jemand will dein Tier! Nimmst du an, ist das verdeckte Geld deins. Oder du konterst: Dann wechseln beide Angebote den Besitzer, und das höhere gewinnt das Tier.
kuhhandel-lesson-second = Gleich viel geboten! Die Scheine haben gewechselt, nun kommt alles noch einmal. Ist es wieder gleich, nimmt der Herausforderer das Tier.
kuhhandel-lesson-watch-trade = Zwei andere handeln. Welche Scheine sie legen, bleibt ihr Geheimnis. Achte darauf, wer wohl reich wird.
kuhhandel-lesson-quartet = Du hast ein Quartett! Das nimmt dir niemand mehr. Am Ende werden die Werte deiner Quartette addiert und mit ihrer Anzahl malgenommen.
kuhhandel-lesson-deck-empty = Der Stapel ist leer. Ab jetzt wird nur noch gehandelt, bis alle Quartette vollständig sind.
