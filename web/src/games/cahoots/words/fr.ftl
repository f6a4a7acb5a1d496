## What is asked of you

cahoots-you-play = À toi : choisis une carte à poser.
cahoots-you-speed = Pose une carte dès que tu peux.
cahoots-you-wait = Aucune de tes cartes ne va pour l’instant. Attends les autres.
cahoots-you-bowl = Sur quel bol poses-tu { $card } ?
cahoots-you-card = Quelle carte poses-tu sur le { cahoots-bowl } ?
cahoots-you-card-or-signal = Pose une carte sur le { cahoots-bowl } ou donne un signal.
cahoots-you-none = Aucune de tes cartes ne va sur le { cahoots-bowl }.
cahoots-you-say = Quel signal donnes-tu ?
cahoots-tip-signals = Pour un signal, touche un monstre ou un bol.
cahoots-tip-look = Touche un bol pour regarder ses cartes.
cahoots-back = Retour

## What can I do now?

cahoots-now-play = À ton tour, pose une carte sur un bol dont la carte du dessus montre le même ingrédient ou le même nombre. Essaie de réussir une recette exactement, et laisse aux autres de quoi jouer : si quelqu’un ne peut pas poser de carte, tout le monde perd. Si la table le permet, tu peux à tout moment toucher un bol ou une recette pour donner un signal. Tes cartes restent secrètes.
cahoots-now-over = La partie est finie. Tu peux voir comment elle s’est passée, la revoir ou en jouer une autre.

## The table

cahoots-bowls = Les bols
cahoots-heap-happy = contents
cahoots-heap-waiting = dans la grotte
cahoots-heap-draw = à piocher
cahoots-bowl-shows =
    { cahoots-bowl } : { $card } sur le dessus, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cahoots-lay-on = Poser sur le { cahoots-bowl }, sur { $card }
cahoots-look = Regarder les cartes du { cahoots-bowl }
cahoots-pile = Les cartes du { cahoots-bowl }, celle du dessus d’abord
cahoots-present = Maintenant : { $sums }
cahoots-holds =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cahoots-said-by = { $name } : { $what }
cahoots-short-avoid = Pas ici
cahoots-short-can_play = Bonne carte ici
cahoots-short-want_play = Je veux jouer ici
cahoots-short-can_help = Je peux aider
cahoots-short-next_goal = Celle-ci d’abord

## How it came about

cahoots-story =
    Monstres contents : { $done } sur { $all }, avec { $laid ->
        [one] { $laid } carte
       *[other] { $laid } cartes
    } ; { $left ->
        [0] la pioche était vide.
        [one] il restait { $left } carte à piocher.
       *[other] il restait { $left } cartes à piocher.
    }
cahoots-served =
    { $count ->
        [one] a rendu { $count } monstre content
       *[other] a rendu { $count } monstres contents
    }

## A first game

cahoots-lesson-welcome = Vous jouez ensemble. Touche une carte qui brille, puis un bol qui brille : même ingrédient ou même nombre.
cahoots-lesson-recipes = Chaque monstre a une envie : elle porte sur les quatre cartes du dessus. Le petit chaudron dit où on en est.
cahoots-lesson-exact = Une recette doit être exacte : 9 n’est pas 10, « deux » n’est pas trois, et ce qui est nommé doit être là.
cahoots-lesson-signals = Tes cartes sont secrètes. Mais touche un bol ou un monstre : tu peux donner un signal quand tu veux.
cahoots-lesson-stuck = Attention : si quelqu’un, à son tour, ne peut rien poser, tout le monde perd. Gardez des bols variés.
cahoots-lesson-heard = Les autres aussi donnent des signaux : cherche les petites bêtes. Elles pâlissent à la carte suivante.
cahoots-lesson-bowl = L’inverse marche aussi : touche d’abord un bol, et tu vois quelles cartes y vont.
cahoots-lesson-piles = Touche un bol, puis l’œil, pour voir ses cartes. Chaque carte existe deux fois : ce qui est là ne revient pas.
cahoots-lesson-hint = Tu hésites ? L’ampoule, en haut, demande ce que ferait un hibou malin.
cahoots-lesson-met = Un monstre est content ! Le suivant sort de la grotte. Parfois une seule carte en contente deux.
cahoots-lesson-cave = Tu vois aussi combien de monstres sont contents, et combien attendent encore dans la grotte.
cahoots-lesson-last = La grotte est vide : contentez ces derniers monstres et vous avez tous gagné.
cahoots-lesson-empty = La pioche est vide. Maintenant chaque carte compte.
cahoots-lesson-speed = Contre la montre : pas de tours, on joue dès qu’une carte va. Quand la mèche est brûlée, c’est fini.
