## The ingredients

cahoots-mandrake-1 = mandragore 1
cahoots-mandrake-2 = mandragore 2
cahoots-mandrake-3 = mandragore 3
cahoots-mandrake-4 = mandragore 4
cahoots-mandrake-5 = mandragore 5
cahoots-mandrake-6 = mandragore 6
cahoots-mandrake-7 = mandragore 7
cahoots-mushroom-1 = champignon 1
cahoots-mushroom-2 = champignon 2
cahoots-mushroom-3 = champignon 3
cahoots-mushroom-4 = champignon 4
cahoots-mushroom-5 = champignon 5
cahoots-mushroom-6 = champignon 6
cahoots-mushroom-7 = champignon 7
cahoots-feather-1 = plume 1
cahoots-feather-2 = plume 2
cahoots-feather-3 = plume 3
cahoots-feather-4 = plume 4
cahoots-feather-5 = plume 5
cahoots-feather-6 = plume 6
cahoots-feather-7 = plume 7
cahoots-crystal-1 = cristal 1
cahoots-crystal-2 = cristal 2
cahoots-crystal-3 = cristal 3
cahoots-crystal-4 = cristal 4
cahoots-crystal-5 = cristal 5
cahoots-crystal-6 = cristal 6
cahoots-crystal-7 = cristal 7

## The recipes

cahoots-sum-crystal-4 = les cristaux font 4 en tout
cahoots-sum-crystal-6 = les cristaux font 6 en tout
cahoots-sum-crystal-10 = les cristaux font 10 en tout
cahoots-sum-mushroom-2 = les champignons font 2 en tout
cahoots-sum-mushroom-6 = les champignons font 6 en tout
cahoots-sum-mushroom-7 = les champignons font 7 en tout
cahoots-sum-feather-2 = les plumes font 2 en tout
cahoots-sum-feather-9 = les plumes font 9 en tout
cahoots-sum-feather-11 = les plumes font 11 en tout
cahoots-sum-mandrake-3 = les mandragores font 3 en tout
cahoots-sum-mandrake-9 = les mandragores font 9 en tout
cahoots-total-10 = les quatre bols font 10 en tout
cahoots-total-15 = les quatre bols font 15 en tout
cahoots-total-18 = les quatre bols font 18 en tout
cahoots-total-20 = les quatre bols font 20 en tout
cahoots-half-crystal-mandrake = la somme des cristaux est la moitié de celle des mandragores
cahoots-half-mushroom-feather = la somme des champignons est la moitié de celle des plumes
cahoots-half-mandrake-mushroom = la somme des mandragores est la moitié de celle des champignons
cahoots-half-feather-crystal = la somme des plumes est la moitié de celle des cristaux
cahoots-equal-crystal-feather = cristaux et plumes de même somme
cahoots-equal-mushroom-feather = champignons et plumes de même somme
cahoots-equal-mandrake-crystal = mandragores et cristaux de même somme
cahoots-equal-mushroom-mandrake = champignons et mandragores de même somme
cahoots-adjacent-mandrake = des mandragores dans exactement deux bols voisins
cahoots-adjacent-mushroom = des champignons dans exactement deux bols voisins
cahoots-adjacent-feather = des plumes dans exactement deux bols voisins
cahoots-adjacent-crystal = des cristaux dans exactement deux bols voisins
cahoots-apart-mandrake = des mandragores dans exactement deux bols non voisins
cahoots-apart-mushroom = des champignons dans exactement deux bols non voisins
cahoots-apart-feather = des plumes dans exactement deux bols non voisins
cahoots-apart-crystal = des cristaux dans exactement deux bols non voisins
cahoots-three-mandrake = des mandragores dans exactement trois bols
cahoots-three-mushroom = des champignons dans exactement trois bols
cahoots-three-feather = des plumes dans exactement trois bols
cahoots-three-crystal = des cristaux dans exactement trois bols
cahoots-only-mushroom-crystal = uniquement des champignons et des cristaux (les deux)
cahoots-only-crystal-mandrake = uniquement des cristaux et des mandragores (les deux)
cahoots-only-mandrake-feather = uniquement des mandragores et des plumes (les deux)
cahoots-only-mushroom-feather = uniquement des champignons et des plumes (les deux)
cahoots-all-below-4 = tous les nombres inférieurs à 4
cahoots-all-above-4 = tous les nombres supérieurs à 4
cahoots-same-number = le même nombre dans les quatre bols
cahoots-different-numbers = quatre nombres différents
cahoots-different-ingredients = quatre ingrédients différents
cahoots-different-both = quatre nombres différents et quatre ingrédients différents
cahoots-all-even = uniquement des nombres pairs
cahoots-all-odd = uniquement des nombres impairs
cahoots-alternating-parity = pair et impair en alternance d’un bol à l’autre
cahoots-three-ascending = trois bols voisins qui montent de un en un de gauche à droite
cahoots-four-consecutive = quatre nombres qui se suivent dans n’importe quel ordre

## Why a move is refused

