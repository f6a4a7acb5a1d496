kakerlakenpoker-bat = летучая мышь
kakerlakenpoker-fly = муха
kakerlakenpoker-cockroach = таракан
kakerlakenpoker-toad = жаба
kakerlakenpoker-rat = крыса
kakerlakenpoker-scorpion = скорпион
kakerlakenpoker-stinkbug = клоп
kakerlakenpoker-bat-king = король летучих мышей
kakerlakenpoker-fly-king = король мух
kakerlakenpoker-cockroach-king = король тараканов
kakerlakenpoker-toad-king = король жаб
kakerlakenpoker-rat-king = король крыс
kakerlakenpoker-scorpion-king = король скорпионов
kakerlakenpoker-stinkbug-king = король клопов
kakerlakenpoker-joker = джокер
kakerlakenpoker-blank = пустышка
kakerlakenpoker-king = король
kakerlakenpoker-nothing = ничего

## Why a move is refused

refused-kakerlakenpoker-start-round = Ты начинаешь раунд: передай кому-нибудь карту с руки и скажи, кто на ней.
refused-kakerlakenpoker-answer-first = Перед тобой карта: верь, не верь или подсмотри, если её не видел ещё кто-то, кроме тебя.
refused-kakerlakenpoker-pass-on = Карта тебе уже известна; теперь передай её дальше и скажи, кто на ней.
refused-kakerlakenpoker-last-unseen = Все остальные карту уже видели: можно только верить или не верить.
refused-kakerlakenpoker-not-to-self = Передать карту себе нельзя; выбери кого-нибудь ещё.
refused-kakerlakenpoker-has-seen = Этот игрок карту уже знает; передай тому, кто её не видел.
refused-kakerlakenpoker-no-such-seat = Там никто не сидит: места здесь с 0 по { $last_seat }.
refused-kakerlakenpoker-card-missing = Ты начинаешь раунд: назови карту с руки, которую передаёшь.
refused-kakerlakenpoker-card-named = Дальше идёт карта, которую ты уже знаешь: скажи, кому и кто на ней, а карт с руки не называй.
refused-kakerlakenpoker-nothing-owed = За тобой нет долга: карты выкладывают только за особую, взятую в руку.
refused-kakerlakenpoker-owes = У тебя особая карта: сначала выложи одну из того, что назвали последним ({ $named }), или две любые.
refused-kakerlakenpoker-not-named = Одной этой карты мало: выложи одну из того, что назвали последним ({ $named }), или две любые.
refused-kakerlakenpoker-special-stays = Джокера и пустышку не выкладывают никогда; выбери другие карты.
refused-kakerlakenpoker-one-or-two = Выложи одну карту из того, что назвали последним ({ $named }), или две любые: не больше и не меньше.

## Moves and what is awaited

kakerlakenpoker-move-pass =
    { $card ->
        [none] передать её дальше игроку { $to } и сказать: «{ $claim }»
       *[other] передать карту «{ $card }» игроку { $to } и сказать: «{ $claim }»
    }
kakerlakenpoker-move-believe = верю
kakerlakenpoker-move-doubt = не верю
kakerlakenpoker-move-peek = подсмотреть и передать дальше
kakerlakenpoker-move-lay = выложить: { $cards }
kakerlakenpoker-awaited-start = { $seat } начинает раунд: какую карту, кому и что о ней сказать?
kakerlakenpoker-awaited-answer = Перед игроком { $seat } карта рубашкой вверх: правду ли о ней сказали?
kakerlakenpoker-awaited-onward = { $seat } уже знает карту и передаёт её дальше.
kakerlakenpoker-awaited-lay = { $seat } расплачивается за особую карту: что выложить?
kakerlakenpoker-awaited-over = Игра окончена.

## What happens

kakerlakenpoker-event-game_begins =
    { $hand ->
        [none] Карты розданы.
       *[other] Карты розданы. Твоя рука: { $hand }.
    } В штрафной стопке { $pile ->
        [one] { $pile } карта
        [few] { $pile } карты
        [many] { $pile } карт
       *[other] { $pile } карты
    }; сверху открыта: { $top }.
kakerlakenpoker-event-round_begins = { $seat } начинает раунд.
kakerlakenpoker-event-card_passed =
    { $card ->
        [none] { $seat } передаёт карту игроку { $to }: «{ $claim }».
       *[other] { $seat } передаёт карту ({ $card }) игроку { $to }: «{ $claim }».
    }
kakerlakenpoker-event-believed = { $seat } верит игроку { $passer }: «{ $claim }» — правда.
kakerlakenpoker-event-doubted = { $seat } не верит игроку { $passer }: «{ $claim }» — неправда.
kakerlakenpoker-event-peeked = { $seat } тайком смотрит карту.
kakerlakenpoker-event-card_seen = На карте: { $card }.
kakerlakenpoker-event-card_shown =
    { $true ->
        [yes] Карту открывают: { $card }. Сказано было «{ $claim }», и это правда.
       *[no] Карту открывают: { $card }. Сказано было «{ $claim }», и это ложь.
    }
