nullern-R = Rot
nullern-Y = Gelb
nullern-G = Grün
nullern-B = Blau

## Why a move is refused

refused-nullern-bidding-first = Erst sagen alle an, dann wird die erste Karte gespielt.
refused-nullern-bidding-done = Alle haben schon angesagt; jetzt wird eine Karte gespielt.
refused-nullern-bid-too-high = Du kannst 0 bis { $most } Stiche ansagen, so viele, wie du Karten hast.
refused-nullern-follow-trump = Trumpf ({ $trump }) wurde ausgespielt, und du hast einen: Spiel Trumpf.

## Moves and what is awaited

nullern-move-bid = { $tricks } ansagen
nullern-move-play = { $card } spielen
nullern-awaited-bid = { $seat } sagt an: Wie viele Stiche?
nullern-awaited-play = { $seat } spielt eine Karte.
nullern-awaited-over = Die Partie ist zu Ende.

## What happens

nullern-laid = { $seat }: { $card }
nullern-event-round_begins =
    { $blind ->
        [yes] Runde { $round }, die blinde: eine Karte für jeden, und niemand schaut hin.
       *[no] Runde { $round }: { $size ->
            [one] eine Karte
           *[other] { $size } Karten
        } für jeden.
    } { $starter } sagt zuerst an. Trumpfkarte: { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Hand: { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } sagt { $tricks ->
        [0] null
       *[other] { $tricks }
    } an.
nullern-event-card_played = { $seat } spielt { $card }.
nullern-event-cards_shown = Alle Karten auf einmal: { $cards }.
nullern-event-trick_taken = { $seat } macht den Stich.
nullern-event-round_scored = Runde { $round } wird gewertet, Punkte: { $points }.
nullern-event-game_over = Die Partie ist zu Ende. Punkte: { $scores }.

## House rules

nullern-option-peak = Größte Hand

## The table

nullern-table-round = Nullern, Runde { $round } von { $rounds }
nullern-table-player = Spieler
nullern-table-cards = Karten
nullern-table-bid = Ansage
nullern-table-taken = Stiche
nullern-table-points = Punkte
nullern-table-hoppers = Grashüpfer
nullern-table-trump = Trumpfkarte
nullern-table-trick = Der Stich
nullern-table-last-trick = Der letzte Stich
nullern-table-hand = Deine Hand
nullern-table-blind = Deine Karte liegt verdeckt; niemand schaut hin, bis alle angesagt haben.

## Choosing a move

nullern-kind-bid = ansagen
nullern-kind-play = eine Karte spielen
nullern-type-bid = Wie viele Stiche
nullern-type-play = Welche Karte
nullern-field-tricks = Wie viele Stiche
nullern-field-card = Welche Karte