refused-cahoots-does-not-fit = Une carte va sur un bol dont la carte du dessus a le même ingrédient ou le même nombre.
refused-cahoots-silence = À cette table, on joue en silence : personne ne dit un mot.
refused-cahoots-goal-not-open = Cette recette n’est pas visible. On ne parle que des recettes visibles.
refused-cahoots-no-clock = Seul le chrono d’une partie rapide dit que le temps est écoulé.

## What can be said

cahoots-avoid = « Ne jouez pas là »
cahoots-can_play = « J’ai une bonne carte à jouer là »
cahoots-want_play = « Je veux jouer là »
cahoots-can_help = « Je peux aider pour celle-là »
cahoots-next_goal = « Faisons celle-là maintenant »

## Moves and what is awaited

cahoots-bowl =
    { $pile ->
        [0] bol 1
        [1] bol 2
        [2] bol 3
       *[other] bol 4
    }
cahoots-about =
    { $goal ->
        [none] { cahoots-bowl }
       *[other] { $goal }
    }
cahoots-move-play = poser « { $card } » sur le { cahoots-bowl }
cahoots-move-say = dire { $what } : { cahoots-about }
cahoots-move-time_up = annoncer la fin du temps
cahoots-awaited-play = Peut jouer maintenant : { $seat }.
cahoots-awaited-over = La partie est finie.

## What happens

cahoots-hand = { $seat } : { $cards }
cahoots-event-dealt =
    Tout le monde reçoit quatre cartes. Dans les bols : { $bowls }. Dans la pioche : { $draw_pile ->
        [one] { $draw_pile } carte
       *[other] { $draw_pile } cartes
    }.
cahoots-event-goals_opened =
    Les premiers monstres demandent : { $goals }. { $left ->
        [one] { $left } autre attend
       *[other] { $left } autres attendent
    } dans la grotte.
cahoots-event-card_played = { $seat } pose la carte « { $card } » sur le { cahoots-bowl }.
cahoots-event-card_drawn = { $seat } pioche une carte.
cahoots-event-card_seen = { $seat } pioche la carte « { $card } ».
cahoots-event-goal_met = Un monstre est content : { $goal }.
cahoots-event-goal_opened = Le monstre suivant demande : { $goal }.
cahoots-event-said = { $seat } dit { $what } : { cahoots-about }.
cahoots-event-time_ran_out = Le temps est écoulé.
cahoots-event-game_over =
    { $won ->
        [yes] Tous les monstres sont contents : vous avez tous gagné !
       *[no] { $seat ->
            [none] Les monstres perdent patience et vous fuyez la grotte : { $why }. Vous avez tous perdu.
           *[other] { $seat } ne peut pas poser de carte. Les monstres perdent patience et vous fuyez la grotte : vous avez tous perdu.
        }
    }
cahoots-all_met = tous les monstres sont contents
cahoots-cannot_play = quelqu’un ne peut pas poser de carte
cahoots-nobody_can_play = plus personne ne peut poser de carte
cahoots-time_up = le temps est écoulé

## House rules

cahoots-option-level = Difficulté
cahoots-option-level-apprentice = Apprentis : 15 monstres (12 à quatre)
cahoots-option-level-journeyman = Compagnons : 18 monstres (15 à quatre)
cahoots-option-level-master = Maîtres : 21 monstres (18 à quatre)
cahoots-option-level-expert = Experts : 24 monstres (21 à quatre)
cahoots-option-speed = Contre la montre : pas de tours, quatre minutes
cahoots-option-talk = Paroles
cahoots-option-talk-signals = Signaux
cahoots-option-talk-silent = Pas un mot
cahoots-option-talk-free = Parole libre (pour les plus jeunes)
cahoots-option-open_hands = Mains visibles (pour les plus jeunes)

## The table

cahoots-table-title = Cahoots, monstres contents : { $done } sur { $monsters }
cahoots-table-goals = Les monstres demandent
cahoots-table-asleep =
    { $left ->
        [0] Plus aucun autre monstre n’attend.
        [one] { $left } autre attend dans la grotte.
       *[other] { $left } autres attendent dans la grotte.
    }
cahoots-table-cards = Cartes en main
cahoots-table-draw =
    { $left ->
        [0] La pioche est vide.
        [one] Il reste { $left } carte à piocher.
       *[other] Il reste { $left } cartes à piocher.
    }
cahoots-table-hand = Ta main
cahoots-table-won = Tous les monstres sont contents. Vous avez tous gagné !
cahoots-table-lost = Les monstres ont perdu patience. Vous avez tous perdu.
cahoots-table-mandrake = Mandragore
cahoots-table-mushroom = Champignon
cahoots-table-feather = Plume
cahoots-table-crystal = Cristal

## Choosing a move

cahoots-kind-play = poser une carte
cahoots-kind-say = dire quelque chose
cahoots-kind-time_up = annoncer la fin du temps
cahoots-type-play = Quelle carte, et sur quel bol (de 1 à 4)
cahoots-type-say = Quoi, et le bol (de 1 à 4) ou la recette
cahoots-type-time_up = Le temps est écoulé
cahoots-field-card = Quelle carte
cahoots-field-pile = Quel bol
cahoots-field-what = Quoi
cahoots-field-goal = Quelle recette
