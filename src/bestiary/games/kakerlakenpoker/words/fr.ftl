kakerlakenpoker-bat = chauve-souris
kakerlakenpoker-fly = mouche
kakerlakenpoker-cockroach = cafard
kakerlakenpoker-toad = crapaud
kakerlakenpoker-rat = rat
kakerlakenpoker-scorpion = scorpion
kakerlakenpoker-stinkbug = punaise
kakerlakenpoker-bat-king = roi des chauves-souris
kakerlakenpoker-fly-king = roi des mouches
kakerlakenpoker-cockroach-king = roi des cafards
kakerlakenpoker-toad-king = roi des crapauds
kakerlakenpoker-rat-king = roi des rats
kakerlakenpoker-scorpion-king = roi des scorpions
kakerlakenpoker-stinkbug-king = roi des punaises
kakerlakenpoker-joker = joker
kakerlakenpoker-blank = carte vide
kakerlakenpoker-king = roi
kakerlakenpoker-nothing = rien

## Why a move is refused

refused-kakerlakenpoker-start-round = Tu commences la manche : passe une carte de ta main à quelqu’un et dis ce que c’est.
refused-kakerlakenpoker-answer-first = Une carte est devant toi : crois, doute, ou regarde si quelqu’un d’autre ne l’a pas vue non plus.
refused-kakerlakenpoker-pass-on = Tu as regardé la carte ; passe-la maintenant et dis ce que c’est.
refused-kakerlakenpoker-last-unseen = Tous les autres ont vu la carte : tu ne peux que croire ou douter.
refused-kakerlakenpoker-not-to-self = Tu ne peux pas te passer une carte ; choisis quelqu’un d’autre.
refused-kakerlakenpoker-has-seen = Cette personne a déjà vu la carte ; passe-la à quelqu’un qui ne l’a pas vue.
refused-kakerlakenpoker-no-such-seat = Personne n’est assis là : les places vont de 0 à { $last_seat }.
refused-kakerlakenpoker-card-missing = Tu commences la manche : nomme la carte de ta main que tu passes.
refused-kakerlakenpoker-card-named = Tu passes la carte que tu as regardée : dis à qui et ce que c’est, sans nommer de carte de ta main.
refused-kakerlakenpoker-nothing-owed = Tu ne dois rien : on ne pose des cartes que pour une carte spéciale prise en main.
refused-kakerlakenpoker-owes = Tu as pris une carte spéciale : pose d’abord une carte de la dernière annonce ({ $named }), ou deux au choix.
refused-kakerlakenpoker-not-named = Cette carte seule ne suffit pas : pose une carte de la dernière annonce ({ $named }), ou deux au choix.
refused-kakerlakenpoker-special-stays = Le joker et la carte vide ne se posent jamais ; choisis d’autres cartes.
refused-kakerlakenpoker-one-or-two = Pose une carte de la dernière annonce ({ $named }), ou deux au choix : ni plus ni moins.

## Moves and what is awaited

kakerlakenpoker-move-pass =
    { $card ->
        [none] la passer à { $to } en disant « { $claim } »
       *[other] passer « { $card } » à { $to } en disant « { $claim } »
    }
kakerlakenpoker-move-believe = croire
kakerlakenpoker-move-doubt = douter
kakerlakenpoker-move-peek = regarder, puis la passer
kakerlakenpoker-move-lay = poser : { $cards }
kakerlakenpoker-awaited-start = { $seat } commence une manche : quelle carte, à qui, et quelle annonce ?
kakerlakenpoker-awaited-answer = { $seat } a une carte face cachée : l’annonce est-elle vraie ?
kakerlakenpoker-awaited-onward = { $seat } a regardé la carte et la passe.
kakerlakenpoker-awaited-lay = { $seat } a pris une carte spéciale et règle sa dette.
kakerlakenpoker-awaited-over = La partie est finie.

## What happens

kakerlakenpoker-event-game_begins =
    { $hand ->
        [none] Les cartes sont distribuées.
       *[other] Les cartes sont distribuées. Ta main : { $hand }.
    } La pile de pénalité a { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } ; dessus, face visible : { $top }.
kakerlakenpoker-event-round_begins = { $seat } commence une manche.
kakerlakenpoker-event-card_passed =
    { $card ->
        [none] { $seat } passe une carte à { $to } : « { $claim } ».
       *[other] { $seat } passe une carte ({ $card }) à { $to } : « { $claim } ».
    }
