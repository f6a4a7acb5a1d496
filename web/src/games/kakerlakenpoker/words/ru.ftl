## What is asked of you

kakerlakenpoker-you-start = Начинай: какую карту передашь?
kakerlakenpoker-you-whom = Кому её передашь?
kakerlakenpoker-you-claim = Что скажешь игроку { $name }?
kakerlakenpoker-you-answer = { $name } говорит: «{ $claim }». Правда или ложь?
kakerlakenpoker-you-answer-last = { $name } говорит: «{ $claim }». Все остальные её знают: правда или ложь?
kakerlakenpoker-you-onward = Кому передашь её дальше?
kakerlakenpoker-you-lay = Особая карта! Выложи одну «{ $claim }» или две любые карты.
kakerlakenpoker-you-lay-more = Добавь ещё одну карту.
kakerlakenpoker-you-lay-ready = Выложить или добавить ещё одну?

## The board

kakerlakenpoker-act-believe = Верю
kakerlakenpoker-act-believe-small = это правда
kakerlakenpoker-act-doubt = Не верю
kakerlakenpoker-act-doubt-small = это ложь
kakerlakenpoker-act-peek = Подсмотреть
kakerlakenpoker-act-peek-small = и передать
kakerlakenpoker-act-lay = Выложить: { $cards }
kakerlakenpoker-back = Назад
kakerlakenpoker-whom = Кому?
kakerlakenpoker-what = Что ты скажешь?
kakerlakenpoker-drop-on = игроку { $name }
kakerlakenpoker-drop-where = Перетащи её на игрока
kakerlakenpoker-before-you = Перед тобой
kakerlakenpoker-before = Перед игроком { $name }
kakerlakenpoker-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
kakerlakenpoker-slot =
    { $state ->
        [full] { $kind }: { $count } из { $danger }, проигрыш!
        [near] { $kind }: { $count } из { $danger }, опасно!
       *[calm] { $kind }: { $count } из { $danger }
    }
kakerlakenpoker-slot-king = , с королём
kakerlakenpoker-told = правда: { $truths }, ложь: { $lies }
kakerlakenpoker-says = { $name } игроку { $to }: «{ $claim }»
kakerlakenpoker-says-now = Это …
kakerlakenpoker-trail = Путь карты
kakerlakenpoker-it-is = «{ $claim }»
kakerlakenpoker-believes = Верю!
kakerlakenpoker-doubts = Не верю!
kakerlakenpoker-stamp-true = Правда
kakerlakenpoker-stamp-lie = Ложь
kakerlakenpoker-last = { $name }: «{ $claim }». На карте: { $card }.
kakerlakenpoker-last-taken =
    { $brought ->
        [none] { $name } получает её.
       *[other] { $name } получает её, и король приводит с собой: { $brought }.
    }
kakerlakenpoker-in-secret = Ты тайком смотришь карту
kakerlakenpoker-you-know = Ты её знаешь: { $card }
kakerlakenpoker-really = На самом деле: { $card }
kakerlakenpoker-peeking = { $name } приподнимает крышку …
kakerlakenpoker-pile-left =
    { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
kakerlakenpoker-loses = { $name } проигрывает!
kakerlakenpoker-you-lose = Ты проигрываешь!

## After the match

kakerlakenpoker-story-set = Коллекция игрока { $name }
kakerlakenpoker-story-told = Кто говорил правду?
kakerlakenpoker-story-name = Кто
kakerlakenpoker-story-truths = Правда
kakerlakenpoker-story-lies = Ложь
kakerlakenpoker-story-front = Собрано

## What can I do now?

kakerlakenpoker-now-start = Тот, кто начинает раунд, передаёт кому-нибудь карту с руки рубашкой вверх и говорит, что это: один из семи видов или «король». Можно и соврать. Перетащи карту на игрока или коснись карты, игрока и слова.
kakerlakenpoker-now-answer = Тот, перед кем лежит карта, говорит, правда ли это. Угадал — карта возвращается к тому, кто её передал. Ошибся — остаётся у него. Ещё можно подсмотреть и передать дальше, пока её не видел кто-то ещё.
kakerlakenpoker-now-onward = Тот, кто подсмотрел, передаёт карту тому, кто её ещё не видел, с теми же словами или с новыми.
kakerlakenpoker-now-lay = Особую карту взяли в руку. За неё выкладывают одну карту того, что было названо последним, или две любые. Сами особые карты не выкладывают. Если других карт нет, долг прощается.
kakerlakenpoker-now-over = Игра окончена. Посмотри итог или повтор, или сыграй ещё раз.

## The guided game

kakerlakenpoker-lesson-goal = Здесь проигрывает только один: тот, перед кем первым соберётся слишком много карт одного вида. На полках видно, у кого сколько.
kakerlakenpoker-lesson-start = Начинаешь ты. Выбери карту, кому её передать и что о ней сказать. Правду или ложь — как хочешь, главное, не выдай себя.
kakerlakenpoker-lesson-answer = Карта для тебя. Верю или не верю: угадаешь — она уйдёт обратно, ошибёшься — останется у тебя. Или подсмотри и передай дальше.
kakerlakenpoker-lesson-answer-two = Вдвоём передать карту некому: верю или не верю. Пять карт одного вида — проигрыш.
kakerlakenpoker-lesson-said-king = Сказать «король» можно о любой карте: это правда, если зверь в короне. Назвать короля по его виду — тоже правда.
kakerlakenpoker-lesson-travelled = Эта карта уже ходила по столу. Все на её пути её знают, и каждый мог соврать. Ты отвечаешь только на последние слова.
kakerlakenpoker-lesson-last-unseen = Все остальные эту карту уже видели, передать её некому. Верю или не верю!
kakerlakenpoker-lesson-onward = Теперь ты знаешь карту. Передай её тому, кто её не видел, с теми же словами или с новыми.
kakerlakenpoker-lesson-peeked = Кто-то приподнял крышку и передаёт карту дальше. Следи: новые слова отличаются от прежних?
kakerlakenpoker-lesson-waiting = Карта под крышкой перед другим игроком. Замечай, кто врёт: правда и ложь подсчитываются.
kakerlakenpoker-lesson-your-card = Карта теперь твоя, поэтому ты начинаешь следующий раунд. Передавай то, что у других уже копится.
kakerlakenpoker-lesson-danger-mine = Осторожно: ещё одна такая карта перед тобой — и это проигрыш. Подумай, прежде чем гадать.
kakerlakenpoker-lesson-danger-theirs = Кому-то не хватает одной карты до проигрыша. Передай ему именно такую — или сделай вид.
kakerlakenpoker-lesson-king = Король считается картой своего вида и приводит открытую карту штрафной стопки. Взгляни на неё, прежде чем рисковать королём.
kakerlakenpoker-lesson-special-in-hand = У тебя особая карта. С джокером правдой будет любой вид, но не «король»; с пустышкой любые слова — ложь.
kakerlakenpoker-lesson-duty = Особая карта идёт тебе в руку, но не даром: выложи одну карту того, что было названо последним, или две любые. Выбирай, что не так страшно.
kakerlakenpoker-lesson-duty-theirs = Особую карту взяли в руку. За неё выкладывают одну карту того, что было названо последним, или две любые. Запомни, у кого она!
kakerlakenpoker-lesson-few-cards = На руке мало карт. Кто должен начать раунд без карт, проигрывает: постарайся, чтобы следующая карта досталась не тебе.
