## What the page says, whatever the game

home = На главную
home-welcome = Четыре карточные игры, где важнее всего то, чего ты не видишь.
home-games = Игры
home-mine = Продолжить игру
home-played = Недавние партии
home-lobby = Посмотреть открытые столы
home-carry = Продолжить на другом устройстве
lobby = Зал
lobby-open = Открытые столы
lobby-playing = Идёт игра: заходи посмотреть
lobby-empty = Сейчас открытых столов нет.
lobby-new = Открой свой стол
play-now = Играть
with-friends = С друзьями
learn = Учиться в игре
rules = Правила
rules-now = Что я могу сделать сейчас?
rules-none = Такой игры здесь нет.
bots-level = Сила ботов
bots = Боты
level-chick = Цыплёнок: добрый
level-cat = Кот: лёгкий
level-fox = Лис: хитрый
level-owl = Сова: сильная
level-dragon = Дракон: сильнейший
tile-kuhhandel = Торгуйся за зверей, блефуй в обменах, собирай квартеты. И следи за деньгами от осла.
tile-kakerlakenpoker = Передай гадкого зверя рубашкой вверх и скажи, кто это. Правда или ложь? Кто соберёт слишком много одного вида, проиграл.
tile-cahoots = Готовьте вместе для голодных монстров, не выдавая своих карт. Выиграют все или никто.
tile-nullern = Скажи, сколько взяток возьмёшь, и возьми ровно столько. Смелые говорят «ноль».

close = Закрыть
yes = да
no = нет
understood = Понятно
settings = Настройки
sound = Звук
theme = Светло или темно
language = Язык

name-as = Ты играешь как
name-yours = Твоё имя
name-save = Это я
name-change = Сменить имя
name-another = Другое имя

new-title = Стол для друзей
new-seats = Игроков
new-clock = Время на раздумье
new-clock-none = сколько угодно
new-clock-relaxed = спокойно: три минуты на ход
new-clock-move = по часам: задай секунды
new-seconds = Секунд на ход
new-auction = Отсчёт на торгах в секундах (0: нет)
new-level = Боты на замену
new-public = Показать стол в зале
new-hints = Подсказки разрешены
new-more = Домашние правила и прочее
new-open = Открыть стол

waiting-title = { $game }: кто играет?
waiting-you = это ты
waiting-place-bot = Посадить бота
waiting-remove-bot = Убрать бота
waiting-start = Начать
waiting-start-fill =
    { $count ->
        [one] Начать, с ботом на { $count } свободном месте
       *[other] Начать, с ботами на свободных местах ({ $count })
    }
waiting-for-host = Партию начинает тот, кто открыл стол.
waiting-invite = Отправь это друзьям
waiting-link = Ссылка на эту страницу
waiting-qr = Ссылка QR-кодом
waiting-copy = Скопировать ссылку
waiting-copied = Скопировано
waiting-everyone = В начале партии устройство каждого игрока добавляет своё к тасовке: подстроить её не может никто, даже этот сервер.
waiting-commitment = Стол уже выбрал своё тайное число. Его отпечаток:
sit = Сесть сюда
stand = Встать
seat-free = свободно
seat-away = не здесь
seat-choose = Выбрать: { $name }
seat-more = Подробнее: { $name }
card-open = Войти
card-drawing = Играть
card-playing = Играть
card-over = Посмотреть
card-closed = Закрыт
card-set_aside = Отложена
card-free =
    { $count ->
        [one] свободно { $count } место
        [few] свободно { $count } места
       *[many] свободно { $count } мест
    }