kakerlakenpoker-event-believed = { $seat } croit { $passer } : « { $claim } », c’est vrai.
kakerlakenpoker-event-doubted = { $seat } ne croit pas { $passer } : « { $claim } », c’est faux.
kakerlakenpoker-event-peeked = { $seat } regarde la carte en secret.
kakerlakenpoker-event-card_seen = Tu vois : { $card }.
kakerlakenpoker-event-card_shown =
    { $true ->
        [yes] On montre la carte : { $card }. L’annonce « { $claim } » était vraie.
       *[no] On montre la carte : { $card }. L’annonce « { $claim } » était un mensonge.
    }
kakerlakenpoker-event-card_taken = { $seat } reçoit la carte « { $card } ».
kakerlakenpoker-event-special_taken =
    { $from_pile ->
        [yes] De la pile de pénalité sort une carte spéciale ({ $card }) : { $seat } la prend en main et doit une carte « { $claim } » ou deux au choix.
       *[no] { $seat } prend en main une carte spéciale ({ $card }) et doit une carte « { $claim } » ou deux au choix.
    }
kakerlakenpoker-event-penalty_card = Le roi amène une carte de pénalité : { $seat } reçoit la carte « { $card } ».
kakerlakenpoker-event-pile_turned =
    { $card ->
        [none] La pile de pénalité est vide.
       *[other] On retourne la carte de pénalité suivante : { $card }.
    }
kakerlakenpoker-event-cards_laid = { $seat } pose : { $cards }.
kakerlakenpoker-event-duty_lapsed = { $seat } n’a rien à poser pour la carte spéciale : la dette s’efface.
kakerlakenpoker-event-duty_unmet = { $seat } n’a plus rien à poser pour la carte spéciale.
kakerlakenpoker-full_set = trop de cartes de la même espèce
kakerlakenpoker-empty_hand = plus de carte pour commencer une manche
kakerlakenpoker-idle_rounds = dix manches de suite n’ont rien posé devant personne
kakerlakenpoker-unmet_duty = rien à poser pour une carte spéciale
kakerlakenpoker-event-game_over =
    { $kind ->
        [none] { $loser } perd : { $why }.
       *[other] { $loser } perd : { $why } ({ $kind }).
    } Tous les autres gagnent.

## The table

kakerlakenpoker-table-title = Kakerlakenpoker Royal : { $danger } d’une même espèce, et c’est perdu
kakerlakenpoker-table-cards = cartes en main
kakerlakenpoker-table-told = vrai/faux
kakerlakenpoker-table-front = posé devant
kakerlakenpoker-table-pile = Pile de pénalité
kakerlakenpoker-table-empty = vide
kakerlakenpoker-table-round = La carte
kakerlakenpoker-table-last-round = La dernière carte
kakerlakenpoker-table-hidden = face cachée
kakerlakenpoker-table-seen = vue par { $names }
kakerlakenpoker-table-hand = ta main
kakerlakenpoker-table-claim = « { $claim } »
kakerlakenpoker-table-crown = 👑 l’une d’elles est le roi de l’espèce
kakerlakenpoker-table-owed =
    { $times ->
        [one] { $name } doit une carte « { $claim } » ou deux au choix.
       *[other] { $name } doit { $times } fois : une carte « { $claim } » ou deux au choix.
    }
kakerlakenpoker-table-special =
    { $passed ->
        [yes] { $name } avait pris une carte spéciale ({ $card }) ; c’est elle qui circule.
        [maybe] { $name } avait pris une carte spéciale ({ $card }) ; c’est peut-être elle qui circule.
       *[no] { $name } a en main une carte spéciale ({ $card }).
    }
kakerlakenpoker-table-idle =
    { $idle ->
        [one] Une manche n’a rien posé devant personne. Après dix de suite, la personne qui doit commencer perd.
       *[other] { $idle } manches de suite n’ont rien posé devant personne. Après dix, la personne qui doit commencer perd.
    }
kakerlakenpoker-table-loser = { $name } perd : { $why }. Tous les autres gagnent.

## Choosing a move

kakerlakenpoker-kind-pass = passer une carte
kakerlakenpoker-kind-believe = croire
kakerlakenpoker-kind-doubt = douter
kakerlakenpoker-kind-peek = regarder, puis la passer
kakerlakenpoker-kind-lay = poser des cartes
kakerlakenpoker-type-pass = À qui, quelle carte, et ton annonce
kakerlakenpoker-type-lay = Quelles cartes
kakerlakenpoker-field-to = À qui
kakerlakenpoker-field-card = Quelle carte
kakerlakenpoker-field-claim = Quelle annonce
kakerlakenpoker-field-cards = Quelles cartes
