kakerlakenpoker-bat = Fledermaus
kakerlakenpoker-fly = Fliege
kakerlakenpoker-cockroach = Kakerlake
kakerlakenpoker-toad = Kröte
kakerlakenpoker-rat = Ratte
kakerlakenpoker-scorpion = Skorpion
kakerlakenpoker-stinkbug = Stinkwanze
kakerlakenpoker-bat-king = Fledermauskönig
kakerlakenpoker-fly-king = Fliegenkönig
kakerlakenpoker-cockroach-king = Kakerlakenkönig
kakerlakenpoker-toad-king = Krötenkönig
kakerlakenpoker-rat-king = Rattenkönig
kakerlakenpoker-scorpion-king = Skorpionkönig
kakerlakenpoker-stinkbug-king = Stinkwanzenkönig
kakerlakenpoker-joker = Joker
kakerlakenpoker-blank = leere Karte
kakerlakenpoker-king = König
kakerlakenpoker-nothing = nichts

## Why a move is refused

refused-kakerlakenpoker-start-round = Du beginnst die Runde: Gib jemandem eine Handkarte und sag, was darauf ist.
refused-kakerlakenpoker-answer-first = Vor dir liegt eine Karte: Glaub, zweifle, oder sieh sie an, wenn außer dir noch jemand sie nicht kennt.
refused-kakerlakenpoker-pass-on = Du hast die Karte angesehen; gib sie jetzt weiter und sag, was darauf ist.
refused-kakerlakenpoker-last-unseen = Alle anderen haben die Karte gesehen: Du kannst nur glauben oder zweifeln.
refused-kakerlakenpoker-not-to-self = Dir selbst kannst du keine Karte geben; such dir jemand anderen aus.
refused-kakerlakenpoker-has-seen = Dort wurde die Karte schon angesehen; gib sie jemandem, der sie nicht kennt.
refused-kakerlakenpoker-no-such-seat = Da sitzt niemand: Die Plätze gehen von 0 bis { $last_seat }.
refused-kakerlakenpoker-card-missing = Du beginnst die Runde: Nenn die Handkarte, die du weggibst.
refused-kakerlakenpoker-card-named = Du gibst die Karte weiter, die du angesehen hast: Sag, an wen und was es ist, und nenn keine Handkarte.
refused-kakerlakenpoker-nothing-owed = Du schuldest nichts: Karten legt man nur für eine Spezialkarte, die man auf die Hand genommen hat.
refused-kakerlakenpoker-owes = Du hast eine Spezialkarte genommen: Leg erst eine Karte von dem, was zuletzt genannt wurde ({ $named }), oder zwei beliebige.
refused-kakerlakenpoker-not-named = Diese Karte allein genügt nicht: Leg eine von dem, was zuletzt genannt wurde ({ $named }), oder zwei beliebige.
refused-kakerlakenpoker-special-stays = Joker und leere Karte werden nie hingelegt; nimm andere Karten.
refused-kakerlakenpoker-one-or-two = Leg eine Karte von dem, was zuletzt genannt wurde ({ $named }), oder zwei beliebige: nicht mehr und nicht weniger.

## Moves and what is awaited

kakerlakenpoker-move-pass =
    { $card ->
        [none] sie an { $to } weitergeben und „{ $claim }“ sagen
       *[other] „{ $card }“ an { $to } geben und „{ $claim }“ sagen
    }
kakerlakenpoker-move-believe = glauben
kakerlakenpoker-move-doubt = zweifeln
kakerlakenpoker-move-peek = ansehen und weitergeben
kakerlakenpoker-move-lay = hinlegen: { $cards }
kakerlakenpoker-awaited-start = { $seat } beginnt eine Runde: welche Karte, an wen, und mit welcher Ansage?
kakerlakenpoker-awaited-answer = { $seat } hat eine verdeckte Karte vor sich: Stimmt die Ansage?
kakerlakenpoker-awaited-onward = { $seat } hat die Karte angesehen und gibt sie weiter.
kakerlakenpoker-awaited-lay = { $seat } hat eine Spezialkarte genommen und legt dafür Karten hin.
kakerlakenpoker-awaited-over = Die Partie ist zu Ende.

## What happens

kakerlakenpoker-event-game_begins =
    { $hand ->
        [none] Die Karten sind verteilt.
       *[other] Die Karten sind verteilt. Deine Hand: { $hand }.
    } Der Strafstapel hat { $pile ->
        [one] eine Karte
       *[other] { $pile } Karten
    }; oben liegt offen: { $top }.
kakerlakenpoker-event-round_begins = { $seat } beginnt eine Runde.
kakerlakenpoker-event-card_passed =
    { $card ->
        [none] { $seat } gibt eine Karte an { $to }: „{ $claim }“.
       *[other] { $seat } gibt eine Karte ({ $card }) an { $to }: „{ $claim }“.
    }
