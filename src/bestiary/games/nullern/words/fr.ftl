nullern-R = rouge
nullern-Y = jaune
nullern-G = vert
nullern-B = bleu

## Why a move is refused

refused-nullern-bidding-first = Tout le monde annonce avant la première carte.
refused-nullern-bidding-done = Les annonces sont faites ; il faut maintenant jouer une carte.
refused-nullern-bid-too-high = Tu peux annoncer de 0 à { $most } plis : autant que de cartes dans ta main.
refused-nullern-follow-trump = L'entame est un atout ({ $trump }) et tu en as : joue atout.

## Moves and what is awaited

nullern-move-bid = annoncer { $tricks }
nullern-move-play = jouer { $card }
nullern-awaited-bid = { $seat } annonce : combien de plis ?
nullern-awaited-play = { $seat } joue une carte.
nullern-awaited-over = La partie est finie.

## What happens

nullern-laid = { $seat } : { $card }
nullern-event-round_begins =
    { $blind ->
        [yes] Manche { $round }, l'aveugle : une carte chacun, et personne ne regarde.
       *[no] Manche { $round } : { $size ->
            [one] une carte
           *[other] { $size } cartes
        } chacun.
    } { $starter } annonce en premier. Carte d'atout : { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Main : { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } annonce { $tricks ->
        [0] zéro
       *[other] { $tricks }
    }.
nullern-event-card_played = { $seat } joue { $card }.
nullern-event-cards_shown = Toutes les cartes à la fois : { $cards }.
nullern-event-trick_taken = { $seat } fait le pli.
nullern-event-round_scored = Décompte de la manche { $round }, points : { $points }.
nullern-event-game_over = La partie est finie. Scores : { $scores }.

## House rules

nullern-option-peak = La plus grande main

## The table

nullern-table-round = Nullern, manche { $round } sur { $rounds }
nullern-table-player = joueur
nullern-table-cards = cartes
nullern-table-bid = annonce
nullern-table-taken = plis
nullern-table-points = points
nullern-table-hoppers = sauterelles
nullern-table-trump = Carte d'atout
nullern-table-trick = Le pli
nullern-table-last-trick = Le dernier pli
nullern-table-hand = Ta main
nullern-table-blind = Ta carte est face cachée ; personne ne regarde avant la dernière annonce.

## Choosing a move

nullern-kind-bid = annoncer
nullern-kind-play = jouer une carte
nullern-type-bid = Combien de plis
nullern-type-play = Quelle carte
nullern-field-tricks = Combien de plis
nullern-field-card = Quelle carte
