## The ingredients

cahoots-mandrake-1 = мандрагора 1
cahoots-mandrake-2 = мандрагора 2
cahoots-mandrake-3 = мандрагора 3
cahoots-mandrake-4 = мандрагора 4
cahoots-mandrake-5 = мандрагора 5
cahoots-mandrake-6 = мандрагора 6
cahoots-mandrake-7 = мандрагора 7
cahoots-mushroom-1 = гриб 1
cahoots-mushroom-2 = гриб 2
cahoots-mushroom-3 = гриб 3
cahoots-mushroom-4 = гриб 4
cahoots-mushroom-5 = гриб 5
cahoots-mushroom-6 = гриб 6
cahoots-mushroom-7 = гриб 7
cahoots-feather-1 = перо 1
cahoots-feather-2 = перо 2
cahoots-feather-3 = перо 3
cahoots-feather-4 = перо 4
cahoots-feather-5 = перо 5
cahoots-feather-6 = перо 6
cahoots-feather-7 = перо 7
cahoots-crystal-1 = кристалл 1
cahoots-crystal-2 = кристалл 2
cahoots-crystal-3 = кристалл 3
cahoots-crystal-4 = кристалл 4
cahoots-crystal-5 = кристалл 5
cahoots-crystal-6 = кристалл 6
cahoots-crystal-7 = кристалл 7

## The recipes

cahoots-sum-crystal-4 = сумма кристаллов — 4
cahoots-sum-crystal-6 = сумма кристаллов — 6
cahoots-sum-crystal-10 = сумма кристаллов — 10
cahoots-sum-mushroom-2 = сумма грибов — 2
cahoots-sum-mushroom-6 = сумма грибов — 6
cahoots-sum-mushroom-7 = сумма грибов — 7
cahoots-sum-feather-2 = сумма перьев — 2
cahoots-sum-feather-9 = сумма перьев — 9
cahoots-sum-feather-11 = сумма перьев — 11
cahoots-sum-mandrake-3 = сумма мандрагор — 3
cahoots-sum-mandrake-9 = сумма мандрагор — 9
cahoots-total-10 = сумма всех четырёх мисок — 10
cahoots-total-15 = сумма всех четырёх мисок — 15
cahoots-total-18 = сумма всех четырёх мисок — 18
cahoots-total-20 = сумма всех четырёх мисок — 20
cahoots-half-crystal-mandrake = сумма кристаллов — половина суммы мандрагор
cahoots-half-mushroom-feather = сумма грибов — половина суммы перьев
cahoots-half-mandrake-mushroom = сумма мандрагор — половина суммы грибов
cahoots-half-feather-crystal = сумма перьев — половина суммы кристаллов
cahoots-equal-crystal-feather = суммы кристаллов и перьев равны
cahoots-equal-mushroom-feather = суммы грибов и перьев равны
cahoots-equal-mandrake-crystal = суммы мандрагор и кристаллов равны
cahoots-equal-mushroom-mandrake = суммы грибов и мандрагор равны
cahoots-adjacent-mandrake = мандрагоры ровно в двух соседних мисках
cahoots-adjacent-mushroom = грибы ровно в двух соседних мисках
cahoots-adjacent-feather = перья ровно в двух соседних мисках
cahoots-adjacent-crystal = кристаллы ровно в двух соседних мисках
cahoots-apart-mandrake = мандрагоры ровно в двух мисках не по соседству
cahoots-apart-mushroom = грибы ровно в двух мисках не по соседству
cahoots-apart-feather = перья ровно в двух мисках не по соседству
cahoots-apart-crystal = кристаллы ровно в двух мисках не по соседству
cahoots-three-mandrake = мандрагоры ровно в трёх мисках
cahoots-three-mushroom = грибы ровно в трёх мисках
cahoots-three-feather = перья ровно в трёх мисках
cahoots-three-crystal = кристаллы ровно в трёх мисках
cahoots-only-mushroom-crystal = только грибы и кристаллы (и те и другие)
cahoots-only-crystal-mandrake = только кристаллы и мандрагоры (и те и другие)
cahoots-only-mandrake-feather = только мандрагоры и перья (и те и другие)
cahoots-only-mushroom-feather = только грибы и перья (и те и другие)
cahoots-all-below-4 = все числа меньше 4
cahoots-all-above-4 = все числа больше 4
cahoots-same-number = одно и то же число во всех мисках
cahoots-different-numbers = четыре разных числа
cahoots-different-ingredients = четыре разных ингредиента
cahoots-different-both = четыре разных числа и четыре разных ингредиента
cahoots-all-even = только чётные числа
cahoots-all-odd = только нечётные числа
cahoots-alternating-parity = чёт и нечет по очереди от миски к миске
cahoots-three-ascending = в трёх соседних мисках слева направо числа растут на 1
cahoots-four-consecutive = четыре числа подряд в любом порядке

## Why a move is refused

refused-cahoots-does-not-fit = Карту кладут в миску, где на верхней карте тот же ингредиент или то же число.
refused-cahoots-silence = За этим столом играют молча: никто не говорит ни слова.
refused-cahoots-goal-not-open = Этот рецепт не открыт. Говорить можно только об открытых.
refused-cahoots-no-clock = Что время вышло, говорят только часы скоростной игры.