kakerlakenpoker-event-believed = { $seat } glaubt { $passer }: „{ $claim }“ stimmt.
kakerlakenpoker-event-doubted = { $seat } glaubt { $passer } nicht: „{ $claim }“ stimmt nicht.
kakerlakenpoker-event-peeked = { $seat } sieht sich die Karte heimlich an.
kakerlakenpoker-event-card_seen = Du siehst: { $card }.
kakerlakenpoker-event-card_shown =
    { $true ->
        [yes] Die Karte wird gezeigt: { $card }. „{ $claim }“ war die Wahrheit.
       *[no] Die Karte wird gezeigt: { $card }. „{ $claim }“ war gelogen.
    }
kakerlakenpoker-event-card_taken = { $seat } bekommt die Karte „{ $card }“.
kakerlakenpoker-event-special_taken =
    { $from_pile ->
        [yes] Vom Strafstapel kommt eine Spezialkarte ({ $card }): { $seat } nimmt sie auf die Hand und schuldet eine Karte „{ $claim }“ oder zwei beliebige.
       *[no] { $seat } nimmt eine Spezialkarte ({ $card }) auf die Hand und schuldet eine Karte „{ $claim }“ oder zwei beliebige.
    }
kakerlakenpoker-event-penalty_card = Der König bringt eine Strafkarte mit: { $seat } bekommt die Karte „{ $card }“.
kakerlakenpoker-event-pile_turned =
    { $card ->
        [none] Der Strafstapel ist leer.
       *[other] Die nächste Strafkarte wird aufgedeckt: { $card }.
    }
kakerlakenpoker-event-cards_laid = { $seat } legt hin: { $cards }.
kakerlakenpoker-event-duty_lapsed = { $seat } hat keine Karte, die für die Spezialkarte gelegt werden könnte: Die Schuld verfällt.
kakerlakenpoker-event-duty_unmet = { $seat } hat keine Karte mehr, die für die Spezialkarte gelegt werden könnte.
kakerlakenpoker-full_set = zu viele Karten von einer Art
kakerlakenpoker-empty_hand = keine Karte mehr, um eine Runde zu beginnen
kakerlakenpoker-idle_rounds = zehn Runden in Folge bekam niemand eine Karte vor sich
kakerlakenpoker-unmet_duty = keine Karte mehr, die für eine Spezialkarte gelegt werden könnte
kakerlakenpoker-event-game_over =
    { $kind ->
        [none] { $loser } verliert: { $why }.
       *[other] { $loser } verliert: { $why } ({ $kind }).
    } Alle anderen gewinnen.

## The table

kakerlakenpoker-table-title = Kakerlakenpoker Royal: Wer { $danger } von einer Art hat, verliert
kakerlakenpoker-table-cards = Handkarten
kakerlakenpoker-table-told = wahr/gelogen
kakerlakenpoker-table-front = liegt vor
kakerlakenpoker-table-pile = Strafstapel
kakerlakenpoker-table-empty = leer
kakerlakenpoker-table-round = Die Karte
kakerlakenpoker-table-last-round = Die letzte Karte
kakerlakenpoker-table-hidden = verdeckt
kakerlakenpoker-table-seen = gesehen von { $names }
kakerlakenpoker-table-hand = deine Hand
kakerlakenpoker-table-claim = „{ $claim }“
kakerlakenpoker-table-crown = 👑 der König der Art ist dabei
kakerlakenpoker-table-owed =
    { $times ->
        [one] { $name } schuldet eine Karte „{ $claim }“ oder zwei beliebige.
       *[other] { $name } schuldet { $times }-mal: eine Karte „{ $claim }“ oder zwei beliebige.
    }
kakerlakenpoker-table-special =
    { $passed ->
        [yes] { $name } hatte eine Spezialkarte genommen ({ $card }); sie ist es, die gerade wandert.
        [maybe] { $name } hatte eine Spezialkarte genommen ({ $card }); vielleicht ist sie es, die gerade wandert.
       *[no] { $name } hat eine Spezialkarte auf der Hand ({ $card }).
    }
kakerlakenpoker-table-idle =
    { $idle ->
        [one] Eine Runde lang bekam niemand eine Karte vor sich. Nach zehn in Folge verliert, wer die nächste beginnen muss.
       *[other] { $idle } Runden in Folge bekam niemand eine Karte vor sich. Nach zehn verliert, wer die nächste beginnen muss.
    }
kakerlakenpoker-table-loser = { $name } verliert: { $why }. Alle anderen gewinnen.

## Choosing a move

kakerlakenpoker-kind-pass = eine Karte geben
kakerlakenpoker-kind-believe = glauben
kakerlakenpoker-kind-doubt = zweifeln
kakerlakenpoker-kind-peek = ansehen und weitergeben
kakerlakenpoker-kind-lay = Karten hinlegen
kakerlakenpoker-type-pass = An wen, welche Karte, und deine Ansage
kakerlakenpoker-type-lay = Welche Karten
kakerlakenpoker-field-to = An wen
kakerlakenpoker-field-card = Welche Karte
kakerlakenpoker-field-claim = Deine Ansage
kakerlakenpoker-field-cards = Welche Karten
