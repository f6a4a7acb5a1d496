## The board

kuhhandel-note = { $value } монет
kuhhandel-points =
    { $points ->
        [one] { NUMBER($points, useGrouping: 0) } очко
        [few] { NUMBER($points, useGrouping: 0) } очка
       *[many] { NUMBER($points, useGrouping: 0) } очков
    }
kuhhandel-points-short = { NUMBER($points, useGrouping: 0) } оч.
kuhhandel-purse = Деньги: { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-least = Не меньше { NUMBER($sum, useGrouping: 0) }
kuhhandel-purse-unknown = Деньги неизвестны
kuhhandel-farm = Ферма: { $name }
kuhhandel-farm-empty = Пока никого
kuhhandel-stall = { $animal }: { $count } из 4, четвёрка стоит { NUMBER($worth, useGrouping: 0) }
kuhhandel-known = Деньги, о которых известно: { $name }
kuhhandel-deck =
    { $deck ->
        [0] Колода пуста
        [one] В колоде { $deck } карта
        [few] В колоде { $deck } карты
       *[many] В колоде { $deck } карт
    }
kuhhandel-market-opens = Рынок открыт! Животных выставляют на торги одно за другим.
kuhhandel-news-paid = { $payer } берёт карту «{ $animal }» за { NUMBER($price, useGrouping: 0) }. Деньги получает { $payee }.
kuhhandel-auctioneer = Ведёт торги
kuhhandel-sells = Торги ведёт { $name }
kuhhandel-leads = Впереди { $name }
kuhhandel-you-lead = Твоя ставка выше всех!
kuhhandel-stands = Снова впереди { $name }
kuhhandel-you-stand = Ты снова впереди!
kuhhandel-passes = пас
kuhhandel-open = Кто начнёт?
kuhhandel-who = Кто больше?
kuhhandel-call-1 = Раз…
kuhhandel-call-2 = Два…
kuhhandel-gone = …три!
kuhhandel-bankrupt = Не хватило денег: { $name }
kuhhandel-you-bankrupt = Тебе не хватило денег
kuhhandel-do-bid = Поставить { NUMBER($amount, useGrouping: 0) }
kuhhandel-bluff = блеф
kuhhandel-own-amount = Своя ставка
kuhhandel-less = на 10 меньше
kuhhandel-more = на 10 больше
kuhhandel-do-buy = Купить за { NUMBER($price, useGrouping: 0) }
kuhhandel-do-sell = Продать за { NUMBER($price, useGrouping: 0) }: { $leader }
kuhhandel-cannot-buy = У тебя нет { NUMBER($price, useGrouping: 0) }, можно только продать.
kuhhandel-pay = Заплатить { NUMBER($sum, useGrouping: 0) }
kuhhandel-cheapest = Дешевле всего
kuhhandel-offer =
    { $count ->
        [0] Ничего не предлагать
        [one] Предложить { $count } карту: { NUMBER($sum, useGrouping: 0) }
        [few] Предложить { $count } карты: { NUMBER($sum, useGrouping: 0) }
       *[many] Предложить { $count } карт: { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter =
    { $count ->
        [one] Ответить: { $count } карта, { NUMBER($sum, useGrouping: 0) }
        [few] Ответить: { $count } карты, { NUMBER($sum, useGrouping: 0) }
       *[many] Ответить: { $count } карт, { NUMBER($sum, useGrouping: 0) }
    }
kuhhandel-counter-none = Ответить: выбери карты
kuhhandel-take-back = Забрать
kuhhandel-back = Назад
kuhhandel-trade = Сделка за животное
kuhhandel-trade-for = Сделка за это животное: { $animal }
kuhhandel-trade-with = { $name }: есть { $count }
kuhhandel-at-stake =
    { $stake ->
        [one] На кону { $stake } карта
        [few] На кону { $stake } карты
       *[many] На кону { $stake } карт
    }
kuhhandel-tied = Поровну! Будет второй раунд.
kuhhandel-wins = Больше предлагает { $name }.
kuhhandel-accepted = Согласие. Животное получает { $name }.
kuhhandel-pile-none = Пока ничего не положено
kuhhandel-pile-unknown = Предложение; сколько в нём, никто не знает
kuhhandel-pile-size =
    { $size ->
        [0] Пустое предложение
        [one] Предложение: { $size } карта рубашкой вверх
        [few] Предложение: { $size } карты рубашкой вверх
       *[many] Предложение: { $size } карт рубашкой вверх
    }
kuhhandel-pile-open = Предложение на { NUMBER($total, useGrouping: 0) }: { $cards }
kuhhandel-story = Чего стоят фермы
kuhhandel-story-none = Ни одной четвёрки, очков нет
kuhhandel-story-sum =
    { $count ->
        [one] { $worth } за одну четвёрку: { NUMBER($score, useGrouping: 0) }
        [few] ({ $worth }) × { $count } четвёрки = { NUMBER($score, useGrouping: 0) }
       *[many] ({ $worth }) × { $count } четвёрок = { NUMBER($score, useGrouping: 0) }
    }

## What is asked of you

kuhhandel-you-turn = Твой ход: выставь верхнюю карту на торги или предложи сделку.
kuhhandel-you-turn-auction = Твой ход: выставь верхнюю карту на торги.
kuhhandel-you-turn-trade = Колода пуста, остались только сделки. За какое животное?
kuhhandel-you-trade-animal = Какое животное тебе нужно?
kuhhandel-you-trade-partner = У кого ты хочешь забрать карту «{ $animal }»?
kuhhandel-you-bid = Сколько ты дашь за карту «{ $animal }»? Ставь от { NUMBER($least, useGrouping: 0) } или пасуй.
kuhhandel-you-decide = { $name } даёт { NUMBER($price, useGrouping: 0) }. Продаёшь или берёшь себе за столько же?
kuhhandel-you-pay = Заплати { NUMBER($price, useGrouping: 0) }, деньги получит { $partner }. Сдачи нет, нули не в счёт.
kuhhandel-you-offer =
    { $round ->
        [2] Поровну! Предложи ещё раз, отвечает { $partner }.
       *[other] Сделка за карту «{ $animal }», отвечает { $partner }. Положи любые карты, можно ни одной.
    }
kuhhandel-you-respond = { $name } хочет твою карту «{ $animal }». Согласишься или дашь больше?

## What can I do now?

kuhhandel-now-turn = Кто ходит, выставляет на торги верхнюю карту колоды или предлагает кому-нибудь сделку. Для сделки у обоих должна быть хотя бы одна карта одного животного. Когда колода пуста, остаются только сделки.
kuhhandel-now-bid = Ставить могут в любой момент все, кроме ведущего торги, шаг 10. Каждая ставка запускает отсчёт заново; кто спасовал, эту карту уже не купит. Можно поставить больше, чем есть, но если платить будет нечем, придётся показать все деньги.
kuhhandel-now-decide = Решает ведущий торги. Если продаёт, получает высшую ставку. Если покупает, платит столько же тому, кто её сделал, и забирает животное.
kuhhandel-now-pay = Платят ровно цену, если карты это позволяют. Иначе больше, но без лишней карты, и сдачи не дают. Нули в уплату не идут.
kuhhandel-now-offer = Кто вызвал на сделку, кладёт рубашкой вверх любые карты: много, мало, нули или вовсе ничего. Блефовать можно.
kuhhandel-now-respond = Кого вызвали, может согласиться: деньги его, животное уходит. Или ответить хотя бы одной картой: тогда предложения меняются местами, и большее забирает животное. Если поровну, будет второй раунд.
kuhhandel-now-over = Игра окончена. Стоимость четвёрок каждой фермы складывается и умножается на их число.

## The guided game

kuhhandel-lesson-start = Добро пожаловать на рынок! Ты собираешь четвёрки: по четыре карты одного животного. Твой ход: выставь верхнюю карту на торги.
kuhhandel-lesson-wait = Добро пожаловать на рынок! Ты собираешь четвёрки: по четыре карты одного животного. Начинает другой игрок, скоро можно будет ставить.
kuhhandel-lesson-auction = Твой ход. Общих животных у тебя пока ни с кем нет, поэтому возможны только торги. Открывай верхнюю карту!
kuhhandel-lesson-bid = Животное на торгах! Число на карте — цена целой четвёрки. Ставь сколько хочешь или пасуй: вернуться в эти торги будет нельзя.
kuhhandel-lesson-outbid = Кто-то поставил. Каждая ставка запускает отсчёт заново. «Блеф» значит: больше, чем у тебя есть. Рискованно!
kuhhandel-lesson-leading = Твоя ставка выше всех. Если никто не даст больше, решит ведущий: продать тебе или выкупить у тебя за твою же цену.
kuhhandel-lesson-auctioneer = Эти торги ведёшь ты, поэтому не ставишь. В конце выберешь: взять деньги или заплатить столько же и оставить животное себе.
kuhhandel-lesson-decide = Молоток упал. Продашь — получишь деньги. Купишь — заплатишь столько же тому, кто ставил. Деньги выигрывают сделки, животные выигрывают игру.
kuhhandel-lesson-pay = Пора платить. Самая дешёвая уплата уже выбрана; нажимай на купюры, чтобы изменить её. Сдачи не дают, поэтому мелочь дорога.
kuhhandel-lesson-paid = Эти деньги идут тебе. Какие это купюры, видите только вы двое. Остальным приходится гадать!
kuhhandel-lesson-donkey = Осёл! Все получают по купюре: за первого осла 50, потом 100, 200 и 500. А затем он идёт с торгов, как все.
kuhhandel-lesson-bankrupt = Кто-то поставил больше, чем имел. Теперь все видят его деньги, и торги продолжаются без него.
kuhhandel-lesson-bankrupt-you = Твоя ставка больше, чем у тебя денег. Теперь все их видят, и торги продолжаются без тебя.
kuhhandel-lesson-trade-or-auction = Теперь у тебя есть общее с кем-то животное. Вместо торгов можно вызвать его на сделку: нажми на животное на своей ферме.
kuhhandel-lesson-offer = Положи купюры рубашкой вверх. Сколько их, никто не видит: нули тоже похожи на деньги, можно не положить и ничего. Смело, правда?
kuhhandel-lesson-respond = Кому-то нужно твоё животное! Согласишься — спрятанные деньги твои. Или ответь: предложения меняются местами, и большее забирает животное.
kuhhandel-lesson-second = Поровну! Купюры поменялись местами, теперь всё ещё раз. Если снова поровну, животное берёт тот, кто вызвал.
kuhhandel-lesson-watch-trade = Торгуются двое других. Какие у них купюры, секрет. Следи, кто богатеет.
kuhhandel-lesson-quartet = У тебя четвёрка! Её уже никто не отнимет. В конце стоимость твоих четвёрок складывается и умножается на их число.
kuhhandel-lesson-deck-empty = Колода пуста. Теперь только сделки, пока не соберутся все четвёрки.
