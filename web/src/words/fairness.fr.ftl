## Check the shuffle

fair-title = Vérifier le mélange
fair-intro = Avant la première carte, la table a montré une promesse : l’empreinte d’un nombre secret, la graine. La graine est maintenant connue, et ton navigateur a recalculé ce qu’elle doit donner.
fair-intro-draw = Avant la première carte, la table a montré une promesse : l’empreinte d’un nombre secret, la graine. Ensuite, le programme de chaque personne a montré l’empreinte de ses propres nombres au hasard, puis, une fois toutes les empreintes sur la table, ces nombres. La graine est maintenant connue elle aussi, et ton navigateur a recalculé ce qu’ils donnent ensemble.
fair-ok = Tout concorde : les cartes ont été mélangées comme promis.
fair-ok-receipt = Tout concorde, y compris avec ce que ton navigateur a vu et ce qu’il a ajouté.
fair-ok-nothing-added = Tout concorde avec ce que ton navigateur a vu. Lui-même n’a rien ajouté : son empreinte est arrivée trop tard pour la liste.
fair-ok-unseen = Les donnes sont bien celles que donne la graine. Est-ce la graine promise ? On ne peut pas le dire ici : la promesse n’a pas été gardée avec cette partie.
fair-why-unreadable = Cet enregistrement est illisible : il y manque quelque chose, ou il est abîmé.
fair-why-no-seed = Cet enregistrement ne montre pas de graine : il n’y a rien à recalculer.
fair-why-commitment = La graine n’est pas celle qui a été promise.
fair-why-draw = Quelqu’un a ajouté autre chose que ce que son empreinte promettait.
fair-why-lot = Ce ne sont pas les places que donne le tirage.
fair-why-receipt = Le mélange est cohérent, mais ce n’est pas celui qui a été montré à ton navigateur.
fair-why-missing = Il manque une donne : les coups en demandent davantage.
fair-why-extra = Il y a ici plus de donnes que les coups n’en demandent.
fair-why-deal = Les cartes ne sont pas celles que donne la graine.

fair-promised = Ce qui a été promis
fair-shown = Montré avant la première carte
fair-not-known = inconnu ici
fair-recomputed = Empreinte de la graine (SHA-256)
fair-revealed = Ce qui a été révélé
fair-seed = La graine
fair-added = Ajouté par { $name }
fair-nothing = rien
fair-key = Tout cela donne la clé de tous les mélanges
fair-deals = Ce qui a été distribué
fair-deal =
    Donne { $number } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
fair-wrong-card = { $card } ; l’enregistrement dit { $said }

fair-same = concorde
fair-different = ne concorde pas
fair-not-compared = pas comparé
fair-missing = manque dans l’enregistrement
fair-extra = n’a rien à faire ici

fair-committed = Empreinte montrée avant par { $name }
fair-lot = Qui est assis où, par tirage au sort
fair-lot-seat = Place { $seat } : { $name }, avant sur la chaise { $chair }
fair-called-off = { $count ->
        [one] Un tirage a été annulé avant celui-ci, parce que quelqu’un n’a pas montré ses nombres.
       *[other] { $count } tirages ont été annulés avant celui-ci, parce que quelqu’un n’a pas montré ses nombres.
    }
fair-kept = Ce qui a été montré à ton navigateur
fair-save-receipt = Enregistrer le reçu
fair-differs-game = C’était un autre jeu, ou d’autres personnes devaient jouer.
fair-differs-edition = C’était une autre édition des règles.
fair-differs-options = C’étaient d’autres règles maison.
fair-differs-no-draw = Ton navigateur a pris part à un tirage ; d’après cet enregistrement, il n’y en a pas eu.
fair-differs-called-off = Un autre nombre de tirages avait été annulé avant.
fair-differs-lot = Les places devaient être attribuées autrement : par tirage au sort, ou dans l’ordre de la table.
fair-differs-seats = Là où était { $name }, il y a ici quelqu’un d’autre.
fair-differs-commitments = L’empreinte montrée par { $name } était une autre, ou il n’y en avait pas.
fair-differs-entropy = Ton navigateur a ajouté d’autres nombres.

fair-alone = Rien ne t’oblige à nous croire. Enregistre la partie dans un fichier et lance { $command } dessus, sur ton propre ordinateur : chaque coup est aussi rejoué. La façon de mélanger est décrite dans { $file }, assez précisément pour écrire ta propre vérification.
