nullern-R = Rot
nullern-Y = Gelb
nullern-G = Grün
nullern-B = Blau

## The cards

nullern-R1 = Rot 1
nullern-R2 = Rot 2
nullern-R3 = Rot 3
nullern-R4 = Rot 4
nullern-R5 = Rot 5
nullern-R6 = Rot 6
nullern-R7 = Rot 7
nullern-R8 = Rot 8
nullern-R9 = Rot 9
nullern-R10 = Rot 10
nullern-R11 = Rot 11
nullern-R12 = Rot 12
nullern-R13 = Rot 13
nullern-R14 = Rot 14
nullern-R15 = Rot 15
nullern-R16 = Rot 16
nullern-R17 = Rot 17
nullern-R18 = Rot 18
nullern-R19 = Rot 19
nullern-R20 = Rot 20
nullern-Y1 = Gelb 1
nullern-Y2 = Gelb 2
nullern-Y3 = Gelb 3
nullern-Y4 = Gelb 4
nullern-Y5 = Gelb 5
nullern-Y6 = Gelb 6
nullern-Y7 = Gelb 7
nullern-Y8 = Gelb 8
nullern-Y9 = Gelb 9
nullern-Y10 = Gelb 10
nullern-Y11 = Gelb 11
nullern-Y12 = Gelb 12
nullern-Y13 = Gelb 13
nullern-Y14 = Gelb 14
nullern-Y15 = Gelb 15
nullern-Y16 = Gelb 16
nullern-Y17 = Gelb 17
nullern-Y18 = Gelb 18
nullern-Y19 = Gelb 19
nullern-Y20 = Gelb 20
nullern-G1 = Grün 1
nullern-G2 = Grün 2
nullern-G3 = Grün 3
nullern-G4 = Grün 4
nullern-G5 = Grün 5
nullern-G6 = Grün 6
nullern-G7 = Grün 7
nullern-G8 = Grün 8
nullern-G9 = Grün 9
nullern-G10 = Grün 10
nullern-G11 = Grün 11
nullern-G12 = Grün 12
nullern-G13 = Grün 13
nullern-G14 = Grün 14
nullern-G15 = Grün 15
nullern-G16 = Grün 16
nullern-G17 = Grün 17
nullern-G18 = Grün 18
nullern-G19 = Grün 19
nullern-G20 = Grün 20
nullern-B1 = Blau 1
nullern-B2 = Blau 2
nullern-B3 = Blau 3
nullern-B4 = Blau 4
nullern-B5 = Blau 5
nullern-B6 = Blau 6
nullern-B7 = Blau 7
nullern-B8 = Blau 8
nullern-B9 = Blau 9
nullern-B10 = Blau 10
nullern-B11 = Blau 11
nullern-B12 = Blau 12
nullern-B13 = Blau 13
nullern-B14 = Blau 14
nullern-B15 = Blau 15
nullern-B16 = Blau 16
nullern-B17 = Blau 17
nullern-B18 = Blau 18
nullern-B19 = Blau 19
nullern-B20 = Blau 20

## Why a move is refused

refused-nullern-bidding-first = Erst sagen alle an, dann wird die erste Karte gespielt.
refused-nullern-bidding-done = Alle haben schon angesagt; jetzt wird eine Karte gespielt.
refused-nullern-bid-too-high = Die Ansage geht von 0 bis { $most }: nicht mehr Stiche als Karten.
refused-nullern-follow-trump = Trumpf ({ $trump }) wurde ausgespielt, und du hast einen: Spiel Trumpf.

## Moves and what is awaited

nullern-move-bid = { $tricks } ansagen
nullern-move-play = { $card } spielen
nullern-awaited-bid = { $seat } sagt an: Wie viele Stiche?
nullern-awaited-play = { $seat } spielt eine Karte.
nullern-awaited-over = Die Partie ist zu Ende.

## What happens

nullern-laid = { $seat }: { $card }
nullern-tally =
    { $hopper ->
        [yes] { $seat } +{ $points } und ein Grashüpfer
       *[no] { $seat } +{ $points }
    }
nullern-total = { $seat } { $score }
nullern-event-round_begins =
    { $blind ->
        [yes] Runde { $round }, die blinde: eine Karte für jeden, und niemand schaut hin.
       *[no] Runde { $round }: { $size ->
            [one] eine Karte
           *[other] { $size } Karten
        } für jeden.
    } { $starter } sagt zuerst an. Trumpfkarte: { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Deine Hand: { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } sagt { $tricks ->
        [0] Null
       *[other] { $tricks }
    } an.
nullern-event-card_played = { $seat } spielt { $card }.
nullern-event-cards_shown = Alle Karten werden auf einmal gezeigt. { $cards }.
nullern-event-trick_taken = { $seat } macht den Stich.
nullern-event-round_scored = Runde { $round } wird gewertet: { $players }.
nullern-event-game_over = Die Partie ist zu Ende. Erster Platz: { $winners }. Endstand: { $totals }.

## House rules

nullern-option-peak = Länge der Partie
nullern-option-peak-3 = bis 3 Karten (6 Runden)
nullern-option-peak-4 = bis 4 Karten (8 Runden)
nullern-option-peak-5 = bis 5 Karten (10 Runden)
nullern-option-peak-6 = bis 6 Karten (12 Runden)
nullern-option-peak-7 = bis 7 Karten (14 Runden)
nullern-option-peak-8 = bis 8 Karten (16 Runden)
nullern-option-peak-9 = bis 9 Karten (18 Runden)
nullern-option-peak-10 = bis 10 Karten (20 Runden)

## The table

nullern-table-round = Nullern, Runde { $round } von { $rounds }
nullern-table-player = Spieler
nullern-table-cards = Karten
nullern-table-bid = Ansage
nullern-table-taken = Stiche
nullern-table-points = Punkte
nullern-table-hoppers = Grashüpfer (je −5)
nullern-table-trump = Trumpfkarte
nullern-table-trick = Der Stich
nullern-table-last-trick = Der letzte Stich
nullern-table-hand = Deine Hand
nullern-table-blind = Deine Karte liegt verdeckt; niemand schaut hin, bis alle angesagt haben.

## Choosing a move

nullern-kind-bid = ansagen
nullern-kind-play = eine Karte spielen
nullern-type-bid = Wie viele Stiche
nullern-type-play = Welche Karte, zum Beispiel G14 (R, Y, G, B: Rot, Gelb, Grün, Blau)
nullern-field-tricks = Wie viele Stiche
nullern-field-card = Welche Karte
