kuhhandel-rooster = Hahn
kuhhandel-goose = Gans
kuhhandel-cat = Katze
kuhhandel-dog = Hund
kuhhandel-sheep = Schaf
kuhhandel-goat = Ziege
kuhhandel-donkey = Esel
kuhhandel-pig = Schwein
kuhhandel-cow = Kuh
kuhhandel-horse = Pferd

## Why a move is refused

refused-kuhhandel-no-auction = Gerade läuft keine Auktion. Du bist dran: Versteigere die oberste Karte oder handle.
refused-kuhhandel-no-trade = Gerade läuft kein Handel. Du bist dran: Versteigere die oberste Karte oder handle.
refused-kuhhandel-bid-or-pass = Es läuft eine Auktion: Biete mindestens { NUMBER($least, useGrouping: 0) } oder passe.
refused-kuhhandel-buy-or-sell = Das Bieten ist vorbei: Kauf das Tier für { NUMBER($price, useGrouping: 0) } oder verkauf es an den Führenden.
refused-kuhhandel-pay-now = Erst müssen { NUMBER($price, useGrouping: 0) } bezahlt werden.
refused-kuhhandel-offer-now = Dein Handel läuft schon: Leg dein Angebot hin, es darf auch leer sein.
refused-kuhhandel-answer-now = Für dein Tier liegt ein Angebot da: Nimm es an oder mach ein Gegenangebot mit mindestens einer Karte.
refused-kuhhandel-deck-empty = Der Stapel ist leer, zu versteigern gibt es nichts mehr: Du musst handeln.
refused-kuhhandel-no-partner = Handeln kannst du nur mit jemand anderem an diesem Tisch.
refused-kuhhandel-nothing-shared = Handeln kannst du nur um ein Tier, das ihr beide habt.
refused-kuhhandel-bid-too-low = Ein Gebot muss höher sein als das letzte: { NUMBER($least, useGrouping: 0) } oder mehr.
refused-kuhhandel-bid-too-high = Ein Gebot kann nicht höher sein als das Geld aller zusammen, und das sind { NUMBER($ceiling, useGrouping: 0) }.
refused-kuhhandel-bid-step = Geboten wird in Zehnerschritten.
refused-kuhhandel-cannot-buy = Zum Kaufen brauchst du { NUMBER($price, useGrouping: 0) }, und die hast du nicht: Verkauf.
refused-kuhhandel-pay-exactly = Du hast es passend, also zahl genau { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-pay-enough = Das ist zu wenig: Der Preis ist { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-pay-no-more = Eine Karte zu viel: Auch ohne sie sind { NUMBER($price, useGrouping: 0) } bezahlt.
refused-kuhhandel-pay-no-zeros = Nullen gehören nie in eine Zahlung.
refused-kuhhandel-empty-counter = Ein Gegenangebot hat mindestens eine Karte; eine Null genügt. Sonst nimm an.

## Moves and what is awaited

kuhhandel-move-auction = die oberste Karte versteigern
kuhhandel-move-trade = mit { $partner } um die Karte „{ $animal }“ handeln
kuhhandel-move-bid = { NUMBER($amount, useGrouping: 0) } bieten
kuhhandel-move-pass = passen
kuhhandel-move-buy = selbst kaufen
kuhhandel-move-sell = an den Führenden verkaufen
kuhhandel-move-pay = zahlen: { $cards }
kuhhandel-move-offer = anbieten: { $cards }
kuhhandel-move-accept = das Angebot annehmen
kuhhandel-move-counter = ein Gegenangebot machen: { $cards }
kuhhandel-awaited-turn = { $seat } beginnt eine Auktion oder einen Handel.
kuhhandel-awaited-bid = Wer bietet mehr? Noch bieten dürfen: { $seat }.
kuhhandel-awaited-decide = { $seat } entscheidet: kaufen oder verkaufen?
kuhhandel-awaited-pay = { $seat } zahlt.
kuhhandel-awaited-offer = { $seat } legt ein Angebot hin.
kuhhandel-awaited-respond = { $seat } nimmt das Angebot an oder macht ein Gegenangebot.
kuhhandel-awaited-over = Die Partie ist zu Ende.

## What happens

kuhhandel-event-game_begins = Alle beginnen mit { $money }.
kuhhandel-event-turn_begins = { $seat } ist dran.
kuhhandel-event-player_skipped = { $seat } kann mit niemandem handeln und wird übersprungen.
kuhhandel-event-animal_turned_up = { $seat } deckt eine Karte auf: { $animal }.
kuhhandel-event-donkey_money = Esel Nummer { $number }! Alle bekommen { $note }.
kuhhandel-event-bid_made = { $seat } bietet { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-passed = { $seat } passt.
kuhhandel-event-bidding_closed = Zum Ersten, zum Zweiten: { $leader } führt mit { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-auction_won_free = Niemand bietet: { $seat } bekommt die Karte „{ $animal }“ geschenkt.
kuhhandel-event-decided =
    { $decision ->
        [buy] { $seat } kauft für { NUMBER($price, useGrouping: 0) }, das Geld bekommt { $leader }.
       *[sell] { $seat } verkauft für { NUMBER($price, useGrouping: 0) } an { $leader }.
    }
kuhhandel-event-bankrupt_shown =
    { $seat } kann { NUMBER($price, useGrouping: 0) } nicht zahlen und muss alles zeigen: { $money }. { $bankrupt ->
        [restart] Die Auktion beginnt ohne { $seat } von vorn.
       *[continue]
            { $amount ->
                [0] Kein anderes Gebot gilt.
               *[other] { $leader } führt wieder mit { NUMBER($amount, useGrouping: 0) }.
            }
    }
kuhhandel-event-paid = { $payer } zahlt { $payee } den Preis von { NUMBER($price, useGrouping: 0) } und nimmt die Karte „{ $animal }“.
kuhhandel-event-money_given =
    { $count ->
        [0] Du gibst { $to } nichts.
       *[other] Du gibst { $to }: { $cards }.
    }
kuhhandel-event-money_received =
    { $count ->
        [0] { $giver } gibt dir nichts.
       *[other] { $giver } gibt dir: { $cards }.
    }
kuhhandel-event-trade_begins =
    { $stake ->
        [one] { $challenger } fordert { $partner } heraus: Es geht um eine Karte ({ $animal }).
       *[other] { $challenger } fordert { $partner } heraus: Es geht um { $stake } Karten ({ $animal }).
    }
kuhhandel-event-offer_laid =
    { $size ->
        [none] { $challenger } legt { $partner } verdeckt ein Angebot hin.
        [0] { $challenger } legt { $partner } ein leeres Angebot hin.
        [one] { $challenger } legt { $partner } verdeckt ein Angebot aus einer Karte hin.
       *[other] { $challenger } legt { $partner } verdeckt ein Angebot aus { $size } Karten hin.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Darin: { $cards }.
    }
kuhhandel-event-offer_accepted = { $partner } nimmt das Angebot von { $challenger } an.
kuhhandel-event-countered =
    { $size ->
        [none] { $partner } macht { $challenger } ein Gegenangebot.
        [one] { $partner } macht { $challenger } ein Gegenangebot aus einer Karte.
       *[other] { $partner } macht { $challenger } ein Gegenangebot aus { $size } Karten.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Darin: { $cards }.
    }
kuhhandel-event-offers_exchanged =
    { $offer ->
        [none] { $challenger } und { $partner } tauschen ihre Angebote.
       *[other] { $challenger } und { $partner } tauschen ihre Angebote: { $offer } gegen { $counter }.
    }{ $winner ->
        [none] { "" }
       *[other] { " " }{ $winner } gewinnt.
    }
kuhhandel-event-trade_tied = { $challenger } und { $partner } haben gleich viel geboten: Es gibt eine zweite Runde.
kuhhandel-event-animals_moved =
    { $count ->
        [one] { $to } bekommt von { $giver } die Karte „{ $animal }“.
       *[other] { $to } bekommt von { $giver } { $count } Karten „{ $animal }“.
    }
kuhhandel-event-quartet_completed = { $seat } macht ein Quartett voll: { $animal }!
kuhhandel-event-game_over =
    { $idle ->
        [yes] Hundert Züge haben nichts gebracht: Die Partie ist zu Ende.
       *[no] Alle Quartette sind vollständig: Die Partie ist zu Ende.
    } Erster Platz: { $winners }. Endstand: { $totals }.
kuhhandel-total = { $seat } { NUMBER($score, useGrouping: 0) }

## House rules

kuhhandel-option-offer_size = Zahl der Karten in einem Angebot
kuhhandel-option-offer_size-hidden = geheim
kuhhandel-option-offer_size-shown = für alle sichtbar
kuhhandel-option-trade_reveal = Getauschte Angebote sehen
kuhhandel-option-trade_reveal-private = die beiden Händler
kuhhandel-option-trade_reveal-public = alle
kuhhandel-option-bankrupt = Wenn der Führende nicht zahlen kann
kuhhandel-option-bankrupt-restart = die Auktion beginnt von vorn
kuhhandel-option-bankrupt-restart-about = Die Karte wird neu versteigert, von null an. So steht es auf dem französischen Blatt.
kuhhandel-option-bankrupt-continue = das Bieten geht weiter
kuhhandel-option-bankrupt-continue-about = Von den Übrigen führt wieder, wer am meisten geboten hat. So steht es auf dem russischen Blatt.

## The table

kuhhandel-table-title =
    { $deck ->
        [0] Kuhhandel, der Stapel ist leer
        [one] Kuhhandel, eine Karte im Stapel
       *[other] Kuhhandel, { $deck } Karten im Stapel
    }
kuhhandel-table-animals = Tier
kuhhandel-table-worth = Quartett
kuhhandel-table-money = Geld
kuhhandel-table-points = Punkte
kuhhandel-table-auction = Auktion
kuhhandel-table-trade = Handel
kuhhandel-table-auctioneer = Es versteigert { $name }
kuhhandel-table-no-bid = Noch kein Gebot
kuhhandel-table-leader = { $name } führt mit { NUMBER($high, useGrouping: 0) }
kuhhandel-table-bidders = Noch dabei: { $names }
kuhhandel-table-barred = Zahlungsunfähig: { $names }
kuhhandel-table-price = { $payer } schuldet { $payee } { NUMBER($price, useGrouping: 0) }
kuhhandel-table-traders = { $challenger } fordert { $partner } heraus
kuhhandel-table-stake = Einsatz auf beiden Seiten: { $stake }
kuhhandel-table-second = Zweite Runde
kuhhandel-table-size = Karten im Angebot: { $size }
kuhhandel-table-offer = Dein Angebot
kuhhandel-table-hand = Dein Geld
kuhhandel-table-donkeys = Esel bisher: { $donkeys } von 4

## Choosing a move

kuhhandel-kind-auction = die oberste Karte versteigern
kuhhandel-kind-trade = mit jemandem handeln
kuhhandel-kind-bid = bieten
kuhhandel-kind-pass = passen
kuhhandel-kind-buy = selbst kaufen
kuhhandel-kind-sell = an den Führenden verkaufen
kuhhandel-kind-pay = zahlen
kuhhandel-kind-offer = ein Angebot hinlegen
kuhhandel-kind-accept = das Angebot annehmen
kuhhandel-kind-counter = ein Gegenangebot machen
kuhhandel-type-auction = Die oberste Karte versteigern
kuhhandel-type-trade = Mit wem, und um welches Tier
kuhhandel-type-bid = Wie viel
kuhhandel-type-pass = Passen
kuhhandel-type-buy = Kaufen
kuhhandel-type-sell = Verkaufen
kuhhandel-type-pay = Welche Karten, zum Beispiel: 10 10 50
kuhhandel-type-offer = Welche Karten, zum Beispiel: 0 10 50 („offer“ allein: keine)
kuhhandel-type-accept = Annehmen
kuhhandel-type-counter = Welche Karten, zum Beispiel: 0 10 50
kuhhandel-field-partner = Mit wem
kuhhandel-field-animal = Welches Tier
kuhhandel-field-amount = Wie viel
kuhhandel-field-cards = Welche Karten
