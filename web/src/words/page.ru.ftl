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
lobby-empty = Открытых столов нет. Открой свой или сыграй с ботами.
play-now = Играть
with-friends = С друзьями
learn = Учиться в игре
rules = Правила
rules-now = Что я могу сделать сейчас?
rules-none = Такой игры здесь нет.
bots-level = Сила ботов
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
new-clock-move = секунды на ход
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
waiting-commitment = Колода уже перемешана. Её отпечаток:
sit = Сесть сюда
stand = Встать
seat-free = свободно
seat-away = не здесь
seat-choose = Выбрать: { $name }
seat-more = Подробнее: { $name }
card-open = Войти
card-playing = Играть
card-over = Посмотреть
card-closed = Закрыт

table-connecting = Идём к столу …
table-lost = Связь пропала. Она вернётся; ничего не потеряно.
table-bye = Стол попрощался с этим браузером. Загрузи страницу заново, чтобы вернуться.
table-unknown-game = Эта игра здесь неизвестна. Загрузи страницу заново.
hint = Как бы ты сыграл?
hint-move = Сова бы так: { $move }
drawer-log = Ход игры
drawer-talk = Разговор
drawer-rules = Правила
log-empty = Пока ничего не произошло.
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
result-show = Показать итог
result-again = Ещё раз
result-join = К следующей партии
result-replay = Пересмотреть
result-record = Скачать запись
result-share = Поделиться партией
result-check = Проверить тасовку
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

guest-0 = Любопытная Выдра
guest-1 = Сонный Барсук
guest-2 = Смелый Ёж
guest-3 = Хитрый Ворон
guest-4 = Весёлая Жаба
guest-5 = Терпеливая Цапля
guest-6 = Тихая Рысь
guest-7 = Голодный Медведь
guest-8 = Умный Лис
guest-9 = Танцующая Коза
guest-10 = Поющая Лягушка
guest-11 = Везучий Крот
guest-12 = Дикий Кролик
guest-13 = Жужжащая Пчела
guest-14 = Гордый Петух
guest-15 = Добрый Лось
guest-16 = Храбрая Мышь
guest-17 = Мечтательная Сова
guest-18 = Быстрая Белка
guest-19 = Дерзкая Сорока
guest-20 = Спокойная Черепаха
guest-21 = Весёлый Тюлень
guest-22 = Мудрая Улитка
guest-23 = Уютная Соня
