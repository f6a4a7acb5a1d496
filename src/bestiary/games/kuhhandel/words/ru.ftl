kuhhandel-rooster = петух
kuhhandel-goose = гусь
kuhhandel-cat = кошка
kuhhandel-dog = собака
kuhhandel-sheep = овца
kuhhandel-goat = коза
kuhhandel-donkey = осёл
kuhhandel-pig = свинья
kuhhandel-cow = корова
kuhhandel-horse = лошадь

## Why a move is refused

refused-kuhhandel-no-auction = Аукциона сейчас нет. Твой ход: выстави верхнюю карту на торги или предложи сделку.
refused-kuhhandel-no-trade = Сделки сейчас нет. Твой ход: выстави верхнюю карту на торги или предложи сделку.
refused-kuhhandel-bid-or-pass = Идёт аукцион: поставь не меньше { NUMBER($least, useGrouping: 0) } или пасуй.
refused-kuhhandel-buy-or-sell = Торг окончен: купи животное за { NUMBER($price, useGrouping: 0) } или продай его лидеру.
refused-kuhhandel-pay-now = Сначала нужно заплатить { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-offer-now = Твоя сделка уже идёт: положи предложение, хотя бы и пустое.
refused-kuhhandel-answer-now = За твоё животное есть предложение: прими его или ответь хотя бы одной картой.
refused-kuhhandel-deck-empty = Стопка пуста, выставлять на торги нечего: остаётся сделка.
refused-kuhhandel-no-partner = Сделка возможна только с другим игроком за этим столом.
refused-kuhhandel-nothing-shared = Сделка возможна только за животное, которое есть у вас обоих.
refused-kuhhandel-bid-too-low = Ставка должна быть выше прошлой: { NUMBER($least, useGrouping: 0) } или больше.
refused-kuhhandel-bid-too-high = Ставка не может быть больше всех денег на руках у всех, а это { NUMBER($ceiling, useGrouping: 0) }.
refused-kuhhandel-bid-step = Ставки растут шагами по 10.
refused-kuhhandel-cannot-buy = Чтобы купить, нужно { NUMBER($price, useGrouping: 0) }, а столько у тебя нет: продавай.
refused-kuhhandel-pay-exactly = Ты можешь заплатить ровно { NUMBER($price, useGrouping: 0) }, так и плати.
refused-kuhhandel-pay-enough = Этого мало: цена { NUMBER($price, useGrouping: 0) }.
refused-kuhhandel-pay-no-more = Одна карта лишняя: { NUMBER($price, useGrouping: 0) } наберётся и без неё.
refused-kuhhandel-pay-no-zeros = Нули в оплату не идут.
refused-kuhhandel-empty-counter = Во встречном предложении хотя бы одна карта, годится и ноль. Иначе соглашайся.

## Moves and what is awaited

kuhhandel-move-auction = выставить на торги верхнюю карту
kuhhandel-move-trade = сделка с игроком { $partner } за карту «{ $animal }»
kuhhandel-move-bid = поставить { NUMBER($amount, useGrouping: 0) }
kuhhandel-move-pass = пас
kuhhandel-move-buy = купить себе
kuhhandel-move-sell = продать лидеру
kuhhandel-move-pay = заплатить: { $cards }
kuhhandel-move-offer = предложить: { $cards }
kuhhandel-move-accept = принять предложение
kuhhandel-move-counter = ответить: { $cards }
kuhhandel-awaited-turn = { $seat } начинает аукцион или сделку.
kuhhandel-awaited-bid = Кто больше? Ставить могут: { $seat }.
kuhhandel-awaited-decide = { $seat } решает: купить или продать?
kuhhandel-awaited-pay = { $seat } платит.
kuhhandel-awaited-offer = { $seat } кладёт предложение.
kuhhandel-awaited-respond = { $seat } принимает предложение или делает встречное.
kuhhandel-awaited-over = Игра окончена.

## What happens

kuhhandel-event-game_begins = На старте у каждого { $money }.
kuhhandel-event-turn_begins = Ходит { $seat }.
kuhhandel-event-player_skipped = { $seat } пропускает ход: сделка невозможна.
kuhhandel-event-animal_turned_up = { $seat } открывает карту: { $animal }.
kuhhandel-event-donkey_money = Осёл номер { $number }! Все получают по { $note }.
kuhhandel-event-bid_made = { $seat } ставит { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-passed = { $seat } пасует.
kuhhandel-event-bidding_closed = Раз, два… Больше всех даёт { $leader }: { NUMBER($amount, useGrouping: 0) }.
kuhhandel-event-auction_won_free = Ставок нет: { $seat } берёт карту «{ $animal }» даром.
kuhhandel-event-decided =
    { $decision ->
        [buy] { $seat } покупает за { NUMBER($price, useGrouping: 0) }, деньги получит { $leader }.
       *[sell] { $seat } продаёт за { NUMBER($price, useGrouping: 0) }, покупает { $leader }.
    }
kuhhandel-event-bankrupt_shown =
    { $seat } не может заплатить { NUMBER($price, useGrouping: 0) } и показывает все свои деньги: { $money }. { $bankrupt ->
        [restart] Торг начинается заново, уже без этого игрока.
       *[continue]
            { $amount ->
                [0] Других ставок нет.
               *[other] Снова в силе ставка игрока { $leader }: { NUMBER($amount, useGrouping: 0) }.
            }
    }
kuhhandel-event-paid = { $payer } платит игроку { $payee } { NUMBER($price, useGrouping: 0) } и берёт карту «{ $animal }».
kuhhandel-event-money_given =
    { $count ->
        [0] Ты не даёшь игроку { $to } ничего.
       *[other] Ты отдаёшь игроку { $to }: { $cards }.
    }
kuhhandel-event-money_received =
    { $count ->
        [0] { $giver } не даёт тебе ничего.
       *[other] { $giver } отдаёт тебе: { $cards }.
    }
kuhhandel-event-trade_begins =
    { $stake ->
        [one] { $challenger } вызывает на сделку игрока { $partner }: на кону одна карта ({ $animal }).
        [few] { $challenger } вызывает на сделку игрока { $partner }: на кону { $stake } карты ({ $animal }).
        [many] { $challenger } вызывает на сделку игрока { $partner }: на кону { $stake } карт ({ $animal }).
       *[other] { $challenger } вызывает на сделку игрока { $partner }: на кону { $stake } карты ({ $animal }).
    }
kuhhandel-event-offer_laid =
    { $size ->
        [none] { $challenger } кладёт предложение рубашкой вверх; решает { $partner }.
        [0] { $challenger } кладёт пустое предложение; решает { $partner }.
        [one] { $challenger } кладёт предложение рубашкой вверх, в нём { $size } карта; решает { $partner }.
        [few] { $challenger } кладёт предложение рубашкой вверх, в нём { $size } карты; решает { $partner }.
        [many] { $challenger } кладёт предложение рубашкой вверх, в нём { $size } карт; решает { $partner }.
       *[other] { $challenger } кладёт предложение рубашкой вверх, в нём { $size } карты; решает { $partner }.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Внутри: { $cards }.
    }
kuhhandel-event-offer_accepted = { $partner } принимает предложение игрока { $challenger }.
kuhhandel-event-countered =
    { $size ->
        [none] { $partner } делает встречное предложение игроку { $challenger }.
        [one] { $partner } делает встречное предложение игроку { $challenger }, в нём { $size } карта.
        [few] { $partner } делает встречное предложение игроку { $challenger }, в нём { $size } карты.
        [many] { $partner } делает встречное предложение игроку { $challenger }, в нём { $size } карт.
       *[other] { $partner } делает встречное предложение игроку { $challenger }, в нём { $size } карты.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Внутри: { $cards }.
    }
kuhhandel-event-offers_exchanged =
    { $offer ->
        [none] { $challenger } и { $partner } меняются предложениями.
       *[other] { $challenger } и { $partner } меняются предложениями: { $offer } против { $counter }.
    }{ $winner ->
        [none] { "" }
       *[other] { " " }Побеждает { $winner }.
    }
kuhhandel-event-trade_tied = { $challenger } и { $partner } предлагают поровну: будет второй раунд.
kuhhandel-event-animals_moved =
    { $count ->
        [one] { $to } забирает карту «{ $animal }» у игрока { $giver }.
        [few] { $to } забирает { $count } карты «{ $animal }» у игрока { $giver }.
        [many] { $to } забирает { $count } карт «{ $animal }» у игрока { $giver }.
       *[other] { $to } забирает { $count } карты «{ $animal }» у игрока { $giver }.
    }
kuhhandel-event-quartet_completed = { $seat } собирает четвёрку: { $animal }!
kuhhandel-event-game_over =
    { $idle ->
        [yes] Сто ходов ничего не принесли: игра окончена.
       *[no] Все четвёрки собраны: игра окончена.
    } Первое место: { $winners }. Итог: { $totals }.
kuhhandel-total = { $seat } { NUMBER($score, useGrouping: 0) }

## House rules

kuhhandel-option-offer_size = Число карт в предложении
kuhhandel-option-offer_size-hidden = скрыто
kuhhandel-option-offer_size-shown = видно всем
kuhhandel-option-trade_reveal = Обменянные деньги видят
kuhhandel-option-trade_reveal-private = двое участников сделки
kuhhandel-option-trade_reveal-public = все
kuhhandel-option-bankrupt = Если лидеру нечем платить
kuhhandel-option-bankrupt-restart = аукцион начинается заново
kuhhandel-option-bankrupt-restart-about = Карту разыгрывают снова, с нуля: так во французских правилах.
kuhhandel-option-bankrupt-continue = торг продолжается
kuhhandel-option-bankrupt-continue-about = Снова впереди тот из оставшихся, чья ставка была выше всех: так в русских правилах.

## The table

kuhhandel-table-title =
    { $deck ->
        [0] Кухандель, стопка пуста
        [one] Кухандель, в стопке { $deck } карта
        [few] Кухандель, в стопке { $deck } карты
        [many] Кухандель, в стопке { $deck } карт
       *[other] Кухандель, в стопке { $deck } карты
    }
kuhhandel-table-animals = животное
kuhhandel-table-worth = четвёрка
kuhhandel-table-money = деньги
kuhhandel-table-points = очки
kuhhandel-table-auction = Аукцион
kuhhandel-table-trade = Сделка
kuhhandel-table-auctioneer = Ведущий: { $name }
kuhhandel-table-no-bid = Ставок пока нет
kuhhandel-table-leader = Больше всех даёт { $name }: { NUMBER($high, useGrouping: 0) }
kuhhandel-table-bidders = В торге: { $names }
kuhhandel-table-barred = Не хватило денег: { $names }
kuhhandel-table-price = Платит { $payer }, получает { $payee }: { NUMBER($price, useGrouping: 0) }
kuhhandel-table-traders = Вызывает { $challenger }, отвечает { $partner }
kuhhandel-table-stake = На кону с каждой стороны: { $stake }
kuhhandel-table-second = Второй раунд
kuhhandel-table-size = Карт в предложении: { $size }
kuhhandel-table-offer = Твоё предложение
kuhhandel-table-hand = Твои деньги
kuhhandel-table-donkeys = Ослов уже было: { $donkeys } из 4

## Choosing a move

kuhhandel-kind-auction = выставить на торги верхнюю карту
kuhhandel-kind-trade = предложить кому-нибудь сделку
kuhhandel-kind-bid = поставить
kuhhandel-kind-pass = пас
kuhhandel-kind-buy = купить себе
kuhhandel-kind-sell = продать лидеру
kuhhandel-kind-pay = заплатить
kuhhandel-kind-offer = положить предложение
kuhhandel-kind-accept = принять предложение
kuhhandel-kind-counter = сделать встречное предложение
kuhhandel-type-auction = Выставить на торги верхнюю карту
kuhhandel-type-trade = С кем и за какое животное
kuhhandel-type-bid = Сколько
kuhhandel-type-pass = Пас
kuhhandel-type-buy = Купить
kuhhandel-type-sell = Продать
kuhhandel-type-pay = Какие карты, например: 10 10 50
kuhhandel-type-offer = Какие карты, например: 0 10 50 (просто «offer»: ни одной)
kuhhandel-type-accept = Принять
kuhhandel-type-counter = Какие карты, например: 0 10 50
kuhhandel-field-partner = С кем
kuhhandel-field-animal = Какое животное
kuhhandel-field-amount = Сколько
kuhhandel-field-cards = Какие карты
