nullern-R = красный
nullern-Y = жёлтый
nullern-G = зелёный
nullern-B = синий

## Why a move is refused

refused-nullern-bidding-first = Сначала все делают ставки, потом ложится первая карта.
refused-nullern-bidding-done = Ставки уже сделаны, теперь нужно положить карту.
refused-nullern-bid-too-high = Ставка — от 0 до { $most }: больше взяток с твоими картами не взять.
refused-nullern-follow-trump = Зашли с козыря ({ $trump }), а у тебя он есть: положи козырь.

## Moves and what is awaited

nullern-move-bid = поставить { $tricks }
nullern-move-play = положить { $card }
nullern-awaited-bid = { $seat } делает ставку: сколько взяток?
nullern-awaited-play = { $seat } кладёт карту.
nullern-awaited-over = Игра окончена.

## What happens

nullern-laid = { $seat }: { $card }
nullern-event-round_begins =
    { $blind ->
        [yes] Раунд { $round }, вслепую: по одной карте, и никто не смотрит.
       *[no] Раунд { $round }: каждому по { $size } { $size ->
            [one] карте
            [few] карты
            [many] карт
           *[other] карты
        }.
    } Первую ставку делает { $starter }. Козырная карта: { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Рука: { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } ставит { $tricks ->
        [0] ноль
       *[other] { $tricks }
    }.
nullern-event-card_played = { $seat } кладёт { $card }.
nullern-event-cards_shown = Все карты разом: { $cards }.
nullern-event-trick_taken = { $seat } берёт взятку.
nullern-event-round_scored = Счёт за раунд { $round }, очки: { $points }.
nullern-event-game_over = Игра окончена. Счёт: { $scores }.

## House rules

nullern-option-peak = Самая большая рука

## The table

nullern-table-round = Нуллерн, раунд { $round } из { $rounds }
nullern-table-player = игрок
nullern-table-cards = карты
nullern-table-bid = ставка
nullern-table-taken = взято
nullern-table-points = очки
nullern-table-hoppers = кузнечики
nullern-table-trump = Козырная карта
nullern-table-trick = Взятка
nullern-table-last-trick = Прошлая взятка
nullern-table-hand = Твоя рука
nullern-table-blind = Твоя карта лежит рубашкой вверх; пока не поставят все, никто не смотрит.

## Choosing a move

nullern-kind-bid = сделать ставку
nullern-kind-play = положить карту
nullern-type-bid = Сколько взяток
nullern-type-play = Какую карту
nullern-field-tricks = Сколько взяток
nullern-field-card = Какую карту