## What can be said

cahoots-avoid = «Не клади сюда»
cahoots-can_play = «Могу сыграть сюда хорошую карту»
cahoots-want_play = «Хочу положить сюда»
cahoots-can_help = «С этим могу помочь»
cahoots-next_goal = «Давайте теперь этот»

## Moves and what is awaited

cahoots-bowl =
    { $pile ->
        [0] миска 1
        [1] миска 2
        [2] миска 3
       *[other] миска 4
    }
cahoots-about =
    { $goal ->
        [none] { cahoots-bowl }
       *[other] { $goal }
    }
cahoots-move-play =
    положить карту «{ $card }» в миску { $pile ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
cahoots-move-say = сказать { $what }: { cahoots-about }
cahoots-move-time_up = объявить, что время вышло
cahoots-awaited-play = Сейчас ходит: { $seat }.
cahoots-awaited-over = Игра окончена.

## What happens

cahoots-hand = { $seat }: { $cards }
cahoots-event-dealt =
    Всем роздано по четыре карты. В мисках: { $bowls }. В колоде { $draw_pile ->
        [one] осталась { $draw_pile } карта
        [few] остались { $draw_pile } карты
        [many] осталось { $draw_pile } карт
       *[other] осталось { $draw_pile } карты
    }.
cahoots-event-goals_opened =
    Первые монстры хотят: { $goals }. В пещере { $left ->
        [one] ждёт ещё { $left } монстр
        [few] ждут ещё { $left } монстра
        [many] ждут ещё { $left } монстров
       *[other] ждут ещё { $left } монстра
    }.
cahoots-event-card_played =
    { $seat } кладёт карту «{ $card }» в миску { $pile ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }.
cahoots-event-card_drawn = { $seat } берёт карту.
cahoots-event-card_seen = { $seat } берёт карту «{ $card }».
cahoots-event-goal_met = Монстр доволен: { $goal }.
cahoots-event-goal_opened = Следующий монстр хочет: { $goal }.
cahoots-event-said = { $seat } говорит { $what }: { cahoots-about }.
cahoots-event-time_ran_out = Время вышло.
cahoots-event-game_over =
    { $won ->
        [yes] Все монстры довольны: вы победили!
       *[no] { $seat ->
            [none] Терпение монстров лопнуло, и вы бежите из пещеры: { $why }. Проиграли все.
           *[other] { $seat } не может положить карту. Терпение монстров лопнуло, и вы бежите из пещеры: проиграли все.
        }
    }
cahoots-all_met = все монстры довольны
cahoots-cannot_play = кому-то нечего положить
cahoots-nobody_can_play = никто больше не может положить карту
cahoots-time_up = время вышло

## House rules

cahoots-option-level = Сложность
cahoots-option-level-apprentice = Ученики: 15 монстров (вчетвером 12)
cahoots-option-level-journeyman = Подмастерья: 18 монстров (вчетвером 15)
cahoots-option-level-master = Мастера: 21 монстр (вчетвером 18)
cahoots-option-level-expert = Эксперты: 24 монстра (вчетвером 21)
cahoots-option-speed = На время: без очереди, четыре минуты
cahoots-option-talk = Разговоры
cahoots-option-talk-signals = Сигналы
cahoots-option-talk-silent = Ни слова
cahoots-option-talk-free = Говорите что угодно (для самых юных)
cahoots-option-open_hands = Открытые руки (для самых юных)

## The table

cahoots-table-title = Кахут, довольных монстров: { $done } из { $monsters }
cahoots-table-goals = Монстры хотят
cahoots-table-asleep =
    { $left ->
        [0] Больше никто не ждёт.
        [one] В пещере ждёт ещё { $left } монстр.
        [few] В пещере ждут ещё { $left } монстра.
        [many] В пещере ждут ещё { $left } монстров.
       *[other] В пещере ждут ещё { $left } монстра.
    }
cahoots-table-cards = Карт на руках
cahoots-table-draw =
    { $left ->
        [0] Колода пуста.
        [one] В колоде осталась { $left } карта.
        [few] В колоде остались { $left } карты.
        [many] В колоде осталось { $left } карт.
       *[other] В колоде осталось { $left } карты.
    }
cahoots-table-hand = Твоя рука
cahoots-table-won = Все монстры довольны. Вы победили!
cahoots-table-lost = Терпение монстров лопнуло. Проиграли все.
cahoots-table-mandrake = Мандрагора
cahoots-table-mushroom = Гриб
cahoots-table-feather = Перо
cahoots-table-crystal = Кристалл

## Choosing a move

cahoots-kind-play = положить карту
cahoots-kind-say = сказать что-нибудь
cahoots-kind-time_up = объявить, что время вышло
cahoots-type-play = Какую карту и в какую миску (от 1 до 4)
cahoots-type-say = Что, и миска (от 1 до 4) или рецепт
cahoots-type-time_up = Время вышло
cahoots-field-card = Какую карту
cahoots-field-pile = В какую миску
cahoots-field-what = Что
cahoots-field-goal = Какой рецепт
