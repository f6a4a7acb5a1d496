## What is asked of you

nullern-you-bid =
    { $size ->
        [one] Une carte chacun : feras-tu le pli ?
       *[other] Combien des { $size } plis feras-tu ?
    }
nullern-you-blind = Personne ne regarde. Ta carte fera-t-elle le pli ?
nullern-turning = On retourne toutes les cartes…
nullern-you-lead = À toi d’entamer : joue la carte que tu veux.
nullern-you-follow = L’entame est à l’atout : joue un atout.
nullern-you-play = Joue la carte que tu veux.

## The table

nullern-you = Toi
nullern-trump = { $card }, atout
nullern-trump-is = Atout : { $colour }
nullern-led = a entamé :
nullern-sum =
    { $state ->
        [more] { $sum } annoncés pour { $size } : { $gap } de trop
        [less] { $sum ->
            [one] { $sum } annoncé
           *[other] { $sum } annoncés
        } pour { $size } : il en reste { $gap }
        [even] { $sum ->
            [one] { $sum } annoncé
           *[other] { $sum } annoncés
        } pour { $size } : le compte y est
       *[open] { $sum ->
            [one] { $sum } annoncé
           *[other] { $sum } annoncés
        } pour { $size ->
            [one] un pli
           *[other] { $size } plis
        }
    }
nullern-takes =
    { $you ->
        [yes] Tu fais le pli !
       *[no] { $name } fait le pli
    }
nullern-no-bid = pas encore d’annonce
nullern-pledge = plis : { $taken }, annonce : { $bid }
nullern-score =
    { $hoppers ->
        [0] score : { $score }
        [one] score : { $score }, { $hoppers } sauterelle déjà déduite
       *[other] score : { $score }, { $hoppers } sauterelles déjà déduites
    }
nullern-unit = pts
nullern-vow-open = Annonce { $bid } : encore { $left } à faire
nullern-vow-met = Annonce { $bid } : tu y es. Plus un seul pli !
nullern-vow-zero = Tu as annoncé zéro : fais-toi oublier !
nullern-vow-missed = Annonce { $bid }, plis { $taken } : une sauterelle arrive
nullern-sort-strength = Par force
nullern-sort-colour = Par couleur
nullern-owl = le choix d’un hibou

## The score sheet

nullern-sheet = Feuille de score
nullern-sheet-about = À gauche l’annonce, à droite les points ; une sauterelle là où l’annonce est manquée. En bas le score : les points moins 5 par sauterelle.
nullern-round = manche
nullern-blind = la manche à l’aveugle
nullern-cell =
    annonce { $bid }, plis { $taken }, points { $points }{ $hopper ->
        [yes] , et une sauterelle
       *[no] { "" }
    }
nullern-total-score = score
nullern-kept =
    { $name } : { $kept } annonces tenues sur { $bids }{ $zeros ->
        [0] .
        [one] , dont { $zeros } zéro.
       *[other] , dont { $zeros } zéros.
    }

## What can I do now?

nullern-now-bid = Dis combien de plis tu feras, de zéro au nombre de tes cartes. Une annonce tenue exactement rapporte 10 points et un par pli ; un zéro tenu, 20. Les gros atouts font presque sûrement un pli ; sans atout, c’est le plus grand nombre qui gagne, quelle que soit sa couleur. Regarde les annonces des autres : leur somme peut dépasser le nombre de plis ou rester en dessous.
nullern-now-play = Touche une carte qui brille. Si l’entame est à l’atout, joue atout si tu en as ; sinon, toutes les cartes sont permises. Il te manque des plis ? Joue haut. Tu en as assez ? Glisse tes grosses cartes sous de plus grosses.
nullern-now-over = La partie est finie. Chaque sauterelle a coûté 5 points ; le meilleur score gagne. Tu peux rejouer ou revoir la partie.

## A first game

nullern-lesson-welcome = Bienvenue dans la prairie ! À chaque manche, chacun dit combien de plis il fera : qui voit juste marque des points, qui se trompe attrape une sauterelle. Cette fois, tu n’as qu’une carte. Fera-t-elle le pli ? Annonce 1, sinon 0 : un zéro tenu rapporte 20 points !
nullern-lesson-trick = Chacun pose une carte. Le plus grand nombre fait le pli, quelle que soit sa couleur ; mais un atout bat toutes les autres couleurs. La carte du milieu montre la couleur d’atout.
nullern-lesson-scored = Une annonce tenue rapporte 10 points et un par pli, un zéro tenu 20. Manquée, elle ne rapporte qu’un point par pli, et une sauterelle. À chaque manche, il y a une carte de plus.
nullern-lesson-hopper = Une sauterelle a sauté sur ta feuille de score. Chacune te coûte 5 points ; ton score en tient déjà compte.
nullern-lesson-count = Pour trouver ton annonce, compte tes gros atouts et tes cartes à partir de 17 environ. Les petites cartes des autres couleurs sont bonnes pour un zéro.
nullern-lesson-sum = Tu annonces en dernier, tu sais donc ce que veulent les autres. La somme dépasse le nombre de plis ? On va se les disputer. Elle est en dessous ? Quelqu’un devra en prendre trop.
nullern-lesson-lead = Tu entames et tu peux jouer la carte que tu veux. Si c’est un atout, tous ceux qui en ont doivent jouer atout.
nullern-lesson-follow = L’entame est à l’atout et tu en as : il faut en jouer un. Pas forcément plus fort : un petit atout te met à l’abri.
nullern-lesson-free = L’entame est à l’atout, mais tu n’en as pas : joue ce que tu veux. C’est le moment de te défaire d’une grosse carte.
nullern-lesson-zero = Tu as annoncé zéro, tu ne veux donc aucun pli. Pose ta plus grosse carte encore battue par ce qui est sur la table.
nullern-lesson-enough = Tu as autant de plis qu’annoncé. À partir de maintenant, chaque pli est de trop : joue bas.
nullern-lesson-too-many = C’était un pli de trop, une sauterelle arrive. Chaque pli de plus rapporte encore un point, et gâche peut-être l’annonce de quelqu’un.
nullern-lesson-peak = C’est la plus grande main. À partir de la prochaine manche, il y a chaque fois une carte de moins.
nullern-lesson-blind = La dernière manche se joue à l’aveugle : personne ne voit de carte, pas même la sienne. Regarde l’atout, prends ton courage et annonce 0 ou 1.
