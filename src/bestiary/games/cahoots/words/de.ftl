## The ingredients

cahoots-mandrake-1 = Alraune 1
cahoots-mandrake-2 = Alraune 2
cahoots-mandrake-3 = Alraune 3
cahoots-mandrake-4 = Alraune 4
cahoots-mandrake-5 = Alraune 5
cahoots-mandrake-6 = Alraune 6
cahoots-mandrake-7 = Alraune 7
cahoots-mushroom-1 = Pilz 1
cahoots-mushroom-2 = Pilz 2
cahoots-mushroom-3 = Pilz 3
cahoots-mushroom-4 = Pilz 4
cahoots-mushroom-5 = Pilz 5
cahoots-mushroom-6 = Pilz 6
cahoots-mushroom-7 = Pilz 7
cahoots-feather-1 = Feder 1
cahoots-feather-2 = Feder 2
cahoots-feather-3 = Feder 3
cahoots-feather-4 = Feder 4
cahoots-feather-5 = Feder 5
cahoots-feather-6 = Feder 6
cahoots-feather-7 = Feder 7
cahoots-crystal-1 = Kristall 1
cahoots-crystal-2 = Kristall 2
cahoots-crystal-3 = Kristall 3
cahoots-crystal-4 = Kristall 4
cahoots-crystal-5 = Kristall 5
cahoots-crystal-6 = Kristall 6
cahoots-crystal-7 = Kristall 7

## The recipes

cahoots-sum-crystal-4 = Kristalle ergeben zusammen 4
cahoots-sum-crystal-6 = Kristalle ergeben zusammen 6
cahoots-sum-crystal-10 = Kristalle ergeben zusammen 10
cahoots-sum-mushroom-2 = Pilze ergeben zusammen 2
cahoots-sum-mushroom-6 = Pilze ergeben zusammen 6
cahoots-sum-mushroom-7 = Pilze ergeben zusammen 7
cahoots-sum-feather-2 = Federn ergeben zusammen 2
cahoots-sum-feather-9 = Federn ergeben zusammen 9
cahoots-sum-feather-11 = Federn ergeben zusammen 11
cahoots-sum-mandrake-3 = Alraunen ergeben zusammen 3
cahoots-sum-mandrake-9 = Alraunen ergeben zusammen 9
cahoots-total-10 = alle vier Schalen ergeben zusammen 10
cahoots-total-15 = alle vier Schalen ergeben zusammen 15
cahoots-total-18 = alle vier Schalen ergeben zusammen 18
cahoots-total-20 = alle vier Schalen ergeben zusammen 20
cahoots-half-crystal-mandrake = Kristalle ergeben halb so viel wie Alraunen
cahoots-half-mushroom-feather = Pilze ergeben halb so viel wie Federn
cahoots-half-mandrake-mushroom = Alraunen ergeben halb so viel wie Pilze
cahoots-half-feather-crystal = Federn ergeben halb so viel wie Kristalle
cahoots-equal-crystal-feather = Kristalle und Federn ergeben gleich viel
cahoots-equal-mushroom-feather = Pilze und Federn ergeben gleich viel
cahoots-equal-mandrake-crystal = Alraunen und Kristalle ergeben gleich viel
cahoots-equal-mushroom-mandrake = Pilze und Alraunen ergeben gleich viel
cahoots-adjacent-mandrake = Alraunen in genau zwei benachbarten Schalen
cahoots-adjacent-mushroom = Pilze in genau zwei benachbarten Schalen
cahoots-adjacent-feather = Federn in genau zwei benachbarten Schalen
cahoots-adjacent-crystal = Kristalle in genau zwei benachbarten Schalen
cahoots-apart-mandrake = Alraunen in genau zwei nicht benachbarten Schalen
cahoots-apart-mushroom = Pilze in genau zwei nicht benachbarten Schalen
cahoots-apart-feather = Federn in genau zwei nicht benachbarten Schalen
cahoots-apart-crystal = Kristalle in genau zwei nicht benachbarten Schalen
cahoots-three-mandrake = Alraunen in genau drei Schalen
cahoots-three-mushroom = Pilze in genau drei Schalen
cahoots-three-feather = Federn in genau drei Schalen
cahoots-three-crystal = Kristalle in genau drei Schalen
cahoots-only-mushroom-crystal = nur Pilze und Kristalle (beides)
cahoots-only-crystal-mandrake = nur Kristalle und Alraunen (beides)
cahoots-only-mandrake-feather = nur Alraunen und Federn (beides)
cahoots-only-mushroom-feather = nur Pilze und Federn (beides)
cahoots-all-below-4 = alle Zahlen unter 4
cahoots-all-above-4 = alle Zahlen über 4
cahoots-same-number = in allen vier Schalen dieselbe Zahl
cahoots-different-numbers = vier verschiedene Zahlen
cahoots-different-ingredients = vier verschiedene Zutaten
cahoots-different-both = vier verschiedene Zahlen und vier verschiedene Zutaten
cahoots-all-even = nur gerade Zahlen
cahoots-all-odd = nur ungerade Zahlen
cahoots-alternating-parity = gerade und ungerade im Wechsel von Schale zu Schale
cahoots-three-ascending = drei benachbarte Schalen von links nach rechts immer eins mehr
cahoots-four-consecutive = vier aufeinanderfolgende Zahlen in beliebiger Reihenfolge

## Why a move is refused

