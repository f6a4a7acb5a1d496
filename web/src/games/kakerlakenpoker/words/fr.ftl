## What is asked of you

kakerlakenpoker-you-start = À toi : quelle carte passes-tu ?
kakerlakenpoker-you-whom = À qui la passes-tu ?
kakerlakenpoker-you-claim = Que dis-tu à { $name } ?
kakerlakenpoker-you-answer = { $name } dit « { $claim } ». Vrai ou faux ?
kakerlakenpoker-you-answer-last = { $name } dit « { $claim } ». Tous les autres l’ont vue : vrai ou faux ?
kakerlakenpoker-you-onward = À qui la passes-tu ?
kakerlakenpoker-you-lay = Carte spéciale ! Pose une carte « { $claim } » ou deux au choix.
kakerlakenpoker-you-lay-more = Ajoute encore une carte.
kakerlakenpoker-you-lay-ready = La poser, ou en ajouter une ?

## The board

kakerlakenpoker-act-believe = Croire
kakerlakenpoker-act-believe-small = c’est vrai
kakerlakenpoker-act-doubt = Douter
kakerlakenpoker-act-doubt-small = c’est faux
kakerlakenpoker-act-peek = Regarder
kakerlakenpoker-act-peek-small = puis la passer
kakerlakenpoker-act-lay = Poser : { $cards }
kakerlakenpoker-back = Retour
kakerlakenpoker-whom = À qui ?
kakerlakenpoker-what = Que dis-tu que c’est ?
kakerlakenpoker-drop-on = à { $name }
kakerlakenpoker-drop-where = Dépose-la sur quelqu’un
kakerlakenpoker-before-you = Devant toi
kakerlakenpoker-before = Devant { $name }
kakerlakenpoker-in-hand =
    { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
kakerlakenpoker-slot =
    { $state ->
        [full] { $kind } : { $count } sur { $danger }, perdu !
        [near] { $kind } : { $count } sur { $danger }, danger !
       *[calm] { $kind } : { $count } sur { $danger }
    }
kakerlakenpoker-slot-king = , avec le roi
kakerlakenpoker-told =
    { $truths ->
        [one] { $truths } vérité
       *[other] { $truths } vérités
    }, { $lies ->
        [one] { $lies } mensonge
       *[other] { $lies } mensonges
    }
kakerlakenpoker-says = { $name } à { $to } : « { $claim } »
kakerlakenpoker-says-now = C’est …
kakerlakenpoker-trail = Le chemin de la carte
kakerlakenpoker-it-is = « { $claim } »
kakerlakenpoker-believes = Je te crois !
kakerlakenpoker-doubts = Tu mens !
kakerlakenpoker-stamp-true = Vrai
kakerlakenpoker-stamp-lie = Mensonge
kakerlakenpoker-last = { $name } a dit « { $claim } ». C’était : { $card }.
kakerlakenpoker-last-taken =
    { $brought ->
        [none] { $name } la reçoit.
       *[other] { $name } la reçoit, et le roi amène aussi : { $brought }.
    }
kakerlakenpoker-in-secret = Tu la regardes en secret
kakerlakenpoker-you-know = Tu la connais : { $card }
kakerlakenpoker-really = En vrai : { $card }
kakerlakenpoker-peeking = { $name } soulève la cloche …
kakerlakenpoker-pile-left =
    { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
kakerlakenpoker-loses = { $name } perd !
kakerlakenpoker-you-lose = Tu perds !

## After the match

kakerlakenpoker-story-set = La collection de { $name }
kakerlakenpoker-story-told = Qui a dit la vérité ?
kakerlakenpoker-story-name = Qui
kakerlakenpoker-story-truths = Vérités
kakerlakenpoker-story-lies = Mensonges
kakerlakenpoker-story-front = Cartes

## What can I do now?

kakerlakenpoker-now-start = Qui commence la manche passe à quelqu’un une carte de sa main, face cachée, et annonce ce que c’est : une des sept espèces ou « roi ». Mentir est permis. Glisse la carte sur quelqu’un, ou touche la carte, la personne et l’annonce.
kakerlakenpoker-now-answer = Qui a la carte devant soi dit si l’annonce est vraie. Bien vu : la carte retourne à qui l’a passée. Raté : on la garde. On peut aussi la regarder et la passer, tant que quelqu’un d’autre ne l’a pas vue.
kakerlakenpoker-now-onward = Qui a regardé la carte la passe à quelqu’un qui ne l’a pas vue, avec la même annonce ou une nouvelle.
kakerlakenpoker-now-lay = Une carte spéciale a été prise en main. Pour elle, on pose une carte de ce qui a été nommé en dernier, ou deux au choix. Les cartes spéciales ne se posent jamais. Sans autre carte, la dette s’efface.
kakerlakenpoker-now-over = La partie est finie. Regarde le résultat ou la reprise, ou rejoue.

## The guided game

kakerlakenpoker-lesson-goal = Ici une seule personne perd : la première à avoir trop de bêtes d’une espèce devant elle. Les étagères montrent où chacun en est.
kakerlakenpoker-lesson-start = Tu commences. Choisis une carte, qui la reçoit, et ce que tu annonces. Vrai ou faux, comme tu veux : garde ton sérieux.
kakerlakenpoker-lesson-answer = Une carte pour toi. Croire ou douter : si tu as raison, l’autre la reçoit ; sinon elle te reste. Ou bien regarde-la et passe-la.
kakerlakenpoker-lesson-answer-two = À deux, personne d’autre ne peut prendre la carte : croire ou douter. Cinq d’une espèce, et c’est perdu.
kakerlakenpoker-lesson-said-king = « Roi » est une annonce comme une autre : elle est vraie pour toute bête couronnée. L’espèce du roi serait vraie aussi.
kakerlakenpoker-lesson-travelled = Cette carte a voyagé. Tous sur son chemin l’ont vue, et chacun a pu mentir. Tu ne réponds qu’à la dernière annonce.
kakerlakenpoker-lesson-last-unseen = Tous les autres ont vu cette carte : tu ne peux pas la passer. Croire ou douter !
kakerlakenpoker-lesson-onward = Maintenant tu connais la carte. Passe-la à quelqu’un qui ne l’a pas vue, avec la même annonce ou une autre.
kakerlakenpoker-lesson-peeked = Quelqu’un soulève la cloche et passe la carte. Observe : la nouvelle annonce est-elle différente ?
kakerlakenpoker-lesson-waiting = La carte est sous la cloche devant quelqu’un d’autre. Observe qui ment : vérités et mensonges sont comptés.
kakerlakenpoker-lesson-your-card = Cette carte est à toi, donc tu commences la manche suivante. Passe ce que les autres collectionnent déjà.
kakerlakenpoker-lesson-danger-mine = Attention : encore une de cette espèce devant toi et tu perds. Réfléchis bien avant de parier.
kakerlakenpoker-lesson-danger-theirs = Il ne manque qu’une carte à quelqu’un pour perdre. Passe-lui justement cette espèce, ou fais-le croire.
kakerlakenpoker-lesson-king = Un roi compte comme son espèce et amène la carte visible de la pile de pénalité. Regarde-la avant de risquer un roi.
kakerlakenpoker-lesson-special-in-hand = Tu as une carte spéciale. Avec le joker, toute espèce est vraie, mais pas « roi » ; avec la carte vide, toute annonce est fausse.
kakerlakenpoker-lesson-duty = Une carte spéciale entre dans ta main, mais elle coûte : une carte de ce qui a été nommé en dernier, ou deux au choix. Prends ce qui fait le moins mal.
kakerlakenpoker-lesson-duty-theirs = Une carte spéciale a été prise en main. Elle coûte une carte de ce qui a été nommé en dernier, ou deux au choix. Retiens qui l’a !
kakerlakenpoker-lesson-few-cards = Il te reste peu de cartes. Qui doit commencer une manche sans carte perd : évite de recevoir la prochaine.
