nullern-R = красный
nullern-Y = жёлтый
nullern-G = зелёный
nullern-B = синий

## The cards

nullern-R1 = красная 1
nullern-R2 = красная 2
nullern-R3 = красная 3
nullern-R4 = красная 4
nullern-R5 = красная 5
nullern-R6 = красная 6
nullern-R7 = красная 7
nullern-R8 = красная 8
nullern-R9 = красная 9
nullern-R10 = красная 10
nullern-R11 = красная 11
nullern-R12 = красная 12
nullern-R13 = красная 13
nullern-R14 = красная 14
nullern-R15 = красная 15
nullern-R16 = красная 16
nullern-R17 = красная 17
nullern-R18 = красная 18
nullern-R19 = красная 19
nullern-R20 = красная 20
nullern-Y1 = жёлтая 1
nullern-Y2 = жёлтая 2
nullern-Y3 = жёлтая 3
nullern-Y4 = жёлтая 4
nullern-Y5 = жёлтая 5
nullern-Y6 = жёлтая 6
nullern-Y7 = жёлтая 7
nullern-Y8 = жёлтая 8
nullern-Y9 = жёлтая 9
nullern-Y10 = жёлтая 10
nullern-Y11 = жёлтая 11
nullern-Y12 = жёлтая 12
nullern-Y13 = жёлтая 13
nullern-Y14 = жёлтая 14
nullern-Y15 = жёлтая 15
nullern-Y16 = жёлтая 16
nullern-Y17 = жёлтая 17
nullern-Y18 = жёлтая 18
nullern-Y19 = жёлтая 19
nullern-Y20 = жёлтая 20
nullern-G1 = зелёная 1
nullern-G2 = зелёная 2
nullern-G3 = зелёная 3
nullern-G4 = зелёная 4
nullern-G5 = зелёная 5
nullern-G6 = зелёная 6
nullern-G7 = зелёная 7
nullern-G8 = зелёная 8
nullern-G9 = зелёная 9
nullern-G10 = зелёная 10
nullern-G11 = зелёная 11
nullern-G12 = зелёная 12
nullern-G13 = зелёная 13
nullern-G14 = зелёная 14
nullern-G15 = зелёная 15
nullern-G16 = зелёная 16
nullern-G17 = зелёная 17
nullern-G18 = зелёная 18
nullern-G19 = зелёная 19
nullern-G20 = зелёная 20
nullern-B1 = синяя 1
nullern-B2 = синяя 2
nullern-B3 = синяя 3
nullern-B4 = синяя 4
nullern-B5 = синяя 5
nullern-B6 = синяя 6
nullern-B7 = синяя 7
nullern-B8 = синяя 8
nullern-B9 = синяя 9
nullern-B10 = синяя 10
nullern-B11 = синяя 11
nullern-B12 = синяя 12
nullern-B13 = синяя 13
nullern-B14 = синяя 14
nullern-B15 = синяя 15
nullern-B16 = синяя 16
nullern-B17 = синяя 17
nullern-B18 = синяя 18
nullern-B19 = синяя 19
nullern-B20 = синяя 20

## Why a move is refused

refused-nullern-bidding-first = Сначала все делают ставки, потом ложится первая карта.
refused-nullern-bidding-done = Ставки уже сделаны, теперь нужно положить карту.
refused-nullern-bid-too-high = Ставка — от 0 до { $most }: больше взяток с твоими картами не взять.
refused-nullern-follow-trump = Зашли с козыря ({ $trump }), а у тебя он есть: положи козырь.

## Moves and what is awaited

nullern-move-bid = поставить { $tricks }
nullern-move-play = положить карту: { $card }
nullern-awaited-bid = { $seat } делает ставку: сколько взяток?
nullern-awaited-play = { $seat } кладёт карту.
nullern-awaited-over = Игра окончена.

## What happens

nullern-laid = { $seat }: { $card }
nullern-tally =
    { $hopper ->
        [yes] { $seat } +{ $points } и кузнечик
       *[no] { $seat } +{ $points }
    }
nullern-total = { $seat } { $score }
nullern-event-round_begins =
    { $blind ->
        [yes] Раунд { $round }, вслепую: по одной карте, и никто не смотрит.
       *[no] Раунд { $round }: { $size ->
            [one] по одной карте
            [few] по { $size } карты
            [many] по { $size } карт
           *[other] по { $size } карты
        } каждому.
    } Первую ставку делает { $starter }. Козырная карта: { $trump_card }.{ $hand ->
        [none] { "" }
       *[other] { " " }Твоя рука: { $hand }.
    }
nullern-event-tricks_bid =
    { $seat } ставит { $tricks ->
        [0] ноль
       *[other] { $tricks }
    }.
nullern-event-card_played = { $seat } кладёт карту: { $card }.
nullern-event-cards_shown = Все карты открываются разом. { $cards }.
nullern-event-trick_taken = { $seat } берёт взятку.
nullern-event-round_scored = Счёт за раунд { $round }: { $players }.
nullern-event-game_over = Игра окончена. Первое место: { $winners }. Итог: { $totals }.

## House rules

nullern-option-peak = Длина партии
nullern-option-peak-3 = до 3 карт (6 раундов)
nullern-option-peak-4 = до 4 карт (8 раундов)
nullern-option-peak-5 = до 5 карт (10 раундов)
nullern-option-peak-6 = до 6 карт (12 раундов)
nullern-option-peak-7 = до 7 карт (14 раундов)
nullern-option-peak-8 = до 8 карт (16 раундов)
nullern-option-peak-9 = до 9 карт (18 раундов)
nullern-option-peak-10 = до 10 карт (20 раундов)

## The table

nullern-table-round = Нуллерн, раунд { $round } из { $rounds }
nullern-table-player = игрок
nullern-table-cards = карты
nullern-table-bid = ставка
nullern-table-taken = взято
nullern-table-points = очки
nullern-table-hoppers = кузнечики (по −5)
nullern-table-trump = Козырная карта
nullern-table-trick = Взятка
nullern-table-last-trick = Последняя взятка
nullern-table-hand = Твоя рука
nullern-table-blind = Твоя карта лежит рубашкой вверх; пока не поставят все, никто не смотрит.

## Choosing a move

nullern-kind-bid = сделать ставку
nullern-kind-play = положить карту
nullern-type-bid = Сколько взяток
nullern-type-play = Какую карту, например G14 (R, Y, G, B: красная, жёлтая, зелёная, синяя)
nullern-field-tricks = Сколько взяток
nullern-field-card = Какую карту
