## Check the shuffle

fair-title = Vérifier le mélange
fair-intro = Avant la première carte, la table a montré une promesse : l’empreinte d’un nombre secret, la graine. La graine est maintenant connue, et ton navigateur a recalculé ce qu’elle doit donner.
fair-ok = Tout concorde : les cartes ont été mélangées comme promis.
fair-ok-unseen = Les donnes sont bien celles que donne la graine. Est-ce la graine promise ? On ne peut pas le dire ici : la promesse n’a pas été gardée avec cette partie.
fair-why-unreadable = Cet enregistrement est illisible : il y manque quelque chose, ou il est abîmé.
fair-why-no-seed = Cet enregistrement ne montre pas de graine : il n’y a rien à recalculer.
fair-why-commitment = La graine n’est pas celle qui a été promise.
fair-why-entropy = Ce que tu as ajouté au mélange n’est pas ce que dit l’enregistrement.
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

fair-alone = Rien ne t’oblige à nous croire. Enregistre la partie dans un fichier et lance { $command } dessus, sur ton propre ordinateur : chaque coup est aussi rejoué. La façon de mélanger est décrite dans { $file }, assez précisément pour écrire ta propre vérification.
