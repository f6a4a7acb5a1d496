## What is asked of you

cahoots-you-play = À toi : choisis une carte ou un bol.
cahoots-you-speed = Joue dès que tu peux : choisis une carte ou un bol.
cahoots-you-wait = Aucune de tes cartes ne va pour l’instant. Attends les autres.
cahoots-you-bowl = Sur quel bol poses-tu { $card } ?
cahoots-you-card = Quelle carte poses-tu sur le { cahoots-bowl } ?
cahoots-you-none = Aucune de tes cartes ne va sur le { cahoots-bowl }.
cahoots-you-say = Que veux-tu en dire ?
cahoots-tip-signals = Touche un monstre ou un bol pour donner un signal.
cahoots-tip-look = Touche un bol pour regarder ses cartes.
cahoots-back = Retour

## What can I do now?

cahoots-now-play = À ton tour, pose une carte sur un bol dont la carte du dessus montre le même ingrédient ou le même nombre. Essaie de réussir une recette exactement, et laisse aux autres de quoi jouer : qui ne peut pas poser de carte fait perdre tout le monde. Si la table le permet, tu peux à tout moment toucher un bol ou une recette pour donner un signal. Tes cartes restent secrètes.
cahoots-now-over = La partie est finie. Tu peux voir comment elle s’est passée, la revoir ou en jouer une autre.

## The table

cahoots-bowls = Les bols
cahoots-heap-happy = contents
cahoots-heap-waiting = dans la grotte
cahoots-heap-draw = à piocher
cahoots-bowl-shows =
    { cahoots-bowl } : { $card } sur le dessus, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cahoots-lay-on = Poser sur le { cahoots-bowl }, sur { $card }
cahoots-look = Regarder les cartes du { cahoots-bowl }
cahoots-pile = Les cartes du { cahoots-bowl }, celle du dessus d’abord
cahoots-present = Maintenant : { $sums }
cahoots-holds =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cahoots-said-by = { $name } : { $what }
cahoots-short-avoid = Pas ici
cahoots-short-can_play = Bonne carte
cahoots-short-want_play = Pour moi
cahoots-short-can_help = J’aide
cahoots-short-next_goal = Celle-ci

## How it came about

cahoots-story =
    Monstres contents : { $done } sur { $all }, avec { $laid ->
        [one] { $laid } carte
       *[other] { $laid } cartes
    } ; { $left ->
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

cahoots-lesson-welcome = Vous cuisinez ensemble, et gagnez ou perdez ensemble. Les cartes qui brillent peuvent être jouées : touches-en une, puis un bol qui brille. Elle va là où l’ingrédient ou le nombre est le même.
cahoots-lesson-recipes = Chaque monstre demande quelque chose aux quatre cartes du dessus. Sous les mots, près du petit chaudron, tu vois où l’on en est.
cahoots-lesson-exact = Une recette doit être exacte. « Exactement deux », ce n’est pas trois, et une somme de 9 n’est pas 10. L’ingrédient nommé doit être là.
cahoots-lesson-signals = Tu n’as pas le droit de dire tes cartes. Mais touche un bol ou un monstre : tu peux donner un signal, à tout moment.
cahoots-lesson-stuck = Attention : si quelqu’un, à son tour, n’a aucune carte qui va, tout le monde perd. Gardez des bols variés.
cahoots-lesson-heard = Les autres aussi donnent des signaux : regarde les petites bêtes sur les bols et les monstres. Elles pâlissent dès qu’une autre carte est posée.
cahoots-lesson-bowl = L’inverse marche aussi : touche d’abord un bol, et tu vois quelles cartes y vont.
cahoots-lesson-piles = Touche un bol puis l’œil pour regarder ses cartes. Chaque carte existe deux fois : ce qui est là ne reviendra pas.
cahoots-lesson-hint = Tu hésites ? L’ampoule, en haut, demande ce que ferait une chouette maligne.
cahoots-lesson-met = Un monstre est content ! Le suivant sort de la grotte. Parfois une seule carte en contente deux.
cahoots-lesson-cave = Tu vois aussi combien de monstres sont contents, et combien attendent encore dans la grotte.
cahoots-lesson-last = La grotte est vide : contentez ces derniers monstres et vous avez tous gagné.
cahoots-lesson-empty = La pioche est vide. Maintenant chaque carte compte.
cahoots-lesson-speed = Contre la montre : pas de tours, chacun joue dès qu’une carte va. Quand la mèche est brûlée, c’est fini.