kakerlakenpoker-event-card_taken = { $seat } получает карту «{ $card }».
kakerlakenpoker-event-special_taken =
    { $from_pile ->
        [yes] Из штрафной стопки приходит особая карта ({ $card }): { $seat } берёт её в руку, и за неё долг: одна карта «{ $claim }» или две любые.
       *[no] { $seat } берёт в руку особую карту ({ $card }), и за неё долг: одна карта «{ $claim }» или две любые.
    }
kakerlakenpoker-event-penalty_card = Король приводит штрафную карту: { $seat } получает карту «{ $card }».
kakerlakenpoker-event-pile_turned =
    { $card ->
        [none] Штрафная стопка пуста.
       *[other] Открывается следующая штрафная карта: { $card }.
    }
kakerlakenpoker-event-cards_laid = { $seat } выкладывает: { $cards }.
kakerlakenpoker-event-duty_lapsed = { $seat }: выложить за особую карту нечего, долг прощён.
kakerlakenpoker-event-duty_unmet = { $seat }: выложить за особую карту больше нечего.
kakerlakenpoker-full_set = слишком много карт одного вида
kakerlakenpoker-empty_hand = не с чего начать раунд
kakerlakenpoker-idle_rounds = десять раундов подряд перед игроками не легло ни одной карты
kakerlakenpoker-unmet_duty = нечего выложить за особую карту
kakerlakenpoker-event-game_over =
    { $kind ->
        [none] { $loser } проигрывает: { $why }.
       *[other] { $loser } проигрывает: { $why } ({ $kind }).
    } Все остальные побеждают.

## The table

kakerlakenpoker-table-title =
    Королевский тараканий покер: { $danger ->
        [one] { $danger } карта
        [few] { $danger } карты
        [many] { $danger } карт
       *[other] { $danger } карты
    } одного вида — проигрыш
kakerlakenpoker-table-cards = карт на руке
kakerlakenpoker-table-told = правда/ложь
kakerlakenpoker-table-front = лежит перед
kakerlakenpoker-table-pile = Штрафная стопка
kakerlakenpoker-table-empty = пусто
kakerlakenpoker-table-round = Карта
kakerlakenpoker-table-last-round = Последняя карта
kakerlakenpoker-table-hidden = рубашкой вверх
kakerlakenpoker-table-seen = карту знают: { $names }
kakerlakenpoker-table-hand = твоя рука
kakerlakenpoker-table-claim = «{ $claim }»
kakerlakenpoker-table-crown = 👑 среди них король этого вида
kakerlakenpoker-table-owed =
    { $times ->
        [one] За игроком { $name } долг: одна карта «{ $claim }» или две любые.
        [few] За игроком { $name } долг, { $times } раза: одна карта «{ $claim }» или две любые.
        [many] За игроком { $name } долг, { $times } раз: одна карта «{ $claim }» или две любые.
       *[other] За игроком { $name } долг, { $times } раза: одна карта «{ $claim }» или две любые.
    }
kakerlakenpoker-table-special =
    { $passed ->
        [yes] Особая карта ({ $card }) была у игрока { $name }; она-то и ходит по столу.
        [maybe] Особая карта ({ $card }) была у игрока { $name }; может быть, она и ходит по столу.
       *[no] Особая карта ({ $card }) на руке у игрока { $name }.
    }
kakerlakenpoker-table-idle =
    { $idle ->
        [one] Уже { $idle } раунд подряд перед игроками не ложится ни одной карты. После десяти проигрывает тот, кому начинать.
        [few] Уже { $idle } раунда подряд перед игроками не ложится ни одной карты. После десяти проигрывает тот, кому начинать.
        [many] Уже { $idle } раундов подряд перед игроками не ложится ни одной карты. После десяти проигрывает тот, кому начинать.
       *[other] Уже { $idle } раунда подряд перед игроками не ложится ни одной карты. После десяти проигрывает тот, кому начинать.
    }
kakerlakenpoker-table-loser = { $name } проигрывает: { $why }. Все остальные побеждают.

## Choosing a move

kakerlakenpoker-kind-pass = передать карту
kakerlakenpoker-kind-believe = верю
kakerlakenpoker-kind-doubt = не верю
kakerlakenpoker-kind-peek = подсмотреть и передать дальше
kakerlakenpoker-kind-lay = выложить карты
kakerlakenpoker-type-pass = Кому, какую карту и что о ней сказать
kakerlakenpoker-type-lay = Какие карты
kakerlakenpoker-field-to = Кому
kakerlakenpoker-field-card = Какую карту
kakerlakenpoker-field-claim = Кто на ней, по твоим словам
kakerlakenpoker-field-cards = Какие карты
