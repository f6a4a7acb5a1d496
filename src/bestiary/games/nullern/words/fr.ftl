nullern-R = rouge
nullern-Y = jaune
nullern-G = vert
nullern-B = bleu

## The cards

nullern-R1 = rouge 1
nullern-R2 = rouge 2
nullern-R3 = rouge 3
nullern-R4 = rouge 4
nullern-R5 = rouge 5
nullern-R6 = rouge 6
nullern-R7 = rouge 7
nullern-R8 = rouge 8
nullern-R9 = rouge 9
nullern-R10 = rouge 10
nullern-R11 = rouge 11
nullern-R12 = rouge 12
nullern-R13 = rouge 13
nullern-R14 = rouge 14
nullern-R15 = rouge 15
nullern-R16 = rouge 16
nullern-R17 = rouge 17
nullern-R18 = rouge 18
nullern-R19 = rouge 19
nullern-R20 = rouge 20
nullern-Y1 = jaune 1
nullern-Y2 = jaune 2
nullern-Y3 = jaune 3
nullern-Y4 = jaune 4
nullern-Y5 = jaune 5
nullern-Y6 = jaune 6
nullern-Y7 = jaune 7
nullern-Y8 = jaune 8
nullern-Y9 = jaune 9
nullern-Y10 = jaune 10
nullern-Y11 = jaune 11
nullern-Y12 = jaune 12
nullern-Y13 = jaune 13
nullern-Y14 = jaune 14
nullern-Y15 = jaune 15
nullern-Y16 = jaune 16
nullern-Y17 = jaune 17
nullern-Y18 = jaune 18
nullern-Y19 = jaune 19
nullern-Y20 = jaune 20
nullern-G1 = vert 1
nullern-G2 = vert 2
nullern-G3 = vert 3
nullern-G4 = vert 4
nullern-G5 = vert 5
nullern-G6 = vert 6
nullern-G7 = vert 7
nullern-G8 = vert 8
nullern-G9 = vert 9
nullern-G10 = vert 10
nullern-G11 = vert 11
nullern-G12 = vert 12
nullern-G13 = vert 13
nullern-G14 = vert 14
nullern-G15 = vert 15
nullern-G16 = vert 16
nullern-G17 = vert 17
nullern-G18 = vert 18
nullern-G19 = vert 19
nullern-G20 = vert 20
nullern-B1 = bleu 1
nullern-B2 = bleu 2
nullern-B3 = bleu 3
nullern-B4 = bleu 4
nullern-B5 = bleu 5
nullern-B6 = bleu 6
nullern-B7 = bleu 7
nullern-B8 = bleu 8
nullern-B9 = bleu 9
nullern-B10 = bleu 10
nullern-B11 = bleu 11
nullern-B12 = bleu 12
nullern-B13 = bleu 13
nullern-B14 = bleu 14
nullern-B15 = bleu 15
nullern-B16 = bleu 16
nullern-B17 = bleu 17
nullern-B18 = bleu 18
nullern-B19 = bleu 19
nullern-B20 = bleu 20

## Why a move is refused

refused-nullern-bidding-first = Tout le monde annonce avant la première carte.
refused-nullern-bidding-done = Les annonces sont faites ; il faut maintenant jouer une carte.
refused-nullern-bid-too-high = L’annonce va de 0 à { $most } : pas plus de plis que de cartes.
refused-nullern-follow-trump = L’entame est un atout ({ $trump }) et tu en as : joue atout.

## Moves and what is awaited

nullern-move-bid = annoncer { $tricks }
nullern-move-play = jouer le { $card }
nullern-awaited-bid = { $seat } annonce : combien de plis ?
nullern-awaited-play = { $seat } joue une carte.
nullern-awaited-over = La partie est finie.

## What happens

nullern-laid = { $seat } : { $card }
nullern-tally =
    { $hopper ->
        [yes] { $seat } +{ $points } et une sauterelle
       *[no] { $seat } +{ $points }
    }
nullern-total = { $seat } { $score }
nullern-event-round_begins =
    { $blind ->
        [yes] Manche { $round }, l’aveugle : une carte chacun, et personne ne regarde.
       *[no] Manche { $round } : { $size ->
            [one] une carte
           *[other] { $size } cartes
        } chacun.
    } { $starter } annonce en premier. Carte d’atout : { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Ta main : { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } annonce { $tricks ->
        [0] zéro
       *[other] { $tricks }
    }.
nullern-event-card_played = { $seat } joue le { $card }.
nullern-event-cards_shown = Toutes les cartes sont montrées à la fois. { $cards }.
nullern-event-trick_taken = { $seat } fait le pli.
nullern-event-round_scored = Décompte de la manche { $round } : { $players }.
nullern-event-game_over = La partie est finie. Première place : { $winners }. Scores : { $totals }.

## House rules

nullern-option-peak = Durée de la partie
nullern-option-peak-3 = jusqu’à 3 cartes (6 manches)
nullern-option-peak-4 = jusqu’à 4 cartes (8 manches)
nullern-option-peak-5 = jusqu’à 5 cartes (10 manches)
nullern-option-peak-6 = jusqu’à 6 cartes (12 manches)
nullern-option-peak-7 = jusqu’à 7 cartes (14 manches)
nullern-option-peak-8 = jusqu’à 8 cartes (16 manches)
nullern-option-peak-9 = jusqu’à 9 cartes (18 manches)
nullern-option-peak-10 = jusqu’à 10 cartes (20 manches)

## The table

nullern-table-round = Nullern, manche { $round } sur { $rounds }
nullern-table-player = joueur
nullern-table-cards = cartes
nullern-table-bid = annonce
nullern-table-taken = plis
nullern-table-points = points
nullern-table-hoppers = sauterelles (−5 chacune)
nullern-table-trump = Carte d’atout
nullern-table-trick = Le pli
nullern-table-last-trick = Le dernier pli
nullern-table-hand = Ta main
nullern-table-blind = Ta carte est face cachée ; personne ne regarde avant la dernière annonce.

## Choosing a move

nullern-kind-bid = annoncer
nullern-kind-play = jouer une carte
nullern-type-bid = Combien de plis
nullern-type-play = Quelle carte, par exemple G14 (R, Y, G, B : rouge, jaune, vert, bleu)
nullern-field-tricks = Combien de plis
nullern-field-card = Quelle carte
