game-kuhhandel = Кухандель
game-kakerlakenpoker = Королевский тараканий покер
game-cahoots = Кахут
game-nullern = Нуллерн

## Why a move is refused, whatever the game

refused-not-your-turn = Сейчас не твой ход.
refused-game-over = Игра окончена, ходить больше нельзя.
refused-no-such-move = Такого хода здесь нет ({ $game }). { $detail }
refused-not-held = Играть можно только тем, что у тебя есть.

## Small words

nothing = ничего
face-down = рубашкой вверх
you = { $beast } (ты)

## At the terminal

play-welcome = Добро пожаловать! Игра: { $game }
play-you = Ты — { $name }, место { $seat }.
play-warming = Боты готовятся …
play-commitment = Все тасовки уже решены; вот SHA-256 зерна: { $hash }
play-time-left = Осталось секунд: { $seconds }.
play-left = Ты уходишь из-за стола.
play-recorded = Партия записана в файл { $file }.
play-place = { $rank }. { $name }: { $score }
play-revealed = Зерно было { $seed }. С записью партии bestiary verify пересчитает каждую раздачу.
menu-move = Твой ход
menu-kind = Что делаешь?
menu-field = { $field }?
menu-range = { $question } (от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) })
menu-enter = Enter
menu-keys = (? правила, q выход)
menu-keys-back = (? правила, b назад, q выход)
menu-between = Выбери число от 1 до { $most }.
menu-unknown = «{ $typed }» — не ход. Ход начинается с одного из слов: { $kinds }.
menu-too-much = «{ $typed }» — лишнее: ход был уже полным.
menu-form = «{ $typed }» — неполный ход. Его пишут так: { $form }
menu-json = Это не ход в виде JSON. Он выглядит, например, так: { $example }
replay-move = После хода { $number } из { $total }
replay-seen = Видит только { $name }: { $line }
replay-hand = { $name }, на руках: { $cards }
replay-keys = Enter: дальше · b: назад · число: к этому ходу · q: выход

## The beasts you play with

beast-0 = Барсук
beast-1 = Ёж
beast-2 = Ворон
beast-3 = Выдра
beast-4 = Рысь
beast-5 = Жаба
beast-6 = Цапля

## Why the server refuses something

server-bad-settings = Такой стол открыть нельзя: { $detail }.
server-not-seated = У тебя нет места за этим столом.
server-closed = Этот стол закрыт.
server-already-started = Партия уже началась.
server-drawing = Карты как раз тасуются. Ничего не изменилось; попробуй ещё раз через пару секунд.
server-no-draw = Здесь сейчас ничего не тасуют: жеребьёвка ещё не началась или уже прошла.
server-draw-listed = Поздно: список обязательств закрыт, и твоего в нём нет. Карты тасуются без твоих байтов.
server-draw-committed = На твоём месте обязательство уже дано. Оно остаётся.
server-draw-spent = Это обязательство уже использовано. Выбери новые случайные байты и дай обязательство на них.
server-draw-not-listed = Не раскрывай свои байты: список обязательств ещё не показан.
server-draw-not-committed = В этой жеребьёвке нет твоего обязательства, так что раскрывать нечего.
server-draw-revealed = Твои байты уже раскрыты. Они остаются.
server-draw-other-bytes = Обязательство дано на другие байты. Раскрой их.
server-host-only = Это может только тот, кто открыл стол.
server-no-talk = Пока идёт эта партия, свободно разговаривать нельзя: разрешены только сигналы игры.
server-no-such-seat = Такого места нет: за этим столом мест — { $most }.
server-seat-taken = Это место занято.
server-over = Партия окончена.
server-seats-free =
    { $count ->
        [one] Ещё { $count } место свободно: подожди кого-нибудь или посади бота.
        [few] Ещё { $count } места свободны: подожди кого-нибудь или посади ботов.
       *[many] Ещё { $count } мест свободно: подожди кого-нибудь или посади ботов.
    }
server-not-over = Партия ещё не окончена.
server-no-match = Здесь сейчас нет партии.
server-no-hints = За этим столом подсказок нет.
server-no-hint-now = Сейчас тебе нечего решать.
server-hello-first = Соединение начинается с hello.
server-no-name = Сначала назови себя: это соединение пока никого не знает.
server-too-fast = Слишком много сразу. Подожди немного и попробуй снова.
server-hint-waits = Подсказка уже готовится: по одной за раз.
server-too-many-hints = Слишком много подсказок: после первых { $most } — не чаще раза в { $seconds } с.
server-no-time-for-hint = Боты заняты ходами. Ничего не изменилось; попроси ещё раз чуть позже.
server-too-many-open = У тебя уже открыто столько столов, сколько можно одному человеку ({ $most }). Начни партию за одним из них — или закрой их все на две минуты: тогда стол, где кроме тебя никто не сидит, сам освободит место.
server-too-many-running = За твоими столами идёт столько партий, сколько можно одному человеку ({ $most }). Сначала доиграй одну или сядь за чужой стол.
server-said-enough = Больше твоих слов этот стол не запомнит ({ $most }). За новым столом можно говорить снова.
server-watchers-said-enough = Зрители уже сказали за этим столом столько, сколько он может запомнить ({ $most }).
server-too-many-changes = За этим столом слишком часто что-то меняли ({ $most } раз). Начните партию или откройте новый стол.
server-too-many-codes = Ещё действует столько твоих ссылок, сколько можно одному человеку ({ $most }). Воспользуйся одной из них или подожди четверть часа, пока они устареют.
server-renamed-often = Слишком частая смена имени. Снова сменить его можно через { $seconds } с.
server-too-many-replays = Слишком много записей запрошено сразу. Подожди несколько секунд и попробуй снова.
server-full = На сервере сейчас нет места для нового соединения. Попробуй ещё раз чуть позже.
server-too-many-connections = Из твоей сети может быть открыто соединений: { $most }; число новых в минуту тоже ограничено. Закрой лишние или немного подожди.
server-head-too-long = Заголовки запроса: не больше { $most } байт и не больше { $count } по числу.
server-address-too-long = Адрес запроса: не больше { $most } байт.
server-too-late = Запрос должен прийти целиком за { $seconds } с.
server-malformed = Это невозможно понять. { $detail }
server-busy = Сервер сейчас перегружен. Ничего не изменилось; попробуй ещё раз.
server-failed = На сервере что-то пошло не так. Ничего не изменилось; попробуй ещё раз.
server-unsure = База данных не отвечает. Если это всё же записано, ты скоро увидишь это здесь; если нет — попробуй ещё раз.
server-not-in-lobby = Это делается за столом, а не в лобби.
server-no-such-table = Такого стола нет.
server-set-aside = Эту партию не удаётся восстановить по записанным ходам, поэтому она отложена. Ничего не удалено; причина записана в журнале сервера.
server-no-such-code = Эта ссылка уже использована или устарела. Создай новую на другом устройстве.
server-bad-name-length = В имени от 1 до 24 знаков.
server-bad-name-characters = В имени есть знаки, которые нельзя показать.
server-wrong-origin = Страницам других сайтов это не разрешено.
