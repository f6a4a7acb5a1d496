## What is asked of you

cahoots-you-play = Твой ход: какую карту положишь?
cahoots-you-speed = Клади карту, как только какая-то подойдёт.
cahoots-you-wait = Сейчас ни одна твоя карта не подходит. Подожди остальных.
cahoots-you-bowl = Куда положишь «{ $card }»?
cahoots-you-card =
    Какую карту положишь в миску { $pile ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }?
cahoots-you-card-or-signal =
    Положи карту в миску { $pile ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    } или подай сигнал.
cahoots-you-none =
    Ни одна твоя карта не подходит к миске { $pile ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }.
cahoots-you-say = Какой сигнал подашь?
cahoots-tip-signals = Чтобы подать сигнал, нажми на монстра или миску.
cahoots-tip-look = Нажми на миску, чтобы просмотреть её карты.
cahoots-back = Назад

## What can I do now?

cahoots-now-play = В свой ход положи одну карту в миску, где на верхней карте тот же ингредиент или то же число. Постарайся выполнить рецепт в точности и оставь другим, куда положить: если кто-то не может положить карту, проигрывают все. Если стол это позволяет, в любой момент можно нажать на миску или рецепт и подать сигнал. Свои карты называть нельзя.
cahoots-now-over = Игра окончена. Можно посмотреть, как всё было, пересмотреть её или сыграть ещё раз.

## The table

cahoots-bowls = Миски
cahoots-heap-happy = довольны
cahoots-heap-waiting = в пещере
cahoots-heap-draw = в колоде
cahoots-bowl-shows =
    { cahoots-bowl }: сверху «{ $card }», { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
cahoots-lay-on =
    Положить в миску { $pile ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }, на карту «{ $card }»
cahoots-look = Просмотреть карты: { cahoots-bowl }
cahoots-pile = Карты сверху вниз: { cahoots-bowl }
cahoots-present = Сейчас: { $sums }
cahoots-holds =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
cahoots-said-by = { $name }: { $what }
cahoots-short-avoid = Не сюда
cahoots-short-can_play = Хорошая карта
cahoots-short-want_play = Хочу сюда
cahoots-short-can_help = Могу помочь
cahoots-short-next_goal = Теперь этот

## How it came about

cahoots-story =
    Довольных монстров: { $done } из { $all }. Положено { $laid ->
        [one] { $laid } карта
        [few] { $laid } карты
        [many] { $laid } карт
       *[other] { $laid } карты
    }, { $left ->
        [0] колода пуста.
        [one] в колоде осталась { $left }.
        [few] в колоде осталось { $left }.
        [many] в колоде осталось { $left }.
       *[other] в колоде осталось { $left }.
    }
cahoots-served = довольных монстров: { $count }

## A first game

cahoots-lesson-welcome = Вы играете вместе. Нажми на светящуюся карту, потом на миску: тот же ингредиент или то же число.
cahoots-lesson-recipes = Каждый монстр чего-то хочет от четырёх верхних карт. Маленький котёл показывает, как дела сейчас.
cahoots-lesson-exact = Рецепт должен сойтись точно: 9 — не 10, «ровно две» — не три, а всё названное должно быть на столе.
cahoots-lesson-signals = Твои карты — секрет. Но нажми на миску или на монстра — и в любой момент можешь подать сигнал.
cahoots-lesson-stuck = Осторожно: если у кого-то в его ход нет подходящей карты, проиграли все. Пусть в мисках будет разное.
cahoots-lesson-heard = Другие тоже подают сигналы: ищи маленьких зверей. Они бледнеют, когда положена ещё одна карта.
cahoots-lesson-bowl = Можно и наоборот: сначала нажми на миску и увидишь, какие твои карты подходят.
cahoots-lesson-piles = Нажми на миску, потом на глаз — увидишь её карты. Каждая карта есть дважды: что лежит, больше не придёт.
cahoots-lesson-hint = Не знаешь, как быть? Лампочка наверху спросит, что сделала бы умная сова.
cahoots-lesson-met = Монстр доволен! Из пещеры выходит следующий. Иногда одна карта радует сразу двоих.
cahoots-lesson-cave = Ещё видно, сколько монстров уже довольны и сколько ждут в пещере.
cahoots-lesson-last = Пещера пуста: порадуйте этих последних монстров — и вы все победили.
cahoots-lesson-empty = Колода пуста. Теперь важна каждая карта.
cahoots-lesson-speed = На время: без очереди, каждый кладёт, как только что-то подходит. Догорит фитиль — конец.