refused-cahoots-does-not-fit = Eine Karte kommt auf eine Schale, deren oberste Karte dieselbe Zutat oder dieselbe Zahl zeigt.
refused-cahoots-silence = An diesem Tisch wird geschwiegen: Niemand sagt ein Wort.
refused-cahoots-goal-not-open = Dieses Rezept liegt nicht offen. Reden darfst du nur über die offenen.
refused-cahoots-no-clock = Nur die Uhr einer Partie auf Zeit sagt, dass die Zeit um ist.

## What can be said

cahoots-avoid = „Leg da nichts hin“
cahoots-can_play = „Da kann ich eine gute Karte legen“
cahoots-want_play = „Da möchte ich legen“
cahoots-can_help = „Dabei kann ich helfen“
cahoots-next_goal = „Machen wir das als Nächstes“

## Moves and what is awaited

cahoots-bowl =
    { $pile ->
        [0] Schale 1
        [1] Schale 2
        [2] Schale 3
       *[other] Schale 4
    }
cahoots-about =
    { $goal ->
        [none] { cahoots-bowl }
       *[other] { $goal }
    }
cahoots-move-play = { $card } auf { cahoots-bowl } legen
cahoots-move-say = sagen: { $what }, { cahoots-about }
cahoots-move-time_up = die Zeit ausrufen
cahoots-awaited-play = Legen darf jetzt: { $seat }.
cahoots-awaited-over = Die Partie ist zu Ende.

## What happens

cahoots-hand = { $seat }: { $cards }
cahoots-event-dealt =
    Alle bekommen vier Karten. In den Schalen: { $bowls }. { $draw_pile ->
        [one] Eine Karte bleibt
       *[other] { $draw_pile } Karten bleiben
    } zum Nachziehen.
cahoots-event-goals_opened =
    Die ersten Monster wünschen sich: { $goals }. { $left ->
        [one] Noch eins wartet
       *[other] Noch { $left } warten
    } in der Höhle.
cahoots-event-card_played = { $seat } legt { $card } auf { cahoots-bowl }.
cahoots-event-card_drawn = { $seat } zieht eine Karte.
cahoots-event-card_seen = { $seat } zieht { $card }.
cahoots-event-goal_met = Ein Monster ist zufrieden: { $goal }.
cahoots-event-goal_opened = Das nächste Monster wünscht sich: { $goal }.
cahoots-event-said = { $seat } sagt { $what }: { cahoots-about }.
cahoots-event-time_ran_out = Die Zeit ist um.
cahoots-event-game_over =
    { $won ->
        [yes] Alle Monster sind zufrieden: Ihr habt alle gewonnen!
       *[no] { $seat ->
            [none] Die Monster verlieren die Geduld, und ihr flieht aus der Höhle: { $why }. Ihr habt alle verloren.
           *[other] { $seat } kann keine Karte legen. Die Monster verlieren die Geduld, und ihr flieht aus der Höhle: Ihr habt alle verloren.
        }
    }
cahoots-all_met = Alle Monster sind zufrieden
cahoots-cannot_play = Jemand kann keine Karte legen
cahoots-nobody_can_play = Niemand kann mehr eine Karte legen
cahoots-time_up = Die Zeit ist um

## House rules

cahoots-option-level = Schwierigkeit
cahoots-option-level-apprentice = Lehrlinge: 15 Monster (zu viert 12)
cahoots-option-level-journeyman = Gesellen: 18 Monster (zu viert 15)
cahoots-option-level-master = Meister: 21 Monster (zu viert 18)
cahoots-option-level-expert = Experten: 24 Monster (zu viert 21)
cahoots-option-speed = Auf Zeit: keine Reihenfolge, vier Minuten
cahoots-option-talk = Reden
cahoots-option-talk-signals = Signale
cahoots-option-talk-silent = Kein Wort
cahoots-option-talk-free = Freies Reden (für Jüngere)
cahoots-option-open_hands = Offene Karten (für Jüngere)

## The table

cahoots-table-title = Cahoots, zufriedene Monster: { $done } von { $monsters }
cahoots-table-goals = Die Monster wünschen sich
cahoots-table-asleep =
    { $left ->
        [0] Sonst wartet kein Monster mehr.
        [one] Noch eins wartet in der Höhle.
       *[other] Noch { $left } warten in der Höhle.
    }
cahoots-table-cards = Handkarten
cahoots-table-draw =
    { $left ->
        [0] Der Nachziehstapel ist leer.
        [one] Noch eine Karte zum Nachziehen.
       *[other] Noch { $left } Karten zum Nachziehen.
    }
cahoots-table-hand = Deine Hand
cahoots-table-won = Alle Monster sind zufrieden. Ihr habt alle gewonnen!
cahoots-table-lost = Die Monster haben die Geduld verloren. Ihr habt alle verloren.
cahoots-table-mandrake = Alraune
cahoots-table-mushroom = Pilz
cahoots-table-feather = Feder
cahoots-table-crystal = Kristall

## Choosing a move

cahoots-kind-play = eine Karte legen
cahoots-kind-say = etwas sagen
cahoots-kind-time_up = die Zeit ausrufen
cahoots-type-play = Welche Karte, und auf welche Schale (1 bis 4)
cahoots-type-say = Was, und die Schale (1 bis 4) oder das Rezept
cahoots-type-time_up = Die Zeit ist um
cahoots-field-card = Welche Karte
cahoots-field-pile = Auf welche Schale
cahoots-field-what = Was
cahoots-field-goal = Welches Rezept