table-connecting = Идём к столу …
draw-everybody = Все тасуют …
draw-called-off = Тасовка отменена: добавка вовремя не открыта ({ $names }). Следующая начнётся заново.
draw-doubt-seed = Осторожно: этот стол подменил своё тайное число после того, как показал тебе его отпечаток. Твой браузер не открыл свою добавку к тасовке. Лучше здесь не играть.
draw-doubt-list = Осторожно: твой браузер дал свою добавку к тасовке, и сервер её принял, но в показанном списке на твоём месте стоит другое. Больше твой браузер ничего не открыл. Лучше здесь не играть.
draw-doubt-reveal = Осторожно: твой браузер открыл свою добавку к тасовке, и сервер её принял, но тасовку отменили так, будто её не было. Лучше здесь не играть.
draw-doubt-elsewhere = К тасовке что-то добавлено от твоего имени, но не этим браузером. Если за этим столом открыто и другое твоё устройство, всё в порядке; если нет, лучше здесь не играть.
table-lost = Связь пропала. Она вернётся; ничего не потеряно.
table-bye = Стол попрощался с этим браузером. Загрузи страницу заново, чтобы вернуться.
table-unknown-game = Эта игра здесь неизвестна. Загрузи страницу заново.
hint = Как бы ты сыграл?
hint-move = Совет совы: { $move }
hint-owls = Так поступили бы { $percent } из 100 сов.
hint-percent = { $percent } %
drawer-log = Ход игры
drawer-talk = Разговор
drawer-rules = Правила
log-empty = Пока ничего не произошло.
mark = Метка { $mark }
mark-about = Эта метка принадлежит одному человеку: имена бывают похожи, метки — нет.
talk-empty = Пока никто ничего не сказал.
talk-write = Скажи что-нибудь
talk-send = Сказать
talk-unread =
    { $count ->
        [one] Разговор: { $count } новая реплика
        [few] Разговор: { $count } новые реплики
       *[other] Разговор: { $count } новых реплик
    }
emote-hello = Привет!
emote-thanks = Спасибо!
emote-well_played = Отличный ход!
emote-laugh = Ха-ха!
emote-think = Дай подумать …
emote-wow = Ого!
emote-sorry = Прости!
emote-hurry = Идём дальше?
clock-move =
    { $seconds ->
        [one] Осталась { $seconds } секунда на ход
        [few] Осталось { $seconds } секунды на ход
       *[other] Осталось { $seconds } секунд на ход
    }
clock-auction =
    { $seconds ->
        [one] Осталась { $seconds } секунда на ставку
        [few] Осталось { $seconds } секунды на ставку
       *[other] Осталось { $seconds } секунд на ставку
    }
clock-match =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[other] Осталось { $seconds } секунд
    }

result-over = Партия окончена.
result-you-win = Победа за тобой!
result-you-lose = Ты проигрываешь.
result-winners =
    { $count ->
        [one] Побеждает { $names }!
       *[other] Побеждают { $names }!
    }
result-place = Твоё место: { $rank } из { $players }.
result-show = Показать итог
result-again = Сыграть ещё
result-join = К следующей партии
result-replay = Посмотреть запись
result-record = Скачать запись
result-share = Поделиться партией
result-check = Проверить тасовку
result-fair = Твой браузер проверил тасовку: всё как обещано.
result-unfair = Твой браузер проверил тасовку: она не такая, как обещано. Что не сходится, показано ниже.
replay-title = { $game }: пересмотр
replay-back = На ход назад
replay-on = На ход вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-position = Место в партии
replay-viewer = Глазами
replay-open = все карты открыты

carry-title = Другое устройство
carry-about = В этом браузере ты — { $name }. Ссылка сделает тобой и другое устройство, со всеми твоими столами.
carry-make = Сделать ссылку
carry-made = Открой её на другом устройстве до { $until }. Она один раз сделает его тобой: { $name }.
carry-arrive = Эта ссылка сделает этот браузер тем, кто её создал, со всеми его столами.
carry-become = Это я

guest-0 = Любопытный Чайник
guest-1 = Сонная Подушка
guest-2 = Смелая Тыква
guest-3 = Хитрая Пуговица
guest-4 = Весёлый Барабан
guest-5 = Терпеливая Свеча
guest-6 = Тихий Камешек
guest-7 = Голодная Ложка
guest-8 = Умный Карандаш
guest-9 = Танцующий Тапок
guest-10 = Поющий Самовар
guest-11 = Счастливый Клевер
guest-12 = Дикая Земляника
guest-13 = Жужжащая Юла
guest-14 = Гордый Зонтик
guest-15 = Нежное Облако
guest-16 = Храбрый Фонарь
guest-17 = Мечтательная Луна
guest-18 = Быстрый Самокат
guest-19 = Дерзкая Редиска
guest-20 = Спокойный Якорь
guest-21 = Смешливый Шарик
guest-22 = Мудрый Орех
guest-23 = Уютный Плед
